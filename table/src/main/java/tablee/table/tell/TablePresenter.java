package tablee.table.tell;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Spectator;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.table.Chair;
import tablee.table.Entry;
import tablee.table.Phase;
import tablee.table.Sitter;
import tablee.table.Table;
import tablee.table.TableTexts;

/// Everything about a table beside the game, the same for everybody who reads this language.
final class TablePresenter {

    private final Table<?, ?, ?> table;
    private final String language;

    /// @param language empty for a replay file, which is read in every language
    TablePresenter(Table<?, ?, ?> table, String language) {
        this.table = table;
        this.language = language;
    }

    Json table(Texts texts) {
        Entry.Opened opened = table.opened();
        var json =
                Json.object()
                        .put("id", table.id())
                        .put("game", opened.game())
                        .put("rules", opened.rules())
                        .put("content", opened.content())
                        .put("phase", table.phase().name().toLowerCase(Locale.ROOT))
                        .put("settings", opened.settings().toJson())
                        .put("terms", table.terms().toJson())
                        .put("commitment", opened.commitment())
                        .put("draws", opened.draws().title())
                        .put("steps", table.steps())
                        .put("seats", seats())
                        .put("house", house());
        if (table.hasBegun()) {
            json.put("shares", table.shares().toJson());
        } else if (table.isBound()) {
            json.put("bound", bound());
        }
        table.seatsOf(opened.host()).list().stream()
                .findFirst()
                .ifPresent(seat -> json.put("host", seat.label()));
        opened.before().ifPresent(before -> json.put("before", before));
        table.undo()
                .ifPresent(
                        asked ->
                                json.put(
                                        "undo",
                                        Json.object()
                                                .put("seat", asked.seat().label())
                                                .put("steps", table.steps() - asked.to())
                                                .put("agreed", asked.agreed().toJson())
                                                .build()));
        table.pause().ifPresent(asked -> json.put("pause", wish(asked)));
        table.hands().ifPresent(asked -> json.put("hands", wish(asked)));
        outcome(texts).ifPresent(outcome -> json.put("outcome", outcome));
        table.rematch().ifPresent(next -> json.put("rematch", next));
        json.mark("resting", table.isResting()).mark("remember", asksToRemember());
        opened.round().ifPresent(round -> json.put("round", round));
        json.mark("sealed", table.isSealed());
        if (table.isPublished()) {
            json.put("seed", opened.seed());
        }
        return json.build();
    }

    private static Json wish(Table.Wish asked) {
        var json =
                Json.object()
                        .put("seat", asked.seat().label())
                        .put("agreed", asked.agreed().toJson());
        if (asked.since() > 0) {
            json.put("since", asked.since());
        }
        return json.build();
    }

    /// What everybody is bound to, and who has revealed; the nonces only when the game begins.
    private Json bound() {
        var json = Json.object();
        table.shares()
                .bySeat()
                .forEach(
                        (seat, share) -> {
                            var bound = Json.object().put("commitment", share.commitment());
                            bound.mark("open", share.open()).mark("revealed", !share.isHidden());
                            json.put(seat, bound.build());
                        });
        return json.build();
    }

    private boolean asksToRemember() {
        return table.phase() == Phase.PLAYING && asksToRemember(table);
    }

    private static <V extends View> boolean asksToRemember(Table<?, V, ?> table) {
        return table.game().asksToRemember(table.view(Spectator.SPECTATOR));
    }

    /// Who sits where.
    Json seats() {
        return Json.list(
                Seats.all(table.seats()).list(),
                seat -> seat(seat, table.chairs().get(seat.index())));
    }

    /// What the host has ruled.
    private Json house() {
        return Json.object()
                .put("chat", table.guests().mayTalk())
                .put("locked", table.guests().isLocked())
                .put(
                        "out",
                        Json.list(
                                table.guests().out().entrySet(),
                                out ->
                                        Json.object()
                                                .put("badge", out.getKey())
                                                .put("name", out.getValue())
                                                .build()))
                .build();
    }

    private Json seat(Seat seat, Chair chair) {
        var json =
                Json.object()
                        .put("seat", seat.label())
                        .put("name", Presenter.somebody(table.name(seat), language));
        String kind =
                chair.sitter()
                        .map(sitter -> sitter instanceof Sitter.Robot ? "bot" : "person")
                        .orElse("open");
        json.put("kind", kind).put("ready", chair.ready());
        chair.person()
                .map(Sitter.Person::face)
                .filter(face -> !face.isEmpty())
                .ifPresent(face -> json.put("face", face));
        json.mark("program", chair.person().filter(Sitter.Person::program).isPresent());
        chair.robot().ifPresent(level -> json.put("level", level.label()));
        json.mark("substitute", chair.substitute().isPresent());
        json.mark("resigned", chair.resigned());
        if (table.goneUntil(seat) > 0) {
            json.put("vanishedUntil", table.goneUntil(seat));
        }
        if (table.opened().terms().clock().ticks() && table.hasBegun()) {
            json.put("reserve", chair.reserve());
            if (table.awaited().contains(seat) && !table.isResting()) {
                clock(json, seat, chair);
            }
        }
        if (chair.holidayUntil() > table.at()) {
            json.put("holidayUntil", chair.holidayUntil());
        }
        return json.build();
    }

    /// When its time is up, or how much of it is left while it stands still.
    private void clock(Json.Builder json, Seat seat, Chair chair) {
        if (table.isPaused()) {
            long since = table.pause().map(Table.Wish::since).orElse(table.at());
            json.put("left", Math.max(0, table.deadline(seat) - since));
        } else {
            json.put("askedAt", chair.askedAt()).put("dueAt", table.deadline(seat));
        }
    }

    /// How it ended by the rules, or by who gave up.
    private Optional<Json> outcome(Texts texts) {
        return table.conceded()
                .map(this::conceded)
                .or(() -> table.outcome().map(outcome -> Presenter.outcome(outcome, texts)));
    }

    /// Of two, whoever did not give up has won; nothing was counted.
    private Json conceded(Seat seat) {
        String name = Presenter.somebody(table.name(seat), language);
        return Json.object()
                .put("ranks", Json.numbers(seat.index() == 0 ? List.of(2, 1) : List.of(1, 2)))
                .put("reason", TableTexts.in(language).say("server.conceded", name))
                .put("sheet", Json.of(List.of()))
                .build();
    }
}

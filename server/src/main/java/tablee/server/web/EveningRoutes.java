package tablee.server.web;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.engine.Json;
import tablee.server.evening.Agreement;
import tablee.server.evening.Comparison;
import tablee.server.evening.Evening;
import tablee.server.evening.Evening.Joined;
import tablee.server.evening.Evening.Left;
import tablee.server.evening.Evening.Sitting;
import tablee.server.evening.Evening.Stopped;
import tablee.server.evening.Evenings;
import tablee.server.evening.Evenings.Kept;
import tablee.server.evening.Pairing;
import tablee.server.evening.Standings;
import tablee.server.live.Tables;
import tablee.server.notice.Calendar;
import tablee.server.people.Badge;
import tablee.server.store.EveningRow;
import tablee.server.store.EveningStore;
import tablee.server.store.PersonRow;
import tablee.table.History;
import tablee.table.replay.Choices;
import tablee.table.replay.Replay;

/// Evenings of many tables: made by a host, joined by people, round by round. People are known by badges that are good in one evening only.
final class EveningRoutes {

    private static final int MOST_LISTED = 30;
    private static final int MOST_HOSTED = 3;
    private static final int MOST_PEOPLE = 256;

    private final TableCalls calls;
    private final Tables tables;
    private final Evenings evenings;
    private final EveningStore store;

    EveningRoutes(TableCalls calls, Evenings evenings) {
        this.calls = calls;
        this.tables = calls.tables();
        this.evenings = evenings;
        this.store = tables.store().evenings();
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/evenings",
                        "Evenings of many tables: those that everybody finds, and mine; the newest first.",
                        "evenings: id, title, game, host, round, rounds, people, over, mine, madeAt",
                        this::list),
                Route.post(
                        "/api/evenings",
                        "Make an evening and be its host. Scheme is swiss or robin; `final` adds a last table of the best. With `minutes` a round ends when they are"
                                + " over (whoever still plays is level) and the next begins by itself after `rest` seconds; without, the host begins each."
                                + " With `same` all tables of a round have the same deal, and nobody hears of another table before all are done."
                                + " `bots` says who takes chairs that are over. What is not `listed` is found by its address only.",
                        "{\"title\":\"Friday\",\"game\":\"cabo\",\"seats\":4,\"options\":{},\"scheme\":\"swiss\",\"rounds\":3,\"final\":true,"
                                + "\"bots\":\"habitué\",\"minutes\":0,\"rest\":60,\"same\":false,\"startsAt\":0,\"listed\":true}",
                        "as GET /api/evenings/{id}",
                        this::make),
                Route.get(
                        "/api/evenings/{id}",
                        "An evening as it stands: standings, all tables, and mine of the present round. For a screen on the wall ?wall=1: as nobody in particular is told,"
                                + " because everybody in the room reads it.",
                        "what was agreed; round, canBegin, over; sealed and commitments, where all tables of a round have the same deal; table; standings: badge, name, place, points, played, won; tables: round, number, id, chairs",
                        call ->
                                call.query("wall").isPresent()
                                        ? Answer.json(tell("", kept(call)))
                                        : told(call, kept(call))),
                Route.post(
                        "/api/evenings/{id}/join",
                        "Play from the next round on; also in mid-evening, and to come back.",
                        "{}",
                        "as GET /api/evenings/{id}",
                        this::join),
                Route.post(
                        "/api/evenings/{id}/leave",
                        "Play no further round; a bot plays on at my table. What I have won stays.",
                        "{}",
                        "as GET /api/evenings/{id}",
                        this::leave),
                Route.post(
                        "/api/evenings/{id}/next",
                        "The host begins the first round, or the next one.",
                        "{}",
                        "as GET /api/evenings/{id}",
                        this::next),
                Route.post(
                        "/api/evenings/{id}/stop",
                        "The host ends the evening: tables that play come to their end, and no further round begins.",
                        "{}",
                        "as GET /api/evenings/{id}",
                        this::stop),
                Route.get(
                        "/api/evenings/{id}/calendar.ics",
                        "The evening as a file for a calendar, where it was said when it begins.",
                        "text/calendar",
                        this::calendar),
                Route.get(
                        "/api/evenings/{id}/comparison",
                        "Where tables with the same deal were asked the same and did not do the same; ?round=, else the last one that all have ended.",
                        "round, alike, questions: seat, answers: table, number, step, name, bot, move, say, rank",
                        this::comparison),
                Route.post(
                        "/api/evenings/{id}/out",
                        "The host takes out somebody who is gone; they can join again.",
                        "{\"badge\":\"…\"}",
                        "as GET /api/evenings/{id}",
                        this::out));
    }

    private Answer list(Call call) {
        var rows = new LinkedHashMap<String, EveningRow>();
        if (call.person().isPresent()) {
            store.eveningsOf(call.personId(), MOST_LISTED).forEach(row -> rows.put(row.id(), row));
        }
        List<String> mine = List.copyOf(rows.keySet());
        store.listed(MOST_LISTED).forEach(row -> rows.put(row.id(), row));
        var found = new ArrayList<>(evenings.all(List.copyOf(rows.values())));
        Map<String, PersonRow> hosts = known(found.stream().map(Kept::host).toList());
        found.sort((one, other) -> Long.compare(other.row().madeAt(), one.row().madeAt()));
        return Answer.list(
                "evenings",
                found,
                kept ->
                        Json.object()
                                .put("id", kept.row().id())
                                .put("title", kept.row().title())
                                .put("game", kept.agreed().game())
                                .put("host", name(hosts, kept.host()))
                                .put("round", kept.evening().round())
                                .put("rounds", kept.agreed().plan().all())
                                .put("people", kept.evening().people().size())
                                .put("over", kept.evening().isOver())
                                .put("mine", mine.contains(kept.row().id()))
                                .put("madeAt", kept.row().madeAt())
                                .build());
    }

    private Answer make(Call call) {
        PersonRow person = call.someone();
        if (store.hostedBy(person.id()) >= MOST_HOSTED) {
            throw new Refusal(409, "server.evening.many", MOST_HOSTED);
        }
        String title = calls.house().title(call.body().at("title"));
        boolean listed = call.body().find("listed").map(Json::asBool).orElse(true);
        String id = evenings.make(person.id(), title, Agreement.asked(call.body()), listed);
        return Answer.json(201, tell(person.id(), evenings.find(id).orElseThrow()));
    }

    private Kept kept(Call call) {
        return evenings.find(call.part("id"))
                .orElseThrow(() -> new Refusal(404, "server.evening.missing"));
    }

    private Kept hosted(Call call) {
        PersonRow person = call.someone();
        Kept kept = kept(call);
        if (!kept.host().equals(person.id())) {
            throw new Refusal(403, "server.evening.host");
        }
        return kept;
    }

    private Answer told(Call call, Kept kept) {
        return Answer.json(tell(call.personId(), kept));
    }

    private Answer calendar(Call call) {
        Kept kept = kept(call);
        long startsAt = kept.agreed().startsAt();
        if (startsAt == 0) {
            throw new Refusal(404, "server.evening.undated");
        }
        String id = kept.row().id();
        return Answer.text(
                        Calendar.of(
                                id,
                                kept.row().title(),
                                startsAt,
                                startsAt + kept.agreed().lastsMillis(),
                                kept.row().madeAt(),
                                call.base() + "/evenings/" + id))
                .as("text/calendar; charset=utf-8")
                .with("Content-Disposition", "attachment; filename=\"tablee-evening.ics\"");
    }

    private Answer join(Call call) {
        PersonRow person = call.someone();
        return told(
                call,
                evenings.change(
                        kept(call),
                        kept -> {
                            Evening evening = kept.evening();
                            if (evening.isOver() || evening.stopped()) {
                                throw new Refusal(409, "server.evening.over");
                            }
                            if (evening.here().size() >= MOST_PEOPLE) {
                                throw new Refusal(409, "server.evening.full", MOST_PEOPLE);
                            }
                            return evening.here().contains(person.id())
                                    ? Optional.empty()
                                    : Optional.of(new Joined(person.id()));
                        }));
    }

    private Answer leave(Call call) {
        PersonRow person = call.someone();
        return told(call, left(kept(call), person.id()));
    }

    private Kept left(Kept from, String person) {
        return evenings.change(
                from,
                kept ->
                        kept.evening().here().contains(person)
                                ? Optional.of(new Left(person))
                                : Optional.empty());
    }

    private Answer next(Call call) {
        Kept kept = hosted(call);
        if (!kept.evening().canBegin()) {
            throw new Refusal(
                    409,
                    kept.evening().isOver()
                            ? "server.evening.over"
                            : kept.evening().isResting()
                                    ? "server.evening.few"
                                    : "server.evening.playing");
        }
        // Somebody came or went at this moment: the host looks and asks again.
        return told(
                call,
                evenings.begin(kept).orElseThrow(() -> new Refusal(409, "server.evening.moved")));
    }

    private Answer stop(Call call) {
        return told(
                call,
                evenings.change(
                        hosted(call),
                        kept ->
                                kept.evening().stopped() || kept.evening().isOver()
                                        ? Optional.empty()
                                        : Optional.of(new Stopped())));
    }

    private Answer out(Call call) {
        Kept kept = hosted(call);
        String badge = call.body().at("badge").asText();
        String person =
                kept.evening().people().stream()
                        .filter(one -> badge(kept, one).equals(badge))
                        .findFirst()
                        .orElseThrow(() -> new Refusal(404, "server.person.missing"));
        return told(call, left(kept, person));
    }

    /// Tables of one round side by side, once nobody plays there any more.
    private Answer comparison(Call call) {
        Evening evening = kept(call).evening();
        int told = evening.seed().isPresent() ? evening.unsealed() : 0;
        int round = (int) call.number("round", told);
        if (round < Math.min(1, told) || round > told) {
            throw new Refusal(409, "server.round.sealed");
        }
        List<Sitting> sittings =
                evening.tables().stream().filter(table -> table.round() == round).toList();
        var choices = new ArrayList<List<Choices.Choice>>();
        for (Sitting sitting : sittings) {
            choices.add(
                    tables.history(sitting.table())
                            .map(history -> choices(history, call.language()))
                            .orElse(List.of()));
        }
        Comparison compared = Comparison.of(choices);
        return Answer.json(
                Json.object()
                        .put("round", round)
                        .put("alike", compared.alike())
                        .put(
                                "questions",
                                Json.list(
                                        compared.parted(), answers -> question(answers, sittings)))
                        .build());
    }

    private List<Choices.Choice> choices(History<?, ?, ?> history, String language) {
        Json file = Replay.file(history);
        return Choices.of(Replay.read(tables.games().ofFile(file), file, Workshop::goOn), language);
    }

    private Json question(List<Comparison.Answer> answers, List<Sitting> sittings) {
        return Json.object()
                .put("seat", answers.getFirst().choice().seat().label())
                .put("answers", Json.list(answers, one -> answer(one, sittings.get(one.table()))))
                .build();
    }

    private Json answer(Comparison.Answer answer, Sitting sitting) {
        Choices.Choice choice = answer.choice();
        int seat = choice.seat().index();
        String person = sitting.people().get(seat);
        var json =
                Json.object()
                        .put("table", sitting.table())
                        .put("number", answer.table() + 1)
                        .put("step", choice.step())
                        .put("name", name(person))
                        .put("bot", person.equals(Pairing.BOT))
                        .put("move", choice.move())
                        .put("say", choice.say());
        if (sitting.isOver()) {
            json.put("rank", sitting.ended().get(seat).rank());
        }
        return json.build();
    }

    // ---- telling

    private static String badge(Kept kept, String person) {
        return Badge.of(kept.row().id(), person);
    }

    /// Empty for somebody who was forgotten.
    private String name(String person) {
        return tables.store().people().person(person).map(PersonRow::name).orElse("");
    }

    private Map<String, PersonRow> known(List<String> some) {
        return tables.store().people().known(some.stream().distinct().toList());
    }

    private static String name(Map<String, PersonRow> known, String person) {
        PersonRow row = known.get(person);
        return row == null ? "" : row.name();
    }

    private Json tell(String me, Kept kept) {
        Evening evening = kept.evening().toldTo(me);
        Agreement agreed = kept.agreed();
        Map<String, String> names = new HashMap<>();
        Map<String, PersonRow> known = known(List.copyOf(evening.people()));
        evening.people().forEach(person -> names.put(person, name(known, person)));
        var json =
                Json.object()
                        .put("id", kept.row().id())
                        .put("title", kept.row().title())
                        .put("game", agreed.game())
                        .put("seats", agreed.plan().seats())
                        .put("scheme", agreed.toJson().at("scheme"))
                        .put("rounds", agreed.plan().rounds())
                        .put("final", agreed.plan().last())
                        .put("minutes", agreed.minutes())
                        .put("rest", agreed.rest())
                        .put("same", agreed.same())
                        .put("startsAt", agreed.startsAt())
                        .put("commitments", Json.texts(kept.commitments()))
                        .put("sealed", evening.isSealed())
                        .put("listed", kept.row().listed())
                        .put("host", name(kept.host()))
                        .put("hosting", !me.isEmpty() && kept.host().equals(me))
                        .put("joined", evening.here().contains(me))
                        .put("round", evening.round())
                        .put("canBegin", evening.canBegin())
                        .put("stopped", evening.stopped())
                        .put("over", evening.isOver());
        evening.present().stream()
                .filter(table -> !me.isEmpty() && !table.isOver() && table.people().contains(me))
                .findFirst()
                .ifPresent(table -> json.put("table", table.table()));
        if (kept.endsAt() > 0) {
            json.put("endsAt", kept.endsAt());
        }
        if (kept.nextAt() > 0) {
            json.put("nextAt", kept.nextAt());
        }
        return json.put(
                        "standings",
                        Json.list(evening.standings(), line -> standing(me, kept, line, names)))
                .put("tables", Json.of(tablesOf(me, evening, names)))
                .build();
    }

    private static Json standing(
            String me, Kept kept, Standings.Line line, Map<String, String> names) {
        return Json.object()
                .put("badge", badge(kept, line.person()))
                .put("name", names.getOrDefault(line.person(), ""))
                .put("me", line.person().equals(me))
                .put("here", kept.evening().here().contains(line.person()))
                .put("place", line.place())
                .put("points", line.points())
                .put("strength", line.strength())
                .put("played", line.played())
                .put("won", line.won())
                .build();
    }

    private static List<Json> tablesOf(String me, Evening evening, Map<String, String> names) {
        var all = new ArrayList<Json>();
        int number = 0;
        int round = 0;
        for (Sitting table : evening.tables()) {
            number = table.round() == round ? number + 1 : 1;
            round = table.round();
            var chairs = new ArrayList<Json>();
            for (int i = 0; i < table.people().size(); i++) {
                String person = table.people().get(i);
                var chair =
                        Json.object()
                                .put("name", names.getOrDefault(person, ""))
                                .put("me", !me.isEmpty() && person.equals(me))
                                .put("bot", person.equals(Pairing.BOT));
                if (table.isOver()) {
                    chair.put("rank", table.ended().get(i).rank())
                            .put("counts", table.ended().get(i).counts());
                }
                chairs.add(chair.build());
            }
            var told =
                    Json.object()
                            .put("round", round)
                            .put("number", number)
                            .put("over", table.isOver())
                            .put("chairs", Json.of(chairs));
            // Whoever knows an address could sit down there.
            boolean mine = !me.isEmpty() && table.people().contains(me);
            if (mine || !evening.isSealed() || round < evening.round()) {
                told.put("id", table.table());
            }
            all.add(told.build());
        }
        return all;
    }
}

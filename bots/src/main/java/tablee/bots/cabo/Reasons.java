package tablee.bots.cabo;

import static tablee.bots.cabo.Reading.EMPTY;
import static tablee.bots.cabo.Reading.SLOTS;
import static tablee.bots.cabo.Reading.UNKNOWN;

import java.util.Optional;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboView;
import tablee.cabo.rules.Place;
import tablee.cabo.rules.Slots;
import tablee.engine.Message;
import tablee.engine.Seat;

/// What speaks for an action, in points: what one probably holds, what the others seem to hold, what a card saves.
final class Reasons {

    /// Below half a point nobody counts.
    private static final double LITTLE = 0.5;

    private final CaboView view;
    private final Reading table;

    Reasons(CaboView view, Seat seat) {
        this.view = view;
        this.table = new Reading(view, seat, Recall.PERFECT, Style.GUIDE);
    }

    Optional<Message> of(CaboAction action) {
        return switch (action) {
            case CaboAction.Look _ -> Optional.of(say("look"));
            case CaboAction.Exchange(Slots slots) ->
                    view.held().isPresent()
                            ? Optional.of(exchange(slots, view.held().getAsInt()))
                            : Optional.empty();
            case CaboAction.Discard _ ->
                    view.held().isPresent()
                            ? Optional.of(discard(view.held().getAsInt()))
                            : Optional.empty();
            case CaboAction.Take _ ->
                    view.topDiscard().isPresent()
                            ? Optional.of(take(view.topDiscard().getAsInt()))
                            : Optional.empty();
            case CaboAction.Draw _ -> Optional.of(say("draw", about(table.mean)));
            case CaboAction.Call _ -> Optional.of(call());
            case CaboAction.UsePower _ ->
                    view.held().isPresent() ? power(view.held().getAsInt()) : Optional.empty();
            case CaboAction.Peek(int slot) ->
                    table.hand()[slot - 1] == UNKNOWN
                            ? Optional.of(say("peek", slot))
                            : Optional.empty();
            case CaboAction.Spy(Place card) ->
                    Optional.of(say("spy", card.seat(), about(table.total(card.seat().index()))));
            case CaboAction.Swap(int own, Place theirs) -> Optional.of(swap(own, theirs));
            case CaboAction.SwapOthers(Place first, Place second) ->
                    Optional.of(say("stir", first.seat(), second.seat()));
            case CaboAction.Ready _, CaboAction.Forgo _, CaboAction.Continue _ -> Optional.empty();
        };
    }

    private static Message say(String key, Object... args) {
        return Message.of("why.cabo." + key, args);
    }

    /// To the nearest whole point.
    private static int about(double points) {
        return (int) Math.round(points);
    }

    private Message exchange(Slots slots, int incoming) {
        int first = table.hand()[slots.lowest() - 1];
        double gone = 0;
        for (int slot : slots.list()) {
            gone += table.expected(table.me, slot - 1);
        }
        int saved = about(gone - incoming);
        if (slots.size() > 1) {
            return say("trade", Message.list(slots.list()), first, incoming, saved);
        }
        if (first == UNKNOWN) {
            return say(
                    saved > 0 ? "unknown" : "unknown.know",
                    slots.lowest(),
                    about(table.mean),
                    incoming,
                    saved);
        }
        return say(saved > 0 ? "known" : "known.keep", slots.lowest(), first, incoming, saved);
    }

    /// The place of the card that seems heaviest.
    private int heaviest() {
        int heaviest = 0;
        for (int slot = 0; slot < SLOTS; slot++) {
            boolean heavier =
                    table.hand()[heaviest] == EMPTY
                            || table.expected(table.me, slot) > table.expected(table.me, heaviest);
            if (table.hand()[slot] != EMPTY && heavier) {
                heaviest = slot;
            }
        }
        return heaviest;
    }

    private Message discard(int held) {
        double heaviest = table.expected(table.me, heaviest());
        return heaviest - held < LITTLE
                ? say("discard", held, about(heaviest))
                : say("discard.little", held, about(heaviest - held));
    }

    private Message take(int top) {
        int slot = heaviest();
        int saved = about(table.expected(table.me, slot) - top);
        return say(
                table.hand()[slot] == UNKNOWN ? "take.unknown" : "take",
                top,
                slot + 1,
                about(table.expected(table.me, slot)),
                saved,
                about(table.mean));
    }

    private Message call() {
        int rival = table.rival();
        int chance = about(100 * Calling.chanceOfBeingLowest(table, Style.GUIDE));
        return say(
                "call",
                about(table.total(table.me)),
                Seat.of(rival),
                about(table.total(rival)),
                chance);
    }

    private Optional<Message> power(int held) {
        return switch (held) {
            case 7, 8 -> Optional.of(say("power.peek", held));
            case 9, 10 ->
                    Optional.of(
                            say(
                                    "power.spy",
                                    held,
                                    Seat.of(table.rival()),
                                    about(table.total(table.rival()))));
            case 11, 12 -> Optional.of(say("power.swap", held));
            default -> Optional.empty();
        };
    }

    private Message swap(int own, Place theirs) {
        double given = table.expected(table.me, own - 1);
        double got = table.expected(theirs.seat().index(), theirs.slot() - 1);
        return say(
                about(given - got) > 0 ? "swap" : "swap.stir",
                own,
                about(given),
                theirs.seat(),
                theirs.slot(),
                about(got),
                about(given - got));
    }
}

package tablee.hasard;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import tablee.engine.Event;
import tablee.engine.Message;
import tablee.engine.RuleBook;
import tablee.engine.Seat;
import tablee.engine.Texts;
import tablee.engine.Wording;
import tablee.engine.Words;

/// What the game says: the log, the buttons, the question of the moment.
final class HasardWording implements Wording<HasardView, HasardAction> {

    private final Map<String, Texts> texts = new HashMap<>();
    private final Map<String, Words> names;

    HasardWording(CartonSet cartons) {
        for (String language : Texts.LANGUAGES) {
            texts.put(language, Texts.of(HasardWording.class, language));
        }
        names = java.util.Collections.unmodifiableMap(named(cartons));
    }

    private static Map<String, Words> named(CartonSet cartons) {
        var names = new TreeMap<String, Words>();
        for (Profession profession : Profession.values()) {
            names.put(profession.name(), cartons.story(profession));
            String useful = useful(Career.of(cartons, profession));
            names.put(profession.name() + " useful", Words.of(useful, useful));
        }
        for (Carton carton : cartons.cartons()) {
            names.put(carton.label(), carton.title());
            for (int k = 1; k <= carton.obstacles().size(); k++) {
                names.put(carton.label() + "/" + k, carton.obstacles().get(k - 1).name());
            }
            for (Task task : carton.tasks()) {
                names.put(carton.label() + "/" + task.after() + " task", task.name());
            }
        }
        for (ChildhoodPath path : cartons.paths()) {
            names.put("CH-" + path.cradle(), path.title());
            for (int k = 1; k <= path.obstacles().size(); k++) {
                names.put("CH-" + path.cradle() + "/" + k, path.obstacles().get(k - 1).name());
            }
        }
        return names;
    }

    /// HAS-4-11 The table of the most useful qualities, as codes: `Ch Cu In`.
    private static String useful(Career career) {
        return String.join(" ", career.mostUseful().stream().map(Quality::code).toList());
    }

    @Override
    public Texts texts(String language) {
        Texts found = texts.get(language);
        return found != null ? found : Texts.of(HasardWording.class, language);
    }

    @Override
    public RuleBook book(String language) {
        return RuleBook.of(HasardWording.class, language);
    }

    /// By id: `CLOWN` the story of a profession, `CLOWN useful` what helps most in it, `CLOWN 1` a Carton, `CLOWN 1/2` an
    /// obstacle, `CLOWN 1/2 task` a task, `CH-L/3` a childhood obstacle.
    @Override
    public Map<String, Words> names() {
        return names;
    }

    @Override
    public Set<String> pictured() {
        var seen = new TreeSet<>(names.keySet());
        seen.removeIf(id -> id.endsWith(" useful"));
        return seen;
    }

    private Object name(String bar) {
        Words words = names.get(bar);
        return words != null ? words : bar;
    }

    @Override
    public Message told(Event event) {
        return switch ((HasardEvent) event) {
            case HasardEvent.BirthThrown e -> say("birth", Seat.of(e.seat()), e.die1(), e.die2());
            case HasardEvent.Thrown e -> thrown(e);
            case HasardEvent.LuckShown e -> say("luck", e.pawn(), word("luck", e.face()));
            case HasardEvent.DestinyShown e -> say("destiny", e.pawn(), word("destiny", e.face()));
            case HasardEvent.Born e -> say("born", Seat.of(e.seat()), e.pawn());
            case HasardEvent.DrawPassed e -> say("drawPassed", e.pawn(), quality(e.quality()));
            case HasardEvent.BeadGained e -> say("beadGained", e.pawn(), quality(e.quality()));
            case HasardEvent.RingsGained e ->
                    say("ringsGained", e.pawn(), e.count(), quality(e.ring()));
            case HasardEvent.RingsLost e ->
                    say("ringsLost", e.pawn(), e.count(), quality(e.ring()));
            case HasardEvent.RingSpent e ->
                    e.pawn() == e.source()
                            ? say("ringSpent", e.pawn(), quality(e.ring()))
                            : say("ringSpentBy", e.pawn(), e.source(), quality(e.ring()));
            case HasardEvent.RingGiven e -> say("ringGiven", e.from(), e.to(), quality(e.ring()));
            case HasardEvent.TurnBegan e -> say("turn", e.pawn());
            case HasardEvent.Moved e ->
                    say("moved." + lower(e.cause()), e.pawn(), place(e.from()), place(e.to()));
            case HasardEvent.Displaced e ->
                    say("displaced", e.pawn(), place(e.from()), place(e.to()));
            case HasardEvent.AmbushPlaced e ->
                    e.pawn() == e.target()
                            ? say("ambushOwn", e.pawn(), e.face())
                            : say("ambushPlaced", e.pawn(), e.target(), e.face());
            case HasardEvent.AmbushInherited e -> say("ambushInherited", e.pawn(), e.face());
            case HasardEvent.AmbushLowered e -> say("ambushLowered", e.pawn(), e.face());
            case HasardEvent.AmbushLifted e -> say("ambushLifted", e.pawn());
            case HasardEvent.AmbushRemoved e -> say("ambushRemoved", place(e.place()));
            case HasardEvent.TrackNamed e -> say("trackNamed", e.pawn(), Notation.track(e.track()));
            case HasardEvent.CartonLaid e ->
                    say(
                            "cartonLaid",
                            e.pawn(),
                            name(e.profession() + " " + e.rank()),
                            profession(e.profession()),
                            e.rank(),
                            Notation.track(e.track()));
            case HasardEvent.HeldUp e -> say("heldUp", e.pawn());
            case HasardEvent.TaskAnnounced e -> say("taskAnnounced", e.pawn(), place(e.place()));
            case HasardEvent.TaskWon e -> say("taskWon", e.pawn(), quality(e.reward()));
            case HasardEvent.TaskFailed e -> say("taskFailed", e.pawn());
            case HasardEvent.DestinyTriggered e -> say("destinyTriggered", e.pawn());
            case HasardEvent.DestinyRoundEnded _ -> say("destinyRoundEnded");
            case HasardEvent.Wounded e -> say("wounded", e.pawn());
            case HasardEvent.Died e -> say("died." + lower(e.cause()), e.pawn());
            case HasardEvent.Exchanged e -> say("exchanged", e.pawn(), e.other());
            case HasardEvent.Succeeded e -> say("succeeded", e.pawn());
            case HasardEvent.Settled e -> say("settled", tokens(e.tokens()));
            case HasardEvent.GameOver e -> say("gameOver." + lower(e.ending()));
        };
    }

    private static String tokens(List<Integer> tokens) {
        var text = new StringBuilder();
        for (int seat = 0; seat < tokens.size(); seat++) {
            text.append(seat == 0 ? "" : ", ")
                    .append(Seat.of(seat).label())
                    .append(' ')
                    .append(tokens.get(seat));
        }
        return text.toString();
    }

    private Message thrown(HasardEvent.Thrown e) {
        int points = e.bonus().points(Quality.EVERYTHING_WORN);
        return switch (e.kind()) {
            case QUALITY, RING, AMBUSH ->
                    say("thrown." + lower(e.kind()), e.pawn(), e.die1(), e.die2(), e.needed());
            case REVOLUTION -> say("thrown.revolution", e.pawn(), e.die1(), e.die2());
            case OBSTACLE, TASK, BIRTH -> {
                int missing = e.needed() - e.die1() - e.die2() - points;
                yield say(
                        (points == 0 ? "thrown.bare" : "thrown.bonus")
                                + (missing > 0 ? ".short" : ""),
                        e.pawn(),
                        name(e.bar()),
                        e.die1(),
                        e.die2(),
                        e.needed(),
                        e.bonus().toString(),
                        missing);
            }
        };
    }

    private static Message say(String key, Object... args) {
        return Message.of("hasard.told." + key, args);
    }

    /// Where somebody stands, in words; the board's code is for those who type.
    private Object place(Place place) {
        if (place.isCarton()) {
            return Message.of(
                    "hasard.place.carton",
                    Notation.track(place.track()),
                    place.rank(),
                    place.obstacle());
        }
        String label = place.label();
        if (label.startsWith("CH-")) {
            int bar = label.indexOf('/');
            Object path = name(label.substring(0, bar));
            int passed = Integer.parseInt(label.substring(bar + 1));
            return passed == 0 ? path : Message.of("hasard.place.path", path, passed);
        }
        return Message.of("hasard.place." + label);
    }

    static Message quality(Quality quality) {
        return Message.of("hasard.quality." + quality.code());
    }

    static Message profession(Profession profession) {
        return Message.of("hasard.profession." + profession);
    }

    static Message word(String group, Enum<?> value) {
        return Message.of("hasard." + group + "." + value.name());
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Message said(HasardAction action) {
        return switch (action) {
            case HasardAction.Throw() -> button("throw");
            case HasardAction.Pass() -> button("pass");
            case HasardAction.ChooseCradle(Cradle cradle) -> button("cradle", name("CH-" + cradle));
            case HasardAction.Give(Quality ring, int from, int to) ->
                    button("give", quality(ring), from, to);
            case HasardAction.Done() -> button("done");
            case HasardAction.Source(int pawn) -> button("source", pawn);
            case HasardAction.Stay() -> button("stay");
            case HasardAction.Change(Place place, Price price) ->
                    button("change", place(place), price(price));
            case HasardAction.Attempt() -> button("try");
            case HasardAction.Neglect() -> button("neglect");
            case HasardAction.Choose(int track) -> button("choose", Notation.track(track));
            case HasardAction.Open(Profession profession) -> button("open", profession(profession));
            case HasardAction.Lay(Profession profession, Price price) ->
                    button("lay", profession(profession), price(price));
            case HasardAction.Decline() -> button("decline");
            case HasardAction.Spend(Price price) -> button("spend", price(price));
            case HasardAction.Refuse() -> button("refuse");
            case HasardAction.Ambush(int target, int face) -> button("ambush", target, face);
            case HasardAction.ThrowLuck() -> button("luck");
            case HasardAction.GiveHealth() -> button("health");
            case HasardAction.LieDown() -> button("bed");
            case HasardAction.Victim(int pawn) -> button("victim", pawn);
            case HasardAction.WarTrack(int track) -> button("army", Notation.track(track));
        };
    }

    private static Message button(String key, Object... args) {
        return Message.of("hasard.said." + key, args);
    }

    private static Message price(Price price) {
        return Message.of("hasard.price." + price.name());
    }

    @Override
    public Message asked(HasardView view) {
        HasardState state = view.state();
        Seat seat = Seat.of(state.seat(state.active));
        if (state.phase == Phase.OVER) {
            return Message.of("hasard.asked.over");
        }
        if (!view.isAwaited()) {
            return Message.of("hasard.asked.wait", seat);
        }
        String key = "hasard.asked." + lower(state.phase);
        return switch (state.phase) {
            case QUALITY, RING_DRAW ->
                    Message.of(
                            key,
                            quality(Birth.drawn(state)),
                            Birth.needed(state),
                            state.active + 1);
            case LIFT -> Message.of(key, state.active + 1, Pawn.ambush(state.pawn(state.active)));
            case THROW, RINGS, TASK -> bar(key, state);
            case BIRTH,
                    DESTINY,
                    WAR_TRACK,
                    CRADLE,
                    TRANSFER,
                    CHANGE,
                    MOBILISE,
                    PROFESSION,
                    LAY,
                    END,
                    TRANSFER_END,
                    LUCK,
                    MALADIE,
                    REVOLT,
                    VICTIM,
                    SOURCE,
                    OVER ->
                    Message.of(key, state.active + 1);
        };
    }

    private Message bar(String key, HasardState state) {
        if (state.atTask || state.phase == Phase.TASK) {
            Task task = state.taskAt(state.place(state.active)).orElseThrow();
            int needed = task.value() - task.marks().points(state.workingKit(state.active));
            return Message.of(key, state.active + 1, task.name(), Bars.text(task), needed);
        }
        Obstacle ahead = Run.ahead(state);
        int needed = ahead.value() - ahead.marks().points(state.workingKit(state.active));
        return Message.of(key, state.active + 1, ahead.name(), Bars.text(ahead), needed);
    }

    @Override
    public List<String> board(HasardView view, Texts words) {
        return new HasardBoard(view.now(), words).lines();
    }

    @Override
    public List<String> clauses(Event event) {
        return Clauses.of((HasardEvent) event);
    }
}

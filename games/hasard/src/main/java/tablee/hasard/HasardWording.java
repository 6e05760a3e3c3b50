package tablee.hasard;

import java.util.Collections;
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
        names = Collections.unmodifiableMap(named(cartons));
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

    @Override
    public Message told(HasardView view, Event event) {
        return new Told(new Speech(view.state(), names)).line((HasardEvent) event);
    }

    static Message word(String group, Enum<?> value) {
        return Message.of("hasard." + group + "." + value.name());
    }

    static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Message said(HasardView view, HasardAction action) {
        var speech = new Speech(view.state(), names);
        return switch (action) {
            case HasardAction.Throw() -> button("throw");
            case HasardAction.Pass() -> button("pass");
            case HasardAction.ChooseCradle(Cradle cradle) ->
                    button("cradle", speech.name("CH-" + cradle));
            case HasardAction.Give(Quality ring, int from, int to) ->
                    button("give", Speech.quality(ring), speech.pawn(from), speech.pawn(to));
            case HasardAction.Done() -> button("done");
            case HasardAction.Source(int pawn) -> button("source", speech.pawn(pawn));
            case HasardAction.Stay() -> button("stay");
            case HasardAction.Change(Place place, Price price) ->
                    button("change", speech.place(place), price(price));
            case HasardAction.Attempt() -> button("try");
            case HasardAction.Neglect() -> button("neglect");
            case HasardAction.Choose(int track) -> button("choose", speech.track(track));
            case HasardAction.Open(Profession profession) ->
                    button("open", Speech.profession(profession));
            case HasardAction.Lay(Profession profession, Price price) ->
                    button("lay", Speech.profession(profession), price(price));
            case HasardAction.Decline() -> button("decline");
            case HasardAction.Spend(Price price) -> button("spend", price(price));
            case HasardAction.Refuse() -> button("refuse");
            case HasardAction.Ambush(int target, int face) ->
                    button("ambush", speech.pawn(target), face);
            case HasardAction.ThrowLuck() -> button("luck");
            case HasardAction.GiveHealth() -> button("health");
            case HasardAction.LieDown() -> button("bed");
            case HasardAction.Victim(int pawn) -> button("victim", speech.pawn(pawn));
            case HasardAction.WarTrack(int track) -> button("army", speech.track(track));
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
        if (state.phase == Phase.OVER) {
            return Message.of("hasard.asked.over");
        }
        if (!view.isAwaited()) {
            return Message.of("hasard.asked.wait", Seat.of(state.seat(state.active)));
        }
        Object pawn =
                state.phase == Phase.BIRTH
                        ? Seat.of(state.seat(state.active))
                        : new Speech(state, names).pawn(state.active + 1);
        String key = "hasard.asked." + lower(state.phase);
        return switch (state.phase) {
            case QUALITY, RING_DRAW ->
                    Message.of(key, Speech.quality(Birth.drawn(state)), Birth.needed(state), pawn);
            case LIFT -> Message.of(key, pawn, Pawn.ambush(state.pawn(state.active)));
            case THROW, RINGS, TASK -> bar(key, state, pawn);
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
                    Message.of(key, pawn);
        };
    }

    private static Message bar(String key, HasardState state, Object pawn) {
        if (state.atTask || state.phase == Phase.TASK) {
            Task task = state.taskAt(state.place(state.active)).orElseThrow();
            int needed = task.value() - task.marks().points(state.workingKit(state.active));
            return Message.of(key, pawn, task.name(), Speech.bar(task), needed);
        }
        Obstacle ahead = Run.ahead(state);
        int needed = ahead.value() - ahead.marks().points(state.workingKit(state.active));
        return Message.of(key, pawn, ahead.name(), Speech.bar(ahead), needed);
    }

    @Override
    public List<String> board(HasardView view, Texts words) {
        return new HasardBoard(view.now(), new Speech(view.state(), names), words).lines();
    }

    @Override
    public List<String> clauses(Event event) {
        return Clauses.of((HasardEvent) event);
    }
}

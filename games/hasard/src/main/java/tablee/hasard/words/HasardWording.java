package tablee.hasard.words;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import tablee.engine.Event;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.RuleBook;
import tablee.engine.Seat;
import tablee.engine.Texts;
import tablee.engine.Wording;
import tablee.engine.Words;
import tablee.hasard.content.Career;
import tablee.hasard.content.Carton;
import tablee.hasard.content.CartonSet;
import tablee.hasard.content.ChildhoodPath;
import tablee.hasard.content.Cradle;
import tablee.hasard.content.Marks;
import tablee.hasard.content.Obstacle;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;
import tablee.hasard.content.Task;
import tablee.hasard.forms.CartonForm;
import tablee.hasard.rules.HasardAction;
import tablee.hasard.rules.HasardEvent;
import tablee.hasard.rules.HasardView;
import tablee.hasard.rules.Phase;
import tablee.hasard.rules.Place;
import tablee.hasard.rules.Price;

/// What the game says: the log, the buttons, the question of the moment.
public final class HasardWording implements Wording<HasardView, HasardAction> {

    private final Class<?> home;
    private final Function<String, Texts> texts;
    private final Map<String, Words> names;
    private final Map<String, Json> faces;

    /// @param home the class beside which the texts and the rule book lie
    public HasardWording(Class<?> home, CartonSet cartons) {
        this.home = home;
        this.texts = Texts.everyLanguage(home);
        names = Collections.unmodifiableMap(named(cartons));
        faces = Collections.unmodifiableMap(CartonForm.faces(cartons));
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
        return texts.apply(language);
    }

    @Override
    public RuleBook book(String language) {
        return RuleBook.of(home, language);
    }

    /// By id: `CLOWN` the story of a profession, `CLOWN useful` what helps most in it, `CLOWN 1` a Carton, `CLOWN 1/2` an
    /// obstacle, `CLOWN 1/2 task` a task, `CH-L/3` a childhood obstacle.
    @Override
    public Map<String, Words> names() {
        return names;
    }

    /// The printed numbers of the Cartons and paths, by the same ids.
    @Override
    public Map<String, Json> faces() {
        return faces;
    }

    @Override
    public Set<String> pictured() {
        var seen = new TreeSet<>(names.keySet());
        seen.removeIf(id -> id.endsWith(" useful"));
        return seen;
    }

    @Override
    public Message told(HasardView view, Event event) {
        return new Told(new Speech(view.now(), names)).line((HasardEvent) event);
    }

    static Message word(String group, Enum<?> value) {
        return Message.of("hasard." + group + "." + value.name());
    }

    static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Message said(HasardView view, HasardAction action) {
        var speech = new Speech(view.now(), names);
        return switch (action) {
            case HasardAction.Throw() -> button("throw");
            case HasardAction.Pass() -> button("pass");
            case HasardAction.ChooseCradle(Cradle cradle) ->
                    button("cradle", speech.name("CH-" + cradle));
            case HasardAction.Give(Quality ring, int from, int to) ->
                    button("give", ring.spoken(), speech.pawn(from), speech.pawn(to));
            case HasardAction.Done() -> button("done");
            case HasardAction.Source(int pawn) -> button("source", speech.pawn(pawn));
            case HasardAction.Stay() -> button("stay");
            case HasardAction.Change(Place place, Price price) ->
                    button("change", speech.place(place), price(price));
            case HasardAction.Attempt() -> button("try");
            case HasardAction.Neglect() -> button("neglect");
            case HasardAction.Choose(int track) -> button("choose", speech.track(track));
            case HasardAction.Open(Profession profession) -> button("open", profession.spoken());
            case HasardAction.Lay(Profession profession, Price price) ->
                    button("lay", profession.spoken(), price(price));
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
        HasardView.Now now = view.now();
        if (now.phase() == Phase.OVER) {
            return Message.of("hasard.asked.over");
        }
        Seat seat = now.pawn(now.active()).seat();
        if (!view.isAwaited()) {
            return Message.of("hasard.asked.wait", seat);
        }
        Object pawn = now.phase() == Phase.BIRTH ? seat : now.owner(now.active());
        String key = "hasard.asked." + lower(now.phase());
        return switch (now.phase()) {
            case QUALITY, RING_DRAW -> Message.of(key, now.drawn().spoken(), now.needed(), pawn);
            case LIFT -> Message.of(key, pawn, now.pawn(now.active()).ambush());
            case THROW, RINGS, TASK -> bar(key, now, pawn);
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

    private static Message bar(String key, HasardView.Now now, Object pawn) {
        if (now.atTask() || now.phase() == Phase.TASK) {
            Task task = now.task().orElseThrow();
            int needed = now.neededAt(task, now.active());
            Marks helping = now.helping(task.marks(), now.active());
            return Message.of(key, pawn, task.name(), Speech.bar(task, helping), needed);
        }
        Obstacle ahead = now.ahead(now.active()).orElseThrow();
        int needed = now.neededAt(ahead, now.active());
        // Before a throw, what helps this pawn; where rings are asked for, what could.
        Marks told =
                now.phase() == Phase.RINGS
                        ? ahead.marks()
                        : now.helping(ahead.marks(), now.active());
        return Message.of(key, pawn, ahead.name(), Speech.bar(ahead, told), needed);
    }

    @Override
    public List<String> board(HasardView view, Texts words) {
        return new HasardBoard(view.now(), new Speech(view.now(), names), words).lines();
    }

    @Override
    public List<String> clauses(Event event) {
        return Clauses.of((HasardEvent) event);
    }
}

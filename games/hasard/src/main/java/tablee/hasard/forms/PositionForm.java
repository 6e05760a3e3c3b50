package tablee.hasard.forms;

import static tablee.hasard.forms.Pieces.PLACE;
import static tablee.hasard.forms.Pieces.PROFESSION;
import static tablee.hasard.forms.Pieces.TRACK;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import tablee.engine.BadInput;
import tablee.engine.Hash;
import tablee.engine.Json;
import tablee.engine.form.Form;
import tablee.engine.form.ObjectForm;
import tablee.engine.form.Shape;
import tablee.hasard.content.Carton;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;
import tablee.hasard.rules.Arrangement;
import tablee.hasard.rules.Arrangement.*;
import tablee.hasard.rules.Debt;
import tablee.hasard.rules.Destiny;
import tablee.hasard.rules.Due;
import tablee.hasard.rules.Ending;
import tablee.hasard.rules.Phase;
import tablee.hasard.rules.Place;
import tablee.hasard.rules.Transfer;

/// A table, for snapshots, scenario files and views. Pawns and tracks are objects by number (`"1"`, `"T1"`), so that a scenario can name
/// the ones that matter.
final class PositionForm {

    private static final Pattern SPACES = Pattern.compile("\\s+");
    private static final int NOBODY = -1;
    private static final Form<Integer> RINGS = Form.whole(0, 0xFFFF);

    /// Counted from 1 when written; 0 is nobody.
    private static final Form<Integer> PAWN = Form.whole(0, 8).as(n -> n - 1, n -> n + 1);

    /// Two sets of eight pawns.
    private static final Form<Integer> PAWN_SETS = Form.whole(0, 0xFFFF);

    /// Professions from rank 1 up.
    private static final Form<List<Profession>> CARTONS = PROFESSION.list();

    /// A person may write `CLOWN 3` for three of one kind, or `CLOWN` for all five.
    private static final Form<List<Profession>> STACK =
            Form.text("[A-Z]+( [1-5])?", String::valueOf, PositionForm::stack);

    /// `Be Ho Di`
    private static final Form<Integer> KIT =
            Form.text(".*", PositionForm::kit, PositionForm::readKit);

    /// In hexadecimal, because numbers of a script are too short for it.
    private static final Form<Long> BIRTHS =
            Form.text("[0-9a-f]{1,16}", Long::toHexString, Hash::read);

    private static final Form<Map<Integer, PawnAt>> PAWNS =
            Form.<PawnAt>object(
                            "HasardPawn",
                            of -> {
                                var slot = of.open("slot", Form.whole(0, 7), said(PawnAt::slot));
                                var at = of.open("at", PLACE, said(PawnAt::at));
                                var has = of.field("has", KIT, PawnAt::kit, 0);
                                var riches = of.field("Ri", RINGS, PawnAt::riches, 0);
                                var health = of.field("Sa", RINGS, PawnAt::health, 0);
                                var ambush =
                                        of.field("ambush", Form.whole(0, 15), PawnAt::ambush, 0);
                                var opened = of.field("opened", Form.FLAG, PawnAt::opened, false);
                                var exit = of.open("exit", Form.whole(0, 8), said(PawnAt::exit));
                                return read ->
                                        new PawnAt(
                                                read.get(slot),
                                                read.get(at),
                                                read.get(has),
                                                read.get(riches),
                                                read.get(health),
                                                read.get(ambush),
                                                read.get(opened),
                                                read.get(exit));
                            })
                    .entries(Form.text("[0-9]+", n -> Integer.toString(n), Integer::valueOf));

    private static final ObjectForm<Moment> MOMENT =
            Form.object(
                    "HasardMoment",
                    of -> {
                        var phase = of.open("phase", word(Phase.values()), said(Moment::phase));
                        var rolling = of.field("rolling", Form.FLAG, Moment::rolling, false);
                        var active = of.field("active", PAWN, Moment::active, 0);
                        var turns = of.field("turns", Form.whole(0, 0xFFFFFF), Moment::turns, 0);
                        var births =
                                of.maybe(
                                        "birth",
                                        BIRTHS,
                                        m -> Optional.of(m.births()).filter(all -> all != 0));
                        var draws = of.field("drawRound", Form.whole(0, 12), Moment::drawRound, 12);
                        var window = of.field("window", Form.FLAG, Moment::window, false);
                        var atTask = of.field("atTask", Form.FLAG, Moment::atTask, false);
                        var track =
                                of.field(
                                        "track",
                                        TRACK.orWord("none", NOBODY),
                                        Moment::track,
                                        NOBODY);
                        var sum = of.field("sum", Form.whole(0, 12), Moment::sum, 0);
                        return read ->
                                new Moment(
                                        read.get(phase),
                                        read.get(rolling),
                                        read.get(active),
                                        read.get(turns),
                                        read.get(births).orElse(0L),
                                        read.get(draws),
                                        read.get(window),
                                        read.get(atTask),
                                        read.get(track),
                                        read.get(sum));
                    });

    /// Written where there are camps only.
    private static final ObjectForm<Optional<Sharing>> SHARING =
            Form.object(
                    "HasardSharing",
                    of -> {
                        var began = of.maybe("gaveAtBegin", Form.FLAG, part(Sharing::gaveAtBegin));
                        var ended = of.maybe("gaveAtEnd", Form.FLAG, part(Sharing::gaveAtEnd));
                        var givers =
                                of.maybe("givers", PAWN_SETS, part(s -> s.transfer().givers()));
                        var receivers =
                                of.maybe(
                                        "receivers",
                                        PAWN_SETS,
                                        part(s -> s.transfer().receivers()));
                        var riches =
                                of.maybe(
                                        "owedRiches",
                                        Form.whole(0, 3),
                                        part(s -> s.debt().riches()));
                        var health =
                                of.maybe(
                                        "owedHealth",
                                        Form.whole(0, 3),
                                        part(s -> s.debt().health()));
                        var due = of.maybe("due", word(Due.values()), part(s -> s.debt().due()));
                        var dueFor =
                                of.maybe(
                                        "dueFor",
                                        Form.whole(0, 0xFFF),
                                        part(s -> s.debt().dueFor()));
                        return read ->
                                Optional.of(
                                        new Sharing(
                                                read.get(began).orElse(false),
                                                read.get(ended).orElse(false),
                                                new Transfer(
                                                        read.get(givers).orElse(0),
                                                        read.get(receivers).orElse(0)),
                                                new Debt(
                                                        read.get(due).orElse(Due.NOTHING),
                                                        read.get(dueFor).orElse(0),
                                                        read.get(riches).orElse(0),
                                                        read.get(health).orElse(0))));
                    });

    private static final ObjectForm<Destined> DESTINY =
            Form.object(
                    "HasardDestiny",
                    of -> {
                        var face =
                                of.field(
                                        "destiny",
                                        word(Destiny.values()),
                                        Destined::face,
                                        Destiny.NONE);
                        var pending =
                                of.field("destinyPending", Form.FLAG, Destined::pending, false);
                        var thrower = of.open("thrower", PAWN, said(Destined::thrower));
                        var mobilised = of.open("mobilised", Form.FLAG, said(Destined::mobilised));
                        var carton =
                                of.field(
                                        "warCarton",
                                        PLACE.as(Place::code, Place::at).orWord("none", NOBODY),
                                        Destined::warCarton,
                                        NOBODY);
                        var revolts =
                                of.field("revolts", Form.whole(0, 0xFF), Destined::revolts, 0);
                        return read ->
                                new Destined(
                                        read.get(face),
                                        read.get(pending),
                                        read.get(thrower),
                                        read.get(mobilised),
                                        read.get(carton),
                                        read.get(revolts));
                    });

    static final ObjectForm<Remembered> MEMORY =
            Form.object(
                    "HasardMemory",
                    of -> {
                        var changes =
                                of.field(
                                        "freeChanges",
                                        Form.whole(0, 0xFF),
                                        Remembered::freeChanges,
                                        0);
                        var now = of.field("freeNow", Form.FLAG, Remembered::freeNow, false);
                        return read -> new Remembered(read.get(changes), read.get(now));
                    });

    /// What lies on the table, which is also most of a view.
    static final ObjectForm<Arrangement> TABLE = table(CARTONS);

    private static ObjectForm<Arrangement> table(Form<List<Profession>> track) {
        return Form.object(
                "HasardTable",
                of -> {
                    var changes =
                            of.maybe(
                                    "cartons",
                                    Form.TEXT.list(),
                                    a -> Optional.of(a.changes()).filter(c -> !c.isEmpty()));
                    var tracks =
                            of.field("tracks", track.entries(TRACK), Arrangement::tracks, Map.of());
                    var pawns = of.field("pawns", PAWNS, Arrangement::pawns, Map.of());
                    var moment = of.all(MOMENT, Arrangement::moment);
                    var sharing = of.all(SHARING, Arrangement::sharing);
                    var destiny = of.all(DESTINY, Arrangement::destiny);
                    // Follows from the pawns; written for readers without rules.
                    of.field("exits", Form.whole(0, 8), Arrangement::exits, 0);
                    var ending =
                            of.field(
                                    "ending",
                                    word(Ending.values()),
                                    Arrangement::ending,
                                    Ending.NONE);
                    var winner = of.field("winner", PAWN, Arrangement::winner, NOBODY);
                    return read ->
                            new Arrangement(
                                    read.get(changes).orElse(List.of()),
                                    read.get(tracks),
                                    read.get(pawns),
                                    read.get(moment),
                                    read.get(sharing),
                                    read.get(destiny),
                                    read.get(ending),
                                    read.get(winner),
                                    Remembered.NOTHING);
                });
    }

    static final Form<Arrangement> FORM =
            Form.object(
                    "HasardPosition",
                    of -> {
                        var table = of.all(table(generous()), Function.identity());
                        var memory = of.all(MEMORY, Arrangement::remembered);
                        return read -> read.get(table).with(read.get(memory));
                    });

    private PositionForm() {}

    private static <E extends Enum<E>> Form<E> word(E[] values) {
        return Form.word(List.of(values), Enum::name);
    }

    /// What is written says everything.
    private static <T, F> Function<T, F> said(Function<T, Optional<F>> get) {
        return get.andThen(Optional::orElseThrow);
    }

    private static <F> Function<Optional<Sharing>, Optional<F>> part(Function<Sharing, F> part) {
        return sharing -> sharing.map(part);
    }

    private static Form<List<Profession>> generous() {
        return Form.of(
                new Shape.Either(List.of(CARTONS.shape(), STACK.shape())),
                CARTONS::write,
                json -> (json instanceof Json.Arr ? CARTONS : STACK).read(json));
    }

    private static List<Profession> stack(String text) {
        String[] words = SPACES.split(text, -1);
        return Collections.nCopies(
                words.length > 1 ? Integer.parseInt(words[1]) : Carton.RANKS,
                Profession.of(words[0]));
    }

    private static String kit(int kit) {
        return String.join(" ", Quality.worn(kit).stream().map(Quality::code).toList());
    }

    private static int readKit(String text) {
        int kit = 0;
        for (String code : SPACES.split(text.trim(), -1)) {
            kit |= code.isEmpty() ? 0 : wearable(code).bit();
        }
        return kit;
    }

    private static Quality wearable(String code) {
        Quality quality = Quality.of(code);
        if (quality.isRing()) {
            throw BadInput.of(
                    "engine.notation.shape", code, "Be, Cu, Tr, Ch, Sf, Ru, In, Ho, Di, Do");
        }
        return quality;
    }
}

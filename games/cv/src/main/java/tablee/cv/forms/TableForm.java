package tablee.cv.forms;

import static tablee.engine.form.Field.field;
import static tablee.engine.form.Field.open;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tablee.cv.content.Category;
import tablee.cv.content.Symbol;
import tablee.cv.rules.Arrangement;
import tablee.cv.rules.CvPhase;
import tablee.cv.rules.Table;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.form.Codec;
import tablee.engine.form.Fields;
import tablee.engine.form.Form;
import tablee.engine.form.Make;
import tablee.engine.form.ObjectCodec;
import tablee.engine.form.ObjectForm;

/// The open table: what positions and views have in common. Everything is written; a reader may leave out what has a usual value.
final class TableForm {

    /// How far the numbers of a table reach: they are bytes.
    private static final Form<Integer> SMALL = Form.whole(0, Byte.MAX_VALUE);

    /// See [Table#resume].
    private static final Form<Integer> RESUME =
            Form.word(
                    IntStream.range(Table.AFTER_BUYING, CvPhase.ALL.size()).boxed().toList(),
                    phase ->
                            phase == Table.AFTER_BUYING ? "after" : CvPhase.ALL.get(phase).label());

    private static final Form<Arrangement.Throws> THROWS =
            Form.object(
                    "CvThrows",
                    Make.of(
                            Arrangement.Throws::new,
                            field("made", SMALL, Arrangement.Throws::made, 0),
                            open("allowed", SMALL, thrown -> thrown.allowed().orElse(0))));

    /// `.` for a die that was not thrown.
    private static final Form<Optional<Symbol>> SHOWS =
            Form.text(
                    "[HKRMLB*.]",
                    shown -> shown.map(symbol -> Character.toString(symbol.letter())).orElse("."),
                    letter ->
                            letter.equals(".")
                                    ? Optional.empty()
                                    : Optional.of(Symbol.of(Symbol.indexOf(letter.charAt(0)))));

    private static final Form<Arrangement.Shown> SHOWN =
            Form.object(
                    "CvSource",
                    Make.of(
                            Arrangement.Shown::new,
                            field("source", Pieces.SOURCE, Arrangement.Shown::source),
                            field("shows", SHOWS, Arrangement.Shown::shows),
                            field("spent", Form.FLAG, Arrangement.Shown::spent, false),
                            field("by", Pieces.CARD.list(), Arrangement.Shown::by, List.of())));

    private static final Form<Arrangement.Acquired> ACQUIRED =
            Form.object(
                    "CvAcquired",
                    Make.of(
                            Arrangement.Acquired::new,
                            field("card", Pieces.CARD, Arrangement.Acquired::card),
                            field("retired", Form.FLAG, Arrangement.Acquired::retired, false)));

    /// What everybody sees of one seat.
    static final ObjectForm<Arrangement.Cv> CV =
            Form.object(
                    "CvStacks",
                    of -> {
                        var stacks =
                                new EnumMap<Category, Fields.Key<List<Integer>>>(Category.class);
                        for (Category category : Category.ALL.subList(0, Category.STACKS)) {
                            stacks.put(
                                    category,
                                    of.field(
                                            category.word(),
                                            Pieces.CARD.list(),
                                            cv -> cv.stacks().getOrDefault(category, List.of()),
                                            List.of()));
                        }
                        var undecided =
                                of.field(
                                        "undecided",
                                        Pieces.CARD.list(),
                                        Arrangement.Cv::undecided,
                                        List.of());
                        var retired =
                                of.field("retired", Form.FLAG, Arrangement.Cv::retired, false);
                        var events =
                                of.field(
                                        "events",
                                        Pieces.CARD.list(),
                                        Arrangement.Cv::events,
                                        List.of());
                        return read -> {
                            var cards = new EnumMap<Category, List<Integer>>(Category.class);
                            stacks.forEach((category, key) -> cards.put(category, read.get(key)));
                            return new Arrangement.Cv(
                                    cards,
                                    read.get(undecided),
                                    read.get(retired),
                                    read.get(events));
                        };
                    });

    static final ObjectCodec<Table, Arrangement> FORM =
            Codec.object(
                    "CvTable",
                    of -> {
                        var phase = of.field("phase", Pieces.PHASE, Table::phase, CvPhase.ROLL);
                        var turn = of.maybe("turn", Form.SEAT, table -> seat(table.turn()));
                        var actor = of.maybe("actor", Form.SEAT, table -> seat(table.actor()));
                        var first = of.maybe("first", Form.SEAT, table -> seat(table.first()));
                        var round = of.open("round", SMALL, Table::round);
                        var track = of.open("track", Pieces.CARD_OR_NONE.list(), Table::track);
                        var discarded =
                                of.field(
                                        "discarded",
                                        Pieces.CARD.list(),
                                        Table::discarded,
                                        List.of());
                        var goals =
                                of.field(
                                        "publicGoals",
                                        Pieces.GOAL.list(),
                                        Table::publicGoals,
                                        List.of());
                        var dice = of.open("dice", Pieces.FACES, Table::faces);
                        var thrown = of.open("throws", THROWS, TableForm::thrown);
                        var kit = of.open("kit", Pieces.CARD.list(), Table::kit);
                        var sources = of.open("sources", SHOWN.list(), Table::shown);
                        of.field("badLuck", SMALL, Table::badLuck, 0);
                        var settled = of.field("settled", SMALL, Table::settled, 0);
                        var bought =
                                of.field(
                                        "bought",
                                        Form.whole(0, Table.MOST_BOUGHT),
                                        Table::bought,
                                        0);
                        var acquired =
                                of.field(
                                        "acquired",
                                        ACQUIRED.list(),
                                        TableForm::acquired,
                                        List.of());
                        var resume =
                                of.maybe(
                                        "resume",
                                        RESUME,
                                        table ->
                                                table.is(CvPhase.MISFORTUNE)
                                                        ? Optional.of(table.resume())
                                                        : Optional.empty());
                        var stage = of.open("stage", Form.whole(0, Table.LAST_STAGE), Table::stage);
                        var air = of.field("air", Pieces.DICE, Table::inTheAir, 0);
                        var chosen =
                                of.field(
                                        "chosen",
                                        Form.SEATS,
                                        table -> Seats.of(table.chosen()),
                                        Seats.NONE);
                        var eligible =
                                of.field(
                                        "eligible",
                                        Form.SEATS,
                                        table -> Seats.of(table.eligible()),
                                        Seats.NONE);
                        var marks =
                                of.open(
                                        "flags",
                                        Pieces.MARK.list(),
                                        table ->
                                                Table.Mark.ALL.stream()
                                                        .filter(table::has)
                                                        .toList());
                        var discounts =
                                of.field(
                                        "discounts",
                                        SMALL.entries(Pieces.STACK),
                                        TableForm::discounts,
                                        Map.of());
                        var paid = of.field("paid", Pieces.CARD.list(), Table::paid, List.of());
                        var fresh =
                                of.field(
                                        "fresh",
                                        Pieces.CARD_OR_NONE.list(),
                                        Table::fresh,
                                        List.of());
                        var setup =
                                of.maybe(
                                        "setup",
                                        Form.whole(0, Table.SETUP_DONE),
                                        table ->
                                                table.is(CvPhase.SETUP)
                                                        ? Optional.of(table.setup())
                                                        : Optional.empty());
                        return read ->
                                new Arrangement(
                                        read.get(phase),
                                        read.get(turn),
                                        read.get(actor),
                                        read.get(first),
                                        read.get(round),
                                        read.get(track),
                                        read.get(discarded),
                                        read.get(goals),
                                        read.get(dice),
                                        read.get(thrown),
                                        read.get(kit),
                                        read.get(sources),
                                        read.get(settled),
                                        read.get(bought),
                                        read.get(acquired),
                                        read.get(resume).orElse(0),
                                        read.get(stage),
                                        read.get(air),
                                        read.get(chosen),
                                        read.get(eligible),
                                        read.get(marks),
                                        read.get(discounts),
                                        read.get(paid),
                                        read.get(fresh),
                                        read.get(setup));
                    });

    private TableForm() {}

    private static Optional<Seat> seat(int index) {
        return index < 0 ? Optional.empty() : Optional.of(Seat.of(index));
    }

    private static Arrangement.Throws thrown(Table table) {
        return new Arrangement.Throws(table.throwsMade(), Optional.of(table.throwsAllowed()));
    }

    /// CV-INFO-12
    private static List<Arrangement.Acquired> acquired(Table table) {
        return IntStream.range(0, table.acquiredCards())
                .mapToObj(
                        at ->
                                new Arrangement.Acquired(
                                        table.acquired(at), table.acquiredRetired(at)))
                .toList();
    }

    private static Map<Category, Integer> discounts(Table table) {
        var discounts = new EnumMap<Category, Integer>(Category.class);
        for (Category category : Category.ALL.subList(0, Category.STACKS)) {
            if (table.discountOn(category.index()) != 0) {
                discounts.put(category, table.discountOn(category.index()));
            }
        }
        return discounts;
    }
}

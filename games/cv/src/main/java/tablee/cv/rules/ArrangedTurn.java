package tablee.cv.rules;

import java.util.List;
import tablee.cv.content.Age;
import tablee.cv.content.Symbol;
import tablee.engine.BadInput;
import tablee.engine.Seat;

/// Where a turn stands on a table that was written down: whose it is, dice, kit, symbols. Everything left out has its usual value, so that a
/// scenario states only what matters.
final class ArrangedTurn {

    private ArrangedTurn() {}

    /// After the cards have been laid.
    static void lay(Arrangement written, Step step) {
        Table table = step.table;
        CvPhase phase = written.phase();
        table.phase(phase);
        boolean early = phase.index() < CvPhase.ROLL.index();
        table.first(written.first().map(Seat::index).orElse(early ? Table.NOBODY : 0));
        table.turn(written.turn().map(Seat::index).orElse(table.first()));
        table.actor(
                written.actor()
                        .map(Seat::index)
                        .orElse(phase == CvPhase.GAME_OVER ? Table.NOBODY : table.turn()));
        table.round(written.round().orElse(early ? 0 : 1));
        table.setup(written.setup().orElse(Setup.DONE));
        table.chosen(written.chosen().mask());
        table.eligible(written.eligible().mask());
        if (!early && table.turn() >= 0) {
            layKit(written, step);
            laySources(written, table);
        }
        table.settled(written.settled());
        table.bought(written.bought());
        table.stage(written.stage().orElse(usualStage(step.options, phase)));
        table.inTheAir(written.air());
        table.resume(written.resume());
        layMarks(written, table);
        written.discounts()
                .forEach((category, symbols) -> table.discountOn(category.index(), symbols));
        written.paid().forEach(card -> table.pay(position(table, card)));
        for (int i = 0; i < written.fresh().size(); i++) {
            table.fresh(i, written.fresh().get(i));
        }
    }

    private static int usualStage(CvOptions options, CvPhase phase) {
        return switch (phase) {
            case UPKEEP -> options.upkeepAfterPlacing() ? Turn.UPKEEP_LAST : Turn.UPKEEP_FIRST;
            case PLACE, DECIDE -> Turn.PLACE;
            case ASSIST -> Turn.ASSIST;
            case MISFORTUNE -> options.misfortuneAtOnce() ? 0 : Turn.UPKEEP_FIRST;
            case SETUP, DRAFT_1, DRAFT_2, ROLL, THROWN, BUY, GAME_OVER -> 0;
        };
    }

    /// CV-R-31 Old age has begun if a senior card lies on the track, unless the marks say otherwise.
    private static void layMarks(Arrangement written, Table table) {
        boolean senior = false;
        for (int place = 0; place < Table.TRACK_PLACES; place++) {
            senior |= table.track(place) >= Age.SENIOR.from();
        }
        written.marks()
                .orElse(senior ? List.of(Table.Mark.OLD_AGE) : List.of())
                .forEach(table::raise);
    }

    private static int position(Table table, int card) {
        int position = Kit.position(table, card);
        if (position < 0) {
            throw BadInput.of("cv.position.kit", table.deck().card(card).name());
        }
        return position;
    }

    private static void layKit(Arrangement written, Step step) {
        Table table = step.table;
        Rolling.equip(step, table.turn());
        written.kit()
                .ifPresent(
                        cards -> {
                            byte[] kit = new byte[cards.size()];
                            for (int i = 0; i < kit.length; i++) {
                                kit[i] = cards.get(i).byteValue();
                            }
                            table.kit(kit);
                        });
        written.throwsMade()
                .ifPresent(
                        thrown -> {
                            table.throwsMade(thrown.made());
                            thrown.allowed().ifPresent(table::throwsAllowed);
                        });
    }

    private static void laySources(Arrangement written, Table table) {
        written.dice().ifPresent(faces -> layDice(faces, table, written.throwsMade().isEmpty()));
        written.sources()
                .ifPresent(
                        shown -> {
                            int[] row = new int[shown.size()];
                            int dice = 0;
                            for (int i = 0; i < row.length; i++) {
                                row[i] = source(table, shown.get(i));
                                dice += Source.origin(row[i]) == Source.DIE ? 1 : 0;
                            }
                            table.sources(row);
                            table.dice(dice);
                        });
    }

    private static int source(Table table, Arrangement.Shown shown) {
        int source =
                Source.of(
                        shown.source().origin(),
                        shown.shows().map(Symbol::index).orElse(Symbol.BLANK));
        for (int card : shown.by()) {
            source = Source.withActed(source, 1 << position(table, card));
        }
        return shown.spent() ? Source.spend(source) : source;
    }

    /// A row of letters for the dice; the tokens of the kit follow.
    private static void layDice(String faces, Table table, boolean countThrow) {
        int tokens = table.sources().length - table.dice();
        int[] row = new int[faces.length() + tokens];
        for (int i = 0; i < faces.length(); i++) {
            char face = faces.charAt(i);
            row[i] = Source.of(Source.DIE, face == '.' ? Symbol.BLANK : Symbol.indexOf(face));
        }
        System.arraycopy(table.sources(), table.dice(), row, faces.length(), tokens);
        table.sources(row);
        table.dice(faces.length());
        if (countThrow && faces.chars().anyMatch(face -> face != '.')) {
            table.throwsMade(1);
        }
    }
}

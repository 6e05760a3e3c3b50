package tablee.cv.rules;

import tablee.cv.content.Category;
import tablee.cv.content.Symbol;
import tablee.engine.Chance;
import tablee.engine.Drawn;
import tablee.engine.Events;
import tablee.engine.Next;
import tablee.engine.Seat;

/// The first part of a turn: throwing dice (CV-DICE).
final class Rolling {

    private static final int BASIC_DICE = 4;
    static final int MOST_DICE = 7;
    private static final int BASIC_THROWS = 3;

    /// The chance event of throwing this many dice.
    private static final Next[] THROWS = new Next[MOST_DICE + 1];

    static {
        for (int dice = 1; dice <= MOST_DICE; dice++) {
            THROWS[dice] = new Next.Draw(new Chance.Throw("roll", dice, 6, Symbol.FACES));
        }
    }

    private Rolling() {}

    static Next next(Table table) {
        return THROWS[Integer.bitCount(table.inTheAir())];
    }

    /// CV-FLOW-1, CV-R-2, CV-CLEAN-8, CV-R-10 The effects of the cards active now are the kit of the turn; nothing that happens later changes it.
    static void startTurn(Step step, int seat) {
        Table table = step.table;
        step.table.turn(seat);
        step.table.actor(seat);
        if (seat == table.first()) {
            step.table.round(table.round() + 1);
        }
        table.clearTurn();
        equip(step, seat);
        step.phase(CvPhase.ROLL);
        if (step.told()) {
            step.events.add(new CvEvent.TurnStarted(step.seat(seat), table.round(), table.dice()));
        }
    }

    /// CV-DICE-1, CV-DICE-2, CV-ICON-4, CV-ICON-5, CV-COMP-3, CV-R-26, CV-CARD-46, CV-PLACE-5, CV-PLACE-6, CV-R-21, CV-R-22
    static void equip(Step step, int seat) {
        Table table = step.table;
        int size = table.count(seat, Category.UNDECIDED);
        for (int stack = 0; stack < Category.STACKS; stack++) {
            size += table.top(seat, stack) == 0 ? 0 : 1;
        }
        byte[] kit = new byte[size];
        int at = 0;
        for (int stack = 0; stack < Category.STACKS; stack++) {
            if (table.top(seat, stack) != 0) {
                kit[at++] = (byte) table.top(seat, stack);
            }
        }
        for (int card = table.top(seat, Category.UNDECIDED); card != 0; card = table.below(card)) {
            kit[at++] = (byte) card;
        }
        int dice = BASIC_DICE;
        int throwsAllowed = BASIC_THROWS;
        int tokens = 0;
        for (byte card : kit) {
            dice += step.figures.extraDice(card);
            throwsAllowed += step.figures.extraThrows(card);
            tokens += step.figures.tokens(card).length;
        }
        dice = Math.min(MOST_DICE, dice);
        step.table.dice(dice);
        step.table.throwsAllowed(throwsAllowed);
        table.kit(kit);
        table.sources(sources(step.figures, kit, dice, tokens));
    }

    /// CV-BUY-4, CV-CLEAN-7, CV-CLEAN-9, CV-CARD-28.1, CV-CARD-43.1, CV-CARD-43.2
    private static int[] sources(Figures figures, byte[] kit, int dice, int tokens) {
        int[] sources = new int[dice + tokens];
        int at = 0;
        while (at < dice) {
            sources[at++] = Source.of(Source.DIE, Symbol.BLANK);
        }
        for (byte card : kit) {
            for (int token : figures.tokens(card)) {
                sources[at++] = token;
            }
        }
        return sources;
    }

    /// CV-ICON-6 The dice that may be thrown again: neither frozen (CV-DICE-6) nor changed by an effect (CV-R-19).
    static int free(Table table) {
        int free = 0;
        for (int die = 0; die < table.dice(); die++) {
            int source = table.sources()[die];
            if (Source.symbol(source) < Symbol.B && Source.acted(source) == 0) {
                free |= 1 << die;
            }
        }
        return free;
    }

    static int frozen(Table table) {
        int frozen = 0;
        for (int die = 0; die < table.dice(); die++) {
            if (Source.symbol(table.sources()[die]) == Symbol.B) {
                frozen |= 1 << die;
            }
        }
        return frozen;
    }

    /// CV-R-24 Dice that lie ready but have not been thrown.
    static int unthrown(Table table) {
        int unthrown = 0;
        for (int die = 0; die < table.dice(); die++) {
            if (Source.symbol(table.sources()[die]) == Symbol.BLANK) {
                unthrown |= 1 << die;
            }
        }
        return unthrown;
    }

    /// CV-R-25 Whether frozen dice may be part of a throw now.
    static boolean therapyReady(Table table) {
        return table.throwsLeft() > 0 && therapyUnused(table);
    }

    static boolean therapyUnused(Table table) {
        return !table.has(Table.Mark.THERAPY_USED) && table.hasHelp(Kit.THAWS);
    }

    static Table throwDice(Table before, int dice, Events events) {
        Table table = before.copy();
        if ((dice & frozen(table)) != 0) {
            table.raise(Table.Mark.THERAPY_USED);
        }
        table.inTheAir(dice);
        table.resume(0);
        table.phase(CvPhase.THROWN);
        if (events.wanted()) {
            events.add(new CvEvent.Threw(Seat.of(table.turn()), dice));
        }
        return table;
    }

    /// CV-DICE-7
    static Table stop(Table before, Events events) {
        Table table = before.copy();
        table.phase(CvPhase.BUY);
        if (events.wanted()) {
            events.add(new CvEvent.Stopped(Seat.of(table.turn())));
        }
        return table;
    }

    /// CV-BUY-3
    static CvState landed(CvState state, Drawn drawn, Events events) {
        Table table = state.table().copy();
        int dice = table.inTheAir();
        int[] sources = table.sources().clone();
        int at = 0;
        for (int left = dice; left != 0; left &= left - 1) {
            sources[Integer.numberOfTrailingZeros(left)] = Source.of(Source.DIE, drawn.get(at++));
        }
        table.sources(sources);
        table.throwsMade(table.throwsMade() + 1);
        table.inTheAir(0);
        table.phase(CvPhase.ROLL);
        if (events.wanted()) {
            events.add(new CvEvent.Rolled(Seat.of(table.turn()), dice, faces(table)));
        }
        CvState landed = state.with(table);
        return Misfortune.due(table) > 0 ? Misfortune.afterThrow(landed, events) : landed;
    }

    static String faces(Table table) {
        var faces = new StringBuilder();
        for (int die = 0; die < table.dice(); die++) {
            int face = table.die(die);
            faces.append(face == Symbol.BLANK ? '.' : Symbol.of(face).letter());
        }
        return faces.toString();
    }

    /// CV-CARD-11.1, CV-CARD-11.2, CV-CARD-11.3, CV-R-24, CV-CARD-11 The new dice join the next throw.
    static void addDice(Step step, int more) {
        Table table = step.table;
        int added = Math.min(more, MOST_DICE - table.dice());
        int[] sources = new int[table.sources().length + added];
        System.arraycopy(table.sources(), 0, sources, 0, table.dice());
        for (int i = 0; i < added; i++) {
            sources[table.dice() + i] = Source.of(Source.DIE, Symbol.BLANK);
        }
        System.arraycopy(
                table.sources(),
                table.dice(),
                sources,
                table.dice() + added,
                table.sources().length - table.dice());
        table.sources(sources);
        step.table.dice(table.dice() + added);
    }
}

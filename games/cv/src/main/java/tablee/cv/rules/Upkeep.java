package tablee.cv.rules;

import java.util.List;
import tablee.cv.content.Symbols;

/// Permanent costs (CV-UPKEEP).
final class Upkeep {

    private Upkeep() {}

    static boolean isOwed(Table table) {
        if (!table.hasHelp(Kit.COSTS)) {
            return false;
        }
        for (int position = 0; position < table.kitSize(); position++) {
            if (Kit.owes(table, position)) {
                return true;
            }
        }
        return false;
    }

    /// CV-R-58 What may pay a permanent cost.
    static long purse(Table table) {
        return table.options().eventsAnyMoment()
                ? Purse.unspent(table)
                : Purse.unspentWithoutEvents(table);
    }

    /// CV-R-57 Must be paid if dice and tokens pay it as they show; events are voluntary help.
    static boolean mustPay(Table table, int card) {
        return Symbols.pays(Purse.unspentWithoutEvents(table), table.figures().upkeep(card));
    }

    /// CV-UPKEEP-4
    static void pay(Step step, CvAction.Pay pay) {
        Table table = step.table;
        long indices =
                pay.sources().isEmpty()
                        ? Payment.canonical(
                                table.sources(),
                                step.figures.upkeep(pay.card()),
                                step.options.eventsAnyMoment())
                        : Buying.indices(table, pay.sources());
        if (step.told()) {
            List<Source.Ref> sources = Buying.refs(table, indices);
            step.events.add(
                    new CvEvent.Paid(
                            step.seat(step.turn()),
                            pay.card(),
                            sources,
                            Purse.shown(table, sources)));
        }
        step.spend(indices);
        table.pay(Kit.position(table, pay.card()));
        goOn(step);
    }

    /// CV-UPKEEP-3
    static void letGo(Step step, int card) {
        step.remove(step.turn(), card);
        step.table.discard(card);
        if (step.told()) {
            step.events.add(new CvEvent.Lost(step.seat(step.turn()), card, false));
        }
        goOn(step);
    }

    /// Back to the order of the turn as soon as no card owes any more.
    static void goOn(Step step) {
        if (!isOwed(step.table)) {
            Turn.run(step);
        }
    }
}

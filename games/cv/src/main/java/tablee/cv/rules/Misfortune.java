package tablee.cv.rules;

import tablee.engine.Events;

/// The third part of a turn, or whenever it strikes: three B cost an active card (CV-MISF).
final class Misfortune {

    /// What [Table#RESUME] holds when the turn goes on after buying instead of returning to a phase.
    static final int AFTER_BUYING = -1;

    private Misfortune() {}

    /// CV-ICON-3, CV-CARD-28.2, CV-MISF-7, CV-MISF-1, CV-MISF-2 Misfortunes of this turn that are not settled yet.
    static int due(Table table) {
        int badLuck = Purse.badLuck(table);
        int all = table.options().misfortuneEveryThree() ? badLuck / 3 : badLuck >= 3 ? 1 : 0;
        return all - table.settled();
    }

    /// CV-MISF-4, CV-R-44 After every throw, BORROW and CONVERT, if misfortune strikes at once.
    static void checkAtOnce(Step step, CvPhase resume) {
        if (step.options.misfortuneAtOnce()) {
            opens(step, resume.index());
        }
    }

    /// What three B of a throw bring about.
    static CvState afterThrow(CvState landed, Events events) {
        var step = new Step(landed, events);
        checkAtOnce(step, CvPhase.ROLL);
        return step.done();
    }

    /// CV-R-45 Once, after buying.
    static boolean checkAfterBuying(Step step) {
        return !step.options.misfortuneAtOnce() && opens(step, AFTER_BUYING);
    }

    private static boolean opens(Step step, int resume) {
        if (!isDue(step)) {
            return false;
        }
        step.phase(CvPhase.MISFORTUNE);
        step.table.resume(resume);
        if (step.told()) {
            step.events.add(new CvEvent.Misfortune(step.seat(step.turn()), step.table.badLuck()));
        }
        return true;
    }

    /// CV-R-47 A player without an active card settles it without being asked.
    private static boolean isDue(Step step) {
        while (due(step.table) > 0) {
            if (Stacks.hasActive(step.table, step.turn())) {
                return true;
            }
            step.table.settled(step.table.settled() + 1);
            if (step.told()) {
                step.events.add(new CvEvent.NothingToLose(step.seat(step.turn())));
            }
        }
        return false;
    }

    /// CV-MISF-5, CV-MISF-3. CV-R-49: its effects stay in the kit.
    static void discard(Step step, int card) {
        step.remove(step.turn(), card);
        step.table.discard(card);
        if (step.told()) {
            step.events.add(new CvEvent.Lost(step.seat(step.turn()), card, true));
        }
        settled(step);
    }

    /// CV-CARD-5, CV-CARD-30, CV-R-30
    static void settled(Step step) {
        step.table.settled(step.table.settled() + 1);
        goOn(step);
    }

    /// CV-MISF-6, CV-R-46 As long as one is due the question stays; then the interrupted phase goes on.
    static void goOn(Step step) {
        if (isDue(step)) {
            return;
        }
        int resume = step.table.resume();
        step.table.resume(0);
        if (resume == AFTER_BUYING) {
            Turn.run(step);
        } else {
            step.phase(CvPhase.ALL.get(resume));
            if (resume == CvPhase.UPKEEP.index()) {
                Upkeep.goOn(step);
            }
        }
    }
}

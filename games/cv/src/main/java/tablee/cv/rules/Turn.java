package tablee.cv.rules;

/// The order of a turn after buying (register 5.3). Runs from stage to stage until somebody has to decide.
final class Turn {

    static final int MISFORTUNE = 1;
    static final int UPKEEP_FIRST = 2;
    static final int PLACE = 3;
    static final int UPKEEP_LAST = 4;
    static final int CLEANUP = 5;
    static final int REFILL = 6;
    static final int ASSIST = 7;
    static final int ASSIST_PLACE = 8;
    static final int END = 9;
    static final int SCORING = 10;

    private Turn() {}

    static void endBuying(Step step) {
        step.table.stage(MISFORTUNE);
        run(step);
    }

    static void run(Step step) {
        while (step.table.stage() != 0) {
            int stage = step.table.stage();
            if (waits(step, stage)) {
                return;
            }
            if (step.table.stage() == stage) {
                step.table.stage(stage + 1);
            }
        }
    }

    /// CV-UPKEEP-2, CV-R-56 Does what this stage asks for; true if it waits for a decision. A stage that does not move on by itself is followed by
    /// the next one.
    private static boolean waits(Step step, int stage) {
        return switch (stage) {
            case MISFORTUNE -> {
                step.table.stage(UPKEEP_FIRST);
                yield Misfortune.checkAfterBuying(step);
            }
            case UPKEEP_FIRST -> !step.options.upkeepAfterPlacing() && opensUpkeep(step);
            case PLACE -> Placing.waits(step, step.turn());
            case UPKEEP_LAST -> step.options.upkeepAfterPlacing() && opensUpkeep(step);
            case CLEANUP -> {
                Cleanup.closeUpAndDrop(step);
                yield false;
            }
            case REFILL -> {
                Cleanup.refill(step);
                yield false;
            }
            case ASSIST -> Cleanup.assists(step);
            case ASSIST_PLACE -> {
                boolean waits = Placing.waits(step, Cleanup.taker(step.table));
                if (!waits) {
                    Cleanup.taken(step);
                }
                yield waits;
            }
            case END -> {
                Cleanup.endTurn(step);
                yield false;
            }
            case SCORING -> Scoring.waits(step);
            default -> throw new IllegalStateException("no stage " + stage);
        };
    }

    /// CV-UPKEEP-2, CV-R-56
    private static boolean opensUpkeep(Step step) {
        if (!Upkeep.isOwed(step.table)) {
            return false;
        }
        step.phase(CvPhase.UPKEEP);
        return true;
    }
}

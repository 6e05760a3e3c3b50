package tablee.bots.hasard;

import java.util.Optional;
import tablee.bots.value.Rounded;
import tablee.engine.Message;
import tablee.hasard.content.Obstacle;
import tablee.hasard.content.Odds;
import tablee.hasard.content.Task;
import tablee.hasard.rules.HasardAction;
import tablee.hasard.rules.HasardView;
import tablee.hasard.rules.Phase;
import tablee.hasard.rules.Price;

/// What speaks for an action: how many turns are left to Success, or how often two dice do what is needed.
final class Reasons {

    private static final int LEAST = 2;
    private static final int MOST = 12;

    private final HasardView.Now now;
    private final HasardView.PawnNow self;
    private final Outlook outlook;

    Reasons(HasardView view) {
        this.now = view.now();
        this.self = now.pawn(now.active());
        this.outlook = new Outlook(now);
    }

    Optional<Message> of(HasardAction action) {
        return switch (action) {
            case HasardAction.Throw() -> throwing();
            case HasardAction.Pass() ->
                    now.phase() == Phase.QUALITY
                            ? Optional.of(say("quality.pass"))
                            : Optional.of(say("pass"));
            case HasardAction.ChooseCradle(var cradle) ->
                    turns("cradle", outlook.path(cradle, 0, self.kit()));
            case HasardAction.Choose(int track) -> turns("career", outlook.track(self, track));
            case HasardAction.Open(var profession) ->
                    turns("career", outlook.career(self, profession));
            case HasardAction.Stay() -> turns("stay", outlook.of(self.number()));
            case HasardAction.Change(var place, Price _) ->
                    turns("change", outlook.of(self, place), outlook.of(self.number()));
            case HasardAction.Attempt() -> now.task().map(task -> odds("task", neededFor(task)));
            case HasardAction.Neglect() -> now.task().map(task -> odds("neglect", neededFor(task)));
            case HasardAction.Lay(var profession, Price _) ->
                    turns(
                            "lay",
                            outlook.carton(profession, self.place().rank() + 1, 0, self.kit()));
            case HasardAction.Spend _ ->
                    Optional.of(
                            say(
                                    isDeadly() ? "spend.deadly" : "spend",
                                    Rounded.points(Outlook.HEALTH)));
            case HasardAction.Refuse() -> Optional.of(say("refuse"));
            case HasardAction.Ambush(int target, int face) ->
                    Optional.of(
                            say(
                                    "ambush",
                                    now.pawn(target).seat(),
                                    Rounded.points(outlook.of(target)),
                                    Odds.outOf36(face)));
            case HasardAction.ThrowLuck() -> Optional.of(say("luck"));
            case HasardAction.GiveHealth() -> Optional.of(say("health"));
            case HasardAction.LieDown() -> Optional.of(say("bed"));
            case HasardAction.Victim(int pawn) ->
                    Optional.of(
                            say("victim", now.pawn(pawn).seat(), Rounded.points(outlook.of(pawn))));
            case HasardAction.Source(int pawn) -> Optional.of(say("source", now.pawn(pawn).seat()));
            case HasardAction.Give _,
                    HasardAction.Done _,
                    HasardAction.Decline _,
                    HasardAction.WarTrack _ ->
                    Optional.empty();
        };
    }

    private static Message say(String key, Object... args) {
        return Message.of("why.hasard." + key, args);
    }

    private Optional<Message> turns(String key, double... turns) {
        Object[] said = new Object[turns.length];
        for (int i = 0; i < turns.length; i++) {
            said[i] = Rounded.points(turns[i]);
        }
        return Optional.of(say(key, said));
    }

    private boolean isDeadly() {
        return !now.atTask() && now.ahead(self.number()).filter(Obstacle::deadly).isPresent();
    }

    private int neededFor(Task task) {
        return task.value() - task.marks().points(now.workingKit(self.number()));
    }

    private static Message odds(String key, int needed) {
        int number = Math.max(LEAST, needed);
        return number > MOST ? say(key + ".never", number) : say(key, number, Odds.outOf36(number));
    }

    private Optional<Message> throwing() {
        if (now.phase() == Phase.QUALITY || now.phase() == Phase.RING_DRAW) {
            return Optional.of(odds("quality", now.needed()));
        }
        return now.phase() == Phase.THROW
                ? now.ahead(self.number())
                        .map(ahead -> odds("throw", now.neededAt(ahead, self.number())))
                : Optional.empty();
    }
}

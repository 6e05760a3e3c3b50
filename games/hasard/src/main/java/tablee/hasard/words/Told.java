package tablee.hasard.words;

import tablee.engine.Message;
import tablee.engine.Seat;
import tablee.hasard.content.Quality;
import tablee.hasard.rules.Cause;
import tablee.hasard.rules.HasardEvent;
import tablee.hasard.rules.Place;

/// The lines of the log.
final class Told {

    private final Speech speech;

    Told(Speech speech) {
        this.speech = speech;
    }

    Message line(HasardEvent event) {
        return switch (event) {
            case HasardEvent.BirthThrown e -> say("birth", Seat.of(e.seat()), e.die1(), e.die2());
            case HasardEvent.Thrown e -> thrown(e);
            case HasardEvent.LuckShown e ->
                    say("luck", pawn(e.pawn()), HasardWording.word("luck", e.face()));
            case HasardEvent.DestinyShown e ->
                    say("destiny", pawn(e.pawn()), HasardWording.word("destiny", e.face()));
            case HasardEvent.Born e -> say("born", Seat.of(e.seat()), e.pawn());
            case HasardEvent.DrawPassed e -> say("drawPassed", pawn(e.pawn()), of(e.quality()));
            case HasardEvent.BeadGained e -> say("beadGained", pawn(e.pawn()), of(e.quality()));
            case HasardEvent.RingsGained e ->
                    say("ringsGained", pawn(e.pawn()), e.count(), of(e.ring()));
            case HasardEvent.RingsLost e ->
                    say("ringsLost", pawn(e.pawn()), e.count(), of(e.ring()));
            case HasardEvent.RingSpent e ->
                    e.pawn() == e.source()
                            ? say("ringSpent", pawn(e.pawn()), of(e.ring()))
                            : say("ringSpentBy", pawn(e.pawn()), pawn(e.source()), of(e.ring()));
            case HasardEvent.RingGiven e ->
                    say("ringGiven", pawn(e.from()), pawn(e.to()), of(e.ring()));
            case HasardEvent.TurnBegan e -> say("turn", pawn(e.pawn()));
            case HasardEvent.Moved e -> moved(e);
            case HasardEvent.Displaced e ->
                    say("displaced", pawn(e.pawn()), speech.place(e.from()), speech.place(e.to()));
            case HasardEvent.AmbushPlaced e ->
                    e.pawn() == e.target()
                            ? say("ambushOwn", pawn(e.pawn()), e.face())
                            : say("ambushPlaced", pawn(e.pawn()), pawn(e.target()), e.face());
            case HasardEvent.AmbushInherited e -> say("ambushInherited", pawn(e.pawn()), e.face());
            case HasardEvent.AmbushLowered e -> say("ambushLowered", pawn(e.pawn()), e.face());
            case HasardEvent.AmbushLifted e -> say("ambushLifted", pawn(e.pawn()));
            case HasardEvent.AmbushRemoved e -> say("ambushRemoved", speech.place(e.place()));
            case HasardEvent.TrackNamed e ->
                    say("trackNamed", pawn(e.pawn()), speech.track(e.track()));
            case HasardEvent.CartonLaid e ->
                    say(
                            e.rank() == 1 ? "cartonLaid.first" : "cartonLaid",
                            pawn(e.pawn()),
                            speech.name(e.profession() + " " + e.rank()),
                            e.profession().spoken(),
                            e.rank(),
                            speech.track(e.track()));
            case HasardEvent.HeldUp e -> say("heldUp", pawn(e.pawn()));
            case HasardEvent.TaskAnnounced e ->
                    say("taskAnnounced", pawn(e.pawn()), task(e.place()));
            case HasardEvent.TaskWon e ->
                    say("taskWon", pawn(e.pawn()), of(e.reward()), task(e.place()));
            case HasardEvent.TaskFailed e -> say("taskFailed", pawn(e.pawn()), task(e.place()));
            case HasardEvent.DestinyTriggered e -> say("destinyTriggered", pawn(e.pawn()));
            case HasardEvent.DestinyRoundEnded _ -> say("destinyRoundEnded");
            case HasardEvent.Wounded e -> say("wounded", pawn(e.pawn()));
            case HasardEvent.Died e ->
                    say("died." + HasardWording.lower(e.cause()), pawn(e.pawn()));
            case HasardEvent.Exchanged e -> say("exchanged", pawn(e.pawn()), pawn(e.other()));
            case HasardEvent.Succeeded e -> say("succeeded", pawn(e.pawn()));
            case HasardEvent.Settled e -> say("settled", Speech.tokens(e.tokens()));
            case HasardEvent.GameOver e -> say("gameOver." + HasardWording.lower(e.ending()));
        };
    }

    private static Message say(String key, Object... args) {
        return Message.of("hasard.told." + key, args);
    }

    private Object pawn(int number) {
        return speech.pawn(number);
    }

    private static Message of(Quality quality) {
        return quality.spoken();
    }

    private Message moved(HasardEvent.Moved e) {
        boolean arrived = e.cause() == Cause.OBSTACLE && e.to().isSuccess();
        return say(
                "moved." + (arrived ? "success" : HasardWording.lower(e.cause())),
                pawn(e.pawn()),
                speech.place(e.from()),
                speech.place(e.to()));
    }

    /// The task at a place, by its name.
    private Object task(Place place) {
        return speech.now().isLaid(place)
                ? speech.name(speech.now().bar(place) + " task")
                : speech.place(place);
    }

    private Message thrown(HasardEvent.Thrown e) {
        int points = e.bonus().points(Quality.EVERYTHING_WORN);
        int missing = e.needed() - e.die1() - e.die2() - points;
        String enough = missing > 0 ? ".short" : "";
        return switch (e.kind()) {
            case QUALITY, RING ->
                    say(
                            "thrown." + HasardWording.lower(e.kind()) + enough,
                            pawn(e.pawn()),
                            e.die1(),
                            e.die2(),
                            e.needed(),
                            of(Quality.of(e.bar())),
                            missing);
            case AMBUSH -> say("thrown.ambush", pawn(e.pawn()), e.die1(), e.die2(), e.needed());
            case REVOLUTION -> say("thrown.revolution", pawn(e.pawn()), e.die1(), e.die2());
            case OBSTACLE, TASK, BIRTH ->
                    say(
                            (points == 0 ? "thrown.bare" : "thrown.bonus") + enough,
                            pawn(e.pawn()),
                            speech.name(e.bar()),
                            e.die1(),
                            e.die2(),
                            e.needed(),
                            Speech.marks(e.bonus()),
                            missing);
        };
    }
}

package tablee.hasard;

import java.util.Locale;
import java.util.TreeMap;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.hasard.HasardEvent.AmbushInherited;
import tablee.hasard.HasardEvent.AmbushLifted;
import tablee.hasard.HasardEvent.AmbushLowered;
import tablee.hasard.HasardEvent.AmbushPlaced;
import tablee.hasard.HasardEvent.AmbushRemoved;
import tablee.hasard.HasardEvent.BeadGained;
import tablee.hasard.HasardEvent.BirthThrown;
import tablee.hasard.HasardEvent.Born;
import tablee.hasard.HasardEvent.CartonLaid;
import tablee.hasard.HasardEvent.DestinyRoundEnded;
import tablee.hasard.HasardEvent.DestinyShown;
import tablee.hasard.HasardEvent.DestinyTriggered;
import tablee.hasard.HasardEvent.Died;
import tablee.hasard.HasardEvent.Displaced;
import tablee.hasard.HasardEvent.DrawPassed;
import tablee.hasard.HasardEvent.Exchanged;
import tablee.hasard.HasardEvent.GameOver;
import tablee.hasard.HasardEvent.HeldUp;
import tablee.hasard.HasardEvent.LuckShown;
import tablee.hasard.HasardEvent.Moved;
import tablee.hasard.HasardEvent.RingGiven;
import tablee.hasard.HasardEvent.RingSpent;
import tablee.hasard.HasardEvent.RingsGained;
import tablee.hasard.HasardEvent.RingsLost;
import tablee.hasard.HasardEvent.Settled;
import tablee.hasard.HasardEvent.Succeeded;
import tablee.hasard.HasardEvent.TaskAnnounced;
import tablee.hasard.HasardEvent.TaskFailed;
import tablee.hasard.HasardEvent.TaskWon;
import tablee.hasard.HasardEvent.Thrown;
import tablee.hasard.HasardEvent.TrackNamed;
import tablee.hasard.HasardEvent.TurnBegan;
import tablee.hasard.HasardEvent.Wounded;

/// Events as objects with a `kind` and their parts.
final class EventJson {

    private EventJson() {}

    static Json write(HasardEvent event) {
        return switch (event) {
            case BirthThrown(int seat, int die1, int die2) ->
                    dice(Json.object().put("kind", "birth").put("seat", label(seat)), die1, die2)
                            .build();
            case Thrown(
                            int pawn,
                            ThrowKind kind,
                            int die1,
                            int die2,
                            Marks bonus,
                            int needed,
                            String bar) ->
                    dice(of("thrown", pawn), die1, die2)
                            .put("for", lower(kind))
                            .put("bonus", marks(bonus))
                            .put("needed", needed)
                            .put("bar", bar)
                            .build();
            case LuckShown(int pawn, Luck face) ->
                    of("luck", pawn).put("face", lower(face)).build();
            case DestinyShown(int pawn, Destiny face) ->
                    of("destiny", pawn).put("face", face.name()).build();
            case Born(int seat, int pawn) -> of("born", pawn).put("seat", label(seat)).build();
            case DrawPassed(int pawn, Quality quality) ->
                    of("drawPassed", pawn).put("quality", quality.code()).build();
            case BeadGained(int pawn, Quality quality) ->
                    of("beadGained", pawn).put("quality", quality.code()).build();
            case RingsGained(int pawn, Quality ring, int count) ->
                    of("ringsGained", pawn).put("ring", ring.code()).put("count", count).build();
            case RingsLost(int pawn, Quality ring, int count) ->
                    of("ringsLost", pawn).put("ring", ring.code()).put("count", count).build();
            case RingSpent(int pawn, int source, Quality ring) ->
                    of("ringSpent", pawn).put("source", source).put("ring", ring.code()).build();
            case RingGiven(int from, int to, Quality ring) ->
                    of("ringGiven", from).put("to", to).put("ring", ring.code()).build();
            case TurnBegan(int pawn) -> of("turn", pawn).build();
            case Moved(int pawn, Place from, Place to, Cause cause) ->
                    way(of("moved", pawn), from, to).put("cause", lower(cause)).build();
            case Displaced(int pawn, Place from, Place to) ->
                    way(of("displaced", pawn), from, to).build();
            case AmbushPlaced(int pawn, int target, int face) ->
                    of("ambushPlaced", pawn).put("target", target).put("face", face).build();
            case AmbushInherited(int pawn, int face) ->
                    of("ambushInherited", pawn).put("face", face).build();
            case AmbushLowered(int pawn, int face) ->
                    of("ambushLowered", pawn).put("face", face).build();
            case AmbushLifted(int pawn) -> of("ambushLifted", pawn).build();
            case AmbushRemoved(Place place) ->
                    Json.object().put("kind", "ambushRemoved").put("place", place.label()).build();
            case TrackNamed(int pawn, int track) ->
                    of("trackNamed", pawn).put("track", Notation.track(track)).build();
            case CartonLaid(int pawn, Profession profession, int rank, int track, Price price) ->
                    of("cartonLaid", pawn)
                            .put("profession", profession.name())
                            .put("rank", rank)
                            .put("track", Notation.track(track))
                            .put("price", price.text())
                            .build();
            case HeldUp(int pawn) -> of("heldUp", pawn).build();
            case TaskAnnounced(int pawn, Place place) ->
                    of("taskAnnounced", pawn).put("place", place.label()).build();
            case TaskWon(int pawn, Place place, Quality reward) ->
                    of("taskWon", pawn)
                            .put("place", place.label())
                            .put("reward", reward.code())
                            .build();
            case TaskFailed(int pawn, Place place) ->
                    of("taskFailed", pawn).put("place", place.label()).build();
            case DestinyTriggered(int pawn) -> of("destinyTriggered", pawn).build();
            case DestinyRoundEnded() -> Json.object().put("kind", "destinyRoundEnded").build();
            case Wounded(int pawn) -> of("wounded", pawn).build();
            case Died(int pawn, Cause cause) -> of("died", pawn).put("cause", lower(cause)).build();
            case Exchanged(int pawn, int other) ->
                    of("exchanged", pawn).put("other", other).build();
            case Succeeded(int pawn) -> of("succeeded", pawn).build();
            case Settled(var tokens) ->
                    Json.object()
                            .put("kind", "settled")
                            .put("tokens", Json.numbers(tokens))
                            .build();
            case GameOver(Ending ending) ->
                    Json.object().put("kind", "gameOver").put("ending", lower(ending)).build();
        };
    }

    private static Json.Builder of(String kind, int pawn) {
        return Json.object().put("kind", kind).put("pawn", pawn);
    }

    private static Json.Builder dice(Json.Builder json, int die1, int die2) {
        return json.put("dice", Json.numbers(die1, die2));
    }

    private static Json.Builder way(Json.Builder json, Place from, Place to) {
        return json.put("from", from.label()).put("to", to.label());
    }

    static Json marks(Marks marks) {
        var json = Json.object();
        marks.counts().forEach((quality, count) -> json.put(quality.code(), count));
        return json.build();
    }

    static Marks readMarks(Json json) {
        var counts = new TreeMap<Quality, Integer>();
        json.fields().forEach((code, count) -> counts.put(Quality.of(code), count.asInt()));
        return Marks.of(counts);
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    static HasardEvent read(Json json) {
        String kind = json.at("kind").asText();
        return switch (kind) {
            case "birth" -> new BirthThrown(seat(json), die(json, 0), die(json, 1));
            case "thrown" ->
                    new Thrown(
                            pawn(json),
                            ThrowKind.valueOf(upper(json, "for")),
                            die(json, 0),
                            die(json, 1),
                            readMarks(json.at("bonus")),
                            number(json, "needed"),
                            json.at("bar").asText());
            case "luck" -> new LuckShown(pawn(json), Luck.valueOf(upper(json, "face")));
            case "destiny" -> new DestinyShown(pawn(json), Destiny.valueOf(upper(json, "face")));
            case "born" -> new Born(seat(json), pawn(json));
            case "drawPassed" -> new DrawPassed(pawn(json), quality(json, "quality"));
            case "beadGained" -> new BeadGained(pawn(json), quality(json, "quality"));
            case "ringsGained" ->
                    new RingsGained(pawn(json), quality(json, "ring"), number(json, "count"));
            case "ringsLost" ->
                    new RingsLost(pawn(json), quality(json, "ring"), number(json, "count"));
            case "ringSpent" ->
                    new RingSpent(pawn(json), number(json, "source"), quality(json, "ring"));
            case "ringGiven" ->
                    new RingGiven(pawn(json), number(json, "to"), quality(json, "ring"));
            case "turn" -> new TurnBegan(pawn(json));
            case "moved" ->
                    new Moved(
                            pawn(json),
                            place(json, "from"),
                            place(json, "to"),
                            Cause.valueOf(upper(json, "cause")));
            case "displaced" -> new Displaced(pawn(json), place(json, "from"), place(json, "to"));
            case "ambushPlaced" ->
                    new AmbushPlaced(pawn(json), number(json, "target"), number(json, "face"));
            case "ambushInherited" -> new AmbushInherited(pawn(json), number(json, "face"));
            case "ambushLowered" -> new AmbushLowered(pawn(json), number(json, "face"));
            case "ambushLifted" -> new AmbushLifted(pawn(json));
            case "ambushRemoved" -> new AmbushRemoved(place(json, "place"));
            case "trackNamed" -> new TrackNamed(pawn(json), track(json));
            case "cartonLaid" ->
                    new CartonLaid(
                            pawn(json),
                            Profession.of(json.at("profession").asText()),
                            number(json, "rank"),
                            track(json),
                            Price.of(json.at("price").asText()));
            default -> readMore(kind, json);
        };
    }

    private static HasardEvent readMore(String kind, Json json) {
        return switch (kind) {
            case "heldUp" -> new HeldUp(pawn(json));
            case "taskAnnounced" -> new TaskAnnounced(pawn(json), place(json, "place"));
            case "taskWon" ->
                    new TaskWon(pawn(json), place(json, "place"), quality(json, "reward"));
            case "taskFailed" -> new TaskFailed(pawn(json), place(json, "place"));
            case "destinyTriggered" -> new DestinyTriggered(pawn(json));
            case "destinyRoundEnded" -> new DestinyRoundEnded();
            case "wounded" -> new Wounded(pawn(json));
            case "died" -> new Died(pawn(json), Cause.valueOf(upper(json, "cause")));
            case "exchanged" -> new Exchanged(pawn(json), number(json, "other"));
            case "succeeded" -> new Succeeded(pawn(json));
            case "settled" ->
                    new Settled(json.at("tokens").items().stream().map(Json::asInt).toList());
            case "gameOver" -> new GameOver(Ending.valueOf(upper(json, "ending")));
            default -> throw BadInput.of("engine.notation.shape", kind, "moved, thrown …");
        };
    }

    private static int pawn(Json json) {
        return number(json, "pawn");
    }

    /// Every game's events name a seat by its letter.
    private static String label(int seat) {
        return Seat.of(seat).label();
    }

    private static int seat(Json json) {
        return Seat.of(json.at("seat").asText()).index();
    }

    private static int number(Json json, String field) {
        return json.at(field).asInt();
    }

    private static int die(Json json, int index) {
        return json.at("dice").items().get(index).asInt();
    }

    private static Quality quality(Json json, String field) {
        return Quality.of(json.at(field).asText());
    }

    private static Place place(Json json, String field) {
        return Place.of(json.at(field).asText());
    }

    private static int track(Json json) {
        return Notation.readTrack(json.at("track").asText());
    }

    private static String upper(Json json, String field) {
        return json.at(field).asText().toUpperCase(Locale.ROOT);
    }
}

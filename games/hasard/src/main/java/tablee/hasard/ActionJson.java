package tablee.hasard;

import tablee.engine.Json;
import tablee.hasard.HasardAction.Ambush;
import tablee.hasard.HasardAction.Change;
import tablee.hasard.HasardAction.Choose;
import tablee.hasard.HasardAction.ChooseCradle;
import tablee.hasard.HasardAction.Give;
import tablee.hasard.HasardAction.Lay;
import tablee.hasard.HasardAction.Open;
import tablee.hasard.HasardAction.Source;
import tablee.hasard.HasardAction.Spend;
import tablee.hasard.HasardAction.Victim;
import tablee.hasard.HasardAction.WarTrack;

/// Actions as objects: `kind` is the verb of the notation, the other fields are its words, so that a screen finds the place, the pawn
/// or the track to light without reading sentences.
final class ActionJson {

    private ActionJson() {}

    static Json write(HasardAction action) {
        String notation = Notation.write(action);
        int space = notation.indexOf(' ');
        var json = Json.object().put("kind", space < 0 ? notation : notation.substring(0, space));
        switch (action) {
            case ChooseCradle(Cradle cradle) -> json.put("cradle", cradle.name());
            case Give(Quality ring, int from, int to) ->
                    json.put("ring", ring.code()).put("from", from).put("to", to);
            case Source(int pawn) -> json.put("pawn", pawn);
            case Change(Place place, Price price) ->
                    json.put("place", place.label()).put("price", price.text());
            case Choose(int track) -> json.put("track", Notation.track(track));
            case Open(Profession profession) -> json.put("profession", profession.name());
            case Lay(Profession profession, Price price) ->
                    json.put("profession", profession.name()).put("price", price.text());
            case Spend(Price price) -> json.put("price", price.text());
            case Ambush(int target, int face) -> json.put("pawn", target).put("face", face);
            case Victim(int pawn) -> json.put("pawn", pawn);
            case WarTrack(int track) -> json.put("track", Notation.track(track));
            default -> {}
        }
        return json.build();
    }

    /// The words of the notation in their order; an object is read by writing it out.
    static HasardAction read(Json json) {
        var notation = new StringBuilder(json.at("kind").asText());
        for (String field : FIELDS) {
            json.find(field).ifPresent(value -> notation.append(' ').append(value.plain()));
        }
        return Notation.read(notation.toString());
    }

    private static final String[] FIELDS = {
        "cradle", "ring", "from", "to", "place", "profession", "track", "pawn", "price", "face"
    };
}

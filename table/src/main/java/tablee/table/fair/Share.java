package tablee.table.fair;

import tablee.engine.Json;

/// One seat's part in the draws.
///
/// @param commitment what the seat is bound to; empty under [Algorithm#COUNTER_1]
/// @param nonce empty while it is hidden, and for good when it was never revealed
/// @param open whether the server knew the nonce before everybody was bound: it made it up, or was told
public record Share(String commitment, String nonce, boolean open) {

    public static final Share NONE = new Share("", "", true);

    /// Of a client that takes part without hiding anything.
    static Share told(String commitment, String nonce) {
        return new Share(commitment, nonce, true);
    }

    public static Share hidden(String commitment) {
        return new Share(commitment, "", false);
    }

    public Share revealed(String opened) {
        return new Share(commitment, opened, open);
    }

    public boolean isHidden() {
        return nonce.isEmpty();
    }

    /// As it stands in logs and replays; one without a nonce was left out.
    Json toJson() {
        var json = Json.object();
        if (!commitment.isEmpty()) {
            json.put("commitment", commitment);
        }
        if (isHidden()) {
            json.put("leftOut", true);
        } else {
            json.put("nonce", nonce);
        }
        if (open) {
            json.put("open", true);
        }
        return json.build();
    }

    static Share read(Json json) {
        return new Share(
                json.find("commitment").map(Json::asText).orElse(""),
                json.find("nonce").map(Json::asText).orElse(""),
                json.find("open").map(Json::asBool).orElse(false));
    }
}

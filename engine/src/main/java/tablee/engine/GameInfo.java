package tablee.engine;

/// What a list of games shows, and what a log writes down.
///
/// @param rules version of the rules, `cabo-1`; a new one whenever an old log would no longer replay
/// @param content the content set and its hash (`house/1f2e…`), or `none`
public record GameInfo(String id, Words title, Words blurb, String rules, String content) {

    /// Whether something that was written with these rules was written with ours. Two games left their name out of the version once.
    public boolean hasRules(String written) {
        return written.equals(rules) || (id + "-" + written).equals(rules);
    }

    /// Whether what names these cards and rules was written by this very game.
    public boolean wrote(Json written) {
        return written.at("content").asText().equals(content)
                && hasRules(written.at("rules").asText());
    }
}

package tablee.engine;

/// What a list of games shows, and what a log writes down.
///
/// @param rules version of the rules; a new one whenever an old log would no longer replay
/// @param content the content set and its hash (`house/1f2e…`), or `none`
public record GameInfo(String id, Words title, Words blurb, String rules, String content) {}

package tablee.engine;

/// What a seat decides: one small step, the answer to one question. A game's actions are a sealed set of
/// records, comparable by value; what nobody decides is a [Chance].
public interface Action {}

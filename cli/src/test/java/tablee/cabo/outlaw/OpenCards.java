package tablee.cabo.outlaw;

import tablee.engine.State;

/// A state, for those who should not see one.
public record OpenCards(long hash) implements State {}

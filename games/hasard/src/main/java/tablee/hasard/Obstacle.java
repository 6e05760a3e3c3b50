package tablee.hasard;

import tablee.engine.Words;

/// A red bar: it must be passed (HAS-7-3); a deadly one kills whoever fails at it (HAS-13-2).
public record Obstacle(int value, Marks marks, boolean deadly, Words name) {}

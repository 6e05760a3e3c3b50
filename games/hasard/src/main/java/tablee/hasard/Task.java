package tablee.hasard;

import tablee.engine.Words;

/// A black bar: an optional task on the place after an obstacle of its Carton, with a ring or a diploma for reward (HAS-14-1,
/// HAS-14-2).
public record Task(int after, int value, Marks marks, Quality reward, Words name) {}

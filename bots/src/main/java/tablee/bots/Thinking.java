package tablee.bots;

import tablee.engine.Randomness;

/// What a bot thinks with.
///
/// @param random numbers for this one decision, split off by game, seat and step
/// @param temper a number that stays the same for one bot in one game: its character, and what it is bound to forget
/// @param budget how long it may think
public record Thinking(Randomness random, long temper, Budget budget) {}

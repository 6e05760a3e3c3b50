package tablee.bots.search;

import java.util.Optional;

/// The best that was found, beside the next best.
///
/// @param other the next best; empty where there was nothing else to do
/// @param lead by how much the best does better, in chances of winning, over worlds of its own
/// @param error the standard error of that
public record Advice<A>(A action, Optional<A> other, double lead, double error) {}

package tablee.bots.search;

/// Two actions side by side, over the same imagined worlds with the same luck.
///
/// @param lead by how much the first does better, in chances of winning
/// @param error the standard error of that
public record Compared(double lead, double error, int worlds) {}

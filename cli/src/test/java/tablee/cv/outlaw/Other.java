package tablee.cv.outlaw;

/// Something of another game.
public record Other(int value) {}

package tablee.hasard.rules;

/// What a throw is for; also the name under which it is logged (section 7 of the register).
public enum ThrowKind {
    BIRTH,
    QUALITY,
    RING,
    OBSTACLE,
    TASK,
    AMBUSH,
    REVOLUTION
}

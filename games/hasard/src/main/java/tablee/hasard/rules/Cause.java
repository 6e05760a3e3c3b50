package tablee.hasard.rules;

/// Why a pawn moves or dies.
public enum Cause {
    CRADLE,
    OBSTACLE,
    TASK,
    ACCIDENT,
    AMOUR,
    CHANGE,
    MOBILISATION,
    REVOLUTION,
    PURGE,
    WAR
}

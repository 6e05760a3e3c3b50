package tablee.engine;

/// Why an action is not possible now: the clause of the register that forbids it and a sentence for the player. It
/// depends on nothing that the player may not know.
public record Refused(String clause, Message reason) {

    public static Refused of(String clause, String key, Object... args) {
        return new Refused(clause, Message.of(key, args));
    }
}

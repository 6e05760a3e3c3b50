package tablee.engine;

/// Something typed or loaded that cannot be understood: an unreadable move, an option out of range, a broken log.
/// Carries one sentence that says what was wrong, where, and what was expected. Nothing was changed.
public final class BadInput extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Message said;
    private final transient String path;

    private BadInput(Message said, String path) {
        super(Texts.english().say(placed(said, path)));
        this.said = said;
        this.path = path;
    }

    public static BadInput of(String key, Object... args) {
        return of(Message.of(key, args));
    }

    public static BadInput of(Message sentence) {
        return new BadInput(sentence, "");
    }

    /// The same, found in this part of something larger: `tableaux.B.3`.
    public BadInput within(String part) {
        return new BadInput(said, path.isEmpty() ? part : part + "." + path);
    }

    /// The line of what was read, 0 where there is none. Sentences of readers end with it.
    public int line() {
        boolean read =
                said.key().startsWith("engine.json.") || said.key().startsWith("engine.form.");
        return read && !said.args().isEmpty() && said.args().getLast() instanceof Integer line
                ? line
                : 0;
    }

    private static Message placed(Message said, String path) {
        return path.isEmpty() ? said : Message.of("engine.form.at", path, said);
    }

    /// The sentence, for a reader of any language. [#getMessage] has it in English.
    public Message sentence() {
        return placed(said, path);
    }
}

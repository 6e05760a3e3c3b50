package tablee.engine;

/// Something typed or loaded that cannot be understood: an unreadable move, an option out of range, a broken log.
/// Carries one sentence that says what was wrong, where, and what was expected. Nothing was changed.
public final class BadInput extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Message sentence;

    private BadInput(Message sentence) {
        super(Texts.english().say(sentence));
        this.sentence = sentence;
    }

    public static BadInput of(String key, Object... args) {
        return new BadInput(Message.of(key, args));
    }

    public static BadInput of(Message sentence) {
        return new BadInput(sentence);
    }

    /// The sentence, for a reader of any language. [#getMessage] has it in English.
    public Message sentence() {
        return sentence;
    }
}

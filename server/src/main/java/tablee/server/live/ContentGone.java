package tablee.server.live;

import tablee.engine.Message;

/// A table whose content set or rules are not on this server any more. It rests until they are back: with others it would be another game.
public final class ContentGone extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Message sentence;

    private ContentGone(String what, Message sentence) {
        super(what, null, false, false);
        this.sentence = sentence;
    }

    static ContentGone content(String content) {
        return new ContentGone(content, Message.of("server.content.gone", content));
    }

    static ContentGone rules(String rules) {
        return new ContentGone(rules, Message.of("server.rules.gone", rules));
    }

    public Message sentence() {
        return sentence;
    }
}

package tablee.server.live;

import tablee.engine.Message;

/// A table whose content set is not on this server any more. It rests until the set is back: other cards would be another game.
public final class ContentGone extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Message sentence;

    ContentGone(String game, String content) {
        super(game + " " + content, null, false, false);
        this.sentence = Message.of("server.content.gone", content);
    }

    public Message sentence() {
        return sentence;
    }
}

package tablee.engine;

/// A person without a seat; sees what everybody sees and nothing else.
public enum Spectator implements Viewer {
    SPECTATOR;

    @Override
    public String label() {
        return "spectator";
    }
}

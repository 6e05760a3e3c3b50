package tablee.cabo;

import tablee.engine.GameProvider;

/// Puts Cabo on the shelf.
public final class CaboProvider implements GameProvider {

    @Override
    public String id() {
        return "cabo";
    }

    @Override
    public CaboGame house() {
        return new CaboGame();
    }
}

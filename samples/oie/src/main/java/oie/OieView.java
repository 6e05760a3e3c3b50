package oie;

import tablee.engine.Seats;
import tablee.engine.View;
import tablee.engine.Viewer;

public record OieView(Viewer viewer, OieTable table) implements View {

    @Override
    public Seats awaited() {
        return table.awaited();
    }
}

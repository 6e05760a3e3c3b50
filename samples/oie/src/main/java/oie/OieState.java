package oie;

import tablee.engine.Hash;
import tablee.engine.State;

public record OieState(OieTable table) implements State {

    @Override
    public long hash() {
        long hash = Hash.START;
        for (int i = 0; i < table.squares().size(); i++) {
            hash = Hash.mix(Hash.mix(hash, table.squares().get(i)), table.waits().get(i));
        }
        return Hash.mix(Hash.mix(hash, table.turn().index()), table.rolling() ? 1 : 0);
    }
}

package tablee.engine;

/// Where draws come from: a generator, a keyed stream that players can verify, a script, a log.
@FunctionalInterface
public interface ChanceSource {

    Drawn draw(Chance chance);

    static ChanceSource of(Randomness random) {
        return chance -> chance.draw(random);
    }
}

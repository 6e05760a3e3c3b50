package tablee.engine;

/// Splits one seed into independent streams by purpose, so that one more number drawn by a bot never moves a card.
/// `new Streams(7).stream("chance")`, `.game(41).stream("bot", 2)`.
public record Streams(long seed) {

    /// The streams of the `number`-th game of a series: any thread can start any game.
    public Streams game(long number) {
        return new Streams(Hash.mix(Hash.mix(Hash.START, seed), number));
    }

    public Randomness stream(String purpose) {
        return stream(purpose, 0);
    }

    public Randomness stream(String purpose, int number) {
        long hash = Hash.mix(Hash.START, seed);
        for (int i = 0; i < purpose.length(); i++) {
            hash = Hash.mix(hash, purpose.charAt(i));
        }
        return new Xoshiro(Hash.mix(hash, number));
    }
}

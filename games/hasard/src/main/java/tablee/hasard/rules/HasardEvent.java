package tablee.hasard.rules;

import java.util.List;
import tablee.engine.Event;
import tablee.hasard.content.Marks;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;

/// Something that happened at the table (section 5.5 of the register). Pawns are named by their number, from 1.
///
/// Everybody sees everything (section 7), so that every viewer gets the event itself.
public sealed interface HasardEvent extends Event.Open {

    @Override
    default boolean reveals() {
        return false;
    }

    /// A die that has rolled cannot be unrolled; nothing else is ever learnt.
    sealed interface Rolled extends HasardEvent {
        @Override
        default boolean reveals() {
            return true;
        }
    }

    /// A birth throw: it belongs to a seat (0 for A), for pawns have no numbers yet.
    record BirthThrown(int seat, int die1, int die2) implements Rolled {}

    /// `bonus` are the marks that counted, `needed` what dice and bonus had to reach, `bar` the obstacle or task thrown at
    /// (`CLOWN 1/2`, `CH-L/3`, `CLOWN 1/2 task`) or the quality thrown for (`Be`), empty for throws at nothing that has a name.
    record Thrown(int pawn, ThrowKind kind, int die1, int die2, Marks bonus, int needed, String bar)
            implements Rolled {}

    record LuckShown(int pawn, Luck face) implements Rolled {}

    record DestinyShown(int pawn, Destiny face) implements Rolled {}

    record Born(int seat, int pawn) implements HasardEvent {}

    record DrawPassed(int pawn, Quality quality) implements HasardEvent {}

    /// A bead on the rod: a quality drawn, or a diploma.
    record BeadGained(int pawn, Quality quality) implements HasardEvent {}

    record RingsGained(int pawn, Quality ring, int count) implements HasardEvent {}

    record RingsLost(int pawn, Quality ring, int count) implements HasardEvent {}

    /// A ring of pawn `source` pays for something pawn `pawn` does.
    record RingSpent(int pawn, int source, Quality ring) implements HasardEvent {}

    record RingGiven(int from, int to, Quality ring) implements HasardEvent {}

    record TurnBegan(int pawn) implements HasardEvent {}

    record Moved(int pawn, Place from, Place to, Cause cause) implements HasardEvent {}

    record Displaced(int pawn, Place from, Place to) implements HasardEvent {}

    record AmbushPlaced(int pawn, int target, int face) implements HasardEvent {}

    record AmbushInherited(int pawn, int face) implements HasardEvent {}

    record AmbushLowered(int pawn, int face) implements HasardEvent {}

    record AmbushLifted(int pawn) implements HasardEvent {}

    record AmbushRemoved(Place place) implements HasardEvent {}

    record TrackNamed(int pawn, int track) implements HasardEvent {}

    record CartonLaid(int pawn, Profession profession, int rank, int track, Price price)
            implements HasardEvent {}

    record HeldUp(int pawn) implements HasardEvent {}

    record TaskAnnounced(int pawn, Place place) implements HasardEvent {}

    record TaskWon(int pawn, Place place, Quality reward) implements HasardEvent {}

    record TaskFailed(int pawn, Place place) implements HasardEvent {}

    record DestinyTriggered(int pawn) implements HasardEvent {}

    record DestinyRoundEnded() implements HasardEvent {}

    record Wounded(int pawn) implements HasardEvent {}

    record Died(int pawn, Cause cause) implements HasardEvent {}

    record Exchanged(int pawn, int other) implements HasardEvent {}

    record Succeeded(int pawn) implements HasardEvent {}

    /// Tokens won and lost, by seat.
    record Settled(List<Integer> tokens) implements HasardEvent {
        public Settled {
            tokens = List.copyOf(tokens);
        }
    }

    record GameOver(Ending ending) implements HasardEvent {}
}

package tablee.hasard.rules;

import tablee.engine.Action;
import tablee.hasard.content.Cradle;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;

/// What a player decides. Pawns are named by their number, from 1; tracks by theirs, from 0 (people write `T1`).
///
/// Actions are plain values; [Actions] keeps one shared instance of each, because playouts ask for them millions of times.
public sealed interface HasardAction extends Action {

    /// The two ordinary dice, or the Destiny die when that is due.
    record Throw() implements HasardAction {}

    /// HAS-4-9, HAS-R07 Not for this quality; HAS-23-5 pass the dice.
    record Pass() implements HasardAction {}

    record ChooseCradle(Cradle cradle) implements HasardAction {}

    /// HAS-R42 One ring from one pawn of the camp to another.
    record Give(Quality ring, int from, int to) implements HasardAction {}

    /// The transfer is over, or not wanted.
    record Done() implements HasardAction {}

    /// HAS-R42 This pawn's ring pays.
    record Source(int pawn) implements HasardAction {}

    record Stay() implements HasardAction {}

    /// HAS-20-2 A new profession; in a war, the barracks.
    record Change(Place place, Price price) implements HasardAction {}

    record Attempt() implements HasardAction {}

    record Neglect() implements HasardAction {}

    /// HAS-R15 Tackle the first Carton of this track.
    record Choose(int track) implements HasardAction {}

    /// HAS-R16 Bring a new profession to the lowest empty track.
    record Open(Profession profession) implements HasardAction {}

    record Lay(Profession profession, Price price) implements HasardAction {}

    record Decline() implements HasardAction {}

    /// HAS-7-10 Rings close the gap.
    record Spend(Price price) implements HasardAction {}

    record Refuse() implements HasardAction {}

    record Ambush(int target, int face) implements HasardAction {}

    record ThrowLuck() implements HasardAction {}

    /// HAS-19-6 Give a health ring …
    record GiveHealth() implements HasardAction {}

    /// … or put the ambush in front of oneself.
    record LieDown() implements HasardAction {}

    record Victim(int pawn) implements HasardAction {}

    record WarTrack(int track) implements HasardAction {}
}

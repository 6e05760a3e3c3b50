package tablee.hasard.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tablee.engine.BadInput;
import tablee.engine.Events;
import tablee.hasard.content.CartonSet;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;

/// A table taken apart into plain values, so that it can be written down and put together again ([#table]). Nothing is hidden in this
/// game, so that a view can be taken apart like a state.
///
/// A position made by hand may leave out what does not matter: pawns then stand at the crossroads with nothing, and where no phase is
/// named the active pawn is about to begin its turn.
///
/// @param changes what the position alters of the Cartons, see [CartonSet#with]
/// @param tracks the professions of tracks, counted from 0, from rank 1 up
/// @param pawns by number, from 1
/// @param sharing where there are camps
/// @param winner counted from 0, or −1
public record Arrangement(
        List<String> changes,
        Map<Integer, List<Profession>> tracks,
        Map<Integer, PawnAt> pawns,
        Moment moment,
        Optional<Sharing> sharing,
        Destined destiny,
        Ending ending,
        int winner,
        Remembered remembered) {

    /// A pawn as it stands on the table.
    ///
    /// @param slot its birth throw: seat A's first pawn, seat B's first, …
    /// @param kit a set of beads and diplomas, see [Quality#bit]
    /// @param ambush the face in front of it, or 0
    /// @param exit 0 while in the game, then the order of leaving it
    public record PawnAt(
            Optional<Integer> slot,
            Optional<Place> at,
            int kit,
            int riches,
            int health,
            int ambush,
            boolean opened,
            Optional<Integer> exit) {

        private static final PawnAt UNSAID =
                new PawnAt(Optional.empty(), Optional.empty(), 0, 0, 0, 0, false, Optional.empty());
    }

    /// Where in the turn the table stands.
    ///
    /// @param active counted from 0
    /// @param births ranks and sums of the birth throws, packed; 0 once they are settled
    /// @param track the one named at the crossroads, or −1
    public record Moment(
            Optional<Phase> phase,
            boolean rolling,
            int active,
            int turns,
            long births,
            int drawRound,
            boolean window,
            boolean atTask,
            int track,
            int sum) {}

    /// HAS-R42 Rings on their way inside a camp.
    public record Sharing(boolean gaveAtBegin, boolean gaveAtEnd, Transfer transfer, Debt debt) {}

    /// The round under the blue die.
    ///
    /// @param thrower counted from 0; the active pawn where nothing is said
    /// @param mobilised where nothing is said, an army is on the board in every war
    /// @param warCarton the code of a place on it, or −1
    public record Destined(
            Destiny face,
            boolean pending,
            Optional<Integer> thrower,
            Optional<Boolean> mobilised,
            int warCarton,
            int revolts) {

        private static Destined of(DestinyRound round) {
            return new Destined(
                    round.face(),
                    round.pending(),
                    Optional.of(round.thrower()),
                    Optional.of(round.mobilised()),
                    round.warCarton(),
                    round.revolts());
        }

        private DestinyRound round(int active) {
            boolean running = face != Destiny.NONE || pending;
            return new DestinyRound(
                    face,
                    pending,
                    thrower.orElse(running ? active : HasardState.NOBODY),
                    mobilised.orElse(face == Destiny.GUE),
                    warCarton,
                    revolts);
        }
    }

    /// HAS-R56 What was seen and left no trace on the table.
    ///
    /// @param freeChanges a set of pawns, the lowest bit the first
    public record Remembered(int freeChanges, boolean freeNow) {
        public static final Remembered NOTHING = new Remembered(0, false);
    }

    public static Arrangement of(HasardView view) {
        return of(view.state());
    }

    public static Arrangement of(HasardState state) {
        var tracks = new TreeMap<Integer, List<Profession>>();
        for (int track = 0; track < HasardState.TRACKS; track++) {
            var cartons = new ArrayList<Profession>();
            for (int rank = 1; rank <= state.height(track); rank++) {
                cartons.add(Profession.at(state.profession(track, rank)));
            }
            tracks.put(track, cartons);
        }
        var pawns = new TreeMap<Integer, PawnAt>();
        for (int pawn = 0; pawn < state.count(); pawn++) {
            pawns.put(
                    pawn + 1,
                    new PawnAt(
                            Optional.of(state.slot(pawn)),
                            Optional.of(Place.at(state.place(pawn))),
                            state.kit(pawn),
                            state.rings(pawn, Quality.RI),
                            state.rings(pawn, Quality.SA),
                            state.ambush(pawn),
                            state.hasOpened(pawn),
                            Optional.of(state.exit(pawn))));
        }
        return new Arrangement(
                state.cartons().changes(),
                tracks,
                pawns,
                new Moment(
                        Optional.of(state.phase),
                        state.rolling,
                        state.active,
                        state.turns,
                        state.births(),
                        state.drawRound,
                        state.window,
                        state.atTask,
                        state.track,
                        state.sum),
                state.camps() ? Optional.of(sharing(state)) : Optional.empty(),
                Destined.of(state.destiny),
                state.ending,
                state.winner,
                new Remembered(state.freeChanges, state.freeNow));
    }

    private static Sharing sharing(HasardState state) {
        return new Sharing(state.gaveAtBegin, state.gaveAtEnd, state.transfer, state.debt);
    }

    /// How many pawns have left the game.
    public int exits() {
        return pawns.values().stream().mapToInt(pawn -> pawn.exit.orElse(0)).max().orElse(0);
    }

    /// The same table in the eyes of somebody who remembers this.
    public Arrangement with(Remembered seen) {
        return new Arrangement(
                changes, tracks, pawns, moment, sharing, destiny, ending, winner, seen);
    }

    /// The table this describes. One that no game can reach is refused with an [IllegalStateException] that names the clause.
    ///
    /// @param house the Cartons before the position's changes
    public HasardState table(HasardOptions options, CartonSet house) {
        var state = new HasardState(new Setup(options, house.with(changes)));
        for (var track : tracks.entrySet()) {
            int rank = 1;
            for (Profession profession : track.getValue()) {
                state.lay(track.getKey(), rank++, profession.number());
            }
        }
        pawns.keySet().forEach(number -> within("pawns", number, state.count()));
        within("active", moment.active + 1, state.count());
        Place unsaid =
                Place.at(
                        moment.phase.equals(Optional.of(Phase.BIRTH))
                                ? Place.UNBORN
                                : Place.CROSSROADS);
        for (int pawn = 0; pawn < state.count(); pawn++) {
            place(state, pawn, pawns.getOrDefault(pawn + 1, PawnAt.UNSAID), unsaid);
        }
        state.phase = moment.phase.orElse(Phase.END);
        state.rolling = moment.rolling;
        state.active = moment.active;
        state.turns = moment.turns;
        state.births(moment.births);
        state.drawRound = moment.drawRound;
        state.window = moment.window;
        state.atTask = moment.atTask;
        state.track = moment.track;
        state.sum = moment.sum;
        sharing.ifPresent(rings -> share(state, rings));
        state.destiny = destiny.round(moment.active);
        state.ending = ending;
        state.winner = winner;
        state.freeChanges = remembered.freeChanges;
        state.freeNow = remembered.freeNow;
        if (moment.phase.isEmpty()) {
            Turn.begin(state, Events.NONE);
        }
        Invariants.check(state);
        return state;
    }

    private static void share(HasardState state, Sharing rings) {
        state.gaveAtBegin = rings.gaveAtBegin;
        state.gaveAtEnd = rings.gaveAtEnd;
        state.transfer = rings.transfer;
        state.debt = rings.debt;
    }

    private static void within(String field, int number, int count) {
        if (number < 1 || number > count) {
            throw BadInput.of("engine.notation.shape", number, "1 … " + count).within(field);
        }
    }

    private static void place(HasardState state, int pawn, PawnAt at, Place unsaid) {
        state.newborn(pawn, at.slot.orElse(pawn));
        state.put(pawn, at.at.orElse(unsaid).code());
        state.wear(pawn, at.kit);
        state.rings(pawn, Quality.RI, at.riches);
        state.rings(pawn, Quality.SA, at.health);
        state.ambush(pawn, at.ambush);
        state.exit(pawn, at.exit.orElse(state.lives(pawn) ? 0 : 1));
        if (at.opened) {
            state.opened(pawn);
        }
    }
}

package tablee.hasard.rules;

import java.util.Optional;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.hasard.content.CartonSet;
import tablee.hasard.content.Marks;
import tablee.hasard.content.Obstacle;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;
import tablee.hasard.content.Task;

/// What one viewer may know: everything that lies on the table ([Now]), which in this game is the same for all, and what
/// happened earlier and left no trace on it ([Memory]).
///
/// Built around the state it shows, because nothing of it is hidden; it never hands the state out.
public final class HasardView implements View {

    private final HasardState state;
    private final Viewer viewer;

    public HasardView(HasardState state, Viewer viewer) {
        this.state = state;
        this.viewer = viewer;
    }

    HasardState state() {
        return state;
    }

    @Override
    public Viewer viewer() {
        return viewer;
    }

    /// Only one player is ever asked.
    @Override
    public Seats awaited() {
        return state.rolling || state.phase == Phase.OVER
                ? Seats.NONE
                : Seats.of(Seat.of(state.seat(state.active)));
    }

    /// Whether the question of the moment is for this viewer.
    public boolean isAwaited() {
        return viewer instanceof Seat seat && awaited().contains(seat);
    }

    public Now now() {
        return new Now(state);
    }

    public Memory memory() {
        return new Memory(state);
    }

    /// HAS-R56 Whose last turn was a free change of profession; pawns from 1.
    public static final class Memory {

        private final HasardState state;

        Memory(HasardState state) {
            this.state = state;
        }

        public boolean changedFreely(int pawn) {
            return state.changedFreely(pawn - 1);
        }
    }

    /// A pawn as it stands on the table.
    ///
    /// @param number from 1; the order of play
    /// @param kit a set of beads and diplomas, see [Quality#bit]
    /// @param ambush the face in front of it, or 0
    public record PawnNow(
            int number,
            Seat seat,
            int camp,
            Place place,
            int kit,
            int riches,
            int health,
            int ambush,
            boolean hasOpened) {

        public boolean lives() {
            return !place.isDead() && !place.isSuccess();
        }

        /// HAS-M-8
        public boolean has(Quality quality) {
            return (kit & quality.bit()) != 0;
        }
    }

    /// What a screen shows. Pawns are counted from 1, tracks from 0.
    public static final class Now {

        private final HasardState state;

        Now(HasardState state) {
            this.state = state;
        }

        public HasardOptions options() {
            return state.setup.options();
        }

        public CartonSet cartons() {
            return state.cartons();
        }

        public Phase phase() {
            return state.phase;
        }

        public int turns() {
            return state.turns;
        }

        /// The pawn that plays; in birth it has no number yet, and this is the place in the order of throwing.
        public int active() {
            return state.active + 1;
        }

        public int pawns() {
            return state.count();
        }

        public PawnNow pawn(int number) {
            int pawn = number - 1;
            return new PawnNow(
                    number,
                    Seat.of(state.seat(pawn)),
                    state.slot(pawn) % 2,
                    Place.at(state.place(pawn)),
                    state.kit(pawn),
                    state.rings(pawn, Quality.RI),
                    state.rings(pawn, Quality.SA),
                    state.ambush(pawn),
                    state.hasOpened(pawn));
        }

        /// Whose pawn this is, for a sentence: a seat, or a message with its number where somebody plays several.
        public Object owner(int pawn) {
            return state.owner(pawn - 1);
        }

        /// `CLOWN 1/2`: the obstacle just before a place on a laid Carton, by the name the content gives it.
        public String bar(Place place) {
            return state.bar(place.code());
        }

        public boolean opponents(int one, int other) {
            return state.opponents(one - 1, other - 1);
        }

        /// Rings that can pay for this pawn's steps, its camp's included.
        public int purse(int pawn, Quality ring) {
            return state.purse(pawn - 1, ring);
        }

        /// How many tracks the board has.
        public int tracks() {
            return HasardState.TRACKS;
        }

        /// Cartons on a track.
        public int height(int track) {
            return state.height(track);
        }

        /// Whether the Carton of this place is on the board.
        public boolean isLaid(Place place) {
            return place.isCarton() && state.height(place.track()) >= place.rank();
        }

        public Profession profession(int track, int rank) {
            return Profession.at(state.profession(track, rank));
        }

        /// The living pawn on a place of a Carton, or 0.
        public int occupant(Place place) {
            return state.occupant(place.code()) + 1;
        }

        public Destiny destiny() {
            return state.destiny.face();
        }

        /// The pawn in front of which the Destiny die lies, or 0.
        public int thrower() {
            return state.destiny.thrower() + 1;
        }

        /// What is being drawn for, during the draws of a life's beginning.
        public Quality drawn() {
            return Birth.drawn(state);
        }

        /// The number those dice must reach.
        public int needed() {
            return Birth.needed(state);
        }

        /// The sum just thrown, while a ring sacrifice or a victim is decided.
        public int sum() {
            return state.sum;
        }

        public boolean atTask() {
            return state.atTask;
        }

        /// The track named at the crossroads, or −1.
        public int track() {
            return state.track;
        }

        /// The task on the active pawn's place, if there is one.
        public Optional<Task> task() {
            return state.taskAt(state.place(state.active));
        }

        /// The obstacle in front of a pawn, if one is on the board.
        public Optional<Obstacle> ahead(int pawn) {
            HasardState asked = state.fork();
            asked.active = pawn - 1;
            int place = asked.place(asked.active);
            boolean named = place != Place.CROSSROADS || (asked.track >= 0 && pawn == active());
            boolean stands = asked.lives(asked.active) && place != Place.UNBORN;
            return stands && named && !Turn.isOpenEnd(asked, place)
                    ? Optional.of(Throws.ahead(asked))
                    : Optional.empty();
        }

        /// What a pawn's beads and diplomas count for in this round (HAS-R65, HAS-R66).
        public int workingKit(int pawn) {
            return state.workingKit(pawn - 1);
        }

        /// The number dice must reach with this kit; rings come on top.
        public int neededAt(Obstacle obstacle, int pawn) {
            return obstacle.value() - obstacle.marks().points(workingKit(pawn));
        }

        public int neededAt(Task task, int pawn) {
            return task.value() - task.marks().points(workingKit(pawn));
        }

        /// Those of these marks that help a pawn as it stands; rings are decided apart.
        public Marks helping(Marks marks, int pawn) {
            return marks.counting(workingKit(pawn));
        }

        /// How far a pawn lags behind, in points (HAS-R39).
        public int lag(int pawn) {
            return Stakes.lag(state, pawn - 1).total();
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HasardView view
                && viewer.equals(view.viewer)
                && state.equals(view.state);
    }

    @Override
    public int hashCode() {
        return state.hashCode() * 31 + viewer.label().hashCode();
    }
}

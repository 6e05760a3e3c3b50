package tablee.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import tablee.engine.Event;
import tablee.engine.Formats;
import tablee.engine.Message;
import tablee.engine.Refused;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.Viewer;
import tablee.engine.Wording;
import tablee.testkit.pips.PipsAction;
import tablee.testkit.pips.PipsFormats;
import tablee.testkit.pips.PipsGame;
import tablee.testkit.pips.PipsState;
import tablee.testkit.pips.PipsView;
import tablee.testkit.pips.PipsWording;

/// A version of Pips with one rule broken, and the property that must notice. What breaks in one place only is made here: the caller
/// is given what Pips would have said and says something else.
final class Broken {

    private Broken() {}

    /// Fails unless the property complains in these words, in one of a few games.
    static void caught(
            PipsGame broken, Property<PipsState, PipsView, PipsAction> property, String complaint) {
        assertThatThrownBy(
                        () -> {
                            for (long seed = 1; seed <= 10; seed++) {
                                Settings settings = broken.options().standard(3);
                                property.check(Journey.of(broken, settings, seed, 500));
                            }
                        })
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(complaint);
    }

    /// Pips in another writing.
    static PipsGame writing(PipsFormats formats) {
        return new PipsGame() {
            @Override
            public Formats<PipsState, PipsView, PipsAction> formats() {
                return formats;
            }
        };
    }

    /// Pips in other words.
    static PipsGame wording(PipsWording wording) {
        return new PipsGame() {
            @Override
            public Wording<PipsView, PipsAction> wording() {
                return wording;
            }
        };
    }

    /// Pips whose log tells an event in other words.
    static PipsGame telling(BiFunction<Event, Message, Message> told) {
        return wording(
                new PipsWording() {
                    @Override
                    public Message told(PipsView view, Event event) {
                        return told.apply(event, super.told(view, event));
                    }
                });
    }

    /// Pips with another list of what may be done.
    static PipsGame listing(BiFunction<PipsView, List<PipsAction>, List<PipsAction>> list) {
        return new PipsGame() {
            @Override
            public List<PipsAction> legal(PipsView view) {
                return list.apply(view, super.legal(view));
            }
        };
    }

    /// Pips with other refusals.
    static PipsGame refusing(BiFunction<PipsAction, Optional<Refused>, Optional<Refused>> refusal) {
        return new PipsGame() {
            @Override
            public Optional<Refused> refusal(PipsView view, PipsAction action) {
                return refusal.apply(action, super.refusal(view, action));
            }
        };
    }

    /// What somebody is shown of a state, given the view that would have been right.
    interface Sight {
        PipsView of(PipsState state, Viewer viewer, PipsView right);
    }

    /// Pips that shows something else.
    static PipsGame showing(Sight sight) {
        return new PipsGame() {
            @Override
            public PipsView view(PipsState state, Viewer viewer) {
                return sight.of(state, viewer, super.view(state, viewer));
            }
        };
    }

    /// Pips that remembers the truth behind the view it gave out last, which a game must not.
    abstract static class Peeking extends PipsGame {
        private int top;

        @Override
        public final PipsView view(PipsState state, Viewer viewer) {
            top = state.pile().stream().findFirst().orElse(0);
            return super.view(state, viewer);
        }

        /// The card that nobody has drawn yet, 0 without one.
        final int top() {
            return top;
        }
    }

    /// The same view with other seats awaited.
    static PipsView awaiting(PipsView view, Seats awaited) {
        return new PipsView(now(view.now(), awaited, view.now().looking()), view.memory());
    }

    /// The same view in which somebody is looking at a card, or nobody.
    static PipsView looking(PipsView view, boolean looking) {
        return new PipsView(now(view.now(), view.now().awaited(), looking), view.memory());
    }

    private static PipsView.Now now(PipsView.Now now, Seats awaited, boolean looking) {
        return new PipsView.Now(
                now.viewer(),
                now.seats(),
                now.deck(),
                now.ending(),
                now.phase(),
                awaited,
                now.turn(),
                now.pile(),
                now.discard(),
                now.known(),
                now.stood(),
                now.held(),
                looking,
                now.cards(),
                now.roll());
    }
}

package tablee.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import tablee.engine.Formats;
import tablee.engine.Settings;
import tablee.testkit.pips.PipsAction;
import tablee.testkit.pips.PipsFormats;
import tablee.testkit.pips.PipsGame;
import tablee.testkit.pips.PipsState;
import tablee.testkit.pips.PipsView;

/// A version of Pips with one rule broken, and the property that must notice.
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
}

package tablee.bots.outlaw;

import tablee.cabo.outlaw.OpenCards;
import tablee.engine.Game;
import tablee.engine.Settings;
import tablee.engine.play.Match;
import tablee.engine.play.Stepper;

/// A bot that looks at the cards: by asking for them, through the rules, and by holding the match or a stepper.
public final class Peeking {

    private Peeking() {}

    static long total(OpenCards cards) {
        return cards.hash();
    }

    static Object throughTheRules(Game<?, ?, ?> game, Settings settings) {
        return game.start(settings);
    }

    static int match(Match<?, ?, ?> match) {
        return match.steps();
    }

    static int stepper(Stepper<?, ?, ?> stepper) {
        return stepper.steps();
    }
}

package tablee.bots.cabo;

import tablee.cabo.rules.Place;

/// What a player still knows of the cards it has seen.
@FunctionalInterface
interface Recall {

    Recall PERFECT = (place, value) -> true;

    boolean recalls(Place place, int value);
}

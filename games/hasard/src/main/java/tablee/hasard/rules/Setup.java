package tablee.hasard.rules;

import tablee.hasard.content.CartonSet;

/// What stays the same from the first throw to the last: the options and the Cartons.
record Setup(HasardOptions options, CartonSet cartons) {

    int pawns() {
        return options.pawns();
    }
}

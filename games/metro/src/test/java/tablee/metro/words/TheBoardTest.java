package tablee.metro.words;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.engine.Seat;
import tablee.engine.Viewer;
import tablee.metro.Golden;
import tablee.metro.Tables;
import tablee.metro.rules.MetroState;

/// The table in a terminal: hands, laid cards by category, what each card still needs.
class TheBoardTest {

    private static final String MIDDLE =
            "{'station': 'MATURITE', 'round': 3, 'players': {'A': {'character': 'ondine-felix', 'hand':"
                    + " ['Star de Télé-Réalité', 'noces-d-argent', 'Chalet', 'Retour de bâton', 'Brevet', 'Colo', 'Défi des cœurs',"
                    + " 'Franc Maçon'], 'front': ['Musicien en herbe', 'Brevet', 'Coup de foudre', 'Premier rendez-vous',"
                    + " 'Baskets stylées'], 'money': 3, 'points': -1, 'duels': [{'card': 'Défi du grand cœur', 'opponent': 'B'}]},"
                    + " 'B': {'revealed': true, 'front': ['Bénévole', 'job-d-ete'], 'accrocs': ['Photo de soirée', 'Panne de métro'],"
                    + " 'running': [{'card': 'Bouton du jour J', 'left': 2}], 'hand': ['Colo', 'Erasmus', 'Erasmus']},"
                    + " 'C': {'duels': ['Défi des cœurs', 'Défi du coffre-fort']}}, 'piles': {'P': ['Brevet'], 'M': [], 'T': ['Chalet', 'Chalet']}}";

    @Test
    void in_the_middle_of_a_life() {
        MetroState state = Tables.position(3, MIDDLE);
        var lines = new ArrayList<String>();
        for (Viewer viewer : List.of(Seat.of(0), Seat.of(1))) {
            for (String language : List.of("fr", "en")) {
                lines.add("[" + viewer.label() + ", " + language + "]");
                lines.addAll(
                        Tables.METRO
                                .wording()
                                .board(
                                        Tables.METRO.view(state, viewer),
                                        Tables.METRO.wording().texts(language)));
            }
        }
        Golden.check("board.txt", lines);
    }
}

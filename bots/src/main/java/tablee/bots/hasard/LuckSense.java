package tablee.bots.hasard;

import java.util.List;
import tablee.hasard.content.Carton;
import tablee.hasard.content.Obstacle;
import tablee.hasard.content.Odds;
import tablee.hasard.content.Quality;
import tablee.hasard.rules.HasardView;

/// What the Luck die is worth where a pawn stands: three kind faces against three unkind ones.
final class LuckSense {

    private LuckSense() {}

    /// Turns lost on average; below zero the die is a friend. Held up for want of health there is no other way.
    static double cost(HasardView.Now now, Outlook outlook, HasardView.PawnNow self) {
        int track = self.place().track();
        Carton carton =
                now.cartons()
                        .carton(now.profession(track, self.place().rank()), self.place().rank());
        List<Obstacle> passed = carton.obstacles().subList(0, self.place().obstacle());
        int purse = now.purse(self.number(), Quality.SA);
        boolean open = now.height(track) < 5;
        boolean heldUp =
                purse == 0
                        && self.place().obstacle() == carton.obstacles().size()
                        && self.place().rank() == now.height(track);
        if (heldUp) {
            return -50;
        }
        double health = !open ? 0.4 : purse == 0 ? Outlook.HEALTH : purse == 1 ? 1.2 : 0.5;
        double again = 1.3;
        double good = Outlook.RICHES + health + health + again;
        double accident =
                0.3 + Odds.failures(passed.subList(passed.size() - 1, passed.size()), self.kit());
        double amour =
                passed.size() == 1
                        ? 0
                        : 0.3 + Odds.failures(passed.subList(1, passed.size()), self.kit());
        double maladie = purse > 1 ? 0.8 : 1.1;
        return (accident + amour + maladie - good) / 6;
    }
}

package tablee.metro.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Message;
import tablee.engine.Outcome;
import tablee.engine.ScoreSheet;
import tablee.metro.content.Card;
import tablee.metro.content.Effect;
import tablee.metro.content.Metric;
import tablee.metro.content.Personnage;

/// The scorepad (METRO-SCORE-2) and the numbers that cards read off the table.
public final class Scoring {

    /// METRO-RULE-52 The lines of the pad, in order, without the total.
    static final List<String> LINES =
            List.of(
                    "AMOUR",
                    "SEXE",
                    "ETUDES",
                    "BOULOT",
                    "SOCIAL",
                    "NOBLESSE",
                    "PATRIMOINE",
                    "OBJECTIFS",
                    "DEFI",
                    "PROPRIETE");

    /// What the lines are called, the total included: built once, as every playout ends in a score sheet.
    private static final Message[] LABELS = labels();

    private static final Message TERMINUS = Message.of("metro.over.terminus");

    private Scoring() {}

    private static Message[] labels() {
        var labels = new Message[LINES.size() + 1];
        for (int line = 0; line < LINES.size(); line++) {
            labels[line] = Message.of("metro.score." + LINES.get(line));
        }
        labels[LINES.size()] = Message.of("metro.score.TOTAL");
        return labels;
    }

    /// Section 5.4
    static int metric(Open state, int seat, Metric metric) {
        Shown life = state.shown(seat);
        return switch (metric.unit()) {
            case POINTS -> life.points(metric.category().orElseThrow().index());
            case CARDS -> life.cards(metric.category().orElseThrow().index());
            case LIFE_POINTS -> Layout.sum(life.categoryPoints);
            case LIFE_CARDS -> Layout.sum(life.categoryCards);
            case NOBLESSE -> life.noblesse;
            case PATRIMOINE_POINTS -> life.wealth;
            case PATRIMOINE_CARDS -> life.wealthCards;
            case ACCROCS -> life.accrocs.length;
            case TITLE -> copies(life, state.box.indexOf(metric.title()));
            case MONEY -> Conditions.money(state, seat);
        };
    }

    /// Copies of this card in front of a player, Accrocs included.
    static int copies(Shown life, int card) {
        int count = 0;
        for (int laid : life.front) {
            count += Layout.card(laid) == card ? 1 : 0;
        }
        for (int accroc : life.accrocs) {
            count += Layout.card(accroc) == card ? 1 : 0;
        }
        return count;
    }

    /// METRO-POINTS-5, METRO-RULE-54 One-off points and those that cards on the table give or take.
    static int properties(Open state, int seat) {
        Shown life = state.shown(seat);
        int sum = life.points + life.permanentPoints;
        sum += Conditions.accrocs(state, seat, Effect.Do.POINTS);
        if (life.pointsPer > 0) {
            for (int laid : life.front) {
                for (Effect effect : state.card(laid).steps) {
                    sum += effect instanceof Effect.PointsPer per ? per(state, seat, per) : 0;
                }
            }
        }
        for (int holder = 0; holder < state.seats(); holder++) {
            for (int accroc : state.shown(holder).accrocs) {
                RuleCard card = state.card(accroc);
                if (card.hasPointsPer) {
                    for (Effect effect : card.steps) {
                        if (effect instanceof Effect.PointsPer per
                                && Conditions.reaches(per, accroc, holder, seat)) {
                            sum += per(state, seat, per);
                        }
                    }
                }
            }
        }
        return sum;
    }

    /// METRO-FX-3, METRO-RULE-56
    private static int per(Open state, int seat, Effect.PointsPer effect) {
        int units = Math.max(0, metric(state, seat, effect.unit())) / effect.per();
        int points = units * effect.amount();
        return Math.max(-effect.cap(), Math.min(effect.cap(), points));
    }

    /// METRO-RULE-51, METRO-PERSO-2, -3, -8, METRO-POINTS-6 Both objectives, each by itself: category points, at least so many.
    static int objectives(MetroState state, int seat) {
        int index = state.lives[seat].character;
        if (index < 0) {
            return 0;
        }
        Personnage character = state.box.character(index);
        Shown life = state.shown(seat);
        int points =
                life.points(character.main().index()) >= character.mainMin()
                        ? Personnage.MAIN_POINTS
                        : 0;
        return points
                + (life.points(character.secondary().index()) >= character.secondaryMin()
                        ? Personnage.SECONDARY_POINTS
                        : 0);
    }

    /// METRO-RULE-48, -49, METRO-DEFI-4, -5, -6 Points of all duels by seat.
    static int[] duels(MetroState state) {
        int[] points = new int[state.seats()];
        for (int seat = 0; seat < state.seats(); seat++) {
            for (int duel : state.lives[seat].duels) {
                int opponent = Layout.opponent(duel);
                RuleCard card = state.card(duel);
                int lead =
                        metric(state, seat, card.printed.metric())
                                - metric(state, opponent, card.printed.metric());
                int won = Integer.signum(card.printed.more() ? lead : -lead);
                points[seat] += won * Card.DUEL;
                points[opponent] -= won * Card.DUEL;
            }
        }
        return points;
    }

    /// METRO-SCORE-2, METRO-POINTS-1 to -5, METRO-RULE-52, METRO-RULE-53 One column of the pad, lines as in [#LINES].
    static int[] column(MetroState state, int seat, int duelPoints) {
        Shown life = state.shown(seat);
        return new int[] {
            life.points(0),
            life.points(1),
            life.points(2),
            life.points(3),
            life.points(4),
            life.noblesse,
            life.wealth,
            objectives(state, seat),
            duelPoints,
            properties(state, seat)
        };
    }

    /// METRO-HIDE-10 What everybody can count before the end.
    static int live(Open state, int seat) {
        Shown life = state.shown(seat);
        return Layout.sum(life.categoryPoints)
                + life.noblesse
                + life.wealth
                + properties(state, seat);
    }

    /// METRO-SCORE-1, METRO-GAME-6 The final scores of a game that is over.
    public static Outcome outcome(MetroState state) {
        int seats = state.seats();
        int[] duels = duels(state);
        int[] totals = new int[seats];
        var cells = new Integer[LABELS.length][seats];
        for (int seat = 0; seat < seats; seat++) {
            int[] column = column(state, seat, duels[seat]);
            for (int line = 0; line < column.length; line++) {
                cells[line][seat] = column[line];
                totals[seat] += column[line];
            }
            cells[column.length][seat] = totals[seat];
        }
        var rows = new ArrayList<ScoreSheet.Row>(LABELS.length);
        for (int line = 0; line < LABELS.length; line++) {
            rows.add(new ScoreSheet.Row(LABELS[line], List.of(cells[line])));
        }
        return new Outcome(ranks(state, totals), new ScoreSheet(rows), TERMINUS);
    }

    /// METRO-SCORE-3 to -5, METRO-OPT-5, METRO-RULE-55: total, then noblesse, then a shared rank.
    private static List<Integer> ranks(MetroState state, int[] totals) {
        var scores = new ArrayList<Integer>();
        for (int seat = 0; seat < totals.length; seat++) {
            int noblesse = state.shown(seat).noblesse;
            scores.add(totals[seat] * 1000 + (state.options.mostNoblesse() ? noblesse : -noblesse));
        }
        return Outcome.ranked(scores, false);
    }
}

package tablee.metro.rules;

import java.util.List;
import tablee.metro.content.Card;
import tablee.metro.content.Effect;
import tablee.metro.content.Kind;

/// A card as the rules ask about it at every step: what follows from its print, worked out once when a [Box] is opened. Titles and
/// texts are read from [#printed].
final class RuleCard {

    final Card printed;

    /// Its number in the box, and in everything packed ([Layout]).
    final int index;

    final Kind kind;
    final String slug;
    final boolean repeatable;
    final int station;

    /// The bit of a life title among the three words of [Shown].
    final int titleWord;

    final long titleBit;

    /// Printed points in lanes ([Layout]).
    final long points;

    /// One card in the lane of its category.
    final long oneCard;

    /// The effects in an array, for the rules that walk over them.
    final Effect[] steps;

    /// Its category as a set.
    final int category;

    // What a life or wealth card means to the player behind it as long as it lies there.

    final int noblesse;
    final int wealth;

    /// METRO-RULE-30 Printed and permanent money.
    final int settledMoney;

    final int permanentMoney;
    final int permanentPoints;
    final int income;
    final int discount;
    final int shield;
    final boolean guards;
    final boolean blocksHolder;

    final boolean hasPointsPer;
    final boolean movesAccroc;
    final boolean concernsSeveral;

    /// Permanent effects by what they do, as a set.
    final int lasting;

    final MetroAction.Lay lay;
    final MetroAction.Pass pass;
    final MetroAction.Return giveBack;

    /// Connexions and grounds with titles looked up; set once when all cards of the box are known.
    Needs needs = Needs.NONE;

    Grounds grounds = Grounds.NONE;

    /// @param nth which of the life titles it is
    RuleCard(Card printed, int nth) {
        this.printed = printed;
        index = printed.number();
        kind = printed.kind();
        slug = printed.slug();
        repeatable = printed.repeatable();
        station = printed.station().index();
        titleWord = Layout.titleWord(nth);
        titleBit = kind == Kind.LIFE ? Layout.titleBit(nth) : 0;
        points = Layout.points(printed);
        List<Effect> effects = printed.effects();
        steps = effects.toArray(Effect[]::new);
        category = Layout.categories(printed.category().stream().toList());
        oneCard = printed.category().map(c -> Layout.lane(c.index(), 1)).orElse(0L);
        noblesse = printed.noblesse();
        wealth = printed.wealth();
        boolean own = kind == Kind.LIFE || kind == Kind.PATRIMOINE;
        permanentMoney = own ? permanent(Effect.Money.class) : 0;
        settledMoney = printed.money() + permanentMoney;
        permanentPoints = own ? permanent(Effect.Points.class) : 0;
        income = own ? permanent(Effect.Income.class) : 0;
        discount = own ? permanent(Effect.Discount.class) : 0;
        int shielded = 0;
        int stays = 0;
        for (Effect effect : effects) {
            stays |= Layout.lasting(effect);
            if (effect instanceof Effect.Shield always && always.isPermanent()) {
                shielded |= Layout.categories(always.categories());
            }
        }
        shield = shielded;
        lasting = stays;
        guards = has(Effect.Guard.class);
        blocksHolder = own && Layout.has(stays, Effect.Do.BLOCK.index());
        hasPointsPer = has(Effect.PointsPer.class);
        movesAccroc = has(Effect.MoveAccroc.class);
        concernsSeveral = effects.stream().anyMatch(Effect::concernsSeveral);
        lay = new MetroAction.Lay(slug);
        pass = new MetroAction.Pass(slug);
        giveBack = new MetroAction.Return(slug);
    }

    private boolean has(Class<? extends Effect> kind) {
        return printed.effects().stream().anyMatch(kind::isInstance);
    }

    private int permanent(Class<? extends Effect.Amount> kind) {
        int sum = 0;
        for (Effect effect : steps) {
            sum += kind.isInstance(effect) && effect.isPermanent() ? kind.cast(effect).amount() : 0;
        }
        return sum;
    }

    @Override
    public String toString() {
        return printed.toString();
    }
}

package tablee.hasard.rules;

/// Where in the turn the table stands (section 5 of the register). A phase either asks one player for one decision, or, once
/// the dice are in the air, waits for chance.
public enum Phase {
    /// HAS-3-1 Everybody throws for the order of play.
    BIRTH,
    /// HAS-4-5 Throw for a permanent quality, or pass.
    QUALITY,
    /// HAS-5-2 Throw for a ring, or pass.
    RING_DRAW,
    /// HAS-22-3 The Destiny die waits for its thrower.
    DESTINY,
    /// HAS-R68 Several tracks are equally short: where does the army come in?
    WAR_TRACK,
    /// HAS-6-1 Which cradle?
    CRADLE,
    /// HAS-R42 Rings may change hands inside the camp before the turn.
    TRANSFER,
    /// HAS-23-1 Act 1: change of profession.
    CHANGE,
    /// HAS-22-GUE-A1 Act 1 in a war.
    MOBILISE,
    /// HAS-23-2 Act 2: lift the ambush.
    LIFT,
    /// HAS-14-4 Try the task?
    TASK,
    /// HAS-R15 Which profession?
    PROFESSION,
    /// HAS-R44 Lay the next Carton?
    LAY,
    /// HAS-23-3 Act 3: throw at the obstacle, or at the task just announced.
    THROW,
    /// HAS-7-12 Sacrifice rings?
    RINGS,
    /// HAS-23-4 Act 4: ambush, Luck die, or pass the dice.
    END,
    /// HAS-R42 The transfer of act 4, once begun.
    TRANSFER_END,
    /// HAS-19-3 The Luck die is in the air.
    LUCK,
    /// HAS-19-6 Give health, or lie down?
    MALADIE,
    /// HAS-22-REV-1 Throw at everybody.
    REVOLT,
    /// HAS-22-REV-2 Whom to drive back?
    VICTIM,
    /// HAS-R42 Whose ring pays?
    SOURCE,
    /// Success, or nobody left to reach it.
    OVER;

    /// Its number, which is the order of the declaration: part of hashes and packed words.
    @SuppressWarnings("EnumOrdinal") // packed state, measured
    int number() {
        return ordinal();
    }
}

package tablee.cv.rules;

import java.util.List;
import java.util.Map;
import java.util.Set;
import tablee.engine.BadInput;
import tablee.engine.Option;
import tablee.engine.OptionList;
import tablee.engine.Settings;

/// What a table of CV chose (register 3.2). `edition` presets the others; a value other than `edition` departs from it.
public record CvOptions(
        String edition,
        int seats,
        boolean eventsAnyMoment,
        boolean misfortuneAtOnce,
        boolean misfortuneEveryThree,
        boolean underAnyDepth,
        boolean upkeepAfterPlacing,
        boolean bicolourDefer,
        boolean goal82Health,
        boolean therapyAnyDice,
        int publicGoals,
        boolean openHands) {

    private static final String BY_EDITION = "edition";

    public static final int GOALS = 8;

    public static final OptionList LIST =
            new OptionList(
                    2,
                    4,
                    List.of(
                            new Option.Choice("edition", List.of("fr", "en"), "CV-R-1", false),
                            choice("eventTiming", "CV-D-1", "anyMoment", "whileBuying"),
                            choice("misfortuneTiming", "CV-D-2", "atOnce", "afterBuying"),
                            choice("misfortuneCount", "CV-D-3", "once", "everyThree"),
                            choice("placeUnder", "CV-D-5", "belowTop", "anyDepth"),
                            choice("upkeepTiming", "CV-D-6", "beforePlacing", "afterPlacing"),
                            choice("bicolourDefer", "CV-D-7", "true", "false"),
                            choice("goal82", "CV-D-8", "health4", "wealth3"),
                            // −1 stands for players − 1, the number of both books (CV-R-4).
                            new Option.Range(
                                    "publicGoals", -1, 0, GOALS - 2, Set.of(-1), "CV-D-9", true),
                            choice("psychotherapy", "CV-D-10", "oneDie", "anyDice"),
                            new Option.Flag("openHands", false, "CV-INFO-25", true)),
                    List.of(
                            new OptionList.Preset("fr", 0, Map.of("edition", "fr")),
                            new OptionList.Preset("en", 0, Map.of("edition", "en"))));

    private static Option choice(String name, String clause, String french, String english) {
        return new Option.Choice(name, List.of(BY_EDITION, french, english), clause, true);
    }

    /// CV-R-1, CV-R-4
    public static CvOptions of(Settings settings) {
        int goals = settings.number("publicGoals");
        int most = GOALS - settings.seats();
        if (goals > most) {
            throw BadInput.of(
                    "engine.option.number",
                    "publicGoals",
                    Integer.toString(goals),
                    0,
                    most,
                    "CV-D-9");
        }
        return new CvOptions(
                settings.text("edition"),
                settings.seats(),
                pick(settings, "eventTiming", "anyMoment"),
                pick(settings, "misfortuneTiming", "atOnce"),
                !pick(settings, "misfortuneCount", "once"),
                !pick(settings, "placeUnder", "belowTop"),
                !pick(settings, "upkeepTiming", "beforePlacing"),
                pick(settings, "bicolourDefer", "true"),
                pick(settings, "goal82", "health4"),
                !pick(settings, "psychotherapy", "oneDie"),
                goals < 0 ? settings.seats() - 1 : goals,
                settings.flag("openHands"));
    }

    /// CV-D-2, CV-D-6, CV-D-8 Whether the table plays the French reading of this option.
    private static boolean pick(Settings settings, String option, String french) {
        String value = settings.text(option);
        return value.equals(BY_EDITION)
                ? settings.text("edition").equals("fr")
                : value.equals(french);
    }
}

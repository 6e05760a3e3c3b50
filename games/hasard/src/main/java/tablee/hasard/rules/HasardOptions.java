package tablee.hasard.rules;

import java.util.List;
import java.util.Map;
import java.util.Set;
import tablee.engine.BadInput;
import tablee.engine.Option;
import tablee.engine.OptionList;
import tablee.engine.Settings;

/// What a table chose (section 3 of the register).
public record HasardOptions(
        int seats,
        Level level,
        boolean camps,
        boolean stakes,
        int tariff,
        boolean playOn,
        boolean survivorWins,
        boolean boxRings,
        boolean boxAmbushes) {

    private static final int TWO = 2;

    public static final OptionList LIST =
            new OptionList(
                    TWO,
                    8,
                    List.of(
                            new Option.Choice("level", List.of("D", "V", "C"), "OPT-LEVEL", false),
                            new Option.Flag("camps", false, "OPT-CAMPS", false),
                            new Option.Flag("stakes", false, "OPT-STAKES", false),
                            new Option.Range("tariff", 1, 1, 1000, Set.of(), "OPT-TARIFF", true),
                            new Option.Choice("end", List.of("first", "play-on"), "OPT-END", true),
                            new Option.Choice(
                                    "survivor", List.of("play-on", "wins"), "OPT-SURVIVOR", true),
                            new Option.Choice(
                                    "rings", List.of("unlimited", "box"), "OPT-RINGS", true),
                            new Option.Choice(
                                    "ambush", List.of("box", "unlimited"), "OPT-AMBUSH", true)),
                    List.of(
                            new OptionList.Preset("beginners", 0, Map.of("level", "D")),
                            new OptionList.Preset("veterans", 0, Map.of("level", "V")),
                            new OptionList.Preset("complete", 0, Map.of("level", "C")),
                            new OptionList.Preset(
                                    "camps", 4, Map.of("level", "C", "camps", "true")),
                            new OptionList.Preset(
                                    "stakes", 0, Map.of("level", "V", "stakes", "true"))));

    /// OPT-TARIFF, HAS-16-1, HAS-1-1 Refuses what only the combination makes impossible: camps of unequal size (HAS-17-1), and playing on where
    /// stakes or camps end the game at the first Success (OPT-END).
    public static HasardOptions of(Settings settings) {
        int seats = settings.seats();
        // HAS-9-10: two players always play in camps, with two pawns each.
        boolean camps = settings.flag("camps") || seats == TWO;
        boolean playOn = settings.text("end").equals("play-on");
        if (camps && seats % 2 != 0) {
            throw BadInput.of("hasard.option.camps", seats);
        }
        if (playOn && (camps || settings.flag("stakes"))) {
            throw BadInput.of("hasard.option.end");
        }
        return new HasardOptions(
                seats,
                Level.valueOf(settings.text("level")),
                camps,
                settings.flag("stakes"),
                settings.number("tariff"),
                playOn,
                settings.text("survivor").equals("wins"),
                settings.text("rings").equals("box"),
                settings.text("ambush").equals("box"));
    }

    /// The settings these options were made of.
    public Settings settings() {
        return LIST.settings(
                seats,
                Map.of(
                        "level",
                        level.name(),
                        "camps",
                        Boolean.toString(camps && seats != TWO),
                        "stakes",
                        Boolean.toString(stakes),
                        "tariff",
                        Integer.toString(tariff),
                        "end",
                        playOn ? "play-on" : "first",
                        "survivor",
                        survivorWins ? "wins" : "play-on",
                        "rings",
                        boxRings ? "box" : "unlimited",
                        "ambush",
                        boxAmbushes ? "box" : "unlimited"));
    }

    /// HAS-M-7, HAS-9-10: one pawn each, two each when two play.
    public int pawns() {
        return seats == TWO ? 2 * TWO : seats;
    }

    /// HAS-9-9: at least one pawn more than professions, and four tracks at most.
    public int usableTracks() {
        return Math.min(4, pawns() - 1);
    }
}

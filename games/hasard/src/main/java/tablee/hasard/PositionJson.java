package tablee.hasard;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import tablee.engine.BadInput;
import tablee.engine.Events;
import tablee.engine.Hash;
import tablee.engine.Json;

/// A table as JSON, for snapshots and scenario files. Pawns and tracks are objects by number (`"1"`, `"T1"`), so that a scenario can name
/// the ones that matter. What is left out when reading: pawns stand at the crossroads with nothing, tracks are empty, and
/// pawn `active` (1) is about to begin its turn.
final class PositionJson {

    private static final Pattern SPACES = Pattern.compile("\\s+");

    private PositionJson() {}

    static Json.Builder write(HasardState state, Json.Builder json) {
        if (!state.cartons().changes().isEmpty()) {
            json.put("cartons", Json.texts(state.cartons().changes()));
        }
        var tracks = Json.object();
        for (int track = 0; track < HasardState.TRACKS; track++) {
            tracks.put(Notation.track(track), Json.texts(professions(state, track)));
        }
        var pawns = Json.object();
        for (int pawn = 0; pawn < state.count(); pawn++) {
            pawns.put(Integer.toString(pawn + 1), pawn(state, pawn));
        }
        json.put("tracks", tracks.build()).put("pawns", pawns.build());
        json.put("phase", state.phase.name())
                .put("rolling", state.rolling)
                .put("active", state.active + 1)
                .put("turns", state.turns);
        if (state.birth != 0) {
            json.put("birth", Long.toHexString(state.birth));
        }
        json.put("drawRound", state.drawRound)
                .put("window", state.window)
                .put("atTask", state.atTask)
                .put("track", state.track < 0 ? "none" : Notation.track(state.track))
                .put("sum", state.sum);
        transfers(state, json);
        destiny(state.destiny, json);
        return json.put("exits", state.exits())
                .put("ending", state.ending.name())
                .put("winner", state.winner + 1);
    }

    static Json write(HasardState state) {
        return memory(state, write(state, Json.object())).build();
    }

    /// HAS-R56 What was seen and left no trace on the table.
    static Json.Builder memory(HasardState state, Json.Builder json) {
        return json.put("freeChanges", state.freeChanges).put("freeNow", state.freeNow);
    }

    private static void destiny(DestinyRound round, Json.Builder json) {
        json.put("destiny", round.face().name())
                .put("destinyPending", round.pending())
                .put("thrower", round.thrower() + 1)
                .put("mobilised", round.mobilised())
                .put(
                        "warCarton",
                        round.warCarton() < 0 ? "none" : Place.at(round.warCarton()).label())
                .put("revolts", round.revolts());
    }

    private static void transfers(HasardState state, Json.Builder json) {
        if (state.camps()) {
            json.put("gaveAtBegin", state.gaveAtBegin)
                    .put("gaveAtEnd", state.gaveAtEnd)
                    .put("givers", state.transfer.givers())
                    .put("receivers", state.transfer.receivers())
                    .put("owedRiches", state.debt.riches())
                    .put("owedHealth", state.debt.health())
                    .put("due", state.debt.due().name())
                    .put("dueFor", state.debt.dueFor());
        }
    }

    private static List<String> professions(HasardState state, int track) {
        var names = new ArrayList<String>();
        for (int rank = 1; rank <= state.height(track); rank++) {
            names.add(Profession.at(state.profession(track, rank)).name());
        }
        return names;
    }

    private static Json pawn(HasardState state, int pawn) {
        long packed = state.pawn(pawn);
        return Json.object()
                .put("slot", Pawn.slot(packed))
                .put("at", Place.at(Pawn.place(packed)).label())
                .put("has", kit(Pawn.kit(packed)))
                .put("Ri", Pawn.riches(packed))
                .put("Sa", Pawn.health(packed))
                .put("ambush", Pawn.ambush(packed))
                .put("opened", Pawn.hasOpened(packed))
                .put("exit", Pawn.exit(packed))
                .build();
    }

    /// `Be Ho Di`
    static String kit(int kit) {
        var codes = new ArrayList<String>();
        for (int left = kit; left != 0; left &= left - 1) {
            codes.add(Quality.at(Integer.numberOfTrailingZeros(left)).code());
        }
        return String.join(" ", codes);
    }

    private static int readKit(String text) {
        int kit = 0;
        for (String code : SPACES.split(text.trim(), -1)) {
            kit |= code.isEmpty() ? 0 : Quality.of(code).bit();
        }
        return kit & Quality.EVERYTHING_WORN;
    }

    static HasardState read(HasardOptions options, CartonSet house, Json json) {
        CartonSet cartons =
                json.find("cartons")
                        .map(list -> CartonChanges.apply(house, texts(list)))
                        .orElse(house);
        var state = new HasardState(new Setup(options, cartons));
        boolean settled = !phase(json).equals("BIRTH");
        json.find("tracks").ifPresent(tracks -> readTracks(state, tracks));
        for (int pawn = 0; pawn < state.count(); pawn++) {
            String number = Integer.toString(pawn + 1);
            Json none = Json.object().build();
            Json given = json.find("pawns").flatMap(all -> all.find(number)).orElse(none);
            state.pawn(pawn, readPawn(given, pawn, settled));
        }
        json.find("pawns").ifPresent(pawns -> onlyPawns(pawns, state.count()));
        readTurn(state, json);
        readTransfers(state, json);
        readDestiny(state, json);
        if (json.find("phase").isEmpty()) {
            Turn.begin(state, Events.NONE);
        }
        Invariants.check(state);
        return state;
    }

    private static String phase(Json json) {
        return json.find("phase").map(Json::asText).orElse("");
    }

    private static List<String> texts(Json list) {
        return list.items().stream().map(Json::asText).toList();
    }

    private static void onlyPawns(Json pawns, int count) {
        for (String number : pawns.fields().keySet()) {
            if (Notation.pawn(number) >= count) {
                throw BadInput.of("engine.notation.shape", number, "1 … " + count);
            }
        }
    }

    /// A list of professions from rank 1 up, or `CLOWN 3` for three of one kind, or `CLOWN` for all five.
    private static void readTracks(HasardState state, Json tracks) {
        int[] packed = new int[HasardState.TRACKS];
        for (Map.Entry<String, Json> track : tracks.fields().entrySet()) {
            int rank = 0;
            for (Profession profession : readTrack(track.getValue())) {
                packed[Notation.readTrack(track.getKey())] |=
                        (profession.number() + 1) << (4 * rank++);
            }
        }
        state.lay(packed);
    }

    private static List<Profession> readTrack(Json track) {
        if (track instanceof Json.Arr) {
            return texts(track).stream().map(Profession::of).toList();
        }
        String[] words = SPACES.split(track.asText().trim(), -1);
        int ranks = words.length > 1 && words[1].matches("[1-5]") ? words[1].charAt(0) - '0' : 5;
        var cartons = new ArrayList<Profession>();
        for (int rank = 1; rank <= ranks; rank++) {
            cartons.add(Profession.of(words[0]));
        }
        return cartons;
    }

    private static long readPawn(Json json, int pawn, boolean settled) {
        long packed = Pawn.newborn(number(json, "slot", pawn));
        String place = json.find("at").map(Json::asText).orElse(settled ? "CR" : "UNBORN");
        packed = Pawn.at(packed, Place.of(place).code());
        packed = Pawn.wearing(packed, readKit(json.find("has").map(Json::asText).orElse("")));
        packed = Pawn.withRiches(packed, number(json, "Ri", 0));
        packed = Pawn.withHealth(packed, number(json, "Sa", 0));
        packed = Pawn.behind(packed, number(json, "ambush", 0));
        packed = Pawn.left(packed, number(json, "exit", Pawn.lives(packed) ? 0 : 1));
        return flag(json, "opened") ? Pawn.opener(packed) : packed;
    }

    private static void readTurn(HasardState state, Json json) {
        state.phase =
                json.find("phase").map(name -> Phase.valueOf(name.asText())).orElse(Phase.END);
        state.rolling = flag(json, "rolling");
        state.active = number(json, "active", 1) - 1;
        state.turns = number(json, "turns", 0);
        state.birth = json.find("birth").map(hex -> Hash.read(hex.asText())).orElse(0L);
        state.drawRound = number(json, "drawRound", 12);
        state.window = flag(json, "window");
        state.atTask = flag(json, "atTask");
        String track = json.find("track").map(Json::asText).orElse("none");
        state.track = track.equals("none") ? HasardState.NOBODY : Notation.readTrack(track);
        state.sum = number(json, "sum", 0);
        state.ending =
                json.find("ending").map(name -> Ending.valueOf(name.asText())).orElse(Ending.NONE);
        state.winner = number(json, "winner", 0) - 1;
        state.freeChanges = number(json, "freeChanges", 0);
        state.freeNow = flag(json, "freeNow");
    }

    private static void readTransfers(HasardState state, Json json) {
        state.gaveAtBegin = flag(json, "gaveAtBegin");
        state.gaveAtEnd = flag(json, "gaveAtEnd");
        state.transfer = new Transfer(number(json, "givers", 0), number(json, "receivers", 0));
        state.debt =
                new Debt(
                        json.find("due")
                                .map(name -> Due.valueOf(name.asText()))
                                .orElse(Due.NOTHING),
                        number(json, "dueFor", 0),
                        number(json, "owedRiches", 0),
                        number(json, "owedHealth", 0));
    }

    private static void readDestiny(HasardState state, Json json) {
        Destiny face =
                json.find("destiny")
                        .map(name -> Destiny.valueOf(name.asText()))
                        .orElse(Destiny.NONE);
        boolean pending = flag(json, "destinyPending");
        boolean running = face != Destiny.NONE || pending;
        // A war position that does not say so is one in which the army is on the board.
        boolean mobilised = json.find("mobilised").map(Json::asBool).orElse(face == Destiny.GUE);
        String carton = json.find("warCarton").map(Json::asText).orElse("none");
        state.destiny =
                new DestinyRound(
                        face,
                        pending,
                        number(json, "thrower", running ? state.active + 1 : 0) - 1,
                        mobilised,
                        carton.equals("none") ? HasardState.NOBODY : Place.of(carton).code(),
                        number(json, "revolts", 0));
    }

    private static int number(Json json, String field, int otherwise) {
        return json.find(field).map(Json::asInt).orElse(otherwise);
    }

    private static boolean flag(Json json, String field) {
        return json.find(field).map(Json::asBool).orElse(false);
    }
}

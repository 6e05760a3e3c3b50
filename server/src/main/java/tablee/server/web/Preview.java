package tablee.server.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Texts;
import tablee.server.ServerTexts;
import tablee.server.art.ResultPicture;
import tablee.server.live.Tables;
import tablee.server.store.TableRow;
import tablee.table.Phase;
import tablee.table.tell.Summary;

/// What a messenger shows of a shared link to a table or a replay, as Open Graph tags in the head of the page: the game, who plays, the picture
/// on its box, or how it ended. Names and points only where anybody who has the link may look at the table; nothing of the game itself.
final class Preview {

    private static final Pattern PAGE = Pattern.compile("/(t|r|keepsake)/([A-Za-z0-9_-]{1,64})");
    private static final Pattern GAME = Pattern.compile("\"game\"\\s*:\\s*\"([a-z0-9-]{1,20})\"");

    /// Where a replay file says what was played.
    private static final int BEGINNING = 4_000;

    private static final Pattern PICTURE = Pattern.compile("/preview/([A-Za-z0-9_-]{1,64})\\.png");

    /// What stands for a game that has no box.
    private static final String SIGN = "/icon-512.png";

    /// A link is shared once and looked at by many within minutes.
    private static final int KEPT = 32;

    private final Tables tables;
    private final Map<String, byte[]> made = new LinkedHashMap<>();

    Preview(Tables tables) {
        this.tables = tables;
    }

    /// The tags for this address; empty for one that is no table's.
    ///
    /// @param base the address of this server as people see it
    Optional<String> head(String path, String language, String base) {
        Matcher page = PAGE.matcher(path);
        if (!page.matches()) {
            return Optional.empty();
        }
        String id = page.group(2);
        Texts texts = ServerTexts.in(language);
        Optional<TableRow> row = tables.store().table(id);
        if (row.isPresent()) {
            return title(row.get().game(), language)
                    .map(
                            title ->
                                    tags(
                                            title,
                                            description(row.get(), title, texts),
                                            base + picture(row.get()),
                                            base + path));
        }
        return page.group(1).equals("t") ? Optional.empty() : file(id, texts, base, path);
    }

    private Optional<String> file(String id, Texts texts, String base, String path) {
        return tables.store()
                .people()
                .replay(id)
                .map(body -> GAME.matcher(body.substring(0, Math.min(BEGINNING, body.length()))))
                .filter(Matcher::find)
                .flatMap(
                        found ->
                                title(found.group(1), texts.language())
                                        .map(
                                                title ->
                                                        tags(
                                                                title,
                                                                texts.say(
                                                                        "server.preview.replay",
                                                                        title),
                                                                base + box(found.group(1)),
                                                                base + path)));
    }

    private Optional<String> title(String game, String language) {
        try {
            return Optional.of(tables.games().find(game).info().title().in(language));
        } catch (BadInput | Refusal gone) {
            return Optional.empty();
        }
    }

    private static String description(TableRow row, String title, Texts texts) {
        if (!Summary.isOpen(row.summary())) {
            return texts.say("server.preview.private", title);
        }
        List<String> names = new ArrayList<>();
        List<String> winners = new ArrayList<>();
        for (Json seat : Summary.seats(row.summary(), texts.language()).items()) {
            seat.find("name").ifPresent(name -> names.add(named(name.plain(), seat, row)));
            if (seat.find("rank").filter(rank -> rank.asInt() == 1).isPresent()) {
                winners.add(seat.at("name").plain());
            }
        }
        if (names.isEmpty()) {
            return texts.say("server.preview.private", title);
        }
        String people = String.join(", ", names);
        return switch (Phase.valueOf(row.phase())) {
            case OPEN -> texts.say("server.preview.open", title, people, row.free());
            case PLAYING -> texts.say("server.preview.playing", title, people);
            case OVER ->
                    texts.say("server.preview.over", title, people, String.join(", ", winners));
            case CLOSED -> texts.say("server.preview.closed", title, people);
        };
    }

    /// Who it is; when all is over, with the points that the pad gives them.
    private static String named(String name, Json seat, TableRow row) {
        boolean over = Phase.valueOf(row.phase()) == Phase.OVER;
        return over
                ? seat.find("points").map(points -> name + " (" + points.asInt() + ")").orElse(name)
                : name;
    }

    private static String tags(String title, String description, String picture, String address) {
        var tags = new StringBuilder();
        tag(tags, "property", "og:type", "website");
        tag(tags, "property", "og:site_name", "Tablée");
        tag(tags, "property", "og:title", title);
        tag(tags, "property", "og:description", description);
        tag(tags, "property", "og:url", address);
        tag(tags, "property", "og:image", picture);
        tag(tags, "name", "twitter:card", "summary_large_image");
        return tags.toString();
    }

    /// How it ended, where anybody may look; else the box.
    private static String picture(TableRow row) {
        String box = box(row.game());
        return bars(row).isEmpty() || box.equals(SIGN) ? box : "/preview/" + row.id() + ".png";
    }

    /// The box as a picture that messengers can draw, or our sign.
    private static String box(String game) {
        String cover = "/covers/" + game + ".png";
        return Preview.class.getClassLoader().getResource("web" + cover) == null ? SIGN : cover;
    }

    /// What the pad gave everybody; nothing before the end, and nothing of a table that is not open to all.
    private static List<ResultPicture.Bar> bars(TableRow row) {
        var bars = new ArrayList<ResultPicture.Bar>();
        if (Phase.valueOf(row.phase()) == Phase.OVER && Summary.isOpen(row.summary())) {
            for (Json seat : Summary.seats(row.summary(), "en").items()) {
                Optional<Json> points = seat.find("points");
                boolean won = seat.find("rank").filter(rank -> rank.asInt() == 1).isPresent();
                points.ifPresent(
                        value -> bars.add(new ResultPicture.Bar(bars.size(), value.asInt(), won)));
            }
        }
        return bars;
    }

    /// The picture at this address, if it is one of a game that is over.
    Optional<byte[]> picture(String path) {
        Matcher asked = PICTURE.matcher(path);
        return asked.matches()
                ? tables.store().table(asked.group(1)).flatMap(this::drawn)
                : Optional.empty();
    }

    private Optional<byte[]> drawn(TableRow row) {
        List<ResultPicture.Bar> bars = bars(row);
        String box = box(row.game());
        if (bars.isEmpty() || box.equals(SIGN)) {
            return Optional.empty();
        }
        synchronized (made) {
            if (made.size() >= KEPT && !made.containsKey(row.id())) {
                made.remove(made.keySet().iterator().next());
            }
            return Optional.of(
                    made.computeIfAbsent(row.id(), _ -> ResultPicture.of(read(box), bars)));
        }
    }

    private static byte[] read(String box) {
        try (InputStream file = Preview.class.getClassLoader().getResourceAsStream("web" + box)) {
            return file == null ? new byte[0] : file.readAllBytes();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static void tag(StringBuilder tags, String kind, String name, String content) {
        tags.append("<meta ")
                .append(kind)
                .append("=\"")
                .append(name)
                .append("\" content=\"")
                .append(escaped(content))
                .append("\" />\n");
    }

    /// People choose their names; what stands in a page is never more than text.
    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}

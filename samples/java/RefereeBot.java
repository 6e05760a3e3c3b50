import java.util.Arrays;
import java.util.List;
import java.util.Random;

/// A player for `tablee bot-referee` that needs nothing but a JDK. It plays anything legal, which is where every bot begins.
///
///     ./tablee bot-referee cabo --seats 2 --games 100 -- java samples/java/RefereeBot.java
///
/// Lines are described in docs/bots.md. To find one of the legal moves takes no JSON library; to look at `now` you will want one.
void main() {
    var random = new Random(1);
    for (String line = IO.readln(); line != null; line = IO.readln()) {
        if (line.startsWith("{\"t\":\"ask\"")) {
            List<String> legal = legal(line);
            IO.println(legal.get(random.nextInt(legal.size())));
        }
    }
}

/// The texts of the list `legal`. Moves hold neither quotes nor brackets.
List<String> legal(String line) {
    int start = line.lastIndexOf("\"legal\":[") + "\"legal\":[".length();
    String list = line.substring(start, line.indexOf(']', start));
    return Arrays.stream(list.split(",")).map(text -> text.substring(1, text.length() - 1)).toList();
}

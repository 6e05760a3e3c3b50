package tablee.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import tablee.engine.Json;

/// A program that the referee starts: plays the first legal move, and in one of these ways tries what programs do.
///
/// - `record FILE`: writes down every line; answers each question with nonsense and with an illegal move first
/// - `sleep`: never answers
/// - `leave`: ends at the first question
/// - `babble`: answers with nonsense only
final class RefereedProgram {

    private RefereedProgram() {}

    public static void main(String[] args) throws Exception {
        for (String line = IO.readln(); line != null; line = IO.readln()) {
            Json said = Json.parse(line);
            if (args[0].equals("record")) {
                Files.writeString(
                        Path.of(args[1]),
                        line + "\n",
                        StandardOpenOption.CREATE,
                        StandardOpenOption.APPEND);
            }
            if (said.at("t").asText().equals("ask")) {
                answer(args[0], said);
            }
        }
    }

    private static void answer(String way, Json said) throws InterruptedException {
        String first = said.at("legal").items().getFirst().asText();
        switch (way) {
            case "sleep" -> Thread.sleep(Long.MAX_VALUE);
            case "leave" -> System.exit(0);
            case "babble" -> IO.println("xyz");
            default ->
                    IO.println(
                            said.find("refused")
                                    .map(RefereedProgram::next)
                                    .orElse("xyz")
                                    .replace("FIRST", first));
        }
    }

    private static String next(Json refused) {
        return refused.at("do").asText().equals("xyz") ? "spy B8" : "FIRST";
    }
}

package tablee.server.house;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tablee.engine.BadInput;

/// The names from which children pick, so that nobody can write anything into one.
public final class ChildNames {

    private static final List<String> FRENCH =
            List.of(
                    "Abeille",
                    "Alouette",
                    "Belette",
                    "Blaireau",
                    "Castor",
                    "Chamois",
                    "Chouette",
                    "Cigale",
                    "Coccinelle",
                    "Colibri",
                    "Dauphin",
                    "Écureuil",
                    "Élan",
                    "Faucon",
                    "Fennec",
                    "Girafe",
                    "Grillon",
                    "Hérisson",
                    "Hermine",
                    "Hirondelle",
                    "Husky",
                    "Ibis",
                    "Koala",
                    "Lama",
                    "Libellule",
                    "Lièvre",
                    "Loutre",
                    "Luciole",
                    "Lynx",
                    "Marmotte",
                    "Mésange",
                    "Moineau",
                    "Mouette",
                    "Ocelot",
                    "Otarie",
                    "Panda",
                    "Papillon",
                    "Phoque",
                    "Pinson",
                    "Poulain",
                    "Renard",
                    "Rossignol",
                    "Sittelle",
                    "Tortue",
                    "Toucan",
                    "Wapiti",
                    "Yack",
                    "Zèbre");

    private static final List<String> ENGLISH =
            List.of(
                    "Badger",
                    "Beaver",
                    "Bumblebee",
                    "Butterfly",
                    "Chamois",
                    "Chipmunk",
                    "Cricket",
                    "Curlew",
                    "Dolphin",
                    "Dormouse",
                    "Dragonfly",
                    "Falcon",
                    "Fennec",
                    "Finch",
                    "Firefly",
                    "Foal",
                    "Fox",
                    "Giraffe",
                    "Hare",
                    "Hedgehog",
                    "Heron",
                    "Ibis",
                    "Kingfisher",
                    "Koala",
                    "Ladybird",
                    "Lark",
                    "Llama",
                    "Lynx",
                    "Marmot",
                    "Moose",
                    "Nightingale",
                    "Otter",
                    "Owl",
                    "Panda",
                    "Puffin",
                    "Robin",
                    "Seahorse",
                    "Seal",
                    "Sparrow",
                    "Squirrel",
                    "Stoat",
                    "Swallow",
                    "Tortoise",
                    "Toucan",
                    "Wagtail",
                    "Wren",
                    "Yak",
                    "Zebra");

    private static final Set<String> ALL = new LinkedHashSet<>(FRENCH);

    static {
        ALL.addAll(ENGLISH);
    }

    private ChildNames() {}

    public static List<String> in(String language) {
        return switch (language) {
            case "fr" -> FRENCH;
            case "en" -> ENGLISH;
            default -> throw BadInput.of("server.language", language, "fr, en");
        };
    }

    /// Whether it can be picked, in whatever language.
    public static boolean offer(String name) {
        return ALL.contains(name);
    }
}

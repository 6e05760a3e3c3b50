package tablee.server.people;

import java.util.List;

/// A device in two words, from what its browser says of itself. No more is kept of that.
public final class DeviceLabel {

    private static final List<String> PROGRAMS =
            List.of("Firefox", "Edg", "OPR", "Chrome", "Safari", "curl", "Python", "Java");
    private static final List<String> SYSTEMS =
            List.of("Android", "iPhone", "iPad", "Windows", "Macintosh", "CrOS", "Linux");

    private DeviceLabel() {}

    public static String of(String agent) {
        String program = first(PROGRAMS, agent).replace("Edg", "Edge").replace("OPR", "Opera");
        String system =
                first(SYSTEMS, agent).replace("Macintosh", "Mac").replace("CrOS", "Chromebook");
        return (program + (program.isEmpty() || system.isEmpty() ? "" : " · ") + system);
    }

    private static String first(List<String> names, String agent) {
        return names.stream().filter(agent::contains).findFirst().orElse("");
    }
}

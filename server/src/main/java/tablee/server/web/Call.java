package tablee.server.web;

import io.vertx.core.MultiMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import tablee.engine.Json;
import tablee.engine.Texts;
import tablee.server.people.DeviceLabel;
import tablee.server.store.PersonRow;
import tablee.table.tell.Telling;

/// One request, understood: who asks, what for, with which parts.
///
/// @param device the device of the person, empty for nobody
/// @param path the parts of the address that a route names, by name
record Call(
        String address,
        Optional<PersonRow> person,
        String device,
        Map<String, String> path,
        MultiMap query,
        MultiMap headers,
        Json body,
        String base,
        boolean secure,
        Consumer<Runnable> leaving) {

    Call with(Json newBody) {
        return new Call(
                address, person, device, path, query, headers, newBody, base, secure, leaving);
    }

    /// Says what is to be done if whoever asks leaves before they are answered.
    void whenGone(Runnable action) {
        leaving.accept(action);
    }

    String part(String name) {
        String value = path.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no part " + name + " in " + path);
        }
        return value;
    }

    Optional<String> query(String name) {
        return Optional.ofNullable(query.get(name));
    }

    long number(String name, long usual) {
        String value = query.get(name);
        return value != null && value.matches("\\d{1,15}") ? Long.parseLong(value) : usual;
    }

    PersonRow someone() {
        return person.orElseThrow(() -> new Refusal(401, "server.person.unknown"));
    }

    /// What the device says it is, in a few words that anybody may read.
    String label() {
        String agent = headers.get("User-Agent");
        return agent == null ? "" : DeviceLabel.of(agent);
    }

    String personId() {
        return person.map(PersonRow::id).orElse("");
    }

    /// The language asked for, the person's own, or the browser's.
    String language() {
        String asked = query.get("lang");
        if (asked != null && Texts.LANGUAGES.contains(asked)) {
            return asked;
        }
        return person.map(PersonRow::language).orElseGet(() -> accepted(headers));
    }

    /// The first of our languages in the order the browser likes them; French when it likes none.
    static String accepted(MultiMap headers) {
        String accepted = headers.get("Accept-Language");
        String best = "fr";
        double liked = 0;
        for (String choice : (accepted == null ? "" : accepted).split(",", 20)) {
            String[] parts = choice.toLowerCase(java.util.Locale.ROOT).split(";\\s*q=", 2);
            String language = parts[0].strip().split("-", 2)[0];
            double much =
                    parts.length == 1
                            ? 1
                            : parts[1].strip().matches("[01](\\.\\d{0,3})?")
                                    ? Double.parseDouble(parts[1].strip())
                                    : 0;
            if (Texts.LANGUAGES.contains(language) && much > liked) {
                best = language;
                liked = much;
            }
        }
        return best;
    }

    /// How this caller wants to be told; memory is granted to programs, and where the table allows aids.
    Telling telling(boolean aids) {
        boolean lean = "1".equals(query.get("lean"));
        boolean memory =
                "1".equals(query.get("memory"))
                        && (aids || person.filter(PersonRow::program).isPresent());
        return new Telling(language(), lean, memory);
    }
}

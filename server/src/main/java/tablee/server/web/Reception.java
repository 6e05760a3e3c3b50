package tablee.server.web;

import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import tablee.engine.Json;
import tablee.engine.Texts;
import tablee.server.Config;
import tablee.server.limits.Addresses;
import tablee.server.people.Here;
import tablee.server.store.PeopleStore.Known;
import tablee.server.store.PersonRow;

/// Who asks, from which address, and under which address they see this server.
final class Reception {

    private static final Pattern QUERY = Pattern.compile("(?:[^%]|%[0-9A-Fa-f]{2})*+");

    private final Config config;
    private final Addresses addresses;
    private final People people;
    private final HouseRules house;
    private final Here here;

    Reception(Config config, Addresses addresses, People people, HouseRules house, Here here) {
        this.here = here;
        this.config = config;
        this.addresses = addresses;
        this.people = people;
        this.house = house;
    }

    /// What is asked, and by whom. May block; refuses an unknown token, and a page that is not ours.
    ///
    /// @param changes whether it may change something, or opens a connection that may
    Call call(HttpServerRequest request, Map<String, String> parts, Json body, boolean changes) {
        Optional<String> bearer = bearer(request);
        Optional<String> cookie = cookie(request);
        if (bearer.isEmpty() && changes && !isOwnOrigin(request)) {
            throw new Refusal(403, "server.origin");
        }
        Optional<Known> known = bearer.or(() -> cookie).flatMap(people::find);
        Optional<PersonRow> person = known.map(Known::person);
        if (bearer.isPresent() && person.isEmpty() && !request.path().startsWith("/api/admin")) {
            throw new Refusal(401, "server.person.unknown");
        }
        house.welcome(person, address(request), request.path(), changes);
        person.map(PersonRow::id).ifPresent(here::seen);
        MultiMap query = request.params();
        return new Call(
                address(request),
                person,
                known.map(found -> found.device().id()).orElse(""),
                parts,
                query,
                request.headers(),
                body,
                base(request),
                isSecure(request),
                action -> {
                    var response = request.response();
                    if (response.closed()) {
                        action.run();
                    } else {
                        response.closeHandler(_ -> action.run());
                    }
                });
    }

    /// Whether what stands behind the question mark can be read: a lone `%` cannot, and the library throws.
    static boolean isReadable(HttpServerRequest request) {
        return request.query() == null || QUERY.matcher(request.query()).matches();
    }

    /// The language somebody is answered in before it is certain who they are: the one asked for, that of a person who is known here
    /// without asking the store, or the browser's.
    String language(HttpServerRequest request) {
        String asked = isReadable(request) ? request.getParam("lang") : null;
        if (asked != null && Texts.LANGUAGES.contains(asked)) {
            return asked;
        }
        return bearer(request)
                .or(() -> cookie(request))
                .flatMap(people::known)
                .map(PersonRow::language)
                .orElseGet(() -> Call.accepted(request.headers()));
    }

    private static Optional<String> cookie(HttpServerRequest request) {
        return Optional.ofNullable(request.getCookie(PeopleRoutes.COOKIE))
                .map(io.vertx.core.http.Cookie::getValue);
    }

    private static Optional<String> bearer(HttpServerRequest request) {
        String header = request.getHeader("Authorization");
        return header != null && header.startsWith("Bearer ")
                ? Optional.of(header.substring(7).trim())
                : Optional.empty();
    }

    /// A cookie goes along with whatever page asks for it, so the page must be ours.
    private boolean isOwnOrigin(HttpServerRequest request) {
        String origin = request.getHeader("Origin");
        if (origin == null) {
            return true;
        }
        if (!config.network().publicUrl().isEmpty()) {
            return origin.equals(config.network().publicUrl());
        }
        try {
            String authority = URI.create(origin).getRawAuthority();
            return authority != null && authority.equals(request.getHeader("Host"));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    boolean isSecure(HttpServerRequest request) {
        return request.isSSL()
                || config.network().publicUrl().startsWith("https:")
                || ("https".equals(request.getHeader("X-Forwarded-Proto"))
                        && addresses.isProxy(remote(request)));
    }

    /// This server's address as people see it.
    String base(HttpServerRequest request) {
        return config.network().publicUrl().isEmpty()
                ? (isSecure(request) ? "https://" : "http://") + request.getHeader("Host")
                : config.network().publicUrl();
    }

    /// The address that is limited.
    String address(HttpServerRequest request) {
        return addresses.guest(remote(request), request.headers().getAll("X-Forwarded-For"));
    }

    private static String remote(HttpServerRequest request) {
        SocketAddress remote = request.remoteAddress();
        return remote == null || remote.hostAddress() == null ? "?" : remote.hostAddress();
    }
}

package tablee.server.web;

import io.vertx.core.buffer.Buffer;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tablee.engine.Json;
import tablee.server.Config;
import tablee.server.house.ChildNames;
import tablee.server.limits.Limits;
import tablee.server.live.Tables;
import tablee.server.people.SignIn;
import tablee.server.store.KeepStore;
import tablee.server.store.PersonRow;

/// One more way to come back, where the host has named a provider: away to it, and back again as whoever it says. Off where none is named.
final class SignInRoutes {

    private static final String BACK = "/api/oidc/back";

    /// What the browser keeps on the way, for ten minutes.
    private static final String KEPT = "tablee-oidc";

    private static final int KEPT_SECONDS = 600;

    /// At the end of what is kept, for whoever asked for one more way to come back.
    private static final String ADD = ".add";

    private final Config.SignIn config;
    private final SignIn signIn;
    private final KeepStore store;
    private final Tables tables;
    private final People people;
    private final KeepRoutes keep;
    private final HouseRules house;
    private final Limits limits;

    SignInRoutes(
            Config.SignIn config,
            Tables tables,
            People people,
            KeepRoutes keep,
            HouseRules house,
            Limits limits) {
        this.config = config;
        this.signIn = new SignIn(config);
        this.store = tables.store().keep();
        this.tables = tables;
        this.people = people;
        this.keep = keep;
        this.house = house;
        this.limits = limits;
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/oidc",
                        "Sign in at the provider that the host has named (OpenID Connect): sends the browser there.",
                        "303 to the provider; ?add=1 for whoever wants it as one more way to come back",
                        this::ask),
                Route.get(
                        BACK,
                        "Where the provider sends the browser back. A guest becomes whoever it is; a person known by other ways gets one more.",
                        "303 to /me, with ?signin=state|provider|token when it did not work",
                        this::answer));
    }

    private Answer ask(Call call) {
        requireProvider();
        allowed(call);
        try {
            SignIn.Asked asked = signIn.ask(back(call));
            return to(asked.to().toString())
                    .with(
                            "Set-Cookie",
                            kept(asked.kept() + (call.query("add").isPresent() ? ADD : ""), call));
        } catch (SignIn.Failed failed) {
            return failed(failed.why());
        }
    }

    private Answer answer(Call call) {
        requireProvider();
        allowed(call);
        try {
            String code = call.query("code").orElse("");
            if (code.isBlank()) {
                return failed(SignIn.Why.PROVIDER);
            }
            String state = call.query("state").orElse("");
            String cookie = cookie(call);
            boolean adds = cookie.endsWith(ADD);
            String kept = adds ? cookie.substring(0, cookie.length() - ADD.length()) : cookie;
            return entered(call, signIn.answer(back(call), kept, state, code), adds);
        } catch (SignIn.Failed failed) {
            return failed(failed.why());
        }
    }

    /// Whoever has signed in here before is that person again, and what they played as a guest until now is theirs. For a guest it is the
    /// way to come back to who they are now, and one more way for somebody who is kept and asked for that; on a device that several people use, whoever
    /// else signs in first is somebody new.
    private Answer entered(Call call, SignIn.Somebody somebody, boolean adds) {
        String subject = People.hash(somebody.subject());
        Optional<String> known = store.personBySubject(subject);
        if (known.isPresent()) {
            Call merging = call.with(Json.object().put("merge", true).build());
            return home(keep.entered(merging, known, "server.oidc.off"));
        }
        if (call.person().filter(me -> adds || !store.isKept(me.id())).isPresent()) {
            store.signedIn(subject, call.personId(), tables.now()).join();
            return to("/me");
        }
        var newcomer = people.welcome(name(somebody.name()), call.language(), false, call.label());
        PersonRow person = newcomer.person();
        store.signedIn(subject, person.id(), tables.now()).join();
        return to("/me").with("Set-Cookie", PeopleRoutes.cookie(newcomer.token(), call));
    }

    /// As the provider says, if it can be shown here.
    private String name(String told) {
        try {
            return house.name(Json.of(told.length() > 24 ? told.substring(0, 24).strip() : told));
        } catch (Refusal _) {
            return house.kids() ? ChildNames.in("en").getFirst() : "Lou";
        }
    }

    private static Answer home(Answer entered) {
        Answer home = to("/me");
        String cookie = entered.headers().get("Set-Cookie");
        return cookie == null ? home : home.with("Set-Cookie", cookie);
    }

    private static Answer failed(SignIn.Why why) {
        return to("/me?signin=" + why.name().toLowerCase(Locale.ROOT));
    }

    private static Answer to(String address) {
        return new Answer(303, "text/plain; charset=utf-8", Buffer.buffer(), Map.of())
                .with("Location", address);
    }

    private static URI back(Call call) {
        return URI.create(call.base() + BACK);
    }

    private void requireProvider() {
        if (!config.isUsed()) {
            throw new Refusal(404, "server.oidc.off");
        }
    }

    private void allowed(Call call) {
        if (!limits.newcomer(call.address())) {
            throw new Refusal(429, "server.limit");
        }
    }

    /// Sent along when another site sends the browser back here, and to nothing but these two addresses.
    private static String kept(String value, Call call) {
        return KEPT
                + "="
                + value
                + "; Path=/api/oidc; HttpOnly; SameSite=Lax; Max-Age="
                + KEPT_SECONDS
                + (call.secure() ? "; Secure" : "");
    }

    private static String cookie(Call call) {
        String cookies = call.headers().get("Cookie");
        return Arrays.stream((cookies == null ? "" : cookies).split(";", 50))
                .map(String::strip)
                .filter(one -> one.startsWith(KEPT + "="))
                .map(one -> one.substring(KEPT.length() + 1))
                .findFirst()
                .orElse("");
    }
}

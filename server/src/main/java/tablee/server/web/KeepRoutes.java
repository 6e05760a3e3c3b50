package tablee.server.web;

import java.util.List;
import java.util.Optional;
import tablee.engine.Json;
import tablee.server.house.Farewell;
import tablee.server.limits.Limits;
import tablee.server.live.Tables;
import tablee.server.people.Merge;
import tablee.server.people.Passkeys;
import tablee.server.people.RecoveryWords;
import tablee.server.store.KeepStore;
import tablee.server.store.PasskeyRow;
import tablee.server.store.PersonRow;

/// *Keep me*: by what I am known again on any device, and how I come back. Nobody needs any of it to play.
final class KeepRoutes {

    private static final int MOST_PASSKEYS = 10;

    /// Longer than anything a browser says about a passkey without a certificate.
    private static final int MOST_CHARACTERS = 8_192;

    private final Tables tables;
    private final KeepStore store;
    private final People people;
    private final Limits limits;
    private final Passkeys passkeys;
    private final Merge merge;

    KeepRoutes(Tables tables, People people, Limits limits, Farewell farewell) {
        this.tables = tables;
        this.store = tables.store().keep();
        this.people = people;
        this.limits = limits;
        this.passkeys = new Passkeys(tables.store(), tables::now);
        this.merge = new Merge(tables, farewell);
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/me/keep",
                        "By what I am known again: passkeys and recovery words.",
                        "passkeys: id, label, createdAt, usedAt; wordsAt, when I have words",
                        call -> kept(call.someone())),
                Route.post(
                        "/api/me/passkeys/begin",
                        "What a browser needs to make a passkey for me.",
                        "{}",
                        "challenge, site, user, name, known: ids of those I have",
                        this::begin),
                Route.post(
                        "/api/me/passkeys",
                        "Keep a passkey that the browser has made: attestationObject and clientDataJSON in base64url.",
                        "{\"challenge\":\"…\",\"credential\":\"…\",\"client\":\"…\"}",
                        "as /api/me/keep",
                        this::add),
                Route.delete(
                        "/api/me/passkeys/{id}",
                        "Forget one of my passkeys.",
                        "",
                        "as /api/me/keep",
                        this::remove),
                Route.post(
                        "/api/me/words",
                        "New recovery words for me; those before are good for nothing from now on.",
                        "{}",
                        "words: told this once, kept nowhere",
                        this::words),
                Route.post(
                        "/api/enter/begin",
                        "What a browser needs to ask for a passkey of this server.",
                        "{}",
                        "challenge, site",
                        this::ask),
                Route.post(
                        "/api/enter",
                        "Come back with a passkey: this device becomes one of mine. With `merge`, what I played here as a guest becomes mine too.",
                        "{\"challenge\":\"…\",\"id\":\"…\",\"authenticator\":\"…\",\"client\":\"…\",\"signature\":\"…\",\"merge\":true}",
                        "name; merged, whether the guest's games are mine now. Sets the cookie.",
                        this::enter),
                Route.post(
                        "/api/enter/words",
                        "The same with recovery words.",
                        "{\"words\":\"…\",\"merge\":true}",
                        "as /api/enter",
                        this::enterByWords));
    }

    private Answer kept(PersonRow person) {
        var json =
                Json.object()
                        .put(
                                "passkeys",
                                Json.list(store.passkeysOf(person.id()), KeepRoutes::passkey));
        store.wordsOf(person.id()).ifPresent(at -> json.put("wordsAt", at));
        return Answer.json(json.build());
    }

    private static Json passkey(PasskeyRow row) {
        return Json.object()
                .put("id", row.id())
                .put("label", row.label())
                .put("createdAt", row.createdAt())
                .put("usedAt", row.usedAt())
                .build();
    }

    private Answer begin(Call call) {
        PersonRow person = call.someone();
        return Answer.json(
                Json.object()
                        .put("challenge", passkeys.challengeFor(person.id()))
                        .put("site", Passkeys.site(call.base()))
                        .put("user", People.hash(person.id()).substring(0, 32))
                        .put("name", person.name())
                        .put(
                                "known",
                                Json.texts(
                                        store.passkeysOf(person.id()).stream()
                                                .map(PasskeyRow::id)
                                                .toList()))
                        .build());
    }

    private Answer add(Call call) {
        PersonRow person = call.someone();
        allowed(call);
        if (store.passkeysOf(person.id()).size() >= MOST_PASSKEYS) {
            throw new Refusal(409, "server.passkey.many", MOST_PASSKEYS);
        }
        var made =
                new Passkeys.Made(
                        text(call, "challenge"), text(call, "credential"), text(call, "client"));
        if (passkeys.keep(call.base(), person.id(), call.label(), made).isEmpty()) {
            throw new Refusal(400, "server.passkey.no");
        }
        return kept(person);
    }

    private Answer remove(Call call) {
        PersonRow person = call.someone();
        if (!store.remove(person.id(), call.part("id")).join()) {
            throw new Refusal(404, "server.passkey.no");
        }
        return kept(person);
    }

    private Answer words(Call call) {
        PersonRow person = call.someone();
        allowed(call);
        String words = RecoveryWords.make();
        store.words(person.id(), RecoveryWords.hash(words), tables.now()).join();
        return Answer.json(201, Json.object().put("words", words).build());
    }

    private Answer ask(Call call) {
        return Answer.json(
                Json.object()
                        .put("challenge", passkeys.challenge())
                        .put("site", Passkeys.site(call.base()))
                        .build());
    }

    private Answer enter(Call call) {
        allowed(call);
        var used =
                new Passkeys.Used(
                        text(call, "challenge"),
                        text(call, "id"),
                        text(call, "authenticator"),
                        text(call, "client"),
                        text(call, "signature"));
        return entered(call, passkeys.enter(call.base(), used), "server.passkey.no");
    }

    private Answer enterByWords(Call call) {
        allowed(call);
        String words = text(call, "words");
        return entered(
                call, store.personByWords(RecoveryWords.hash(words)), "server.words.unknown");
    }

    Answer entered(Call call, Optional<String> found, String otherwise) {
        PersonRow person =
                found.flatMap(id -> tables.store().people().person(id))
                        .orElseThrow(() -> new Refusal(403, otherwise));
        return entered(call, person, Json.object());
    }

    /// This device is one of theirs from now on.
    ///
    /// @param told what is said beside who they are
    Answer entered(Call call, PersonRow person, Json.Builder told) {
        boolean wanted = call.body().find("merge").map(Json::asBool).orElse(false);
        Optional<String> guest =
                call.person()
                        .filter(_ -> wanted)
                        .map(PersonRow::id)
                        .filter(id -> merge.isPossible(id, person.id()))
                        .filter(id -> merge.join(id, person.id()));
        Answer answer =
                Answer.json(
                        told.put("name", person.name()).put("merged", guest.isPresent()).build());
        // Whoever is known here already, or was until now under another id, keeps the token.
        return guest.isPresent() || call.personId().equals(person.id())
                ? answer
                : answer.with(
                        "Set-Cookie", PeopleRoutes.cookie(people.join(person, call.label()), call));
    }

    /// Guessing is hopeless; it shall not be cheap either.
    private void allowed(Call call) {
        if (!limits.newcomer(call.address())) {
            throw new Refusal(429, "server.limit");
        }
    }

    private static String text(Call call, String name) {
        String text = call.body().at(name).asText();
        if (text.length() > MOST_CHARACTERS) {
            throw new Refusal(400, "server.passkey.no");
        }
        return text;
    }
}

package tablee.hasard.forms;

import java.util.List;
import java.util.Locale;
import tablee.engine.form.Form;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;
import tablee.hasard.rules.Place;

/// What several forms share. Places and tracks are written as people type them.
final class Pieces {

    static final Form<Quality> QUALITY = Form.word(List.of(Quality.values()), Quality::code);
    static final Form<Profession> PROFESSION =
            Form.word(List.of(Profession.values()), Profession::name);
    static final Form<Place> PLACE = Form.text(".+", Place::label, Place::of);
    static final Form<Integer> TRACK = Form.text("T[1-9]", Notation::track, Notation::readTrack);

    private Pieces() {}

    static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}

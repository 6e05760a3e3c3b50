package tablee.engine.content;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import tablee.engine.BadInput;
import tablee.engine.ContentReport.Severity;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Texts;
import tablee.engine.Words;
import tablee.engine.content.Findings.Spot;
import tablee.engine.form.Form;
import tablee.engine.form.Shape;

/// The fields of one record of a content file. What cannot be understood becomes a fault with file, line and card, and the usual value takes its
/// place: one look at the report is enough. Where the first fault of a record is enough, [#whole] reads it by one form.
///
/// @param clause the clause that says what a record looks like
public record ContentFields(Findings findings, Spot spot, Json json, String clause) {

    private static final Words NO_WORDS = Words.of("", "");

    /// A record of this file whose name is not read yet.
    public static ContentFields of(Findings findings, String file, Json json, String clause) {
        return new ContentFields(findings, Spot.of(file).at(json), json, clause);
    }

    /// What follows is about this card.
    public ContentFields named(Message card) {
        return new ContentFields(findings, spot.about(card), json, clause);
    }

    /// What follows breaks another clause.
    public ContentFields by(String other) {
        return new ContentFields(findings, spot, json, other);
    }

    /// A record within this one.
    public ContentFields within(Json part) {
        return new ContentFields(findings, spot.at(part), part, clause);
    }

    public void fault(Json at, String broken, Message text) {
        findings.fault(Severity.ERROR, spot.at(at), broken, text);
    }

    public boolean has(String name) {
        return json.find(name).isPresent();
    }

    /// The whole record by one form.
    public <T> Optional<T> whole(Form<T> form) {
        if (form.shape() instanceof Shape.Fields object) {
            object.parts().forEach(part -> asked(part.name(), part.shape()));
        }
        return findings.reading(spot, clause, () -> form.read(json));
    }

    private void asked(String name, Shape shape) {
        findings.asked(spot.file(), json, name, shape);
    }

    /// A field where the first fault ends the reading of its record ([BadInput]).
    public <T> Optional<T> found(String name, Form<T> form) {
        asked(name, form.shape());
        return json.find(name).map(form::read);
    }

    /// A field that has to be there.
    public <T> T field(String name, Form<T> form, T usual) {
        if (!has(name)) {
            fault(json, clause, Message.of("engine.content.field.missing", name));
        }
        return field(name, form, usual, clause);
    }

    /// A field that may be left out.
    ///
    /// @param broken the clause that a value out of its form breaks
    public <T> T field(String name, Form<T> form, T usual, String broken) {
        asked(name, form.shape());
        return json.find(name)
                .map(found -> value(found, name, broken, form::read, usual))
                .orElse(usual);
    }

    private <T> T value(Json found, String name, String broken, Function<Json, T> read, T usual) {
        try {
            return read.apply(found);
        } catch (BadInput bad) {
            int line = bad.line() > 0 ? bad.line() : found.line();
            var at = new Spot(spot.file(), line, spot.card());
            findings.fault(Severity.ERROR, at, broken, bad.within(name).sentence());
            return usual;
        }
    }

    /// A text in every language. A set of an owner's may speak one only.
    public Words words(String name, boolean everyLanguage) {
        var said = new TreeMap<>(field(name, Form.TEXT.entries(), Map.of()));
        said.values().removeIf(String::isBlank);
        Json at = json.find(name).orElse(json);
        for (String language : Texts.COMPLETE) {
            if (everyLanguage && has(name) && !said.containsKey(language)) {
                fault(at, clause, Message.of("engine.content.language", name, language));
            }
        }
        if (said.isEmpty() && has(name) && !everyLanguage) {
            fault(at, clause, Message.of("engine.content.words", name));
        }
        return said.isEmpty() ? NO_WORDS : new Words(said);
    }

    /// A misspelt field would otherwise be a card that nobody meant.
    public void only(Collection<String> known) {
        json.fields()
                .forEach(
                        (name, value) -> {
                            if (!known.contains(name)) {
                                String all = String.join(", ", new TreeSet<>(known));
                                fault(value, clause, Message.of("engine.content.field", name, all));
                            }
                        });
    }
}

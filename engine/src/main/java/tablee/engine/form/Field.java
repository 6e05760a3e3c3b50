package tablee.engine.form;

import java.util.Optional;
import java.util.function.Function;

/// A field of a small record: its name, its form and where it comes from. The same kinds of fields as in [Fields].
public interface Field<T, F> {

    Fields.Key<F> in(Fields<T> fields);

    /// A field that is always there.
    static <T, F> Field<T, F> field(
            String name, Form<F> form, Function<? super T, ? extends F> get) {
        return fields -> fields.field(name, form, get);
    }

    /// A field that is always written; whoever leaves it out means the usual value.
    static <T, F> Field<T, F> field(
            String name, Form<F> form, Function<? super T, ? extends F> get, F usual) {
        return fields -> fields.field(name, form, get, usual);
    }

    /// A field that is always written; where it is left out, whoever completes the draft finds a value for it.
    static <T, F> Field<T, Optional<F>> open(
            String name, Form<F> form, Function<? super T, ? extends F> get) {
        return fields -> fields.open(name, form, get);
    }

    /// A field that is written only where there is something.
    static <T, F> Field<T, Optional<F>> maybe(
            String name, Form<F> form, Function<? super T, Optional<F>> get) {
        return fields -> fields.maybe(name, form, get);
    }

    /// All fields of another object, as if they were declared here one by one.
    static <T, U, D> Field<T, D> all(ObjectCodec<U, D> part, Function<? super T, ? extends U> get) {
        return fields -> fields.all(part, get);
    }
}

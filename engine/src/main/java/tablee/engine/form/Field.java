package tablee.engine.form;

import java.util.Optional;
import java.util.function.Function;

/// A field of a small record: its name, its form and where it comes from.
public interface Field<T, F> {

    Fields.Key<F> in(Fields<T> fields);

    /// A field that is always there.
    static <T, F> Field<T, F> field(
            String name, Form<F> form, Function<? super T, ? extends F> get) {
        return fields -> fields.field(name, form, get);
    }

    /// A field that is written only where there is something.
    static <T, F> Field<T, Optional<F>> maybe(
            String name, Form<F> form, Function<? super T, Optional<F>> get) {
        return fields -> fields.maybe(name, form, get);
    }
}

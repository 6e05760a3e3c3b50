package tablee.engine.form;

import java.util.function.Function;

/// An object with given fields that is read as it was written.
public final class ObjectForm<T> extends ObjectCodec<T, T> implements Form<T> {

    ObjectForm(String name, Function<Fields<T>, Function<Fields.Read, T>> declare) {
        super(name, declare);
    }
}

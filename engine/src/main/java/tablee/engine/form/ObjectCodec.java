package tablee.engine.form;

import java.util.function.Function;
import tablee.engine.Json;

/// An object with given fields. It can stand for itself or lend its fields to a larger one ([Fields#all]).
public class ObjectCodec<T, D> implements Codec<T, D> {

    private final Fields<T> fields = new Fields<>();
    private final Function<Fields.Read, D> make;
    private final Shape shape;

    ObjectCodec(String name, Function<Fields<T>, Function<Fields.Read, D>> declare) {
        make = declare.apply(fields);
        shape = new Shape.Fields(name, fields.partsFrom(0));
    }

    @Override
    public Json write(T value) {
        return fields.write(value);
    }

    @Override
    public D read(Json json) {
        return make.apply(fields.read(json));
    }

    @Override
    public Shape shape() {
        return shape;
    }

    Fields<T> fields() {
        return fields;
    }

    D make(Fields.Read read) {
        return make.apply(read);
    }
}

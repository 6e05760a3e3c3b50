package tablee.engine.form;

import java.util.function.Function;
import tablee.engine.Json;

/// An object with given fields.
final class ObjectForm<T> implements Form<T> {

    private final Fields<T> fields = new Fields<>();
    private final Function<Fields.Read, T> make;
    private final Shape shape;

    ObjectForm(String name, Function<Fields<T>, Function<Fields.Read, T>> declare) {
        make = declare.apply(fields);
        shape = new Shape.Fields(name, fields.parts());
    }

    @Override
    public Json write(T value) {
        var json = Json.object();
        fields.write(value, json);
        return json.build();
    }

    @Override
    public T read(Json json) {
        return make.apply(fields.read(json, ""));
    }

    @Override
    public Shape shape() {
        return shape;
    }
}

package tablee.engine.form;

import java.util.function.Function;
import tablee.engine.Json;

/// A writer, a strict reader and a shape, declared together, where what is read is not yet what was written: a position is read into a draft that
/// the options of the table complete, half of a view waits for the other half. Where both are the same it is a [Form].
///
/// @param <T> what is written
/// @param <D> what is read: the draft of a T
public interface Codec<T, D> {

    Json write(T value);

    D read(Json json);

    Shape shape();

    /// An object, its fields declared one by one; the answer of `declare` puts the draft together from what they read.
    static <T, D> ObjectCodec<T, D> object(
            String name, Function<Fields<T>, Function<Fields.Read, D>> declare) {
        return new ObjectCodec<>(name, declare);
    }

    /// The same for another type, of which this is a part.
    default <U> Codec<U, D> in(Function<? super U, ? extends T> part) {
        return new Of<>(this, part);
    }

    /// A part of something, written for the whole of it.
    record Of<T, U, D>(Codec<T, D> codec, Function<? super U, ? extends T> part)
            implements Codec<U, D> {

        @Override
        public Json write(U whole) {
            return codec.write(part.apply(whole));
        }

        @Override
        public D read(Json json) {
            return codec.read(json);
        }

        @Override
        public Shape shape() {
            return codec.shape();
        }
    }
}

package tablee.engine.form;

import java.util.function.BiFunction;
import java.util.function.Function;

/// Small records from their components: the constructor, then a field for each value it takes, in its order. The JDK names functions of
/// one and two values only.
public final class Make {

    private Make() {}

    public interface Of3<A, B, C, T> {
        T make(A a, B b, C c);
    }

    public interface Of4<A, B, C, D, T> {
        T make(A a, B b, C c, D d);
    }

    public interface Of5<A, B, C, D, E, T> {
        T make(A a, B b, C c, D d, E e);
    }

    public interface Of6<A, B, C, D, E, F, T> {
        T make(A a, B b, C c, D d, E e, F f);
    }

    public interface Of7<A, B, C, D, E, F, G, T> {
        T make(A a, B b, C c, D d, E e, F f, G g);
    }

    public static <T, R, A> Function<Fields<T>, Function<Fields.Read, R>> of(
            Function<A, R> make, Field<T, A> a) {
        return fields -> {
            var key = a.in(fields);
            return read -> make.apply(read.get(key));
        };
    }

    /// The first field, then the others: they make a function that waits for the first value.
    private static <T, R, A> Function<Fields<T>, Function<Fields.Read, R>> and(
            Field<T, A> a, Function<Fields<T>, Function<Fields.Read, Function<A, R>>> others) {
        return fields -> {
            var key = a.in(fields);
            var waiting = others.apply(fields);
            return read -> waiting.apply(read).apply(read.get(key));
        };
    }

    public static <T, R, A, B> Function<Fields<T>, Function<Fields.Read, R>> of(
            BiFunction<A, B, R> make, Field<T, A> a, Field<T, B> b) {
        return and(a, of(y -> x -> make.apply(x, y), b));
    }

    public static <T, R, A, B, C> Function<Fields<T>, Function<Fields.Read, R>> of(
            Of3<A, B, C, R> make, Field<T, A> a, Field<T, B> b, Field<T, C> c) {
        return and(a, of((p, q) -> x -> make.make(x, p, q), b, c));
    }

    public static <T, R, A, B, C, D> Function<Fields<T>, Function<Fields.Read, R>> of(
            Of4<A, B, C, D, R> make, Field<T, A> a, Field<T, B> b, Field<T, C> c, Field<T, D> d) {
        return and(a, of((p, q, r) -> x -> make.make(x, p, q, r), b, c, d));
    }

    public static <T, R, A, B, C, D, E> Function<Fields<T>, Function<Fields.Read, R>> of(
            Of5<A, B, C, D, E, R> make,
            Field<T, A> a,
            Field<T, B> b,
            Field<T, C> c,
            Field<T, D> d,
            Field<T, E> e) {
        return and(a, of((p, q, r, s) -> x -> make.make(x, p, q, r, s), b, c, d, e));
    }

    public static <T, R, A, B, C, D, E, F> Function<Fields<T>, Function<Fields.Read, R>> of(
            Of6<A, B, C, D, E, F, R> make,
            Field<T, A> a,
            Field<T, B> b,
            Field<T, C> c,
            Field<T, D> d,
            Field<T, E> e,
            Field<T, F> f) {
        return and(a, of((p, q, r, s, t) -> x -> make.make(x, p, q, r, s, t), b, c, d, e, f));
    }

    public static <T, R, A, B, C, D, E, F, G> Function<Fields<T>, Function<Fields.Read, R>> of(
            Of7<A, B, C, D, E, F, G, R> make,
            Field<T, A> a,
            Field<T, B> b,
            Field<T, C> c,
            Field<T, D> d,
            Field<T, E> e,
            Field<T, F> f,
            Field<T, G> g) {
        return and(
                a, of((p, q, r, s, t, u) -> x -> make.make(x, p, q, r, s, t, u), b, c, d, e, f, g));
    }
}

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

    public static <T, A> Function<Fields<T>, Function<Fields.Read, T>> of(
            Function<A, T> make, Field<T, A> a) {
        return fields -> {
            var keyA = a.in(fields);
            return read -> make.apply(read.get(keyA));
        };
    }

    public static <T, A, B> Function<Fields<T>, Function<Fields.Read, T>> of(
            BiFunction<A, B, T> make, Field<T, A> a, Field<T, B> b) {
        return fields -> {
            var keyA = a.in(fields);
            var keyB = b.in(fields);
            return read -> make.apply(read.get(keyA), read.get(keyB));
        };
    }

    public static <T, A, B, C> Function<Fields<T>, Function<Fields.Read, T>> of(
            Of3<A, B, C, T> make, Field<T, A> a, Field<T, B> b, Field<T, C> c) {
        return fields -> {
            var keyA = a.in(fields);
            var keyB = b.in(fields);
            var keyC = c.in(fields);
            return read -> make.make(read.get(keyA), read.get(keyB), read.get(keyC));
        };
    }

    public static <T, A, B, C, D> Function<Fields<T>, Function<Fields.Read, T>> of(
            Of4<A, B, C, D, T> make, Field<T, A> a, Field<T, B> b, Field<T, C> c, Field<T, D> d) {
        return fields -> {
            var keyA = a.in(fields);
            var keyB = b.in(fields);
            var keyC = c.in(fields);
            var keyD = d.in(fields);
            return read ->
                    make.make(read.get(keyA), read.get(keyB), read.get(keyC), read.get(keyD));
        };
    }

    public static <T, A, B, C, D, E> Function<Fields<T>, Function<Fields.Read, T>> of(
            Of5<A, B, C, D, E, T> make,
            Field<T, A> a,
            Field<T, B> b,
            Field<T, C> c,
            Field<T, D> d,
            Field<T, E> e) {
        return fields -> {
            var keyA = a.in(fields);
            var keyB = b.in(fields);
            var keyC = c.in(fields);
            var keyD = d.in(fields);
            var keyE = e.in(fields);
            return read ->
                    make.make(
                            read.get(keyA),
                            read.get(keyB),
                            read.get(keyC),
                            read.get(keyD),
                            read.get(keyE));
        };
    }

    public static <T, A, B, C, D, E, F> Function<Fields<T>, Function<Fields.Read, T>> of(
            Of6<A, B, C, D, E, F, T> make,
            Field<T, A> a,
            Field<T, B> b,
            Field<T, C> c,
            Field<T, D> d,
            Field<T, E> e,
            Field<T, F> f) {
        return fields -> {
            var keyA = a.in(fields);
            var keyB = b.in(fields);
            var keyC = c.in(fields);
            var keyD = d.in(fields);
            var keyE = e.in(fields);
            var keyF = f.in(fields);
            return read ->
                    make.make(
                            read.get(keyA),
                            read.get(keyB),
                            read.get(keyC),
                            read.get(keyD),
                            read.get(keyE),
                            read.get(keyF));
        };
    }

    public static <T, A, B, C, D, E, F, G> Function<Fields<T>, Function<Fields.Read, T>> of(
            Of7<A, B, C, D, E, F, G, T> make,
            Field<T, A> a,
            Field<T, B> b,
            Field<T, C> c,
            Field<T, D> d,
            Field<T, E> e,
            Field<T, F> f,
            Field<T, G> g) {
        return fields -> {
            var keyA = a.in(fields);
            var keyB = b.in(fields);
            var keyC = c.in(fields);
            var keyD = d.in(fields);
            var keyE = e.in(fields);
            var keyF = f.in(fields);
            var keyG = g.in(fields);
            return read ->
                    make.make(
                            read.get(keyA),
                            read.get(keyB),
                            read.get(keyC),
                            read.get(keyD),
                            read.get(keyE),
                            read.get(keyF),
                            read.get(keyG));
        };
    }
}

package tablee.engine.form;

/// Constructors by how many values they take: the JDK names those of one and two only.
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
}

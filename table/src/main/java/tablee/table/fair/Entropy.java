package tablee.table.fair;

/// Random bytes that nobody can guess. Given to a table by whoever runs it: a table has no generator of its own.
@FunctionalInterface
public interface Entropy {

    /// So many bytes, as hexadecimal digits.
    String hex(int bytes);

    /// What a table's draws are made from.
    default String seed() {
        return hex(32);
    }

    /// For somebody who brought none.
    default String nonce() {
        return hex(16);
    }
}

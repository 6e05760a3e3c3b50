package tablee.server.store;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/// A record as a row of a table: its components are the table's columns, one by one, in the order of [Schema].
final class RowType<R extends Record> implements Sql.Reader<R> {

    static final RowType<TableRow> TABLE = new RowType<>(TableRow.class, "tables");
    static final RowType<PersonRow> PERSON = new RowType<>(PersonRow.class, "people");
    static final RowType<DeviceRow> DEVICE = new RowType<>(DeviceRow.class, "devices");
    static final RowType<LinkRow> LINK = new RowType<>(LinkRow.class, "links");
    static final RowType<PushRow> PUSH = new RowType<>(PushRow.class, "pushes");
    static final RowType<WayRow> WAY = new RowType<>(WayRow.class, "ways");
    static final RowType<WishRow> WISH = new RowType<>(WishRow.class, "wishes");
    static final RowType<NoticeRow> NOTICE = new RowType<>(NoticeRow.class, "notices");
    static final RowType<SanctionRow> SANCTION = new RowType<>(SanctionRow.class, "sanctions");
    static final RowType<ReportRow> REPORT = new RowType<>(ReportRow.class, "reports");
    static final RowType<ResultRow> RESULT = new RowType<>(ResultRow.class, "results");
    static final RowType<PasskeyRow> PASSKEY = new RowType<>(PasskeyRow.class, "passkeys");
    static final RowType<AskingRow> ASKING = new RowType<>(AskingRow.class, "askings");
    static final RowType<QueueRow> QUEUE = new RowType<>(QueueRow.class, "queue");
    static final RowType<EveningRow> EVENING = new RowType<>(EveningRow.class, "evenings");
    static final RowType<AuditRow> AUDIT = new RowType<>(AuditRow.class, "audit");

    private final String table;
    private final List<String> columns;
    private final RecordComponent[] parts;
    private final Constructor<R> constructor;

    private RowType(Class<R> type, String table) {
        this.table = table;
        this.columns = Schema.columns(table);
        this.parts = type.getRecordComponents();
        if (parts.length != columns.size()) {
            throw new IllegalArgumentException(type + " is no row of " + table);
        }
        try {
            this.constructor =
                    type.getDeclaredConstructor(
                            Arrays.stream(parts)
                                    .map(RecordComponent::getType)
                                    .toArray(Class<?>[]::new));
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /// The columns as a query names them.
    ///
    /// @param prefix stands before each: empty, or `p.`
    String columns(String prefix) {
        return prefix + String.join(", " + prefix, columns);
    }

    /// The beginning of a query, up to its conditions.
    String select() {
        return "SELECT " + columns("") + " FROM " + table + " ";
    }

    String insert() {
        return insert(table, columns);
    }

    static String insert(String table, List<String> columns) {
        String places = String.join(", ", Collections.nCopies(columns.size(), "?"));
        String names = String.join(", ", columns);
        return "INSERT INTO " + table + " (" + names + ") VALUES (" + places + ")";
    }

    Object[] values(R row) {
        var values = new Object[parts.length];
        try {
            for (int i = 0; i < parts.length; i++) {
                values[i] = parts[i].getAccessor().invoke(row);
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
        return values;
    }

    @Override
    public R read(ResultSet row) throws SQLException {
        return read(row, 1);
    }

    /// @param from the first of its columns in a query that asks for more
    R read(ResultSet row, int from) throws SQLException {
        var values = new Object[parts.length];
        for (int i = 0; i < parts.length; i++) {
            values[i] = value(row, from + i, parts[i].getType());
        }
        try {
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Both databases keep what is true as a number.
    private static Object value(ResultSet row, int column, Class<?> type) throws SQLException {
        if (type == int.class) {
            return row.getInt(column);
        } else if (type == long.class) {
            return row.getLong(column);
        } else if (type == boolean.class) {
            return row.getLong(column) != 0;
        }
        return row.getString(column);
    }
}

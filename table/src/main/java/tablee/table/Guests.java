package tablee.table;

import static tablee.table.fair.Sha256.utf8;

import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import tablee.table.fair.Sha256;

/// Who may come near a table, and whether they may talk: what its host has ruled. Belongs to its [Table] and changes only by its log.
///
/// People are known here by a badge, which is good at this table only: a host can point at somebody without learning who they are
/// elsewhere.
public final class Guests {

    private static final int BADGE_BYTES = 9;

    private final String table;
    private boolean talk = true;
    private boolean locked;
    private Map<String, String> out = Map.of();

    Guests(String table) {
        this.table = table;
    }

    /// What stands for this person at this table.
    public String badge(String person) {
        return badge(table, person);
    }

    static String badge(String table, String person) {
        byte[] hash = Sha256.of(utf8("tablee/1 badge\0" + table + "\0"), utf8(person));
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(Arrays.copyOf(hash, BADGE_BYTES));
    }

    public boolean mayTalk() {
        return talk;
    }

    public boolean isLocked() {
        return locked;
    }

    /// Those who are kept out: what they were called, by badge.
    public Map<String, String> out() {
        return out;
    }

    public boolean isOut(String person) {
        return !out.isEmpty() && out.containsKey(badge(person));
    }

    /// Whether somebody who has no chair here may come in.
    public boolean admits(String person) {
        return !locked && !isOut(person);
    }

    void rule(Entry.Rule rule, boolean on) {
        switch (rule) {
            case CHAT -> talk = on;
            case LOCK -> locked = on;
        }
    }

    void keepOut(String badge, String name, boolean away) {
        var changed = new LinkedHashMap<>(out);
        if (away) {
            changed.put(badge, name);
        } else {
            changed.remove(badge);
        }
        out = Collections.unmodifiableMap(changed);
    }
}

package tablee.engine;

import java.util.AbstractMap;
import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// A sorted map that nobody changes any more. The JDK has one too, but a compiler for the browser does not know it, and what is played there is
/// this very code.
@SuppressWarnings("JdkObsolete") // what records hold has been a SortedMap from the first
public final class SortedCopy<K, V> extends AbstractMap<K, V> implements SortedMap<K, V> {

    private final TreeMap<K, V> entries;

    private SortedCopy(SortedMap<K, V> source) {
        this.entries = new TreeMap<>(source);
    }

    /// The entries as they are now, in the order of their keys.
    public static <K, V> SortedMap<K, V> of(SortedMap<K, V> map) {
        return new SortedCopy<>(map);
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return Collections.unmodifiableMap(entries).entrySet();
    }

    @Override
    public @Nullable V get(Object key) {
        return entries.get(key);
    }

    @Override
    public boolean containsKey(Object key) {
        return entries.containsKey(key);
    }

    @Override
    public @Nullable Comparator<? super K> comparator() {
        return entries.comparator();
    }

    @Override
    public SortedMap<K, V> subMap(K from, K to) {
        return of(entries.subMap(from, to));
    }

    @Override
    public SortedMap<K, V> headMap(K to) {
        return of(entries.headMap(to));
    }

    @Override
    public SortedMap<K, V> tailMap(K from) {
        return of(entries.tailMap(from));
    }

    @Override
    public K firstKey() {
        return entries.firstKey();
    }

    @Override
    public K lastKey() {
        return entries.lastKey();
    }
}

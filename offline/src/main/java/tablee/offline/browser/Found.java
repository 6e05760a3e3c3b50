package tablee.offline.browser;

import org.teavm.jso.JSIndexer;
import org.teavm.jso.JSObject;

/// What was found: all of it, and what each group found.
interface Found extends JSObject {
    @JSIndexer
    String get(int group);
}

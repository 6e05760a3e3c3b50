package tablee.offline.browser;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/// The browser's own regular expressions.
@JSClass(name = "RegExp")
final class Expression implements JSObject {

    Expression(String pattern, String flags) {}

    native @Nullable Found exec(String text);

    @JSProperty
    native int getLastIndex();

    @JSProperty
    native void setLastIndex(int index);
}

package tablee.offline.browser;

import org.teavm.jso.JSClass;
import org.teavm.jso.JSObject;

/// The browser's own texts.
@JSClass(name = "String")
final class Letters implements JSObject {

    Letters(String text) {}

    native String normalize(String form);
}

package tablee.offline.browser;

import org.teavm.jso.JSClass;
import org.teavm.jso.JSObject;

/// The browser's own numbers.
@JSClass(name = "Number")
final class Written implements JSObject {

    Written(String text) {}

    Written(double number) {}

    native double valueOf();

    native String toExponential();
}

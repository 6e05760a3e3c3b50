/// What the browser has already, in place of what TeaVM would bring along in Java: regular expressions, numbers in writing, letters taken apart. The
/// compiler puts these classes where their namesakes of the JDK are used (`build/Compile.java`, ADR 340); nothing else knows of them.
@NullMarked
package tablee.offline.browser;

import org.jspecify.annotations.NullMarked;

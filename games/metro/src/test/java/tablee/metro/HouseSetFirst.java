package tablee.metro;

import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/// Reads the house set before the first test. It is kept for all tests, and mutation testing breaks one thing after the
/// other in one JVM: a set read by a broken reader would fail every test of all the mutants that follow. So the set that
/// tests share is always whole, and only a test that reads a set itself can notice a broken reader.
public final class HouseSetFirst implements LauncherSessionListener {

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        MetroGame.house();
    }
}

package tablee.server.table.outlaw;

import java.util.concurrent.CountDownLatch;
import tablee.bots.Bot;
import tablee.server.live.Listener;
import tablee.server.store.Store;

/// A table that does by itself what is done around it.
public final class Worldly {

    private Worldly() {}

    static int stores(Store store) {
        return store.hashCode();
    }

    static String speaks(Listener listener) {
        return listener.person();
    }

    static long waits(CountDownLatch latch) {
        return latch.getCount();
    }

    static long time() {
        return System.currentTimeMillis();
    }

    static int plays(Bot<?, ?> bot) {
        return bot.hashCode();
    }
}

package tablee.table.outlaw;

import java.security.MessageDigest;
import java.util.concurrent.CountDownLatch;
import tablee.bots.Bot;
import tablee.server.store.Store;

/// A table that does by itself what is done around it.
public final class Worldly {

    private Worldly() {}

    static int stores(Store store) {
        return store.hashCode();
    }

    static long waits(CountDownLatch latch) {
        return latch.getCount();
    }

    static long time() {
        return System.currentTimeMillis();
    }

    static byte[] hash(MessageDigest digest) {
        return digest.digest();
    }

    static long decode(String digits) {
        return Long.parseUnsignedLong(digits, 16);
    }

    static int plays(Bot<?, ?> bot) {
        return bot.hashCode();
    }
}

package tablee.server.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import tablee.server.house.Order;
import tablee.server.store.PersonRow;

/// Who may look after the server: whoever has the admin token, and for most things the people they made moderators.
record Authority(Order order, String adminToken) {

    /// The author of what was done with the admin token.
    static final String ADMIN = "admin";

    private boolean isAdmin(Call call) {
        String header = call.headers().get("Authorization");
        byte[] given = (header == null ? "" : header).getBytes(StandardCharsets.UTF_8);
        byte[] expected = ("Bearer " + adminToken).getBytes(StandardCharsets.UTF_8);
        return !adminToken.isEmpty() && MessageDigest.isEqual(given, expected);
    }

    void requireAdmin(Call call) {
        if (!isAdmin(call)) {
            throw new Refusal(403, "server.admin");
        }
    }

    boolean isModerator(Call call) {
        return call.person().map(PersonRow::id).filter(order::isModerator).isPresent();
    }

    /// The author for the audit log: a moderator's id, or `admin`.
    String requireModerator(Call call) {
        if (isAdmin(call)) {
            return ADMIN;
        }
        return call.person()
                .map(PersonRow::id)
                .filter(order::isModerator)
                .orElseThrow(() -> new Refusal(403, "server.moderator"));
    }
}

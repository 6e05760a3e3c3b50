package tablee.table.replay;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.table.fair.Share;

/// What a client saw before the first card, kept by itself: the only thing a server cannot make anew. A server that looked for a nonce
/// after it had seen others has to show another list than the one they revealed to.
///
/// @param commitment the server's, before the client was bound
/// @param mine nonces by own seat label
/// @param list what everybody was bound to when the client revealed, by seat label; empty when it never did
/// @param confirmed own seats whose nonce the server said to have
public record Receipt(
        String table,
        String algorithm,
        String commitment,
        Map<String, String> mine,
        Map<String, String> list,
        Set<String> confirmed) {

    public static Receipt read(Json json) {
        var confirmed = new TreeSet<String>();
        json.find("confirmed")
                .ifPresent(seats -> seats.items().forEach(seat -> confirmed.add(seat.asText())));
        return new Receipt(
                json.at("table").asText(),
                json.at("algorithm").asText(),
                json.at("commitment").asText(),
                texts(json.at("nonces")),
                json.find("list").map(Receipt::texts).orElse(Map.of()),
                confirmed);
    }

    private static Map<String, String> texts(Json json) {
        var found = new TreeMap<String, String>();
        json.fields().forEach((name, text) -> found.put(name, text.asText()));
        return found;
    }

    /// Holds a proof against what was seen; refuses with the first difference.
    public void check(Proof proof) {
        if (!table.equals(proof.table())) {
            throw BadInput.of("server.receipt.table", table, proof.table());
        }
        if (!algorithm.equals(proof.algorithm().title())) {
            throw BadInput.of("server.receipt.algorithm", algorithm, proof.algorithm().title());
        }
        if (!commitment.equals(proof.commitment())) {
            throw BadInput.of("server.receipt.commitment");
        }
        mine.forEach((seat, nonce) -> own(proof, seat, nonce));
        if (!list.isEmpty()) {
            var seats = new TreeSet<>(list.keySet());
            seats.addAll(proof.shares().bySeat().keySet());
            for (String seat : seats) {
                String bound = proof.shares().at(seat).commitment();
                if (!bound.equals(list.getOrDefault(seat, ""))) {
                    throw BadInput.of("server.receipt.list", seat);
                }
            }
        }
    }

    private void own(Proof proof, String seat, String nonce) {
        Share share = proof.shares().at(seat);
        if (share.isHidden() && !share.commitment().isEmpty()) {
            if (confirmed.contains(seat)) {
                throw BadInput.of("server.receipt.leftOut", seat);
            }
        } else if (!share.nonce().equals(nonce)) {
            throw BadInput.of("server.receipt.nonce", seat);
        }
    }
}

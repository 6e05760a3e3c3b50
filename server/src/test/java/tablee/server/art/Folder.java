package tablee.server.art;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tablee.engine.ContentSource;

/// A content set in memory.
record Folder(Map<String, byte[]> files) implements ContentSource {

    Folder() {
        this(new LinkedHashMap<>());
    }

    Folder with(String name, String text) {
        return with(name, text.getBytes(StandardCharsets.UTF_8));
    }

    Folder with(String name, byte[] bytes) {
        files.put(name, bytes);
        return this;
    }

    @Override
    public String name() {
        return "mine";
    }

    @Override
    public Optional<String> read(String file) {
        return bytes(file).map(bytes -> new String(bytes, StandardCharsets.UTF_8));
    }

    @Override
    public Optional<byte[]> bytes(String file) {
        return Optional.ofNullable(files.get(file));
    }
}

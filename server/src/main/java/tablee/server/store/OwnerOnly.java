package tablee.server.store;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Files that only their owner reads, from the first moment on and also when they were made otherwise before. Where the system knows no such
/// thing, files are as they are.
public final class OwnerOnly {

    private static final Logger LOG = LoggerFactory.getLogger(OwnerOnly.class);
    private static final Set<PosixFilePermission> FILE =
            PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> FOLDER =
            PosixFilePermissions.fromString("rwx------");
    private static final int SHARED = 0_1000;

    private OwnerOnly() {}

    /// Makes it if it is not there. A folder that is meant for everybody (`/tmp`) stays so.
    public static void folder(Path folder) throws IOException {
        Files.createDirectories(folder);
        boolean shared = isPosix(folder) && (mode(folder) & SHARED) != 0;
        if (!shared) {
            close(folder, FOLDER);
        }
    }

    /// Makes it, empty, if it is not there.
    public static void file(Path file) throws IOException {
        try {
            Files.createFile(file, attributes(file));
        } catch (FileAlreadyExistsException _) {
            close(file, FILE);
        }
    }

    /// If it is there.
    public static void known(Path file) throws IOException {
        if (Files.exists(file)) {
            close(file, FILE);
        }
    }

    /// A new file, in place of one that is there.
    public static OutputStream write(Path file) throws IOException {
        Files.deleteIfExists(file);
        return Channels.newOutputStream(
                Files.newByteChannel(
                        file,
                        Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                        attributes(file)));
    }

    private static FileAttribute<?>[] attributes(Path file) {
        return isPosix(file)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(FILE)}
                : new FileAttribute<?>[0];
    }

    private static void close(Path path, Set<PosixFilePermission> permissions) throws IOException {
        if (!isPosix(path) || Files.getPosixFilePermissions(path).equals(permissions)) {
            return;
        }
        try {
            Files.setPosixFilePermissions(path, permissions);
        } catch (IOException e) {
            // Somebody else's folder that we may write to: not ours to close.
            LOG.warn("{} may be read by others: {}", path, e.toString());
        }
    }

    private static int mode(Path path) throws IOException {
        return path.getFileSystem().supportedFileAttributeViews().contains("unix")
                        && Files.getAttribute(path, "unix:mode") instanceof Integer mode
                ? mode
                : 0;
    }

    private static boolean isPosix(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}

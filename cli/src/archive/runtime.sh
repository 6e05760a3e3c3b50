#!/bin/sh
# runtime.sh JAR FOLDER: a Java runtime with just what the program needs, an archive of it with the program, and a root folder for a
# container image. Called by Maven (`-Parchive`, `-Pimage`); needs a JDK 25 whose jlink can link from itself or from its jmods.
set -eu
jar=$1
out=$2
jdk=${JAVA_HOME:?}
name=tablee-$(uname -s | tr 'A-Z' 'a-z')-$(uname -m)

# What the libraries ask for by name at run time stands here too: jdeps cannot see it.
modules=java.base,java.logging,java.management,java.naming,java.net.http,java.security.jgss,java.security.sasl,java.sql,java.transaction.xa,java.xml,jdk.crypto.ec,jdk.jfr,jdk.management,jdk.net,jdk.unsupported,jdk.zipfs

rm -rf "$out/$name" "$out/root"
mkdir -p "$out/$name/bin" "$out/$name/lib"
"$jdk/bin/jlink" --add-modules "$modules" --strip-debug --no-header-files --no-man-pages --compress zip-6 --output "$out/$name/runtime"
cp "$jar" "$out/$name/lib/tablee.jar"
cat >"$out/$name/bin/tablee" <<'RUN'
#!/bin/sh
# Runs Tablée on the runtime beside it.
home=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")/.." && pwd -P) || exit 70
cache=$home/lib/tablee.aot
# A table wants short pauses: young objects in a small room of their own. A collector named in TABLEE_JAVA_OPTS goes first.
case ${TABLEE_JAVA_OPTS:-} in
    *-XX:+Use*GC*) collector= ;;
    *) collector='-XX:+UseSerialGC -Xmn32m' ;;
esac
# A program without memory is of no use: it ends, and whoever supervises a server starts it again.
# shellcheck disable=SC2086
set -- $collector -XX:+ExitOnOutOfMemoryError --enable-native-access=ALL-UNNAMED ${TABLEE_JAVA_OPTS:-} -jar "$home/lib/tablee.jar" "$@"
if [ -f "$cache" ] && [ -n "$collector" ]; then
    set -- -XX:AOTCache="$cache" '-Xlog:aot*=off,cds*=off' "$@"
fi
exec "$home/runtime/bin/java" "$@"
RUN
chmod 755 "$out/$name/bin/tablee"
for notice in LICENSE NOTICE; do
    [ -f "$out/../../../$notice" ] && cp "$out/../../../$notice" "$out/$name/"
done

# What the program loads at its start, linked beforehand: it halves the time until the first answer. The cache is good for these very
# files; a tar and an image keep no finer times than this one.
find "$out/$name" -exec touch -h -d @1 {} +
data=$(mktemp -d)
if "$out/$name/runtime/bin/java" -XX:AOTCacheOutput="$out/$name/lib/tablee.aot" -XX:+UseSerialGC -Xmn32m \
    --enable-native-access=ALL-UNNAMED -jar "$out/$name/lib/tablee.jar" serve --port 0 --data "$data" --check >"$out/training.log" 2>&1; then
    touch -d @1 "$out/$name/lib/tablee.aot"
else
    echo "no start-up cache could be made (see $out/training.log); the program starts without, only slower" >&2
    rm -f "$out/$name/lib/tablee.aot"
fi
rm -rf "$data"
tar -C "$out" -czf "$out/$name.tar.gz" "$name"

# The image stands on nothing: the runtime, the program, and the C library of this machine, so that no registry is needed.
root=$out/root
mkdir -p "$root/opt" "$root/data" "$root/tmp" "$root/etc"
cp -a "$out/$name" "$root/opt/tablee"
printf 'tablee:x:10001:10001::/data:/sbin/nologin\n' >"$root/etc/passwd"
for library in $(ldd "$jdk/bin/java" "$jdk/lib/server/libjvm.so" "$jdk/lib/libnet.so" "$jdk/lib/libnio.so" "$jdk/lib/libzip.so" 2>/dev/null |
    sed -n -e 's/.*=> \(\/[^ ]*\) .*/\1/p' -e 's/^[[:space:]]*\(\/[^ ]*ld-[^ ]*\) .*/\1/p' | sort -u); do
    case $library in "$jdk"*) continue ;; esac
    mkdir -p "$root$(dirname "$library")"
    cp -L "$library" "$root$library"
done

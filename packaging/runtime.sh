#!/bin/sh
# runtime.sh JAR FOLDER: a Java runtime with just what the program needs, and the program on it, as FOLDER/tablee; FOLDER/root is the same as
# the root of a container image. Called by Maven (`-Parchive`); needs a JDK 25 whose jlink can link from itself or from its jmods.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
jar=$1
out=$2
jdk=${JAVA_HOME:?}

# What the libraries ask for by name at run time stands here too: jdeps cannot see it. Without java.desktop, which would want a screen.
modules=java.base,java.logging,java.management,java.naming,java.net.http,java.security.jgss,java.security.sasl,java.sql,java.transaction.xa,java.xml,jdk.crypto.ec,jdk.jfr,jdk.management,jdk.net,jdk.unsupported,jdk.zipfs

program=$out/tablee
rm -rf "$program" "$out/root"
mkdir -p "$program/bin" "$program/lib"
"$jdk/bin/jlink" --add-modules "$modules" --strip-debug --no-header-files --no-man-pages --compress zip-6 --output "$program/runtime"
cp "$jar" "$program/lib/tablee.jar"
cp "$here/run" "$program/bin/tablee"
cp "$here/warm-up" "$program/bin/warm-up"
cp "$here/../LICENSE" "$here/../NOTICE" "$program/"
# The same rights whatever the mask of whoever builds.
chmod -R u=rwX,go=rX "$program"

[ "$(uname -s)" = Linux ] || exit 0
# The image stands on nothing: the runtime, the program, and the C library of this machine, so that no registry is needed.
root=$out/root
mkdir -p "$root/opt" "$root/data" "$root/tmp" "$root/etc"
cp -a "$program" "$root/opt/tablee"
printf 'tablee:x:10001:10001::/data:/sbin/nologin\n' >"$root/etc/passwd"
for library in $(ldd "$jdk/bin/java" "$jdk/lib/server/libjvm.so" "$jdk/lib/libnet.so" "$jdk/lib/libnio.so" "$jdk/lib/libzip.so" 2>/dev/null |
    sed -n -e 's/.*=> \(\/[^ ]*\) .*/\1/p' -e 's/^[[:space:]]*\(\/[^ ]*ld-[^ ]*\) .*/\1/p' | sort -u); do
    case $library in "$jdk"*) continue ;; esac
    mkdir -p "$root$(dirname "$library")"
    cp -L "$library" "$root$library"
done

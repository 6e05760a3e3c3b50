#!/bin/sh
# deb.sh PROGRAM VERSION OUT: the folder PROGRAM (made by runtime.sh) as a Debian package OUT. Needs dpkg-deb; SOURCE_DATE_EPOCH is the time of
# everything in it.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
program=$1
version=$2
out=$3
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT

mkdir -p "$root/usr/lib" "$root/usr/bin" "$root/usr/lib/systemd/system" "$root/etc/tablee" "$root/usr/share/doc/tablee" "$root/DEBIAN"
cp -a "$program" "$root/usr/lib/tablee"
rm -f "$root/usr/lib/tablee/LICENSE" "$root/usr/lib/tablee/NOTICE"
ln -s ../lib/tablee/bin/tablee "$root/usr/bin/tablee"
cp "$here/debian/tablee.service" "$root/usr/lib/systemd/system/"
cp "$here/debian/tablee.conf" "$root/etc/tablee/"
cp "$here/../docs/operations.md" "$here/../CHANGELOG.md" "$here/../NOTICE" "$root/usr/share/doc/tablee/"
cp "$here/../LICENSE" "$root/usr/share/doc/tablee/copyright"
cp "$here/debian/postinst" "$here/debian/prerm" "$here/debian/postrm" "$root/DEBIAN/"
echo /etc/tablee/tablee.conf >"$root/DEBIAN/conffiles"
# A pre-release comes before its release there: 1.1.0-rc1 is 1.1.0~rc1.
cat >"$root/DEBIAN/control" <<CONTROL
Package: tablee
Version: $(printf '%s' "$version" | sed 's/-/~/')
Architecture: $(dpkg --print-architecture)
Maintainer: Tablée maintainers <maintainers@tablee.example>
Section: games
Priority: optional
Depends: libc6 (>= 2.17), passwd
Installed-Size: $(du -sk --apparent-size "$root" | cut -f1)
Description: game table that is always open
 A server with four games of life and luck, for people and bots, in French and
 English, and one of them in German: in the browser, on a phone or in a
 terminal. Brings its own Java runtime. The service listens on port 8080; settings are in /etc/tablee.
CONTROL
chmod -R u=rwX,go=rX "$root"
# Jar and runtime are packed already: xz would take minutes for five hundredths less.
dpkg-deb --root-owner-group -Zgzip -z9 --build "$root" "$out" >/dev/null

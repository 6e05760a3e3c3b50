#!/bin/sh
# pack.sh TARGET VERSION OUT: what Maven left in TARGET (cli/target, -Parchive,image) as the files people download, with their checksums.
# SOURCE_DATE_EPOCH is the time of everything in them.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
target=$1
version=$2
out=$3
say() { printf 'release: %s\n' "$*" >&2; }
system=$(uname -s | tr '[:upper:]' '[:lower:]')
machine=$(uname -m)
case $machine in
    x86_64) architecture=amd64 ;;
    aarch64 | arm64) architecture=arm64 machine=aarch64 ;;
    *) architecture=$machine ;;
esac

# One order, one time, one owner. Only GNU tar knows how; where another one is called tar it is gtar.
tar=$(command -v gtar || command -v tar)
pack() {
    "$tar" -C "$1" --sort=name --mode=u=rwX,go=rX --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=gnu "$3" -cf - "$2" | gzip -9n
}
rm -f "$out"/tablee[-_]* "$out"/SHA256SUMS*
cp "$target/tablee.jar" "$out/tablee-$version.jar"
cp "$target/classes/META-INF/sbom/tablee.cdx.json" "$out/tablee-$version.cdx.json"
pack "$target/archive" tablee "--transform=s,^tablee,tablee-$version," >"$out/tablee-$version-$system-$machine.tar.gz"
pack "$here/../deploy" . "--transform=s,^[.],tablee-$version-deploy," >"$out/tablee-$version-deploy.tar.gz"
node "$here/../web/build/client.mjs" "$target/client/package" "$version"
pack "$target/client" package --transform=s,^package,package, >"$out/tablee-client-$version.tgz"
if [ "$system" = linux ]; then
    if [ -f "$target/tablee-image.tar" ]; then
        cp "$target/tablee-image.tar" "$out/tablee-$version-image-$architecture.tar"
    else
        say "left out: the image, which -Pimage makes"
    fi
    if command -v dpkg-deb >/dev/null; then
        sh "$here/deb.sh" "$target/archive/tablee" "$version" "$out/tablee_${version}_$architecture.deb"
    else
        say "left out: the Debian package, which needs dpkg-deb"
    fi
fi
cd "$out"
sum=$(command -v sha256sum || echo shasum -a 256)
$sum tablee[-_]* >SHA256SUMS

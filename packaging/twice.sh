#!/bin/sh
# twice.sh [OUT [ARG…]]: two releases of the last commit must be the same bytes. The second one is made from a clone of its own: another folder,
# no cache of what was compiled for the browser before, another mask, time zone and language. Whatever differs is unpacked and named.
#
# OUT keeps both, as OUT/one and OUT/two; otherwise they are thrown away. ARGs go to `./tablee release`. Code 1 when anything differs.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
work=$(mktemp -d "${TMPDIR:-/tmp}/tablee-twice.XXXXXX")
trap 'rm -rf "$work"' EXIT
out=${1:-$work}
[ $# -eq 0 ] || shift
mkdir -p "$out"
out=$(CDPATH='' cd -- "$out" && pwd -P)

"$here/tablee" release --out "$out/one" "$@"
git clone --quiet "$here" "$work/clone"
git -C "$work/clone" checkout --quiet "$(git -C "$here" rev-parse HEAD)"
(umask 077 && TZ=Asia/Tokyo LC_ALL=C "$work/clone/tablee" release --out "$out/two" "$@")

unpack() { # unpack FILE FOLDER
    mkdir -p "$2"
    case $1 in
        *.tar.gz) tar -xzf "$1" -C "$2" ;;
        *.tar) tar -xf "$1" -C "$2" ;;
        *.deb) dpkg-deb -R "$1" "$2" ;;
        *.jar) (cd "$2" && "${JAVA_HOME:+$JAVA_HOME/bin/}jar" xf "$1") ;;
        *) cp "$1" "$2" ;;
    esac
}
if diff "$out/one/SHA256SUMS" "$out/two/SHA256SUMS" >"$work/differ"; then
    echo "twice: $(wc -l <"$out/one/SHA256SUMS" | tr -d ' ') files, the same bytes"
    exit 0
fi
sed -n 's/^[<>] [^ ]* [ *]//p' "$work/differ" | sort -u | while read -r file; do
    echo "twice: $file differs"
    for time in one two; do
        [ ! -f "$out/$time/$file" ] || unpack "$out/$time/$file" "$work/$time/$file"
    done
    diff -rq --no-dereference "$work/one/$file" "$work/two/$file" || true
done
exit 1

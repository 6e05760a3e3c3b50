#!/bin/sh
# Everything that is given away, of one commit: ./tablee release [--version X] [--out DIR] [--key ID]
#
#   --version X   another version than the one in pom.xml, written into this build only
#   --out DIR     where the files go (usual: target/release)
#   --key ID      signs the checksums with this key of gpg
#
# What is not committed is not in it: the build runs in an export of HEAD. Two runs of one commit on one machine give the same bytes.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
out=$here/target/release
version=
key=
say() { printf 'release: %s\n' "$*" >&2; }
while [ $# -gt 0 ]; do
    case $1 in
        --version) version=$2 ;;
        --out) out=$2 ;;
        --key) key=$2 ;;
        *) say "what is $1? --version X, --out DIR, --key ID"; exit 2 ;;
    esac
    shift 2
done
case $version in
    '' | [0-9]*.[0-9]*.[0-9]*) ;;
    *) say "a version is three numbers, as 1.2.0 or 1.2.0-rc1, not $version"; exit 2 ;;
esac
mkdir -p "$out"
out=$(CDPATH='' cd -- "$out" && pwd -P)

work=$(mktemp -d "${TMPDIR:-/tmp}/tablee-release.XXXXXX")
trap 'rm -rf "$work"' EXIT
commit=$(git -C "$here" rev-parse HEAD)
[ -z "$(git -C "$here" status --porcelain)" ] || say "there are changes that are not committed; they are not in this release"
git -C "$here" archive "$commit" | tar -x -C "$work"
# What TeaVM has made of these very classes before is kept under their hash: it needs not be made again.
[ ! -d "$here/offline/.cache" ] || cp -a "$here/offline/.cache" "$work/offline/.cache"
cd "$work"

written=$(sed -n 's/^    <version>\(.*\)<\/version>/\1/p' pom.xml | head -n 1)
if [ -n "$version" ] && [ "$version" != "$written" ]; then
    find . -name pom.xml -exec sed -i "s/>$written</>$version</" {} +
    sed -i "s/\"$written\"/\"$version\"/" table/src/main/java/tablee/table/Version.java
fi
version=${version:-$written}
date=$(sed -n 's/.*<project.build.outputTimestamp>\(.*\)<.*/\1/p' pom.xml)
# The time of everything that is packed.
SOURCE_DATE_EPOCH=$(date -u -d "$date" +%s 2>/dev/null || date -u -j -f %Y-%m-%dT%H:%M:%SZ "$date" +%s)
export SOURCE_DATE_EPOCH
say "$version of commit $(printf '%.12s' "$commit") for $(uname -sm): building"
profiles=archive
[ "$(uname -s)" != Linux ] || profiles=archive,image
./tablee mvn --quiet --threads 1C -Dmaven.test.skip=true -DskipTests -P"$profiles" --projects cli --also-make package
if [ -d offline/.cache ]; then mkdir -p "$here/offline/.cache" && cp -au offline/.cache/. "$here/offline/.cache/"; fi
cli/target/archive/tablee/bin/tablee --version | grep -qxF "tablee $version" || { say "what was built does not say that it is $version"; exit 70; }

sh packaging/pack.sh cli/target "$version" "$out"
cd "$out"
if [ -n "$key" ]; then gpg --batch --yes --local-user "$key" --armor --detach-sign SHA256SUMS; else say "not signed: no --key"; fi
ls -l "$out" >&2

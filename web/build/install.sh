#!/bin/sh
# Installs the packages of the lock file, once for each lock file.
set -e
cd "$(dirname "$0")/.."
command -v npm >/dev/null || { echo "Node with npm is needed to build the browser client: install Node 20 or newer." >&2; exit 1; }
stamp=node_modules/.installed
if ! cmp -s package-lock.json "$stamp"; then
    npm ci --silent
    cp package-lock.json "$stamp"
fi

#!/bin/sh
# Installs what makes compiled programs smaller, once for each lock file. A folder of its own: modules are built side by side, and that of the client may
# be half installed at the moment.
set -e
cd "$(dirname "$0")/.."
command -v npm >/dev/null || { echo "Node with npm is needed to compile games for the browser: install Node 20 or newer." >&2; exit 1; }
stamp=node_modules/.installed
if ! cmp -s package-lock.json "$stamp"; then
    npm ci --silent
    cp package-lock.json "$stamp"
fi

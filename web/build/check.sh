#!/bin/sh
# Types, lint, layout and unit tests of the browser client.
set -e
cd "$(dirname "$0")/.."
npm run --silent check
npm run --silent lint
npm test --silent

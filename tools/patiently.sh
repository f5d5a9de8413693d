#!/usr/bin/env bash
# Runs a command that needs the network, and again after a while when it fails: registries and mirrors have bad minutes.
# usage: patiently.sh COMMAND [ARGUMENT...]
set -euo pipefail

for pause in 3 15 45; do
    if "$@"; then
        exit 0
    fi
    echo "fournil: “$1” failed; trying again in $pause seconds" >&2
    sleep "$pause"
done
exec "$@"

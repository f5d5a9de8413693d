#!/usr/bin/env bash
# Makes .venv with the first Python >= 3.11 it finds; PYTHON=... names another one.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
    local candidate
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        if is_new_enough "$candidate"; then
            echo "$candidate"
            return
        fi
    done
    return 1
}

if [ -x .venv/bin/python ] && is_new_enough .venv/bin/python && .venv/bin/python -m pip --version >/dev/null 2>&1; then
    exit 0
fi

if ! python=$(find_python); then
    tools/debian.sh python || true
    if ! python=$(find_python); then
        echo "fournil: no Python 3.11 or newer was found; install one (Debian: apt install python3 python3-venv), or say where it is: make PYTHON=/path/to/python" >&2
        exit 1
    fi
fi

make_venv() {
    rm -rf .venv
    "$python" -m venv .venv >/dev/null 2>&1 && .venv/bin/python -m pip --version >/dev/null 2>&1
}

# Debian ships Python without ensurepip unless python3-venv is there too, and then `-m venv` stops half-way.
make_venv && exit 0
tools/debian.sh python && make_venv && exit 0
rm -rf .venv
for other in "$python -m virtualenv" virtualenv; do
    if $other --version >/dev/null 2>&1 && $other --quiet --python "$python" .venv; then
        exit 0
    fi
done
if command -v uv >/dev/null 2>&1 && uv --quiet venv --seed --python "$python" .venv; then
    exit 0
fi
echo "fournil: $python cannot make a virtual environment (its ensurepip is missing); on Debian or Ubuntu: apt install python3-venv, elsewhere: install virtualenv, then run make again" >&2
exit 1

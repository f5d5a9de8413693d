#!/bin/sh
# Pins the newest versions that pyproject.toml allows, for every Python and platform it supports; needs uv.
# The files name versions only: no registry, no hashes, so that any mirror can serve them.
set -eu
cd "$(dirname "$0")/.."
uv=${UV:-.venv/bin/uv}
compile() {
    output=$1
    shift
    UV_CUSTOM_COMPILE_COMMAND="make requirements" "$uv" --quiet --no-config pip compile --universal --python-version 3.11 \
        --upgrade --no-emit-index-url --no-annotate --output-file "$output" "$@"
}
compile requirements/develop.txt requirements/build.in pyproject.toml --extra host --extra postgres --extra test --extra docs
compile requirements/play.txt requirements/build.in pyproject.toml --constraint requirements/develop.txt

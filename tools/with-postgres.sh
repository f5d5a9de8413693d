#!/usr/bin/env bash
# Runs a command with DATABASE_URL naming a throwaway PostgreSQL server of Debian's, and ends the server afterwards.
# Where DATABASE_URL is set already, or no server program is installed, the command runs as it is.
set -euo pipefail

initdb=$(compgen -G '/usr/lib/postgresql/*/bin/initdb' | sort -V | tail -n 1 || true)
if [ -n "${DATABASE_URL:-}" ] || [ -z "$initdb" ]; then
    exec "$@"
fi
bin=$(dirname "$initdb")

# What this user has set for servers of their own is not meant for this one.
unset "${!PG@}"

# The server refuses to run as root, and its own account can read neither a clone in root's home nor, perhaps, root's
# TMPDIR; and the path of its socket must be short. Hence a folder in /tmp.
run_as=()
[ "$(id -u)" != 0 ] || run_as=(runuser -u postgres --)
folder=$(mktemp -d /tmp/fournil-postgres.XXXXXX)
[ ${#run_as[@]} = 0 ] || chown postgres "$folder"

stop() {
    (cd / && "${run_as[@]}" "$bin/pg_ctl" -D "$folder/data" -m immediate stop) >/dev/null 2>&1 || true
    rm -rf "$folder"
}
trap stop EXIT

start() {
    cd /
    "${run_as[@]}" "$initdb" -D "$folder/data" -U fournil -A trust -E UTF8 --locale=C.UTF-8 --no-sync \
        && "${run_as[@]}" "$bin/pg_ctl" -D "$folder/data" -w -t 300 -l "$folder/log" \
            -o "-c listen_addresses='' -c unix_socket_directories='$folder' -c max_connections=200 -c fsync=off" start
}
if ! output=$( (start) 2>&1 </dev/null); then
    printf '%s\n' "$output" >&2
    cat "$folder/log" >&2 2>/dev/null || true
    echo "fournil: Debian's PostgreSQL did not start" >&2
    exit 1
fi

export DATABASE_URL="postgresql+psycopg://fournil@/postgres?host=$folder"
"$@"

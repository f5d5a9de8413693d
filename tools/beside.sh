#!/usr/bin/env bash
# Runs a command while others run beside it, and fails if any of them does.
#
#     tools/beside.sh NAME COMMAND [NAME COMMAND ...] -- NAME COMMAND [ARGUMENT ...]
#
# Each COMMAND before the dashes is one text for the shell. The output of the command after them appears as it comes; its
# last line is held back, so that it closes everything: before it comes the whole output of each of the others, then
# one line for each part that says whether it passed.
set -uo pipefail

names=() parts=() codes=()
while [ "$1" != -- ]; do
    names+=("$1") parts+=("$2")
    shift 2
done
main=$2
shift 2

folder=$(mktemp -d "${TMPDIR:-/tmp}/fournil-beside.XXXXXX")
pids=()
end_all() {
    # Each part leads a group of its own, so that what it has started ends with it.
    for pid in "${pids[@]}"; do kill -- "-$pid" 2>/dev/null; done
    rm -rf "$folder"
}
trap end_all EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

set -m
for i in "${!parts[@]}"; do
    bash -c "${parts[$i]}" >"$folder/$i" 2>&1 </dev/null &
    pids+=($!)
done
set +m

[ ! -t 1 ] || export PY_COLORS=${PY_COLORS:-1}
# A loop of the shell's own: awk would hold back whole blocks of what it reads.
"$@" 2>&1 | {
    held='' any=0
    while IFS= read -r line || [ -n "$line" ]; do
        [ $any = 0 ] || printf '%s\n' "$held"
        held=$line any=1
    done
    [ $any = 0 ] || printf '%s\n' "$held" >"$folder/last"
}
main_code=${PIPESTATUS[0]}

failed=0
for i in "${!parts[@]}"; do
    wait "${pids[$i]}"
    codes+=($?)
    printf '\n--- %s\n' "${names[$i]}"
    cat "$folder/$i"
done
pids=()
echo
say() {
    if [ "$2" = 0 ]; then
        echo "--- $1: passed"
    else
        echo "--- $1: FAILED (exit code $2)"
        failed=1
    fi
}
for i in "${!parts[@]}"; do say "${names[$i]}" "${codes[$i]}"; done
say "$main" "$main_code"
[ ! -f "$folder/last" ] || cat "$folder/last"
exit "$failed"

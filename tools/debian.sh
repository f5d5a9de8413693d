#!/usr/bin/env bash
# Installs from Debian what pip cannot bring, where that is possible (root, apt-get), and otherwise says in one line
# what is missing and what it means.
# usage: debian.sh python     Python with venv
#        debian.sh make       make, where even that is missing
#        debian.sh compiler   what compiles the solver's kernels
#        debian.sh node       what checks and tests the page's modules
#        debian.sh test       the browsers, their fonts, the database server and the other solver that the tests use
# On CI (CI=true) `compiler`, `node` and `test` fail when something is missing: no check may be skipped there in silence.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

can_install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1
}

# Each file is fetched again where the mirror hiccups, and another apt-get is waited for.
apt() {
    DEBIAN_FRONTEND=noninteractive apt-get -qq -o Acquire::Retries=5 -o Acquire::http::Timeout=60 \
        -o DPkg::Lock::Timeout=300 "$@" </dev/null >/dev/null
}

install() {
    can_install || return 1
    echo "fournil: installing from Debian: $*"
    local pause
    for pause in 3 15 45; do
        if apt update && apt install -y --no-install-recommends "$@"; then
            return 0
        fi
        sleep "$pause"
    done
    # Somebody else's archive among this machine's sources may be gone: the lists at hand may do.
    apt update || true
    apt install -y --no-install-recommends "$@"
}

missing=0
report() {
    echo "fournil: $1" >&2
    missing=1
}

fail_on_ci() {
    if [ "${CI:-}" = true ] && [ $missing = 1 ]; then
        exit 1
    fi
}

has_chromium() {
    command -v chromium-headless-shell >/dev/null 2>&1 || command -v chromium >/dev/null 2>&1
}

has_firefox() {
    command -v firefox-esr >/dev/null 2>&1 || command -v firefox >/dev/null 2>&1
}

has_webkit() {
    command -v WebKitWebDriver >/dev/null 2>&1 && command -v Xvfb >/dev/null 2>&1 \
        && compgen -G '/usr/lib/*/webkit2gtk-4*/MiniBrowser' >/dev/null
}

has_postgres() {
    compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null
}

has_font() {
    command -v fc-list >/dev/null 2>&1 && [ -n "$(fc-list ":lang=$1" family 2>/dev/null)" ]
}

has_compiler() {
    command -v "${CC:-cc}" >/dev/null 2>&1 && .venv/bin/python - <<'PY'
import pathlib, sys, sysconfig
sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())
PY
}

case ${1:-} in
    python)
        install python3 python3-venv
        ;;
    make)
        install make
        ;;
    compiler)
        has_compiler || install gcc libc6-dev python3-dev || true
        has_compiler || report "no C compiler with Python's headers here: the solver's kernels run uncompiled, about a hundred times slower"
        fail_on_ci
        ;;
    node)
        wanted=()
        command -v node >/dev/null 2>&1 || wanted+=(nodejs)
        command -v npm >/dev/null 2>&1 || wanted+=(npm)
        [ ${#wanted[@]} = 0 ] || install "${wanted[@]}" || true
        command -v node >/dev/null 2>&1 && command -v npm >/dev/null 2>&1 \
            || report "no Node with npm here: the page's modules are neither type-checked nor tested outside a browser"
        fail_on_ci
        ;;
    test)
        wanted=()
        # The shell without windows is several times quicker; not every relative of Debian has it.
        command -v chromium-headless-shell >/dev/null 2>&1 || install chromium-headless-shell || true
        has_chromium || wanted+=(chromium)
        has_font ar && has_font th && has_font fa || wanted+=(fontconfig fonts-noto-core fonts-dejavu-core)
        has_postgres || wanted+=(postgresql)
        command -v fc-solve >/dev/null 2>&1 || wanted+=(freecell-solver-bin)
        [ ${#wanted[@]} = 0 ] || install "${wanted[@]}" || true
        # Apart, since not every relative of Debian has them.
        wanted=()
        has_firefox || wanted+=(firefox-esr)
        has_webkit || wanted+=(webkit2gtk-driver xvfb)
        [ ${#wanted[@]} = 0 ] || install "${wanted[@]}" || true
        has_chromium || report "no Chromium here: the browser tests do not run"
        has_firefox || report "no Firefox here: the page is not tried in it"
        has_webkit || report "no WebKitWebDriver or Xvfb here: the page is not tried in WebKit"
        has_font ar && has_font th && has_font fa || report "no Arabic, Persian or Thai font here: the browser tests show those pages in boxes"
        has_postgres || report "no PostgreSQL from Debian here: the store's tests fall back on the server that pip brought"
        command -v fc-solve >/dev/null 2>&1 || report "no fc-solve here: its verdicts are not compared with ours"
        fail_on_ci
        ;;
    *)
        echo "usage: $0 python|make|compiler|node|test" >&2
        exit 2
        ;;
esac

# The commands a newcomer needs: `make play`, and `make check` or `make test`. Each sets up everything it needs by itself, in .venv
# and, as root on Debian, with apt; the stamps in .venv make a second run quick.

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet --timeout 60
FETCH := tools/patiently.sh $(PIP) install
# Compiled anew when one of these changes; everything else is read in place.
KERNEL := $(wildcard src/fournil/messages/*.ftl) $(wildcard src/fournil/solver/*.py src/fournil/solver/*.pxd src/fournil/solver/*/*.py src/fournil/solver/*/*.pxd src/fournil/solver/*/*/*.py src/fournil/solver/*/*/*.pxd)
# With one core the workers would only cost memory.
WORKERS := $(shell n=$$(nproc 2>/dev/null || echo 1); if [ $$n -gt 1 ]; then echo "-n $$(( n > 4 ? 4 : n )) --dist worksteal"; fi)

.PHONY: help play check test test-all javascript lint format docs pictures bench requirements clean
.DEFAULT_GOAL := help

help:
	@echo 'make play          play in the browser (sets everything up first)'
	@echo 'make check         what is quick to know: lint, types, engine, service, words; under a minute'
	@echo 'make test          every check and test that must hold (sets everything up first)'
	@echo 'make test-all      the long ones too: whole cross-checks, every size, language and browser'
	@echo 'make lint          the checks alone: ruff, mypy, import-linter, tsc'
	@echo 'make format        format the code'
	@echo 'make docs          build the documentation into docs/_build/html'
	@echo 'make pictures      take the pictures in docs/pictures anew'
	@echo 'make bench         measure'
	@echo 'make requirements  pin the newest versions of the dependencies'
	@echo 'make clean         remove what the others made, .venv included'

play: .venv/stamp-package
	$(BIN)/fournil

# What `make check` tries: neither a browser, nor PostgreSQL, nor a server, nor a solver's long way.
QUICK_TESTS := tests/core tests/notation tests/deals tests/game tests/service tests/i18n tests/messages src/fournil
BESIDE := tools/beside.sh lint '$(MAKE) --no-print-directory lint' javascript '$(MAKE) --no-print-directory javascript'
DOCS := docs '$(MAKE) --no-print-directory docs'

check: .venv/stamp-develop .venv/stamp-node
	@$(BESIDE) -- tests $(BIN)/python -m pytest $(WORKERS) $(QUICK_TESTS)

test: .venv/stamp-debian .venv/stamp-node
	@$(BESIDE) $(DOCS) -- tests tools/with-postgres.sh $(BIN)/python -m pytest $(WORKERS)

test-all: .venv/stamp-debian .venv/stamp-node
	@$(BESIDE) $(DOCS) -- tests tools/with-postgres.sh $(BIN)/python -m pytest $(WORKERS) -m 'slow or not slow'

lint: .venv/stamp-develop .venv/stamp-node
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	@if [ -x node_modules/.bin/tsc ]; then echo node_modules/.bin/tsc; node_modules/.bin/tsc; \
	else tools/debian.sh node; fi

# The pure modules of the page.
javascript: .venv/stamp-node
	@if command -v node >/dev/null 2>&1; then cd tests/js && node --test --test-reporter=spec; else tools/debian.sh node; fi

format: .venv/stamp-develop
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

docs: .venv/stamp-develop
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going docs docs/_build/html

pictures: .venv/stamp-develop .venv/stamp-debian
	$(BIN)/python -m tools.pictures

bench: .venv/stamp-develop .venv/stamp-debian
	$(BIN)/python benchmarks/solver.py
	$(BIN)/python benchmarks/truth.py
	$(BIN)/python benchmarks/readers.py
	$(BIN)/python -m pytest benchmarks

requirements: .venv/stamp-develop
	$(FETCH) uv
	sh requirements/compile.sh

clean:
	rm -rf .venv node_modules build docs/_build .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache test-results
	rm -rf src/*.egg-info src/fournil/messages/compiled
	find src/fournil/solver -name '*.so' -delete -o -name '*.pyd' -delete -o -name '*.c' -delete
	find src tests benchmarks docs -name __pycache__ -prune -exec rm -rf {} +

.venv/stamp-venv: tools/make-venv.sh
	tools/make-venv.sh
	@touch $@

.venv/stamp-play: .venv/stamp-venv requirements/play.txt
	@echo 'fournil: installing what the game needs into .venv'
	$(FETCH) -r requirements/play.txt
	@touch $@

.venv/stamp-package: .venv/stamp-play pyproject.toml setup.py $(KERNEL)
	@tools/debian.sh compiler
	$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@

.venv/stamp-develop: .venv/stamp-package requirements/develop.txt
	@echo 'fournil: installing what the checks and the documentation need into .venv'
	$(FETCH) -r requirements/develop.txt
	@touch $@

.venv/stamp-debian: .venv/stamp-develop tools/debian.sh
	@tools/debian.sh test
	@touch $@

# Without Node the page's own checks are left out, except on CI, where debian.sh fails.
.venv/stamp-node: .venv/stamp-venv package.json tools/debian.sh
	@tools/debian.sh node
	@if command -v npm >/dev/null 2>&1; then \
	tools/patiently.sh npm install --no-package-lock --no-audit --no-fund --loglevel=error; fi
	@touch $@

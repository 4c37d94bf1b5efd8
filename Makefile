# Every target does its own set-up: a virtual environment in .venv with pinned versions, and Caravela compiled in it.

PYTHON ?= python3
# Processes that share the tests.
JOBS ?= 2
# Seconds that `make bench` plays each engine.
SECONDS_EACH ?= 10
# Minutes after which `make strength` begins no more.
MINUTES ?= 25
# A checkout of another version, built there with `make build`, that `make bench` measures by turns with this one.
BESIDE ?=

VENV := .venv
BENCH_VENV := .venv-bench
BENCH_NODE := .bench-node
BIN := $(VENV)/bin
PINS := requirements/constraints.txt
SOURCES := $(sort $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*'))
CHECKED := $(wildcard src tests bench setup.py)
# Debian's; the tests in tests/browser and tests/browser/screenshots.py drive it.
BROWSER := /usr/bin/chromium
# The tests of server and page: real server, real database, real browser. They wait more than they reckon.
TABLE := tests/server tests/browser
TABLE_JOBS ?= 3
# The tests of the package: built, installed in empty environments, and used there. They choose their engines themselves.
PACKAGE := tests/package
APART := $(TABLE) $(PACKAGE)
TYPED := $(wildcard src tests bench/run.py bench/server.py bench/page.py)

export UV_LINK_MODE ?= copy
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play play-text build browser lint test test-table test-package test-all suites types screenshots bench strength clean always

help:
	@echo 'make play         play in the browser: starts the server here and opens the page'
	@echo 'make play-text    play Empires in the terminal'
	@echo 'make build        set up .venv and install Caravela in it, compiled where a C compiler is there'
	@echo 'make lint         style, format and types, of Python and of the page'
	@echo 'make test         lint, then all tests: rules, bots and command line on both engines, the package, server and page in a browser'
	@echo 'make test-table   only the tests of server and page'
	@echo 'make test-package only the tests of the package: build it, install it elsewhere, use it there'
	@echo 'make test-all     all tests, with the long ones'
	@echo 'make types        write the types of the page anew from the messages and views'
	@echo 'make browser      install the browser that the tests use (Debian, as root)'
	@echo 'make screenshots  make docs/screenshots from real games'
	@echo 'make bench        the speed of both engines, of the server and of the page, beside others'
	@echo 'make strength     how strong the bots are, beside what is wanted of them: make strength JOBS=16 MINUTES=25; goes on where it stopped'
	@echo 'make clean        remove all that was made'

play: build
	@$(BIN)/caravela play

play-text: build
	@$(BIN)/caravela play empires --text

build: $(VENV)/.installed

browser:
	@test -x $(BROWSER) || { \
	 if test "$$(id -u)" = 0 && command -v apt-get >/dev/null; then \
	  echo '--- installing chromium'; \
	  apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null; \
	 else echo 'no $(BROWSER): install it with: apt-get install chromium (as root)'; exit 1; fi; }

lint: $(VENV)/.tools node_modules/.installed
	@$(BIN)/ruff check --quiet $(CHECKED)
	@$(BIN)/ruff format --quiet --check $(CHECKED) || { echo 'to format: $(BIN)/ruff format $(CHECKED)'; exit 1; }
	@$(BIN)/mypy --strict $(TYPED)
	@node_modules/.bin/tsc --project tsconfig.json

test: lint build suites test-package test-table

test-table: build browser node_modules/.installed
	@rm -rf build/screenshots
	@echo '--- tests of server and page'
	@env -u PYTHONPATH CARAVELA_ENGINE=compiled $(BIN)/python -m pytest -q -n $(TABLE_JOBS) --dist worksteal $(TABLE)

test-package: build
	@echo '--- tests of the package'
	@env -u PYTHONPATH $(BIN)/python -m pytest -q $(PACKAGE)

test-all: export CARAVELA_LONG := 1
test-all: lint build suites test-package test-table

suites: build $(VENV)/.learn
	@echo '--- tests on the compiled engine'
	@env -u PYTHONPATH CARAVELA_ENGINE=compiled $(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal $(APART:%=--ignore=%)
	@echo '--- tests on the pure Python engine'
	@PYTHONPATH='$(CURDIR)/src' CARAVELA_ENGINE=pure $(BIN)/python -m pytest -q -n $(JOBS) $(APART:%=--ignore=%)

types: $(VENV)/.tools
	@PYTHONPATH='$(CURDIR)/src' $(BIN)/python -m caravela.server.types

screenshots: build browser
	@$(BIN)/python -m tests.browser.screenshots docs/screenshots

bench: build $(BENCH_VENV)/.tools $(BENCH_NODE)/.installed
	@$(BIN)/python bench/run.py --seconds $(SECONDS_EACH) --peers $(BENCH_VENV)/bin/python --node $(BENCH_NODE) $(BESIDE:%=--beside %)

strength: build
	@$(BIN)/caravela strength bench/strength.toml --jobs $(JOBS) --minutes $(MINUTES)

clean:
	rm -rf $(VENV) $(BENCH_VENV) $(BENCH_NODE) node_modules build dist bench/results.json
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	find src -name '*.egg-info' -prune -exec rm -rf {} +

$(BIN)/uv: $(PINS)
	@echo '--- virtual environment in $(VENV)'
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Caravela needs Python 3.11 or later, make PYTHON=... names one")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -qq -c $(PINS) uv
	@touch $@

$(VENV)/.tools: $(BIN)/uv pyproject.toml
	@$(BIN)/uv pip install -q --python $(BIN)/python -c $(PINS) -r pyproject.toml --extra adapters --extra dev
	@touch $@

# Changes when a source appears or goes, or the wish for the pure engine does.
$(VENV)/.sources: always | $(VENV)/.tools
	@echo '$(CARAVELA_PURE)' $(SOURCES) | cmp -s - $@ || echo '$(CARAVELA_PURE)' $(SOURCES) > $@

$(VENV)/.installed: $(VENV)/.tools $(VENV)/.sources $(SOURCES) pyproject.toml setup.py
	@echo '--- building Caravela (compiling takes a while)'
	@$(BIN)/uv pip install -q --python $(BIN)/python --no-deps --no-build-isolation --reinstall-package caravela .
	@test ! -e build/pure.txt || cat build/pure.txt
	@touch $@

# Only training needs it; where it can't be had, its tests are left out and say so.
$(VENV)/.learn: requirements/learn.txt | $(VENV)/.tools
	@echo '--- PyTorch and Ray for the tests of training'
	@if $(BIN)/python -m pip install -qq -r requirements/learn.txt || \
	 $(BIN)/uv pip install -q --python $(BIN)/python --torch-backend cpu -r requirements/learn.txt; then touch $@; \
	 else echo 'PyTorch and Ray could not be installed: testing without training'; fi

node_modules/.installed: package.json
	@command -v npm >/dev/null || { \
	 echo 'npm is missing, and the page is checked with tsc: install it with: apt-get install nodejs npm (as root)'; exit 1; }
	@echo '--- tools for the page in node_modules'
	@npm install --silent --no-package-lock --no-audit --no-fund
	@touch $@

$(BENCH_NODE)/.installed: bench/package.json
	@echo '--- boardgame.io in $(BENCH_NODE)'
	@mkdir -p $(BENCH_NODE) && cp bench/package.json $(BENCH_NODE)/
	@if command -v npm >/dev/null && npm install --silent --prefix $(BENCH_NODE) --no-package-lock --no-audit --no-fund; \
	 then touch $@; else echo 'boardgame.io could not be installed: measuring without it'; fi

$(BENCH_VENV)/.tools: requirements/bench.txt | $(BIN)/uv
	@echo '--- virtual environment in $(BENCH_VENV), with the engines to compare with'
	@test -x $(BENCH_VENV)/bin/python || $(PYTHON) -m venv --without-pip $(BENCH_VENV)
	@if $(BIN)/uv pip install -q --python $(BENCH_VENV)/bin/python -r requirements/bench.txt; then touch $@; \
	 else echo 'the other engines could not be installed: measuring without them'; fi

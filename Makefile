# Every target does its own set-up: a virtual environment in .venv with pinned versions, and Caravela compiled in it.

PYTHON ?= python3
# Processes that share the tests.
JOBS ?= 2
# Seconds that `make bench` plays each engine.
SECONDS_EACH ?= 10

VENV := .venv
BENCH_VENV := .venv-bench
BIN := $(VENV)/bin
PINS := requirements/constraints.txt
SOURCES := $(sort $(shell find src -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name 'py.typed' \)))
CHECKED := $(wildcard src tests bench setup.py)
TYPED := $(wildcard src tests)

export UV_LINK_MODE ?= copy
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play build lint test test-all suites bench clean always

help:
	@echo 'make play      play Empires in the terminal'
	@echo 'make build     set up .venv and install Caravela in it, compiled where a C compiler is there'
	@echo 'make lint      style, format and types'
	@echo 'make test      lint, then all tests on the compiled engine and on the pure Python engine'
	@echo 'make test-all  the same with the long tests'
	@echo 'make bench     the speed of both engines beside catanatron and OpenSpiel'
	@echo 'make clean     remove all that was made'

play: build
	@$(BIN)/caravela play empires --text

build: $(VENV)/.installed

lint: $(VENV)/.tools
	@$(BIN)/ruff check --quiet $(CHECKED)
	@$(BIN)/ruff format --quiet --check $(CHECKED) || { echo 'to format: $(BIN)/ruff format $(CHECKED)'; exit 1; }
	@$(BIN)/mypy --strict $(TYPED)

test: lint build suites

test-all: export CARAVELA_LONG := 1
test-all: lint build suites

suites: build
	@echo '--- tests on the compiled engine'
	@env -u PYTHONPATH CARAVELA_ENGINE=compiled $(BIN)/python -m pytest -q -n $(JOBS)
	@echo '--- tests on the pure Python engine'
	@PYTHONPATH='$(CURDIR)/src' CARAVELA_ENGINE=pure $(BIN)/python -m pytest -q -n $(JOBS)

bench: build $(BENCH_VENV)/.tools
	@$(BIN)/python bench/run.py --seconds $(SECONDS_EACH) --peers $(BENCH_VENV)/bin/python

clean:
	rm -rf $(VENV) $(BENCH_VENV) build dist bench/results.json .mypy_cache .pytest_cache .ruff_cache .hypothesis
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

$(BENCH_VENV)/.tools: requirements/bench.txt | $(BIN)/uv
	@echo '--- virtual environment in $(BENCH_VENV), with the engines to compare with'
	@test -x $(BENCH_VENV)/bin/python || $(PYTHON) -m venv --without-pip $(BENCH_VENV)
	@if $(BIN)/uv pip install -q --python $(BENCH_VENV)/bin/python -r requirements/bench.txt; then touch $@; \
	 else echo 'the other engines could not be installed: measuring without them'; fi

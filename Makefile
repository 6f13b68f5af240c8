# Everything a newcomer runs, and what CI runs. Each target sets up what it needs: Python 3.11 or newer and a package
# index are enough. Written for GNU Make 3.81 (macOS) and newer.

SHELL := /bin/bash
.DEFAULT_GOAL := help

# The Python that makes the virtual environment: make PYTHON=/path/to/python3.12 … The system's own comes first where it can
# make one: it is built with optimisation by profile and at link time, so games are played faster (docs/speed.md).
PYTHON ?= $(shell for name in /usr/bin/python3 python3 python3.14 python3.13 python3.12 python3.11 python; do \
	if $$name -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$name; break; fi; done)
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
DATA_READY := $(VENV)/ready-data
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
# The folder with cards/oracle-cards.jsonl, for `make cards`.
CORPUS ?= ../shared
# How many games `make soak` plays.
GAMES ?= 2000

.PHONY: help play test test-slow soak prove played uses check format bench docs wheel cards ledger pins clean

help: ## what there is to make
	@awk 'BEGIN { FS = ":.*## " } /^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(READY): pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "make: no Python 3.11 or newer found; name one: make PYTHON=/path/to/python" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "make: $(PYTHON) could not make a virtual environment (on Debian and Ubuntu: install python3-venv)" >&2; exit 1; }
	@echo "Installing into $(VENV) ..."
	@$(PIP) install --constraint constraints.txt --editable '.[dev,parquet]'
	@touch $(READY)

$(DATA_READY): $(READY)
	@$(PIP) install --constraint constraints.txt --editable '.[dev,parquet,data]'
	@touch $(DATA_READY)

play: $(READY) ## play against three agents (LANG_=ja in Japanese); ARGS=--watch, or no terminal: a game of agents told
	@$(BIN)/oathbreaker play --players 4 $(if $(LANG_),--lang $(LANG_)) $(ARGS)

test: $(READY) ## the fast tests (ARGS="-k saheeli" to choose)
	@$(BIN)/python -m pytest -m "not slow" $(ARGS)

test-slow: $(READY) ## the tests that take minutes, long fuzzing included
	@$(BIN)/python -m pytest -m slow $(ARGS)

soak: $(READY) ## thousands of random games, every invariant checked (GAMES=5000); REPLAY='…' plays one that failed again
	@$(if $(REPLAY),OATHBREAKER_REPLAY='$(REPLAY)',OATHBREAKER_SOAK=$(GAMES)) $(BIN)/python -m pytest -m slow tests/table/test_random_games.py $(ARGS)

prove: $(READY) ## run a test with each mechanic made to do nothing; each must fail
	@$(BIN)/python -m tools.prove_mechanics $(ARGS)

played: $(READY) ## random games of random read cards, every invariant checked; counts which cards were used (GAMES=1000)
	@$(BIN)/python -m tools.count_played --games $(if $(filter command line,$(origin GAMES)),$(GAMES),1000) $(ARGS)

uses: $(READY) ## how often greedy agents use each card of the decks that ship inside, every invariant checked (GAMES=200)
	@$(BIN)/python -m tools.count_uses --games $(if $(filter command line,$(origin GAMES)),$(GAMES),200) $(ARGS)

check: $(READY) ## lint with every rule family, format, types
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy

format: $(READY) ## put the code into its form
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

bench: $(READY) ## measure the speed limits; fails where one is broken
	@$(BIN)/python -m tools.bench

docs: $(READY) ## write again what is built from the code: docs/api.md, docs/rules.md, docs/decks.md, docs/keywords.md, the captures of both READMEs
	@$(BIN)/python tools/build_api.py
	@$(BIN)/python tools/build_rules.py
	@$(BIN)/python tools/build_decks.py
	@$(BIN)/python tools/build_keywords.py
	@$(BIN)/python tools/build_captures.py

wheel: $(READY) ## build the wheel, install it in a clean environment, run it
	@$(BIN)/python tools/try_wheel.py

cards: $(DATA_READY) ## rebuild the embedded card data from CORPUS=../shared
	@$(BIN)/python tools/build_cards.py $(CORPUS)
	@$(BIN)/python tools/build_types.py $(CORPUS)
	@$(BIN)/python tools/build_trees.py $(CORPUS)

ledger: $(READY) ## read every card anew: trees, the ledger of verdicts, which cards moved, what blocks most cards
	@$(BIN)/python tools/build_trees.py $(CORPUS) --probe

pins: $(DATA_READY) ## write the versions that are installed now into constraints.txt
	@$(BIN)/python -m pip --disable-pip-version-check freeze --exclude-editable > constraints.txt

clean: ## remove what can be made again
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

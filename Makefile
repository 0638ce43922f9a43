# Tombolo: an open handheld with three island games. `make` alone lists what it can do.
# All of it needs Python 3.10 or newer; the tests on the second VM need Node.js with npm as well.

# --- what you may set, on the command line: make play GAME=hashi SIDE=B SEED=7 ---
GAME  ?=#   hashi, arabana, atoll or your own (play, pack, look, trace, tournament, review)
SIDE  ?=#   A or B: which side of Hashi's sheet (play, trace, train)
SEED  ?=#   0 to 4294967295: the same seed gives the same game (play, trace, tournament)
CODE  ?=#   of a game, as its result shows it: play that game (play, trace)
NUMBER ?=#   1 to 9999, or today: play that numbered game (play)
NAME  ?=#   of a new game, one lowercase word (game)
KIND  ?=#   of a new game: board, solo, dice or cards (game)
PACK  ?=#   what make pack made: its game beside the others (play, trace, tournament, records)
BOARD ?= pico#   a file in boards/: which handheld (play, check, bundle, uf2, flash, run)
SCREEN ?= 1.3#  the display of a case, in inches: 0.96 or 1.3 (case)
DRIVE ?=#   where the board's drive is, if it is not found (flash); a program to run (chip)
PROGRAM ?=#  somebody's code.py, or the folder that it lies in (sim)
DRY   ?=#   1: show what would be done, and do nothing (flash)
PAGE  ?=#   the address of the page that QR codes of results lead to (flash)
PY    ?=#   1: ship plain .py files instead of compiled ones (bundle, uf2, flash, pack, chip)
LANGUAGE ?=#   en, fr or de: ship the words of this language alone (bundle, uf2, flash); play in it
CIRCUITPYTHON ?=#   CircuitPython's own UF2 file: make one file of both (uf2); run it (chip)
BOOTROM ?=#   the RP2040's boot ROM as Raspberry Pi publishes it, b1.bin (chip)
SCRIPT ?=#   a key script: play it and show its pictures (chip)
FILES ?=#   zips and UF2s for boards, or folders of them: the page offers them (web)
FROM  ?=#   board, desktop or a file: where saved games are (saves)
TO    ?=#   board, desktop or a file: where they go (saves)
RECORD ?=#   a file with the record of a game, or a link: review that game (review)
ALL   ?=#   1: all games that the desktop has kept (review)
PACKS ?=#   a folder with packs: the page has their games, too; of one alone its name (web)
SERVE ?=#   1: show the page at http://localhost:8000 as well (web)
PLAY  ?=#   1: play on the emulated chip, in the terminal (chip)
MODULE ?=#   a file of engine/ or firmware/storage/: engine/hashi/rules.py (mutants)
ARGS  ?=#   anything else, handed to the command as it is (ARGS="-k bridges" for test)
PYTHON ?=#   the Python to make .venv with; the first suitable one unless named

# --- how it is done ---
run_python := .venv/bin/python
pythons := $(or $(PYTHON),python3 python3.13 python3.12 python3.11 python3.10 python)
npm := tests/vm tests/chip host_sim/web
dev := .venv/dev.stamp $(npm:=/node_modules/.package-lock.json)
# Quoted: a drive or a file may have a space or an apostrophe in its name. Then no shell knows ~/.
option = $(if $($(1)),--$(2) '$(subst ','\'',$(patsubst ~/%,$(HOME)/%,$($(1))))')
flag = $(if $(filter-out 0 no,$($(1))),--$(2))
game := $(call option,GAME,game) $(call option,SEED,seed)
one := $(if $(GAME)$(PACK),$(call option,GAME,game),--game hashi)
pack := $(call option,PACK,pack)
board := $(call option,BOARD,board)
# On the command line alone: in the environment they mean something else.
name := $(if $(findstring command,$(origin NAME)),$(NAME))
language := $(if $(findstring command,$(origin LANGUAGE)),$(call option,LANGUAGE,language))
install := $(board) $(call option,DRIVE,drive) $(call flag,DRY,dry-run) $(call flag,PY,py) $(language) $(call option,PAGE,page)
sides := $(call option,SIDE,side)
site = $(run_python) -c 'import sysconfig; print(sysconfig.get_path("purelib"))'

.PHONY: help play game look sim pack test test-long mutants walk setup lint format bench cuts chip trace tournament numbers puzzles records review saves train art screens playthroughs boards case check bundle uf2 flash console run web wheel release clean

help: ## list what make can do
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile
	@awk -F ' *[?]=|# +' '/^[A-Z]+ +[?]=|^[A-Z]+[?]=/ { printf "  %-13s %s\n", $$1, $$NF }' Makefile

play: .venv/play.stamp ## play in a window, or in the terminal where there is none
	@$(run_python) -m host_sim play $(game) $(call option,CODE,code) $(call option,NUMBER,number) $(sides) $(board) $(language) $(pack) $(ARGS)

game: .venv/play.stamp ## start a game of your own: make game NAME=yours KIND=board
	@$(run_python) -m host_sim game "$(name)" $(call option,KIND,kind)

look: $(dev) ## see your game: a sheet of its pictures, and what it costs on a board
	@$(run_python) -m tests.look "$(GAME)" $(ARGS)

sim: .venv/play.stamp ## run somebody's CircuitPython program: make sim PROGRAM=folder/code.py
	@$(run_python) -m host_sim program '$(subst ','\'',$(PROGRAM))' $(board) $(call option,SCRIPT,script) $(call option,SEED,seed) $(ARGS)

pack: $(dev) ## make build/packs/GAME.zip, for the drive or make play PACK=, and a page of it
	@$(run_python) -m tests.pack "$(GAME)" $(call flag,PY,py) $(ARGS)

test: $(dev) ## run the tests, all but the long ones (ARGS=--durations: which files take longest)
	@$(run_python) -m pytest -n auto $(ARGS:--durations=--durations=20)

test-long: $(dev) .venv/train.stamp .venv/case.stamp ## run the long tests: more seeds, how often levels win, what numba and Dask are for
	@$(run_python) -m pytest -n auto tests/host_sim/lab/train tests/host_sim/lab/test_tournament.py tests/boards/case
	@$(run_python) -m pytest -n auto -m long $(ARGS)

mutants: .venv/mutants.stamp ## change a file of rules or storage little by little: see what the tests find
	@$(run_python) -m tests.mutants $(MODULE) $(ARGS)

walk: $(dev) ## press random keys on the whole program (ARGS=7: take walk 7 again)
	@$(run_python) -m tests.walk $(ARGS)

setup: $(dev) ## make the environment for playing and for working on it, in .venv

lint: $(dev) ## check style, types and what nobody calls, of the host's side and the handheld's
	@$(run_python) -m ruff check .
	@$(run_python) -m ruff format --check .
	@$(run_python) -m vulture
	@$(run_python) -m mypy
	@mkdir -p build/stubs
	@cp "$$($(site))/board_definitions/raspberry_pi_pico/__init__.pyi" build/stubs/board.pyi
	@echo 'from busdisplay import BusDisplay as _B; DISPLAY: _B  # of boards that have one' >> build/stubs/board.pyi
	@$(run_python) -m mypy --config-file tests/mypy_handheld.ini

format: $(dev) ## put all Python files into the project's format
	@$(run_python) -m ruff check --fix-only .
	@$(run_python) -m ruff format .

bench: $(dev) ## measure heap, start, bytes on the bus, saves and presses
	@$(run_python) -m host_sim bench $(ARGS)

cuts: $(dev) ## cut the power in every write of a thousand saves, and report what each port loses
	@$(run_python) -m host_sim cuts $(ARGS)

chip: $(dev) ## run CircuitPython itself on an emulated RP2040, and compare it with the simulator
	@$(run_python) -m tests.chip $(call option,CIRCUITPYTHON,circuitpython) $(call option,BOOTROM,bootrom) $(call option,SCRIPT,script) $(call option,DRIVE,drive) $(call flag,PLAY,play) $(call flag,PY,py) $(ARGS)

trace: .venv/play.stamp ## play games without a screen and print them as JSON lines
	@$(run_python) -m host_sim trace $(if $(CODE),$(call option,CODE,code) $(game),$(one) --seed $(or $(SEED),1)) $(sides) $(pack) $(ARGS)

tournament: .venv/play.stamp ## let computer players play, all levels unless named: ARGS="--policies hard,easy"
	@$(run_python) -m host_sim tournament $(one) $(call option,SEED,seed) $(pack) $(ARGS)

records: .venv/play.stamp ## export and draw the games finished on the desktop (build/records)
	@$(run_python) -m host_sim records $(pack) $(ARGS)

review: .venv/play.stamp ## review a finished game: luck, play, the turns that cost most (ALL=1: all games)
	@$(run_python) -m host_sim review $(call option,RECORD,record) $(call flag,ALL,all) $(call option,GAME,game) $(language) --html build/review.html $(ARGS)

saves: .venv/play.stamp ## move saved games: make saves FROM=board TO=desktop, or a file
	@$(run_python) -m host_sim saves $(call option,FROM,from) $(call option,TO,to) $(board) $(ARGS)

numbers: .venv/play.stamp ## compute the par of Hashi's numbered games, on all cores (resumes)
	@$(run_python) -m host_sim numbers $(ARGS)

puzzles: .venv/train.stamp ## find the puzzles of a game, in an hour of one core (GAME=arabana; resumes)
	@$(run_python) -m host_sim puzzles --game $(or $(GAME),hashi) $(ARGS)

train: .venv/train.stamp ## let players learn from games with themselves (SIDE=A; or GAME=atoll)
	@$(run_python) -m host_sim train --game $(or $(GAME),hashi) $(sides) $(call option,SEED,seed) $(ARGS)

art: $(dev) ## pack firmware/graphics/font.txt, scene.txt and ranks.txt for the chip
	@$(run_python) -m host_sim.artist

screens: $(dev) ## redraw the golden screens on purpose; what changed is in build/screens
	@$(run_python) -m tests.firmware.golden_screens $(ARGS)

playthroughs: $(dev) ## rewrite the golden playthroughs on purpose: then look at git diff
	@$(run_python) -m tests.engine.golden_playthroughs --write $(ARGS)

boards: $(dev) ## list the boards that Tombolo runs on, and write their table, pages and drawings
	@$(run_python) -m boards.case --pages
	@$(run_python) -m boards.install boards $(ARGS)

case: .venv/case.stamp ## check and write a case to print: make case BOARD=pico SCREEN=1.3
	@$(run_python) -m boards.case $(board) --screen '$(SCREEN)' $(ARGS)

check: $(dev) ## check one board's profile: make check BOARD=pico
	@$(run_python) -m boards.install check $(board) $(ARGS)

bundle: $(dev) ## make build/BOARD/CIRCUITPY, the folder for the board's drive
	@$(run_python) -m boards.install bundle $(board) $(call flag,PY,py) $(language) $(ARGS)

uf2: $(dev) ## make one file to drag onto the boot drive (RP2040 and RP2350 boards)
	@$(run_python) -m boards.install uf2 $(board) $(call flag,PY,py) $(language) $(call option,CIRCUITPYTHON,circuitpython) $(ARGS)

flash: $(dev) ## copy the bundle onto a connected board, and check it
	@$(run_python) -m boards.install flash $(install) $(ARGS)

console: .venv/play.stamp ## show what a connected board prints
	@$(run_python) -m boards.install console $(ARGS)

run: .venv/play.stamp ## run the firmware by Python on real pins: make run BOARD=oled_bonnet
	@$(run_python) -m host_sim pi $(board) $(ARGS)

web: .venv/play.stamp host_sim/web/node_modules/.package-lock.json ## make build/web, a folder with Tombolo for browsers (SERVE=1: play it)
	@$(run_python) -m host_sim web $(call flag,SERVE,serve) $(if $(FILES),--files $(FILES)) $(call option,PACKS,packs) $(ARGS)

wheel: $(dev) ## build dist/tombolo-*.whl, which pip and pipx install
	@$(run_python) -m host_sim wheel $(ARGS)

release: $(dev) .venv/case.stamp ## build what people without Python download, into build/release
	@$(run_python) -m host_sim release $(ARGS)

clean: ## remove all that was made: .venv, build and caches
	rm -rf .venv build dist $(npm:=/node_modules) .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- the environment: .venv holds a stamp for each file of requirements/ that is installed ---
.DELETE_ON_ERROR:
.venv/%.stamp: requirements/%.txt $(run_python)
	@echo "fetching requirements/$*.txt (once)..."
	@$(run_python) -m pip install --quiet --disable-pip-version-check -r $< || { \
	  echo "pip could not install the packages (see above); with a working network, run make again" >&2; \
	  exit 1; }
	@touch $@
.venv/dev.stamp: .venv/play.stamp
.venv/mutants.stamp: .venv/dev.stamp
.venv/case.stamp: .venv/play.stamp
.venv/train.stamp: .venv/play.stamp requirements/cluster.txt

$(run_python):
	@for python in $(pythons); do \
	  "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 10))' >/dev/null 2>&1 || continue; \
	  "$$python" -c 'import ensurepip, venv' >/dev/null 2>&1 || { \
	    echo "$$python came without venv: install it (on Debian or Ubuntu, sudo apt install python3-venv) and run make again" >&2; \
	    exit 1; }; \
	  echo "making .venv with $$("$$python" --version)..."; \
	  exec "$$python" -m venv --clear .venv; \
	done; \
	echo "Tombolo needs Python 3.10 or newer and $(if $(PYTHON),$(PYTHON) is none,there is none here): install one from https://www.python.org/downloads/, or name yours with make PYTHON=/path/to/python3" >&2; \
	exit 1

# A PYTHON other than the one that .venv was made with replaces it.
identity = $(shell { $(1) -c 'import sys; print(sys.base_prefix, sys.version)'; } 2>&1)
ifneq ($(and $(PYTHON),$(wildcard $(run_python))),)
ifneq ($(call identity,$(PYTHON)),$(call identity,$(run_python)))
.PHONY: $(run_python)
endif
endif

# Without npm the tests that need it are skipped, but not on CI. npm itself keeps this file, too.
%/node_modules/.package-lock.json: %/package-lock.json
	@if ! command -v npm >/dev/null || ! command -v node >/dev/null; then \
	  problem="Node.js with npm is missing"; \
	elif echo "fetching $*/package.json from npm (once)..." && \
	  (cd $* && npm ci --no-audit --no-fund --loglevel=error >/dev/null); then \
	  touch $@; exit; \
	else \
	  problem="npm could not fetch $*/package.json (see above)"; \
	fi; \
	echo "$$problem: the tests that need it are skipped; the rest works" >&2; \
	case "$$CI" in ""|0|false) ;; *) exit 1 ;; esac

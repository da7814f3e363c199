# Everything that is done to this repository by hand or in CI. `make help` lists it.

PREFIX ?= /usr/local
# Names for debuggers would take a tenth of a build, and twice the space.
WITHOUT_NAMES = -debug-info-format none
# On Linux the Swift libraries go into the program, which then starts sooner and runs without the toolchain.
SWIFT_BUILD_FLAGS ?= $(if $(filter Linux,$(shell uname)),--static-swift-stdlib $(FUNCTION_ORDER)) $(WITHOUT_NAMES)
# Toolchains of Linux bring a linker along that takes half the time of the system's. Where it is is found out once.
TOOLCHAIN_LINKER = $(eval TOOLCHAIN_LINKER := \
  $(if $(filter Linux,$(shell uname)),$(if $(wildcard $(TOOLCHAIN)/bin/ld.lld),-Xswiftc -use-ld=lld)))$(TOOLCHAIN_LINKER)
TOOLCHAIN = $(patsubst %/lib/swift,%,$(shell swiftc -print-target-info | \
  sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p'))
# What each search on a server runs through lies together in the program, so that less of it is fetched from memory anew
# between two answers. `python3 Benchmarks/engine.py order` writes the list. Other linkers take none.
FUNCTION_ORDER = $(if $(TOOLCHAIN_LINKER),$(TOOLCHAIN_LINKER) -Xswiftc -Xfrontend \
  -Xswiftc -function-sections -Xlinker --no-warn-symbol-ordering \
  -Xlinker --symbol-ordering-file=$(CURDIR)/scripts/function-order.txt)
# One process of the compiler for each module; by itself it starts one for every 25 files, of which each reads all of the
# module again. From nothing it is quickest to compile modules as wholes; with MULTIHITS_INCREMENTAL=1 a later build
# compiles the files alone that a change touches.
MULTIHITS_INCREMENTAL ?=
ONE_PROCESS = $(addprefix -Xswiftc ,$(if $(MULTIHITS_INCREMENTAL),-driver-batch-count 1,\
  -whole-module-optimization -disable-batch-mode -no-emit-module-separately-wmo -num-threads 2 -suppress-remarks))
# Tests of the architecture read the index of the sources. To index the system's modules, too, takes the first compilers
# four seconds each.
WITHOUT_SYSTEM_INDEX = -Xswiftc -index-ignore-system-modules
# What all debug builds are made with, those of scripts as well. Other flags are another build.
SWIFT_TEST_BUILD_FLAGS ?= $(WITHOUT_NAMES) $(ONE_PROCESS) $(WITHOUT_SYSTEM_INDEX) $(TOOLCHAIN_LINKER)
export SWIFT_TEST_BUILD_FLAGS
# By it Package.swift optimises the engine in debug builds, which saves tests more time than it takes; with `all`, the
# oracle as well, which saves time from some thousand differential cases on.
MULTIHITS_OPTIMIZED ?= engine
export MULTIHITS_OPTIMIZED
SWIFT_TEST_FLAGS ?=
BENCH_FLAGS ?=
FUZZ_FLAGS ?=
MULTIHITS_DIFFERENTIAL_CASES ?= 20000

# On Linux the tests are a program. `swift test` would read all packages first, which takes it seven seconds each time.
SWIFT_TEST = $(if $(filter Linux,$(shell uname)),\
  $(if $(MAKE_TERMOUT),,env NO_COLOR=1) \
  "$(CURDIR)/.build/debug/multihitsPackageTests.xctest" --testing-library swift-testing --quiet,\
  swift test --skip-build --disable-xctest --quiet --ignore-lock)

DEBUG_BINARY = .build/debug/multihits
RELEASE_BINARY = .build/release/multihits
# Who tries the program should not wait for the optimiser, which is half of the release build.
DEMO_BINARY := $(if $(wildcard $(RELEASE_BINARY)),$(RELEASE_BINARY),$(DEBUG_BINARY))

# What is formatted and linted.
SWIFT_SOURCES = Package.swift Sources Tests Fuzz Benchmarks/Package.swift Benchmarks/Startup Benchmarks/Engine/Package.swift \
  Benchmarks/Engine/Sources examples/swift-library/Package.swift examples/swift-library/Sources

.DEFAULT_GOAL = help
.PHONY: help announce setup build debug demo test-build test server-test differential fuzz sanitize lint format \
  format-check schemas parameters commands goldens schema-check report-check golden-check client-check page-check \
  docsearch-check page-pictures kill-test release-check library-example library-goldens docs bench bench-startup \
  bench-engine bench-build bench-quick bench-test install clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-15s %s\n", $$1, $$2 }' Makefile

setup: ## install what the build needs beside Swift, if it is missing
	@sh scripts/setup.sh

# Who waits wants to know for how long.
announce:
	@[ -x $(DEMO_BINARY) ] || \
	  echo "Building the program first, without the optimiser; that takes two to four minutes on two cores."

build: setup ## build the release binary, .build/release/multihits
	@if [ scripts/function-order.txt -nt $(RELEASE_BINARY) ]; then rm -f $(RELEASE_BINARY); fi # to be linked again
	swift build -c release --product multihits $(SWIFT_BUILD_FLAGS)

demo: announce $(if $(filter $(RELEASE_BINARY),$(DEMO_BINARY)),build,debug) ## build, then run an example
	@sh scripts/demo.sh $(DEMO_BINARY)

test-build: setup ## build the program and the tests
	swift build --build-tests $(SWIFT_TEST_BUILD_FLAGS)

test: test-build ## run every test; SWIFT_TEST_FLAGS='--filter NAME' runs some
	$(if $(SWIFT_TEST_FLAGS),$(SWIFT_TEST) $(SWIFT_TEST_FLAGS),sh scripts/test.sh $(SWIFT_TEST))

server-test: test-build ## test remote backends against real servers, which scripts/servers.sh installs from PyPI
	sh scripts/servers.sh $(SWIFT_TEST) --no-parallel --filter ServerTests

differential: export MULTIHITS_OPTIMIZED = all
differential: test-build ## compare the engine with the oracle in 20,000 random cases; CONTRIBUTING.md says how to ask others
	MULTIHITS_DIFFERENTIAL_CASES=$(MULTIHITS_DIFFERENTIAL_CASES) $(SWIFT_TEST) --filter DifferentialTests

fuzz: setup ## feed readers with what breaks them; FUZZ_FLAGS='--seconds 20 spec json' says how long and which
	sh scripts/fuzz.sh $(FUZZ_FLAGS)

# The optimiser would remove what the sanitizers look for.
sanitize: export MULTIHITS_OPTIMIZED =
sanitize: setup ## run the tests with the sanitizers of addresses and of threads; takes long
	sh scripts/sanitize.sh

lint: ## check the style of the code and the syntax of the scripts
	swift format lint --strict --recursive --parallel $(SWIFT_SOURCES)
	sh scripts/check-comments.sh $(SWIFT_SOURCES)
	sh scripts/check-scripts.sh

format: ## format the code
	swift format --in-place --recursive --parallel $(SWIFT_SOURCES)

format-check: ## check that formatting would change nothing
	@sh scripts/check-format.sh $(SWIFT_SOURCES)

# Who tries the program should not wait for the optimiser here, either; but the build of the tests stays as it is.
debug: export MULTIHITS_OPTIMIZED := $(if $(wildcard .build/debug/multihitsPackageTests.xctest),$(MULTIHITS_OPTIMIZED))
debug: setup
	swift build --product multihits $(SWIFT_TEST_BUILD_FLAGS)

schemas: debug ## write schemas/ as the program prints them
	sh scripts/schemas.sh $(DEBUG_BINARY)

parameters: test-build ## write docs/parameters.md from the catalogue of parameters
	UPDATE_GOLDEN=1 $(SWIFT_TEST) --filter ParameterDocumentationTests

commands: debug ## write docs/commands.md as the program prints its help
	sh scripts/commands.sh $(DEBUG_BINARY)

goldens: debug ## write the examples' golden outputs
	sh scripts/goldens.sh $(DEBUG_BINARY)

schema-check: debug ## check the JSON Schemas with check-jsonschema (from PyPI)
	sh scripts/check-schemas.sh $(DEBUG_BINARY)

report-check: debug ## read reports on tests with other parsers (from PyPI)
	sh scripts/check-reports.sh $(DEBUG_BINARY)

client-check: debug ## ask the server with Algolia's client for Python (from PyPI)
	sh scripts/check-clients.sh $(DEBUG_BINARY)

page-check: debug ## use the server's page in Chromium (from Debian)
	sh scripts/check-page.sh $(DEBUG_BINARY)

docsearch-check: debug ## have DocSearch (from PyPI) search by the server in Chromium
	sh scripts/check-docsearch.sh $(DEBUG_BINARY)

page-pictures: debug ## take the pictures of the page that the README shows
	sh scripts/check-page.sh $(DEBUG_BINARY) --pictures

golden-check: debug ## compare the examples' outputs with their golden files
	sh scripts/goldens.sh $(DEBUG_BINARY) --check

kill-test: debug ## end the program at random moments and look for losses; KILLS=20 for a short one, SEED=N for the same one
	python3 scripts/kill-test.py $(DEBUG_BINARY)

library-example: setup ## build the programs of examples/swift-library, run them and compare what they print
	sh scripts/swift-library.sh --check

library-goldens: setup ## write the golden outputs of examples/swift-library
	sh scripts/swift-library.sh

release-check: build ## before a release: golden files, kills and the example package, with the release program
	$(if $(filter Linux,$(shell uname)),sh scripts/check-function-order.sh $(RELEASE_BINARY))
	sh scripts/goldens.sh $(RELEASE_BINARY) --check
	python3 scripts/kill-test.py $(RELEASE_BINARY)
	sh scripts/swift-library.sh --check --package

docs: setup ## build the documentation of MultihitsKit into .build/docs
	sh scripts/docs.sh

bench: bench-startup bench-engine ## measure the program, and the engine beside others (Benchmarks/)

bench-startup: build ## measure what a user waits for
	cd Benchmarks && swift package --disable-sandbox benchmark --no-progress

bench-engine: build bench-build ## measure the engine beside others; BENCH_FLAGS='--corpora debian' measures less
	python3 Benchmarks/engine.py all $(BENCH_FLAGS)

bench-quick: bench-build ## a small run of the engine's benchmark in seconds
	python3 Benchmarks/engine.py quick

bench-build: setup ## build Benchmarks/Engine/.build/release/multihits-bench
	cd Benchmarks/Engine && swift build -c release --product multihits-bench $(SWIFT_BUILD_FLAGS)

bench-test: ## test the benchmark's scripts
	cd Benchmarks && python3 -B -m unittest discover -s tests -t .

install: build ## install the binary and shell completions below PREFIX (/usr/local)
	sh scripts/install.sh "$(PREFIX)"

clean: ## remove everything that was built
	rm -rf .build Benchmarks/.build Benchmarks/Engine/.build Benchmarks/.work

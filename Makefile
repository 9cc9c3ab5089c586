# make run    installs what is missing, builds the app and serves it on this machine
# make test   installs what is missing and checks everything; ends with "N passed, N failed"
# make build  writes the app to dist/, ready for any static web server, in any folder
# make bench  prints sizes, start times and the speed of the rules
# make quick  formatting, lints and tests of the rules: no browser, no wasm
#
# PORT=9000 make run   another port. CARGO_TARGET_DIR is respected; everything else stays in this folder
# and in ~/.cache/kydai-tools.
.PHONY: run test build bench quick style style-native rules store supply e2e
.NOTPARALLEL:
PORT ?= 8080

run: build
	@cargo run --quiet --locked -- serve --dir dist --port $(PORT)

build:
	@tools/setup.sh build
	@echo "— building the app for the browser"
	@tools/with.sh trunk build --release --locked --features split --skip-version-check --log warn

test:
	@tools/setup.sh test
	@$(MAKE) --no-print-directory style rules store supply build e2e

quick: style-native rules

style: style-native
	@echo "— lints, for the browser"
	@cargo clippy --quiet --locked --target wasm32-unknown-unknown --features split -- -D warnings

style-native:
	@echo "— formatting"
	@cargo fmt --check
	@echo "— lints, native"
	@cargo clippy --quiet --locked --all-targets -- -D warnings

rules:
	@echo "— tests of the rules and of the house"
	@cargo test --locked

store:
	@echo "— tests of the store, in Chromium"
	@WASM_BINDGEN_TEST_TIMEOUT=180 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner \
	  CHROMEDRIVER="$$(command -v chromedriver)" \
	  tools/with.sh cargo test --locked --target wasm32-unknown-unknown --test store

supply:
	@tools/with.sh tools/supply.sh

e2e:
	@echo "— end-to-end tests in Chromium, Firefox and WebKitGTK"
	@node tests/e2e/run.mjs

bench:
	@tools/setup.sh test
	@$(MAKE) --no-print-directory build
	@node benches/size.mjs
	@node benches/start.mjs
	@node benches/scale.mjs
	@cargo bench --locked
	@node benches/web.mjs

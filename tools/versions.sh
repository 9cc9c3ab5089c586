# The versions of the build's tools, in one place. wasm-bindgen must equal the crate's in Cargo.lock
# (tests/house.rs looks); newer trunks need a newer Rust than Cargo.toml asks for.
WASM_BINDGEN=0.2.130
TRUNK=0.21.14
WASM_SPLIT=0.2.4 # of wasm_split_cli_support, which gives wasm-split-cli
CARGO_DENY=0.20.2
WASM_OPT_AT_LEAST=116

//! What does a build need beyond Cargo.toml? The places of all references, if its wasm is to be split.
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is_set = |name| std::env::var(name).is_ok();
    if is_set("CARGO_FEATURE_SPLIT") && std::env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("wasm32") {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}

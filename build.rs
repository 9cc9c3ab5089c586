//! What does a build need beyond Cargo.toml? The places of all references, if its wasm is to be split, and
//! a bound for the memory of the worker that opens strangers' files.
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is_set = |name| std::env::var(name).is_ok();
    if is_set("CARGO_FEATURE_SPLIT") && std::env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("wasm32") {
        println!("cargo::rustc-link-arg-bin=kydai=--emit-relocs");
    }
    // A spreadsheet that unpacks without end ends its worker, not the tablet.
    if std::env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("wasm32") {
        println!("cargo::rustc-link-arg-bin=office=--max-memory=536870912");
    }
}

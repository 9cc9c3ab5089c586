//! How does one wasm become the start and the parts that are loaded later?
//!
//! Trunk has built and bound the app as one file, with placeholders where a part is asked for. Here the
//! same wasm is split (`src/ui/later.rs` says where), bound again, made smaller and put in its place. All
//! files of the app then end in one hash, that of them all: parts of two builds cannot meet.
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::finish_dist::{hash, read, write};
use super::{Failure, Outcome};

/// What stands in the script of a build that is still to be split.
const PLACEHOLDER: &str = "__wasm_split_placeholder__";

/// What rustc made of the app, under cargo's folder of builds.
const WASM: &str = "wasm32-unknown-unknown/release/kydai.wasm";

/// The splitter's script that fetches the parts, and the one place in it that needs a better answer.
const LOADER: &str = "__wasm_split.js";
const STREAM: &str = "WebAssembly.instantiateStreaming(src, imports)";

/// Hosts that send wasm under another type are common; streaming would refuse what they send.
const STREAM_OR_BYTES: &str = "src.then(async (answer) => {
        if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
        const streams = answer.headers.get('Content-Type')?.startsWith('application/wasm');
        return streams
            ? WebAssembly.instantiateStreaming(answer, imports)
            : WebAssembly.instantiate(await answer.arrayBuffer(), imports);
    })";

/// For what is transferred: fewer locals and like functions side by side pack better.
const WASM_OPT: &[&str] = &[
    "--flatten",
    "--rereloop",
    "-Os",
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
    "-ocimfs",
    "0",
    "-aimfs",
    "0",
    "--reorder-functions-by-name",
    "--strip-producers",
];

/// Splits the build in `dir`, if it asks for it.
///
/// # Errors
/// When a tool is missing or fails, or a file cannot be read or written.
pub(super) fn run(dir: &Path) -> Outcome {
    let Some(stem) = stem(dir)? else { return Ok(()) };
    if std::env::var("TRUNK_PROFILE").is_ok_and(|profile| profile != "release") {
        return Err(Failure::input("only a release is split: add --release, or leave out --features split."));
    }
    let built = cargo_folder()?;
    let parts = built.join("split");
    // It is not there before the first build.
    let _ = fs::remove_dir_all(&parts);
    split(&built.join(WASM), &parts)?;
    let files = app_files(&parts)?;
    let hash = hash(files.iter().map(|(_, bytes)| bytes.as_slice()));
    for ending in [".js", "_bg.wasm"] {
        remove(&dir.join(format!("{stem}{ending}")))?;
    }
    for (name, bytes) in &files {
        let bytes = if name.ends_with(".js") { rename_all(bytes, &files, &hash)? } else { bytes.clone() };
        write(&dir.join(hashed(name, &hash)), &bytes)?;
    }
    let index = dir.join("index.html");
    let page = read(&index)?.replace(&stem, &format!("kydai-{hash}"));
    let early = format!(
        "<link rel=\"modulepreload\" href=\"./{}\" crossorigin=\"anonymous\"></head>",
        hashed(LOADER, &hash)
    );
    write(&index, page.replace("</head>", &early).as_bytes())
}

/// `kydai-77` of a build that is to be split, whose script is `kydai-77.js`.
fn stem(dir: &Path) -> Result<Option<String>, Failure> {
    for (name, bytes) in files(dir)? {
        if let Some(stem) = name.strip_suffix(".js")
            && String::from_utf8_lossy(&bytes).contains(PLACEHOLDER)
        {
            return Ok(Some(stem.to_owned()));
        }
    }
    Ok(None)
}

/// This program lies in `debug`, in cargo's folder of builds.
fn cargo_folder() -> Result<PathBuf, Failure> {
    let here = std::env::current_exe().map_err(|why| Failure::machine("this program", &why))?;
    let folder = here.ancestors().find(|folder| folder.join(WASM).exists());
    folder
        .map(Path::to_path_buf)
        .ok_or_else(|| Failure::input(format!("no {WASM} beside {}.", here.display())))
}

/// Splits `wasm` into `parts`, binds the start and makes every file smaller.
fn split(wasm: &Path, parts: &Path) -> Outcome {
    tool("wasm-split-cli", &["--target", "web", "--out-name", "kydai"], &[wasm, parts])?;
    let start = parts.join("kydai.wasm");
    let bind =
        ["--target", "web", "--keep-lld-exports", "--no-typescript", "--out-name", "kydai", "--out-dir"];
    tool("wasm-bindgen", &bind, &[parts, &start])?;
    remove(&start)?;
    for (name, _) in files(parts)?.iter().filter(|(name, _)| name.ends_with(".wasm")) {
        let file = parts.join(name);
        tool("wasm-opt", WASM_OPT, &[&file, Path::new("-o"), &file])?;
    }
    Ok(())
}

fn tool(name: &str, words: &[&str], paths: &[&Path]) -> Outcome {
    let done = Command::new(name).args(words).args(paths).output();
    let done =
        done.map_err(|why| Failure::machine(&format!("{name} (tools/setup.sh build installs it)"), &why))?;
    if done.status.success() {
        return Ok(());
    }
    Err(Failure::input(format!("{name}: {}", String::from_utf8_lossy(&done.stderr).trim())))
}

/// The files that the app is made of now, by name, in order.
fn app_files(parts: &Path) -> Result<Vec<(String, Vec<u8>)>, Failure> {
    let mut files = files(parts)?;
    for (name, bytes) in &mut files {
        if name == LOADER {
            let loader = String::from_utf8_lossy(bytes);
            if !loader.contains(STREAM) {
                return Err(Failure::input(format!(
                    "{LOADER} of this wasm-split-cli does not hold {STREAM}."
                )));
            }
            *bytes = loader.replace(STREAM, STREAM_OR_BYTES).into_bytes();
        }
    }
    Ok(files)
}

/// `split_event.wasm` is served as `event-77.wasm`, `kydai_bg.wasm` as `kydai-77_bg.wasm`.
fn hashed(name: &str, hash: &str) -> String {
    match name {
        "kydai_bg.wasm" => format!("kydai-{hash}_bg.wasm"),
        LOADER => format!("loader-{hash}.js"),
        _ => {
            let name = name.strip_prefix("split_").unwrap_or(name);
            let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
            format!("{stem}-{hash}.{ending}")
        }
    }
}

/// A script that fetches the files by the names under which they are served. What else it calls so, such
/// as a module that the wasm imports, keeps its name.
fn rename_all(script: &[u8], files: &[(String, Vec<u8>)], hash: &str) -> Result<Vec<u8>, Failure> {
    let script = std::str::from_utf8(script).map_err(|_| Failure::input("a script that is no text."))?;
    let mut renamed = script.to_owned();
    for (name, _) in files {
        let to = hashed(name, hash);
        for (before, after) in [("from \"./", "\""), ("URL(\"./", "\""), ("URL('", "'")] {
            renamed = renamed.replace(&format!("{before}{name}{after}"), &format!("{before}{to}{after}"));
        }
    }
    Ok(renamed.into_bytes())
}

/// The files of a folder by name, in order, and what is in them.
fn files(dir: &Path) -> Result<Vec<(String, Vec<u8>)>, Failure> {
    let refused = |why| Failure::machine(&dir.display().to_string(), &why);
    let mut files = Vec::new();
    for entry in fs::read_dir(dir).map_err(refused)? {
        let entry = entry.map_err(refused)?;
        if entry.path().is_file() {
            let bytes = fs::read(entry.path()).map_err(refused)?;
            files.push((entry.file_name().to_string_lossy().into_owned(), bytes));
        }
    }
    files.sort();
    Ok(files)
}

fn remove(file: &Path) -> Outcome {
    fs::remove_file(file).map_err(|why| Failure::machine(&file.display().to_string(), &why))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_the_app_end_in_one_hash_and_scripts_fetch_them_so() {
        let files = ["kydai.js", "kydai_bg.wasm", LOADER, "split_event.wasm", "chunk_4.wasm"];
        let files = files.map(|name| (name.to_owned(), Vec::new()));
        let names = files.each_ref().map(|(name, _)| hashed(name, "77"));
        assert_eq!(
            names,
            ["kydai-77.js", "kydai-77_bg.wasm", "loader-77.js", "event-77.wasm", "chunk_4-77.wasm"]
        );
        let renamed =
            |script: &str| String::from_utf8(rename_all(script.as_bytes(), &files, "77").unwrap()).unwrap();
        assert_eq!(renamed("from \"./__wasm_split.js\""), "from \"./loader-77.js\"");
        assert_eq!(renamed("new URL(\"./split_event.wasm\", here)"), "new URL(\"./event-77.wasm\", here)");
        assert_eq!(renamed("new URL('kydai_bg.wasm', here)"), "new URL('kydai-77_bg.wasm', here)");
        // What the wasm imports is called in it, not on the host.
        assert_eq!(renamed("\"./__wasm_split.js\": import1"), "\"./__wasm_split.js\": import1");
    }
}

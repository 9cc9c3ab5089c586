//! What does a build lack before it can be served? Called by trunk after each build.
//!
//! Trunk writes its boot script into the page, where the content security policy forbids it, and knows
//! nothing of a service worker. So the script moves to a file of its own, and `sw.js` learns the list of
//! files and a version that is the hash of their names and bytes: same bytes, same version.
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use super::arguments::Arguments;
use super::{Failure, Outcome, split};

/// How many hex digits of a hash stand in a name.
const N_DIGITS: usize = 16;

/// `kydai finish-dist [--dir dist]`; under trunk the folder comes as `TRUNK_STAGING_DIR`.
///
/// # Errors
/// When the folder is not a build of this app, or cannot be read or written.
pub(super) fn run(words: &[String]) -> Outcome {
    let arguments = Arguments::sort(words, &["--dir"], &[])?;
    let dir = match (arguments.value("--dir"), std::env::var_os("TRUNK_STAGING_DIR")) {
        (Some(dir), _) => PathBuf::from(dir),
        (None, Some(dir)) => PathBuf::from(dir),
        (None, None) => PathBuf::from("dist"),
    };
    split::run(&dir)?;
    move_inline_scripts(&dir)?;
    let files = list_files(&dir)?;
    let version = version(&dir, &files)?;
    let worker = fill_worker(&read(&dir.join("sw.js"))?, &version, &files)?;
    write(&dir.join("sw.js"), &worker)
}

/// Each script that stands in the page becomes `boot-<hash>.js`.
fn move_inline_scripts(dir: &Path) -> Outcome {
    let index = dir.join("index.html");
    let mut page = read(&index)?;
    while let Some((before, script, after)) = inline_script(&page) {
        let name = format!("boot-{}.js", hash([script.as_bytes()]));
        write(&dir.join(&name), script)?;
        page = format!("{before}<script type=\"module\" src=\"./{name}\"></script>{after}");
    }
    write(&index, &page)
}

/// The page before, in and after its first script that has no `src`.
fn inline_script(page: &str) -> Option<(&str, &str, &str)> {
    let mut from = 0;
    while let Some(start) = page[from..].find("<script").map(|at| from + at) {
        let open = start + page[start..].find('>')? + 1;
        let close = open + page[open..].find("</script>")?;
        if !page[start..open].contains(" src=") {
            return Some((&page[..start], &page[open..close], &page[close + "</script>".len()..]));
        }
        from = close;
    }
    None
}

/// Every file that the app needs offline, by its path from `dir`, in order; not the worker itself.
fn list_files(dir: &Path) -> Result<Vec<String>, Failure> {
    let mut files = Vec::new();
    let mut folders = vec![String::new()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(dir.join(&folder))
            .map_err(|why| Failure::machine(&dir.display().to_string(), &why))?;
        for entry in entries {
            let entry = entry.map_err(|why| Failure::machine(&dir.display().to_string(), &why))?;
            let path = format!("{folder}{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() {
                folders.push(format!("{path}/"));
            } else if path != "sw.js" && !entry.file_name().to_string_lossy().starts_with('.') {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// The hash of all names and bytes.
fn version(dir: &Path, files: &[String]) -> Result<String, Failure> {
    let mut parts = Vec::new();
    for file in files {
        let bytes = fs::read(dir.join(file)).map_err(|why| Failure::machine(file, &why))?;
        parts.push(format!("{file}\n{}\n", bytes.len()).into_bytes());
        parts.push(bytes);
    }
    Ok(hash(parts.iter().map(Vec::as_slice)))
}

/// The page itself is listed as `./`: hosts that send `index.html` on to the folder would spoil it.
fn fill_worker(template: &str, version: &str, files: &[String]) -> Result<String, Failure> {
    let names: Vec<String> = files
        .iter()
        .map(|file| if file == "index.html" { "./".to_owned() } else { file.clone() })
        .map(|file| format!("'{}'", file.replace('\\', "\\\\").replace('\'', "\\'")))
        .collect();
    for blank in ["'__VERSION__'", "['__FILES__']"] {
        if template.matches(blank).count() != 1 {
            return Err(Failure::input(format!("sw.js must hold {blank} once, to be filled in.")));
        }
    }
    let list = format!("[\n  {},\n]", names.join(",\n  "));
    Ok(template.replace("'__VERSION__'", &format!("'{version}'")).replace("['__FILES__']", &list))
}

/// The first digits of the hash of all parts, one after the other.
pub(super) fn hash<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part);
    }
    let digits: String = hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    digits[..N_DIGITS].to_owned()
}

pub(super) fn read(file: &Path) -> Result<String, Failure> {
    fs::read_to_string(file).map_err(|why| Failure::machine(&file.display().to_string(), &why))
}

pub(super) fn write(file: &Path, content: impl AsRef<[u8]>) -> Outcome {
    fs::write(file, content).map_err(|why| Failure::machine(&file.display().to_string(), &why))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_script_without_src_is_inline() {
        let page = "<body><script src=\"a.js\"></script><script type=\"module\">let a;</script></body>";
        let (before, script, after) = inline_script(page).unwrap();
        assert!(before.ends_with("</script>"), "{before}");
        assert_eq!((script, after), ("let a;", "</body>"));
        assert_eq!(inline_script("<body><script type=module src=a.js></script>"), None);
    }

    #[test]
    fn the_worker_learns_files_and_version_and_a_template_without_blanks_is_refused() {
        let files = ["index.html".to_owned(), "it's.js".to_owned()];
        let filled = fill_worker("const V = '__VERSION__', F = ['__FILES__'];", "77", &files).unwrap();
        assert_eq!(filled, "const V = '77', F = [\n  './',\n  'it\\'s.js',\n];");
        assert!(fill_worker("const V = 1;", "77", &files).is_err());
    }

    #[test]
    fn a_finished_build_has_no_inline_script_and_its_version_follows_every_byte() {
        let dir = std::env::temp_dir().join(format!("kydai-finish-dist-{}", std::process::id()));
        let finish = |style: &str| {
            fs::create_dir_all(dir.join("icons")).unwrap();
            fs::write(dir.join("index.html"), "<script type=\"module\">go();</script>").unwrap();
            fs::write(dir.join("icons/a.css"), style).unwrap();
            fs::write(dir.join("sw.js"), "const V = '__VERSION__'; const F = ['__FILES__'];").unwrap();
            run(&["--dir".to_owned(), dir.display().to_string()]).unwrap();
            let (page, worker) = (read(&dir.join("index.html")).unwrap(), read(&dir.join("sw.js")).unwrap());
            fs::remove_dir_all(&dir).unwrap();
            (page, worker)
        };
        let (page, worker) = finish("a{}");
        assert!(page.contains("src=\"./boot-") && !page.contains("go()"), "{page}");
        assert!(worker.contains("'icons/a.css'") && !worker.contains("'sw.js'"), "{worker}");
        assert_eq!(worker, finish("a{}").1);
        assert_ne!(worker, finish("b{}").1);
    }
}

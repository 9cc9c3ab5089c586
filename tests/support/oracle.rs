//! What lies in the corpora beside the checkout? Where they are not, nothing, and the test says so.
use std::path::{Path, PathBuf};
use std::process::Command;

/// Every file of the corpora whose name begins and ends so, unpacked, in the order of names.
pub fn unpacked(beginning: &str, ending: &str) -> Vec<(String, String)> {
    let above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().skip(1);
    let Some(folder) = above.map(|folder| folder.join("shared/oracle")).find(|folder| folder.exists()) else {
        println!("skipped: there is no ../shared/oracle");
        return Vec::new();
    };
    let mut found: Vec<(String, PathBuf)> = ["", "speed"]
        .into_iter()
        .flat_map(|under| std::fs::read_dir(folder.join(under)).into_iter().flatten().flatten())
        .map(|entry| (entry.file_name().to_string_lossy().into_owned(), entry.path()))
        .filter(|(name, _)| name.starts_with(beginning) && name.ends_with(ending))
        .collect();
    found.sort();
    let unpacked = found.into_iter().filter_map(|(name, path)| Some((name, text(&path)?)));
    unpacked.collect()
}

fn text(path: &Path) -> Option<String> {
    if path.extension().is_none_or(|ending| ending != "xz") {
        return std::fs::read_to_string(path).ok();
    }
    let python = "import lzma,sys;sys.stdout.buffer.write(lzma.open(sys.argv[1]).read())";
    let ways = [
        Command::new("xz").arg("-dc").arg(path).output(),
        Command::new("python3").args(["-c", python]).arg(path).output(),
    ];
    let output = ways.into_iter().flatten().find(|output| output.status.success());
    if output.is_none() {
        println!("skipped: neither xz nor python3 is there to unpack {}", path.display());
    }
    String::from_utf8(output?.stdout).ok()
}

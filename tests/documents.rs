//! Do the pages name what is there? Paths, links and tests; each failure says what to do.
#![allow(clippy::unwrap_used, clippy::panic, reason = "this is test code")]
mod support;

use support::{files, has_word, none, text, top};

#[test]
fn the_paths_and_tests_of_rules_md_are_there() {
    let sources: Vec<String> =
        ["src", "tests"].iter().flat_map(|folder| files(folder, ".rs")).map(|(_, source)| source).collect();
    let lines = sources.iter().flat_map(|source| source.lines());
    let functions = lines.filter(|line| has_word(line, "fn")).collect::<Vec<_>>().join("\n");
    let page = text("docs/rules.md");
    let mut found = Vec::new();
    for (n, line) in page.lines().enumerate().filter(|(_, line)| line.starts_with('|')) {
        for name in line.split('`').skip(1).step_by(2) {
            let is_there =
                if name.contains('/') { top().join(name).exists() } else { has_word(&functions, name) };
            if !is_there {
                found.push(format!("docs/rules.md:{}: there is no `{name}`: mend the row", n + 1));
            }
        }
    }
    none(&found);
}

#[test]
fn links_within_the_project_lead_somewhere() {
    let mut found = Vec::new();
    let pages = files("", ".md").into_iter().filter(|(path, _)| !path.starts_with("tests/"));
    for (path, page) in pages {
        let folder = top().join(&path).parent().unwrap().to_path_buf();
        for (n, line) in page.lines().enumerate() {
            let links = line.split("](").skip(1).filter_map(|rest| rest.split(')').next());
            for link in links.filter(|link| !link.contains(':') && !link.starts_with('#')) {
                if !folder.join(link.split('#').next().unwrap()).exists() {
                    found.push(format!("{path}:{}: {link} is not there: mend the link", n + 1));
                }
            }
        }
    }
    none(&found);
}

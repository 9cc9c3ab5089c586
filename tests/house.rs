//! Is the house in order? Each rule says what to do; why is in CONTRIBUTING.md.
#![allow(clippy::unwrap_used, clippy::panic, reason = "this is test code")]
mod support;

use support::{code, files, has_word, none, text};

const MAX_FILE_LINES: usize = 400;
const MAX_FN_LINES: usize = 40;
/// A view is one expression that reads from top to bottom, a language one row for each thing to say.
const MAX_VIEW_FN_LINES: usize = 80;

#[test]
fn each_source_file_begins_with_the_question_it_answers() {
    let found = |(path, source): &(String, String)| {
        (!source.starts_with("//! "))
            .then(|| format!("{path}: begin with `//! ` and the question this file answers"))
    };
    none(&sources().iter().filter_map(found).collect::<Vec<_>>());
}

#[test]
fn no_source_file_is_long() {
    let found = |(path, source): &(String, String)| {
        let n = source.lines().count();
        (n > MAX_FILE_LINES).then(|| {
            format!(
                "{path}: {n} lines, split it ({MAX_FILE_LINES} at most; tests may go to a sibling tests.rs)"
            )
        })
    };
    none(&files("src", ".rs").iter().filter_map(found).collect::<Vec<_>>());
}

#[test]
fn no_function_is_long_without_a_reason() {
    let found: Vec<String> =
        files("src", ".rs").iter().flat_map(|(path, source)| long_functions(path, source)).collect();
    none(&found);
}

#[test]
fn long_functions_are_found_and_reasons_are_heard() {
    let body = "    let a = '{'; // }\n".repeat(MAX_FN_LINES);
    let plain = format!("pub fn long(x: [u8; 3]) {{\n{body}}}\nfn short() {{}}\n");
    assert_eq!(long_functions("src/a.rs", &plain).len(), 1);
    assert_eq!(long_functions("src/ui/a.rs", &plain).len(), 0);
    let reasoned = format!("pub fn long() {{\n    // Long because the table is one.\n{body}}}\n");
    assert_eq!(long_functions("src/a.rs", &reasoned).len(), 0);
    let tested = format!("#[cfg(test)]\nmod tests {{\n{plain}}}\n");
    assert_eq!(long_functions("src/a.rs", &tested).len(), 0);
}

/// Functions that are too long and whose body does not begin with a comment `// Long because …`.
fn long_functions(path: &str, source: &str) -> Vec<String> {
    let is_view = path.starts_with("src/ui/") || path.starts_with("src/words/");
    let most = if is_view { MAX_VIEW_FN_LINES } else { MAX_FN_LINES };
    let (blanked, lines) = (code(source), source.lines().collect::<Vec<_>>());
    let code_lines: Vec<&str> = blanked.lines().take_while(|line| !line.contains("#[cfg(test)]")).collect();
    if path.ends_with("tests.rs") {
        return Vec::new();
    }
    let starts =
        (0..code_lines.len()).filter(|&n| has_word(code_lines[n], "fn") && code_lines[n].contains('('));
    starts
        .filter_map(|start| {
            let (open, close) = body(&code_lines, start)?;
            let has_reason = lines.get(open + 1).is_some_and(|line| line.trim().starts_with("// Long because "));
            let n = close - start + 1;
            (n > most && !has_reason).then(|| {
                format!("{path}:{}: a function of {n} lines ({most} at most): split it, or begin its body with `// Long because …`", start + 1)
            })
        })
        .collect()
}

/// The lines of the braces that hold the body of the function which begins in line `start`.
fn body(lines: &[&str], start: usize) -> Option<(usize, usize)> {
    let (mut depth, mut open) = (0_usize, None);
    for (n, line) in lines.iter().enumerate().skip(start) {
        for letter in line.chars() {
            match letter {
                // A function without a body, such as one of a trait, or a type `fn(u8)`.
                ';' if depth == 0 && !line.contains('[') => return None,
                '{' => {
                    depth += 1;
                    open.get_or_insert(n);
                }
                '}' => {
                    depth = depth.checked_sub(1)?;
                    if depth == 0 {
                        return Some((open?, n));
                    }
                }
                _ => {}
            }
        }
    }
    None
}

#[test]
fn nothing_is_left_undone_or_skipped() {
    let words = [
        ("todo!", "finish it, or write an issue"),
        ("unimplemented!", "finish it, or write an issue"),
        ("dbg!", "take it out"),
        ("#[ignore", "a test runs or goes"),
        ("should_panic", "check the refusal instead"),
    ];
    let mut found = Vec::new();
    for (path, source) in sources().iter().filter(|(path, _)| path != "tests/house.rs") {
        for (n, line) in code(source).lines().enumerate() {
            for (word, advice) in words.iter().filter(|(word, _)| line.contains(word)) {
                found.push(format!("{path}:{}: {word}: {advice}", n + 1));
            }
        }
    }
    none(&found);
}

#[test]
fn no_file_names_a_folder_of_one_machine() {
    let folders = [
        ["/", "work/"].concat(),
        ["/", "root/"].concat(),
        ["/", "home/"].concat(),
        ["C:", "\\Users"].concat(),
    ];
    let mut found = Vec::new();
    for (path, text) in files("", "").iter().filter(|(path, _)| !path.ends_with("package-lock.json")) {
        for (n, line) in text.lines().enumerate() {
            let names = |folder: &String| {
                line.find(folder.as_str())
                    .is_some_and(|at| !line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '.'))
            };
            if folders.iter().any(names) {
                found.push(format!(
                    "{path}:{}: a path of one machine: say it from the top of the project",
                    n + 1
                ));
            }
        }
    }
    none(&found);
}

#[test]
fn colours_are_named_in_tokens_only() {
    let mut found = Vec::new();
    for (path, text) in files("style", ".css").iter().filter(|(path, _)| path != "style/tokens.css") {
        for (n, line) in without_css_comments(text).lines().enumerate() {
            // A colour stands in a value, after the colon; before it `#name` selects an element.
            let value = line
                .rsplit_once('{')
                .map_or(line, |(_, rest)| rest)
                .split_once(':')
                .map_or("", |(_, value)| value);
            let is_colour = ["rgb(", "rgba(", "hsl(", "hsla(", "oklch(", "oklab(", "lab(", "lch("]
                .iter()
                .any(|f| value.contains(f))
                || value
                    .split('#')
                    .skip(1)
                    .any(|hex| hex.len() >= 3 && hex.chars().take(3).all(|c| c.is_ascii_hexdigit()));
            if is_colour {
                found.push(format!(
                    "{path}:{}: a colour: give it a name in style/tokens.css and write var(--name)",
                    n + 1
                ));
            }
        }
    }
    none(&found);
}

fn without_css_comments(text: &str) -> String {
    let mut out = String::new();
    for (n, part) in text.split("/*").enumerate() {
        let (comment, rest) = if n == 0 { ("", part) } else { part.split_once("*/").unwrap_or((part, "")) };
        out.extend(comment.chars().filter(|&letter| letter == '\n'));
        out.push_str(rest);
    }
    out
}

#[test]
fn each_style_is_linked() {
    // The page of an event that people keep has its style within it.
    let (page, kept) = (text("index.html"), text("src/handout/page/mod.rs"));
    let is_linked = |path: &str| page.contains(&format!("href=\"{path}\"")) || kept.contains(path);
    let found = files("style", ".css").into_iter().filter(|(path, _)| !is_linked(path));
    none(&found.map(|(path, _)| format!("{path}: link it in index.html")).collect::<Vec<_>>());
}

#[test]
fn views_and_pages_hold_no_style() {
    let mut found = Vec::new();
    let pages = [("index.html".to_owned(), text("index.html"))];
    for (path, text) in files("src/ui", ".rs").iter().chain(&pages) {
        for (n, line) in text.lines().enumerate() {
            if line.contains(" style=") || line.contains("<style") {
                found.push(format!(
                    "{path}:{}: the policy blocks style=\"…\": use a class, or style:name=value",
                    n + 1
                ));
            }
        }
    }
    none(&found);
}

#[test]
fn each_dependency_has_its_row() {
    let rows = text("docs/dependencies.md");
    let mut found = Vec::new();
    for (file, names) in [("Cargo.toml", crates()), ("package.json", node_packages())] {
        assert!(!names.is_empty(), "no dependency was read from {file}");
        for name in names {
            if !rows.lines().any(|line| line.starts_with(&format!("| `{name}` |"))) {
                found.push(format!("{file}: {name} has no row in docs/dependencies.md: say why it is here, what it weighs, its licence"));
            }
        }
    }
    none(&found);
}

#[test]
fn each_row_has_its_dependency() {
    let known: Vec<String> = crates().into_iter().chain(node_packages()).collect();
    let rows = text("docs/dependencies.md");
    let named =
        rows.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`')).map(|(name, _)| name);
    let found = named.filter(|name| !known.iter().any(|one| one == name));
    none(
        &found
            .map(|name| format!("docs/dependencies.md: {name} is no longer used: take its row out"))
            .collect::<Vec<_>>(),
    );
}

/// The names in the `[…dependencies]` tables of Cargo.toml.
fn crates() -> Vec<String> {
    let (mut names, mut is_inside) = (Vec::new(), false);
    for line in text("Cargo.toml").lines() {
        if line.starts_with('[') {
            is_inside = line.ends_with("dependencies]");
        } else if is_inside && line.starts_with(|letter: char| letter.is_alphabetic()) {
            names.push(line.split(['=', ' ', '.']).next().unwrap().to_owned());
        }
    }
    names
}

/// The names in the dependency tables of package.json.
fn node_packages() -> Vec<String> {
    let package: serde_json::Value = serde_json::from_str(&text("package.json")).unwrap();
    let tables =
        ["dependencies", "devDependencies"].into_iter().filter_map(|table| package.get(table)?.as_object());
    tables.flat_map(|table| table.keys().cloned()).collect()
}

#[test]
fn the_tools_versions_agree() {
    let versions = text("tools/versions.sh");
    let wanted = versions.lines().find_map(|line| line.strip_prefix("WASM_BINDGEN=")).unwrap();
    let is_pinned = text("Cargo.toml").contains(&format!("wasm-bindgen = \"={wanted}\""));
    assert!(is_pinned, "tools/versions.sh and Cargo.toml must name the same wasm-bindgen, pinned with =");
}

/// GLOSSARY.md: the names in the first column of its tables, in backticks, are those of the source.
#[test]
fn the_names_of_the_glossary_are_in_the_source() {
    if !support::top().join("GLOSSARY.md").exists() {
        return;
    }
    let source: String = files("src", ".rs").into_iter().map(|(_, source)| source).collect();
    let mut found = Vec::new();
    for (n, line) in text("GLOSSARY.md").lines().enumerate().filter(|(_, line)| line.starts_with("| `")) {
        let first = line.split('|').nth(1).unwrap();
        for name in first.split('`').skip(1).step_by(2).flat_map(|path| path.split("::")) {
            if !has_word(&source, name) {
                found.push(format!("GLOSSARY.md:{}: no `{name}` in src/: rename one of the two", n + 1));
            }
        }
    }
    none(&found);
}

fn sources() -> Vec<(String, String)> {
    ["src", "benches", "tests"].iter().flat_map(|folder| files(folder, ".rs")).collect()
}

/// A page that is read once is read before it is drawn, on some machine, one day.
#[test]
fn no_scenario_reads_a_page_once() {
    // What drives the browsers asks as often as it has to by itself.
    let imports = |line: &str| line.contains("from './harness.mjs'") && !line.starts_with("//");
    let is_scenario = |(_, source): &&(String, String)| source.lines().any(imports);
    let found: Vec<String> = files("tests/e2e", ".mjs")
        .iter()
        .filter(is_scenario)
        .flat_map(|(path, source)| {
            source
                .lines()
                .enumerate()
                .filter_map(|(n, line)| reads_once(line).map(|advice| format!("{path}:{}: {advice}", n + 1)))
                .collect::<Vec<_>>()
        })
        .collect();
    none(&found);
}

#[test]
fn reads_that_happen_once_are_found() {
    for line in [
        "same(await boards(person), [], 'boards');",
        "check(!(await page.getByText('x').count()), 'gone');",
        "  const heads = await page.locator('th').allTextContents();",
        "  const title = await person.evaluates(() => document.querySelector('h1').textContent);",
        "  await page.waitForTimeout(500);",
    ] {
        assert!(reads_once(line).is_some(), "not found: {line}");
    }
    for line in [
        "await eventually(() => boards(person), [], 'boards');",
        "await eventually(() => page.getByText('x').count(), 0, 'gone');",
        "  const title = await person.reads(() => document.querySelector('h1').textContent);",
        "  await person.evaluates(() => document.body.click());",
        "same(tableOf(bytes), due, 'the file');",
    ] {
        assert_eq!(reads_once(line), None, "{line}");
    }
}

/// What to do about a line of a scenario that reads the page without waiting for what it is to show.
fn reads_once(line: &str) -> Option<&'static str> {
    const ONCE: [&str; 10] = [
        ".count()",
        ".isVisible()",
        ".isDisabled()",
        ".isChecked()",
        ".inputValue()",
        ".textContent()",
        ".innerText()",
        ".allTextContents()",
        ".boundingBox()",
        ".evaluateAll(",
    ];
    // What stands behind an arrow is a probe: whoever is given it asks again.
    let before_arrow = line.split("=>").next().unwrap_or("").replace(".objectStore('decisions').count()", "");
    let asserts = [
        "same(await",
        "same((await",
        "check(await",
        "check((await",
        "check(!(await",
        "if (await",
        "if (!(await",
    ];
    let is_value = ["= await", "(await", "return await"].iter().any(|word| before_arrow.contains(word));
    let evaluates = [".evaluate(", ".evaluates("].iter().any(|word| before_arrow.contains(word));
    if line.contains("waitForTimeout(") {
        return Some("a fixed time is too short somewhere: wait for what is to come by `until`");
    }
    if asserts.iter().any(|word| line.contains(word)) || ONCE.iter().any(|word| before_arrow.contains(word)) {
        return Some("the page is read once: read it by `eventually(() => …, due, what)` or `until`");
    }
    (is_value && evaluates && line.contains("document.")).then_some(
        "the page is read once: read it by `person.reads(…)`, which waits until there is something",
    )
}

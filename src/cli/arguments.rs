//! Which files and options does a command line name?
use super::Failure;
use std::str::FromStr;

/// The words after a command's name, sorted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Arguments<'a> {
    /// What is no option: mostly files.
    pub files: Vec<&'a str>,
    options: Vec<(&'a str, Option<&'a str>)>,
}

impl<'a> Arguments<'a> {
    /// Sorts the words; `with_value` are the options that have a value, after a blank or `=`.
    ///
    /// # Errors
    /// If an option is unknown, lacks its value, or has one that it should not have.
    pub(super) fn sort(words: &'a [String], with_value: &[&str], flags: &[&str]) -> Result<Self, Failure> {
        let mut sorted = Self { files: Vec::new(), options: Vec::new() };
        let mut words = words.iter().map(String::as_str);
        while let Some(word) = words.next() {
            let (name, value) =
                word.split_once('=').map_or((word, None), |(name, value)| (name, Some(value)));
            if !word.starts_with("--") {
                sorted.files.push(word);
            } else if with_value.contains(&name) {
                let value = value.or_else(|| words.next());
                let Some(value) = value else {
                    return Err(Failure::usage(format!("{name} needs a value after it.")));
                };
                sorted.options.push((name, Some(value)));
            } else if flags.contains(&word) {
                sorted.options.push((word, None));
            } else {
                return Err(Failure::usage(format!("no option \"{word}\"; --help lists them.")));
            }
        }
        Ok(sorted)
    }

    /// Whether the option is there.
    pub(super) fn has(&self, name: &str) -> bool {
        self.options.iter().any(|&(known, _)| known == name)
    }

    /// The value of the option, the last one if it stands there twice.
    pub(super) fn value(&self, name: &str) -> Option<&'a str> {
        self.options.iter().rev().find(|&&(known, _)| known == name).and_then(|&(_, value)| value)
    }

    /// The value of the option as a number.
    ///
    /// # Errors
    /// If it is none, or not within the range.
    pub(super) fn number<T>(&self, name: &str, least: T, most: T) -> Result<Option<T>, Failure>
    where
        T: FromStr + PartialOrd + std::fmt::Display + Copy,
    {
        let Some(value) = self.value(name) else { return Ok(None) };
        match value.parse::<T>() {
            Ok(number) if number >= least && number <= most => Ok(Some(number)),
            Ok(_) | Err(_) => {
                Err(Failure::usage(format!("{name} is a number from {least} to {most}, not \"{value}\".")))
            }
        }
    }

    /// The one file that is named.
    ///
    /// # Errors
    /// If there is none, or more than one.
    pub(super) fn file(&self) -> Result<&'a str, Failure> {
        match self.files[..] {
            [file] => Ok(file),
            [] => Err(Failure::usage("name a file, or - for standard input.")),
            [_, second, ..] => Err(Failure::usage(format!("one file at a time; \"{second}\" is too many."))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::Ending;

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(String::from).collect()
    }

    #[test]
    fn files_options_and_values_are_told_apart() {
        let words = words("a.trf --lang vi --explain - --seed=7");
        let sorted = Arguments::sort(&words, &["--lang", "--seed"], &["--explain"]).unwrap();
        assert_eq!(sorted.files, ["a.trf", "-"]);
        assert!(sorted.has("--explain") && !sorted.has("--other"));
        assert_eq!(sorted.value("--lang"), Some("vi"));
        assert_eq!(sorted.number("--seed", 0, u64::MAX), Ok(Some(7)));
        assert_eq!(sorted.number::<u8>("--other", 0, 9), Ok(None));
        assert!(sorted.file().is_err());
    }

    #[test]
    fn what_is_not_understood_is_wrong_usage() {
        for line in ["--sed 7", "--seed", "--explain=yes"] {
            let words = words(line);
            let refused = Arguments::sort(&words, &["--seed"], &["--explain"]);
            assert_eq!(refused.unwrap_err().ending, Ending::Usage, "{line}");
        }
        for line in ["--seed 7x", "--seed -1", "--seed 300"] {
            let words = words(line);
            let sorted = Arguments::sort(&words, &["--seed"], &[]).unwrap();
            assert_eq!(sorted.number("--seed", 0_u16, 255).unwrap_err().ending, Ending::Usage, "{line}");
        }
    }
}

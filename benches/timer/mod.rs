//! How long does it take? The median of many runs, without a crate for it.
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Each piece of work is measured for about so long.
const BUDGET: Duration = Duration::from_millis(800);
const MAX_RUNS: usize = 500;
const MIN_RUNS: usize = 5;

/// Runs `work` again and again and prints the median, the least and the most.
pub fn measure<T>(name: &str, mut work: impl FnMut() -> T) {
    black_box(work());
    let (begun, mut runs) = (now(), Vec::new());
    while runs.len() < MIN_RUNS || begun.elapsed() < BUDGET && runs.len() < MAX_RUNS {
        let since = now();
        black_box(work());
        runs.push(since.elapsed());
    }
    runs.sort();
    let (least, median, most) = (runs[0], runs[runs.len() / 2], runs[runs.len() - 1]);
    println!("{name:<52} {median:>12.1?}  ({least:.1?} to {most:.1?}, {} runs)", runs.len());
}

#[expect(clippy::disallowed_methods, reason = "a stopwatch asks for the time")]
fn now() -> Instant {
    Instant::now()
}

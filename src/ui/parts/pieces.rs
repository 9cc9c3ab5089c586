//! How is a list of hundreds drawn without a pause? What a screen shows at once, the rest piece by piece,
//! each in a task of its own, so that keys and taps come in between.
use leptos::prelude::*;
use std::time::Duration;

/// What is drawn at once: more than any screen shows.
const FIRST: usize = 60;
/// What each later task draws, well within 50 ms.
const PIECE: usize = 40;

/// How much of a list is drawn so far.
#[derive(Clone, Copy)]
pub struct Pieces {
    drawn: RwSignal<usize>,
    is_busy: RwSignal<bool>,
    n_tables: StoredValue<u32>,
}

impl Pieces {
    /// Nothing but the beginning.
    pub fn new() -> Self {
        Self { drawn: RwSignal::new(FIRST), is_busy: RwSignal::new(false), n_tables: StoredValue::new(0) }
    }

    /// Goes on until so many lines are drawn. A long list begins in a task of its own, too: what was on the
    /// screen before it may be as long, and has to be taken away.
    pub fn draw(self, n: impl Fn() -> usize + Send + Sync + 'static) {
        if untrack(&n) > FIRST {
            self.drawn.set(0);
            self.is_busy.set(true);
        }
        let is_whole = Memo::new(move |_| n() <= self.drawn.get());
        Effect::new(move |_| {
            self.drawn.track();
            let is_busy = !is_whole.get();
            if self.is_busy.get_untracked() != is_busy {
                self.is_busy.set(is_busy);
            }
            if is_busy {
                set_timeout(move || self.add(), Duration::ZERO);
            }
        });
    }

    /// For `aria-busy`: whether more is still to come.
    pub fn busy(self) -> Option<&'static str> {
        self.is_busy.get().then_some("true")
    }

    fn add(self) {
        // The screen may be gone by now.
        self.drawn.try_update(|drawn| *drawn = FIRST.max(drawn.saturating_add(PIECE)));
    }

    /// Draws all that is left: somebody goes to a line far below.
    pub fn finish(self) {
        self.drawn.set(usize::MAX);
    }

    /// The lines that are drawn by now, tracked.
    pub fn of<T: Clone + Send + Sync + 'static>(self, lines: Memo<Vec<T>>) -> Vec<T> {
        let n = self.drawn.get();
        lines.with(|lines| lines.iter().take(n).cloned().collect())
    }

    /// So many rows of a table, those that are drawn by now. A row is known by its place, so those of a
    /// table that is made anew are other rows.
    pub fn rows(self, n: usize, row: impl Fn(usize) -> AnyView + Clone + Send + Sync + 'static) -> AnyView {
        self.n_tables.update_value(|n_tables| *n_tables += 1);
        let nth_table = self.n_tables.get_value();
        let places = move || 0..self.drawn.get().min(n);
        view! { <For each=places key=move |&place| (nth_table, place) children=row/> }.into_any()
    }
}

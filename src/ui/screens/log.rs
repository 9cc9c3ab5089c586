//! What was decided, by whom and when? With undo down to any point, and what a merge left open.
mod conflicts;

use crate::tournament::{Decision, Logged};
use crate::ui::event::{Event, Open, event};
use crate::ui::parts::mark::{Mark, Section, Subsection};
use crate::ui::parts::pieces::Pieces;
use crate::ui::preferences::language;
use crate::ui::take_away;
use crate::units::DecisionId;
use crate::words::{common, format, log as words};
use conflicts::Conflicts;
use leptos::prelude::*;

/// The log's screen.
#[component]
pub fn LogScreen() -> impl IntoView {
    let event = event();
    let l = language();
    let to_undo = event.memo(|open| open.log.last_to_undo(&open.fold));
    let to_redo = event.memo(|open| open.log.last_to_redo(&open.fold));
    view! {
        <Section title=words::TITLE.of(l)>
            <button type="button" disabled=move || to_undo.get().is_none() on:click=move |_| event.undo()>
                <Mark of="undo"/>{common::UNDO.of(l)}
            </button>
            <button type="button" disabled=move || to_redo.get().is_none() on:click=move |_| event.redo()>
                {common::REDO.of(l)}
            </button>
        </Section>
        <Conflicts/>
        <NoteForm event/>
        <Entries event/>
        <Unreadable event/>
    }
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Line {
    id: DecisionId,
    at: String,
    text: String,
    author: String,
    is_undone: bool,
    is_conflict: bool,
    is_founding: bool,
    is_undo: bool,
}

fn lines(open: &Open) -> Vec<Line> {
    let l = language();
    let in_conflict = |id| open.fold.conflicts.iter().any(|conflict| conflict.decision == id);
    let line = |(index, logged): (usize, &Logged)| Line {
        id: logged.id,
        at: format::moment(l, logged.at),
        text: words::line(l, &logged.decision, open.tournament()),
        author: logged.author.clone(),
        is_undone: open.fold.undone.contains(&logged.id),
        is_conflict: in_conflict(logged.id),
        is_founding: index == 0,
        is_undo: matches!(logged.decision, Decision::Undo(_)),
    };
    let mut lines: Vec<Line> = open.log.iter().enumerate().map(line).collect();
    lines.reverse();
    lines
}

#[component]
fn Entries(event: Event) -> impl IntoView {
    let l = language();
    let lines = event.memo(lines);
    let pieces = Pieces::new();
    pieces.draw(move || lines.with(Vec::len));
    view! {
        <Subsection title=words::ALL_ENTRIES.of(l)/>
        <ol class="log" aria-busy=move || pieces.busy()>
            <For
                each=move || pieces.of(lines)
                key=|line| (line.id, line.is_undone, line.is_conflict)
                let:line
            >
                <Entry event line/>
            </For>
        </ol>
    }
}

#[component]
fn Entry(event: Event, line: Line) -> impl IntoView {
    let l = language();
    let id = line.id;
    let marks = [(line.is_undone, words::UNDONE), (line.is_conflict, words::CONFLICT)];
    let marks =
        marks.into_iter().filter(|(is_so, _)| *is_so).map(|(_, word)| view! { <small>{word.of(l)}</small> });
    let author = (!line.author.is_empty()).then(|| view! { <small>{line.author.clone()}</small> });
    // The founding stands; what is undone already has nothing to undo; an undo is redone in one press.
    let label = if line.is_undo { common::REDO.of(l) } else { words::UNDO_TO_HERE.of(l) };
    let is_undo = line.is_undo;
    let undo = (!line.is_founding && !line.is_undone).then(|| {
        let act = move |_| {
            let targets = if is_undo { vec![id] } else { since(&event.now(), id) };
            event.decide(Decision::Undo(targets));
        };
        view! {
            <button type="button" class="quiet" aria-label=format!("{label}: {}", line.text) on:click=act>
                <Mark of="undo"/>{label}
            </button>
        }
    });
    view! {
        <li data-undone=line.is_undone.then_some("")>
            <time>{line.at.clone()}</time>
            <div><p>{line.text.clone()}</p>{author}{marks.collect_view()}</div>
            {undo}
        </li>
    }
}

/// This decision and every later one that still stands. An undo that stands is left alone: what it
/// took back stays taken back.
fn since(open: &Open, id: DecisionId) -> Vec<DecisionId> {
    let standing = open.log.iter().skip_while(|logged| logged.id != id).filter(|logged| {
        !open.fold.undone.contains(&logged.id)
            && !matches!(logged.decision, Decision::Undo(_) | Decision::Dismiss(_))
    });
    standing.map(|logged| logged.id).collect()
}

#[component]
fn NoteForm(event: Event) -> impl IntoView {
    let l = language();
    let text = RwSignal::new(String::new());
    let add = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        let note = Decision::Note { round: None, text: text.get_untracked() };
        if event.decide(note) {
            text.set(String::new());
        }
    };
    view! {
        <form class="field" on:submit=add>
            <label for="note">{words::ADD_NOTE.of(l)}</label>
            <input id="note" prop:value=text on:input=move |ev| text.set(event_target_value(&ev))/>
            <div class="acts"><button type="submit">{words::ADD_NOTE.of(l)}</button></div>
        </form>
    }
}

/// Records that cannot be read: kept, shown, exportable.
#[component]
fn Unreadable(event: Event) -> impl IntoView {
    let l = language();
    let records = event.unreadable();
    if records.is_empty() {
        return ().into_any();
    }
    let items = records
        .iter()
        .map(|record| view! { <li><code>{record.key.clone()}</code>" · "{record.bytes.len()}" B"</li> });
    let items = items.collect_view();
    let export = move |_| take_away::save_unreadable(&event.unreadable());
    view! {
        <Subsection title=words::UNREADABLE.of(l)/>
        <p>{words::UNREADABLE_HINT.of(l)}</p>
        <ul>{items}</ul>
        <button type="button" on:click=export>{words::EXPORT_UNREADABLE.of(l)}</button>
    }
    .into_any()
}

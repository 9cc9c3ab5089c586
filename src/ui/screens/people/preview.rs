//! Who is on the list that was read? Every line as it was understood, every column with its meaning.
use super::paste::{Paste, Read};
use crate::exchange::roster::{self, Column, DraftRow, Kinship, Likeness, Of, RosterDraft};
use crate::tournament::Decision;
use crate::ui::device;
use crate::ui::event::Event;
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Mark;
use crate::ui::parts::name::Name;
use crate::ui::preferences::language;
use crate::words::{Language, paste, people};
use leptos::prelude::*;

/// So many lines are shown without anything to look at; those with something are shown all.
const N_PLAIN: usize = 200;

/// A line of the preview.
#[derive(Clone, Debug, PartialEq)]
struct Line {
    at: usize,
    row: DraftRow,
    /// Why a look is needed: faults, and whose name it is.
    notes: Vec<String>,
    is_faulty: bool,
    /// Whether the row is taken unless the person says otherwise.
    is_proposed: bool,
}

fn lines(l: Language, event: Event, draft: &RosterDraft) -> Vec<Line> {
    let open = event.get();
    let roster = open.tournament().players().map(|player| (player.id, &player.entry));
    let likenesses = draft.likenesses(roster);
    let line = |(at, row): (usize, &DraftRow)| {
        let likeness = likenesses.iter().find(|likeness| likeness.row == at);
        let is_left_out = likeness.is_some_and(Likeness::is_left_out);
        let faults = row.faults.iter().map(|fault| paste::row_fault(l, fault));
        let alike = likeness.map(|likeness| alike(l, draft, likeness));
        // A number in a name is mostly the line's own, a year or a rating that was not told apart.
        let digits = row.entry.name.chars().any(char::is_numeric).then(|| paste::HAS_DIGITS.of(l).to_owned());
        let is_faulty = !row.faults.is_empty();
        Line {
            at,
            row: row.clone(),
            notes: faults.chain(alike).chain(digits).collect(),
            is_faulty,
            is_proposed: !is_faulty && !is_left_out,
        }
    };
    draft.rows.iter().enumerate().map(line).collect()
}

fn alike(l: Language, draft: &RosterDraft, likeness: &Likeness) -> String {
    let line = |earlier: usize| draft.rows[earlier].line;
    match (likeness.of, likeness.how) {
        (Of::Player(_), Kinship::Same) => paste::THERE_ALREADY.of(l).to_owned(),
        (Of::Player(_), Kinship::Likely) => paste::LIKELY_THERE.of(l).to_owned(),
        (Of::Player(_), Kinship::Namesake) => paste::SAME_NAME.of(l).to_owned(),
        (Of::Row(earlier), Kinship::Same) => paste::same_as_line(l, line(earlier)),
        (Of::Row(earlier), Kinship::Likely) => paste::like_line(l, line(earlier)),
        (Of::Row(earlier), Kinship::Namesake) => paste::namesake_of_line(l, line(earlier)),
    }
}

/// The lines to show, and how many more there are.
fn shown(lines: &[Line]) -> (Vec<Line>, usize) {
    let mut n_plain = 0;
    let is_shown = |line: &&Line| {
        n_plain += usize::from(line.notes.is_empty());
        !line.notes.is_empty() || n_plain <= N_PLAIN
    };
    let shown: Vec<Line> = lines.iter().filter(is_shown).cloned().collect();
    let n_more = lines.len() - shown.len();
    (shown, n_more)
}

/// Every line: the person as understood, what is wrong, whether it is taken.
#[component]
pub fn Preview(event: Event, state: Paste, draft: Read, close: Callback<()>) -> impl IntoView {
    let l = language();
    let lines = Memo::new(move |_| {
        draft.with(|draft| draft.as_ref().map_or_else(|_| Vec::new(), |draft| lines(l, event, draft)))
    });
    let is_taken = move |line: &Line| {
        !line.is_faulty
            && state.chosen.with(|chosen| chosen.get(&line.at).copied()).unwrap_or(line.is_proposed)
    };
    let taken = Memo::new(move |_| {
        lines.with(|lines| lines.iter().filter(|line| is_taken(line)).map(|line| line.at).collect::<Vec<_>>())
    });
    let n_faulty = move || lines.with(|lines| lines.iter().filter(|line| line.is_faulty).count());
    let caption = move || {
        let (n, n_faulty) = (taken.with(Vec::len), n_faulty());
        paste::preview(l, n, n_faulty, lines.with(Vec::len) - n - n_faulty)
    };
    let add = move |_| {
        let entries = draft.with_untracked(|draft| {
            draft.as_ref().ok().and_then(|draft| draft.entries(&taken.get_untracked()).ok())
        });
        if let Some(entries) = entries
            && event.decide(Decision::Register(entries))
        {
            close.run(());
            device::focus_when_drawn("people-heading".to_owned());
        }
    };
    let columns = Memo::new(move |_| {
        draft.with(|draft| draft.as_ref().map_or_else(|_| Vec::new(), |draft| draft.columns.clone()))
    });
    let body = move || {
        let (columns, (lines, n_more)) = (columns.get(), lines.with(|lines| shown(lines)));
        let more = (n_more > 0).then(|| {
            view! { <tr><td colspan=columns.len() + 2>{paste::more_lines(l, n_more)}</td></tr> }
        });
        let lines = lines.into_iter().map(|line| view! { <PreviewLine state line columns=columns.clone()/> });
        (lines.collect_view(), more)
    };
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=paste::UNDERSTOOD.of(l)>
            <table class="people preview">
                <caption>{live(caption)}</caption>
                <thead>
                    <tr>
                        <th scope="col">{paste::TAKE.of(l)}</th>
                        <th scope="col" class="num">{paste::LINE.of(l)}</th>
                        {move || heads(state, draft, &columns.get())}
                    </tr>
                </thead>
                <tbody>{body}</tbody>
            </table>
        </div>
        <div class="acts acts-end">
            <button type="button" class="primary" disabled=move || taken.with(Vec::is_empty) on:click=add>
                {move || paste::add(l, taken.with(Vec::len))}
            </button>
        </div>
    }
}

/// Above each column what it means.
fn heads(state: Paste, draft: Read, columns: &[Column]) -> impl IntoView + use<> {
    let sample = |at: usize| {
        draft.with_untracked(|draft| {
            let rows = draft.as_ref().map_or(&[][..], |draft| &draft.rows);
            let cells = rows.iter().filter_map(|row| row.cells.get(at));
            cells.map(String::as_str).find(|cell| !cell.is_empty()).unwrap_or("–").to_owned()
        })
    };
    let lists =
        draft.with_untracked(|draft| draft.as_ref().map_or_else(|_| Vec::new(), |it| it.lists.clone()));
    let list = |at: usize| lists.get(at).cloned().unwrap_or_default();
    let head = |(at, &column)| {
        view! { <ColumnHead state at column list=list(at) sample=sample(at) all=columns.to_vec()/> }
    };
    columns.iter().enumerate().map(head).collect_view()
}

#[component]
fn ColumnHead(
    state: Paste,
    at: usize,
    column: Column,
    list: String,
    sample: String,
    all: Vec<Column>,
) -> impl IntoView {
    let l = language();
    let options = Column::ALL.into_iter().enumerate().map(|(no, meaning)| {
        let word = match meaning == column && !list.is_empty() {
            true => format!("{} · {list}", paste::column(l, meaning)),
            false => paste::column(l, meaning).to_owned(),
        };
        view! { <option value=no.to_string() selected={meaning == column}>{word}</option> }
    });
    let choose = move |ev| {
        let no = event_target_value(&ev).parse::<usize>().ok();
        let Some(&meaning) = no.and_then(|no| Column::ALL.get(no)) else { return };
        let mut columns = all.clone();
        // One column a meaning, but for lists: the one that had it before says nothing now.
        for other in &mut columns {
            if *other == meaning && !meaning.may_repeat() {
                *other = Column::Ignored;
            }
        }
        columns[at] = meaning;
        state.columns.set(Some(columns));
    };
    view! {
        <th scope="col">
            <select
                id=format!("paste-column-{at}")
                aria-label=paste::column_no(l, at + 1, &sample)
                on:change=choose
            >
                {options.collect_view()}
            </select>
        </th>
    }
}

#[component]
fn PreviewLine(state: Paste, line: Line, columns: Vec<Column>) -> impl IntoView {
    let l = language();
    let Line { at, row, notes, is_faulty, is_proposed } = line;
    let is_taken = move || state.chosen.with(|chosen| chosen.get(&at).copied()).unwrap_or(is_proposed);
    let choose = move |ev| {
        state.chosen.update(|chosen| {
            chosen.insert(at, event_target_checked(&ev));
        });
    };
    let noted = columns.iter().position(|&column| column == Column::Name || column == Column::Surname);
    let notes = notes.into_iter().map(|note| view! { <span class="fault"><Mark of="alarm"/>{note}</span> });
    let mut notes = Some(notes.collect_view());
    let no = row.line;
    let cells = columns.iter().enumerate().map(|(nth, &column)| {
        let notes = (nth == noted.unwrap_or(0)).then(|| notes.take());
        view! { <td>{cell(l, &row, nth, column)}{notes}</td> }
    });
    let cells = cells.collect_view();
    view! {
        <tr class:fault-row=is_faulty>
            <td>
                <label class="check">
                    <input
                        type="checkbox"
                        aria-label=paste::take_line(l, no)
                        disabled=is_faulty
                        prop:checked=move || !is_faulty && is_taken()
                        on:change=choose
                    />
                </label>
            </td>
            <td class="num">{no}</td>
            {cells}
        </tr>
    }
}

/// A cell as it was understood; as it stands there if it was not.
fn cell(l: Language, row: &DraftRow, nth: usize, column: Column) -> AnyView {
    let raw = row.cells.get(nth).cloned().unwrap_or_default();
    let entry = &row.entry;
    let understood = match column {
        Column::Name if !entry.name.is_empty() => {
            return view! { <Name name=entry.name.clone()/> }.into_any();
        }
        Column::Sex => entry.sex.map(|sex| people::sex(l, sex).to_owned()),
        Column::Birth => entry.birth.map(|birth| people::birth(l, birth)),
        Column::Rating => roster::rating(&raw).filter(|&rating| rating > 0).map(|rating| rating.to_string()),
        Column::Ignored => return view! { <small>{raw}</small> }.into_any(),
        Column::Name
        | Column::Surname
        | Column::GivenName
        | Column::Club
        | Column::Province
        | Column::Federation
        | Column::Title
        | Column::MemberId
        | Column::Phone => None,
    };
    understood.unwrap_or(raw).into_any()
}

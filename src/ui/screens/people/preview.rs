//! What was understood of a pasted list? Columns that can be told apart anew, and every line's answer.
use super::paste::Paste;
use crate::exchange::roster::{Column, Delimiter, DraftRow, Kinship, Likeness, Of, RosterDraft, RosterFault};
use crate::tournament::Decision;
use crate::ui::device;
use crate::ui::event::Event;
use crate::ui::parts::live::live;
use crate::ui::parts::mark::{Mark, Subsection};
use crate::ui::parts::name::Name;
use crate::ui::preferences::language;
use crate::words::{Language, paste, people};
use leptos::prelude::*;

type Draft = Memo<Result<RosterDraft, RosterFault>>;

/// What stands between the columns, whether there is a header, what each column means.
#[component]
pub fn Understood(state: Paste, draft: Draft) -> impl IntoView {
    let l = language();
    let choose_delimiter = move |ev| {
        let at = event_target_value(&ev).parse::<usize>().ok();
        state.columns.set(None);
        state.has_no_header.set(false);
        state.delimiter.set(at.and_then(|at| Delimiter::ALL.get(at).copied()));
    };
    let shape = Memo::new(move |_| {
        draft.with(|draft| {
            let draft = draft.as_ref().ok()?;
            let sample = |at: usize| {
                let cells = draft.rows.iter().filter_map(|row| row.cells.get(at));
                cells.map(String::as_str).find(|cell| !cell.is_empty()).unwrap_or("–").to_owned()
            };
            let columns = draft.columns.iter().enumerate().map(|(at, &column)| (column, sample(at)));
            Some((draft.delimiter, draft.header, columns.collect::<Vec<_>>()))
        })
    });
    let inside = move || {
        shape.get().map(|(now, header, columns)| {
            let delimiters = Delimiter::ALL.into_iter().enumerate().map(|(at, delimiter)| {
                let word = paste::delimiter(l, delimiter);
                view! { <option value=at.to_string() selected={delimiter == now}>{word}</option> }
            });
            let header = header.map(|line| view! {
                <p>{paste::header(l, line)}</p>
                <button type="button" on:click=move |_| state.has_no_header.set(true)>
                    {paste::HEADER_IS_A_PERSON.of(l)}
                </button>
            });
            let all: Vec<Column> = columns.iter().map(|&(column, _)| column).collect();
            let fields = columns.into_iter().enumerate().map(|(at, (column, sample))| {
                view! { <ColumnField state at column sample all=all.clone()/> }
            });
            view! {
                <div class="field">
                    <label for="paste-delimiter">{paste::DELIMITER.of(l)}</label>
                    <select id="paste-delimiter" on:change=choose_delimiter>{delimiters.collect_view()}</select>
                </div>
                {header}
                <div class="fields">{fields.collect_view()}</div>
            }
        })
    };
    view! {
        <Subsection title=paste::UNDERSTOOD.of(l)/>
        {live(inside)}
    }
}

#[component]
fn ColumnField(state: Paste, at: usize, column: Column, sample: String, all: Vec<Column>) -> impl IntoView {
    let l = language();
    let id = format!("paste-column-{at}");
    let options = Column::ALL.into_iter().enumerate().map(|(no, meaning)| {
        view! { <option value=no.to_string() selected={meaning == column}>{paste::column(l, meaning)}</option> }
    });
    let choose = move |ev| {
        let no = event_target_value(&ev).parse::<usize>().ok();
        let Some(&meaning) = no.and_then(|no| Column::ALL.get(no)) else { return };
        let mut columns = all.clone();
        // One column a meaning: the one that had it before says nothing now.
        for other in &mut columns {
            if *other == meaning {
                *other = Column::Ignored;
            }
        }
        columns[at] = meaning;
        state.columns.set(Some(columns));
    };
    view! {
        <div class="field">
            <label for=id.clone() class="clip">{paste::column_no(l, at + 1, &sample)}</label>
            <select id=id on:change=choose>{options.collect_view()}</select>
        </div>
    }
}

/// A row of the preview.
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
        let is_old = likeness.is_some_and(Likeness::is_left_out);
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
            is_proposed: !is_faulty && !is_old,
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

/// Every line: the person as understood, what is wrong, whether it is taken.
#[component]
pub fn Preview(event: Event, state: Paste, draft: Draft, close: Callback<()>) -> impl IntoView {
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
    view! {
        <div>
            <div class="scroll">
                <table class="people preview">
                    <caption>{live(caption)}</caption>
                    <thead>
                        <tr>
                            <th scope="col">{paste::TAKE.of(l)}</th>
                            <th scope="col">{people::NAME.of(l)}</th>
                            <th scope="col" class="num opt">{people::RATING.of(l)}</th>
                            <th scope="col" class="num">{paste::LINE.of(l)}</th>
                        </tr>
                    </thead>
                    <tbody>
                        {move || lines.get().into_iter().map(|line| view! { <PreviewLine state line/> }).collect_view()}
                    </tbody>
                </table>
            </div>
            <div class="acts acts-end">
                <button
                    type="button"
                    class="primary"
                    disabled=move || taken.with(Vec::is_empty)
                    on:click=add
                >
                    {move || paste::add(l, taken.with(Vec::len))}
                </button>
            </div>
        </div>
    }
}

#[component]
fn PreviewLine(state: Paste, line: Line) -> impl IntoView {
    let l = language();
    let Line { at, row, notes, is_faulty, is_proposed } = line;
    let entry = row.entry;
    let sex = entry.sex.map(|sex| people::sex(l, sex).to_owned());
    let birth = entry.birth.map(|birth| people::birth(l, birth));
    let [title, club, province] = [entry.title, entry.club, entry.province].map(Some);
    let [federation, id, phone] = [entry.federation, entry.member_id, entry.phone].map(Some);
    let small: Vec<String> = [title, club, province, federation, sex, birth, id, phone]
        .into_iter()
        .flatten()
        .filter(|part| !part.is_empty())
        .collect();
    let notes = notes.into_iter().map(|note| view! { <span class="fault"><Mark of="alarm"/>{note}</span> });
    let is_taken = move || state.chosen.with(|chosen| chosen.get(&at).copied()).unwrap_or(is_proposed);
    let choose = move |ev| {
        state.chosen.update(|chosen| {
            chosen.insert(at, event_target_checked(&ev));
        });
    };
    let rating = entry.rating.map_or_else(|| "–".to_owned(), |rating| rating.to_string());
    view! {
        <tr class:fault-row=is_faulty>
            <td>
                <label class="check">
                    <input
                        type="checkbox"
                        aria-label=paste::take_line(l, row.line)
                        disabled=is_faulty
                        prop:checked=move || !is_faulty && is_taken()
                        on:change=choose
                    />
                </label>
            </td>
            <td>
                <Name name=entry.name/>
                <small>{small.join(" · ")}<span class="narrow">{format!(" · {rating}")}</span></small>
                {notes.collect_view()}
            </td>
            <td class="num opt">{rating.clone()}</td>
            <td class="num">{row.line}</td>
        </tr>
    }
}

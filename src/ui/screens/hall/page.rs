//! How does a page of the hall's screen look? Lines of one height, whatever stands on them.
use super::slides::{BoardLine, Placed, Seated, Slide};
use crate::ui::parts::mark::Mark;
use crate::ui::parts::name::Name;
use crate::ui::preferences::language;
use crate::units::Side;
use crate::words::common;
use leptos::prelude::*;

/// A page of so many rows. A short one keeps the rows of a full one: nothing jumps from page to page.
pub fn view_of(slide: Slide, rows: usize) -> AnyView {
    let (class, lines) = match slide {
        Slide::Boards(lines) => ("hall-boards", lines.into_iter().map(board).collect::<Vec<_>>()),
        Slide::Names(lines) => ("hall-boards hall-names", lines.into_iter().map(seated).collect()),
        Slide::Standings(_, lines) => ("hall-boards hall-names", lines.into_iter().map(placed).collect()),
    };
    let grid = format!("repeat({rows}, minmax(0, 1fr))");
    view! { <ol class=class style:grid-template-rows=grid>{lines}</ol> }.into_any()
}

fn colour(side: Side) -> AnyView {
    let (class, mark, word) = match side {
        Side::Red => ("colour colour-red", "red", common::RED),
        Side::Black => ("colour colour-black", "black", common::BLACK),
    };
    view! { <span class=class><Mark of=mark/><span class="said-only">{word.of(language())}</span></span> }
        .into_any()
}

fn board(line: BoardLine) -> AnyView {
    let result = if line.result.is_empty() { "–".to_owned() } else { line.result };
    view! {
        <li class="hall-board">
            <b>{line.board.0}</b>
            <span class="hall-side">{colour(Side::Red)}<Name name=line.red/></span>
            <span class="hall-score">{result}</span>
            <span class="hall-side">{colour(Side::Black)}<Name name=line.black/></span>
        </li>
    }
    .into_any()
}

fn seated(line: Seated) -> AnyView {
    let (board, mark) = match line.at {
        Some((board, side)) => (board.0.to_string(), Some(colour(side))),
        None => ("–".to_owned(), None),
    };
    view! { <li class="hall-line"><Name name=line.name/>{mark}<b>{board}</b></li> }.into_any()
}

fn placed(line: Placed) -> AnyView {
    view! {
        <li class="hall-line"><b>{line.place}</b><Name name=line.name/><span class="hall-score">{line.points}</span></li>
    }
    .into_any()
}

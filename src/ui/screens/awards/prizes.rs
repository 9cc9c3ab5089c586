//! Who is paid how much, and for what? And how it adds up to the plan.
use super::Board;
use super::save::TakeOut;
use crate::handout::tables::awards;
use crate::prizes::{Payout, Payouts, payouts};
use crate::ui::event::Open;
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Subsection;
use crate::ui::parts::name::Name;
use crate::ui::preferences::language;
use crate::ui::router::Sheet;
use crate::words::{prizes as words, standings};
use leptos::prelude::*;

fn paid(board: Board, open: &Open) -> Payouts {
    let plan = &open.tournament().regulation().prizes.value;
    board.table.with(|table| payouts(open.tournament(), table, plan))
}

/// The list of those who are paid.
#[component]
pub fn PrizesCard(board: Board) -> impl IntoView {
    let l = language();
    let list = move || {
        let open = board.event.get();
        let paid = paid(board, &open);
        let plan = &open.tournament().regulation().prizes.value;
        let withheld = paid.withheld.iter().filter_map(|one| words::withheld(l, plan, one));
        let sums = words::sum(l, plan, &paid).into_iter().chain(withheld);
        let sums = sums.map(|line| view! { <li>{line}</li> }).collect_view();
        let rows = paid.paid.iter().map(|payout| row(&open, payout)).collect_view();
        view! {
            <div class="scroll" tabindex="0" role="region" aria-labelledby="prizes-caption">
                <table class="stand">
                    <caption id="prizes-caption" class="said-only">{words::PAID.of(l)}</caption>
                    <thead>
                        <tr>
                            <th scope="col">{standings::PLAYER.of(l)}</th>
                            <th scope="col">{words::FOR.of(l)}</th>
                            <th scope="col" class="num">{words::AMOUNT.of(l)}</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
            <ul class="lines">{sums}</ul>
        }
    };
    let through = Signal::derive(move || board.table.with(|table| table.through));
    view! {
        <section class="card awards" aria-label=words::TITLE.of(l)>
            <Subsection title=words::TITLE.of(l)/>
            <TakeOut event=board.event what=words::TITLE.of(l) sheet=Sheet::Prizes through list=awards::prizes/>
            {live(list)}
        </section>
    }
}

fn row(open: &Open, payout: &Payout) -> impl IntoView + use<> {
    let l = language();
    let what: Vec<String> = payout.prizes.iter().map(|prize| words::prize(l, prize)).collect();
    let what = what.into_iter().map(|line| view! { <div>{line}</div> }).collect_view();
    view! {
        <tr>
            <th scope="row"><Name name=open.name(payout.player)/></th>
            <td>{what}</td>
            <td class="num pts">{words::amount(l, payout.total())}</td>
        </tr>
    }
}

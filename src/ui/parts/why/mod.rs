//! Why? The panel at the right that says so of a pairing or a place, without covering the work.
mod pairing;
mod place;
mod swiss;

use super::mark::Mark;
use crate::ui::device;
use crate::ui::parts::live::live;
use crate::ui::preferences::language;
use crate::units::{BoardNo, PlayerId, RoundNo};
use crate::words::common;
use leptos::prelude::*;

/// What was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Why do these two meet?
    Pairing(RoundNo, BoardNo),
    /// Why does the player stand there, after this round?
    Place(RoundNo, PlayerId),
}

/// The question that is open in an event's frame.
#[derive(Clone, Copy)]
pub struct Asked {
    question: RwSignal<Option<Question>>,
    asker: StoredValue<Option<String>>,
}

/// Makes room for a question in this frame.
pub fn provide() -> Asked {
    let asked = Asked { question: RwSignal::new(None), asker: StoredValue::new(None) };
    provide_context(asked);
    asked
}

/// The frame's question.
pub fn asked() -> Asked {
    expect_context()
}

impl Asked {
    /// Asks; the focus comes back to what had it.
    pub fn ask(self, question: Question) {
        self.asker.set_value(device::focused_id());
        self.question.set(Some(question));
    }

    /// Takes the panel away.
    pub fn close(self) {
        self.question.set(None);
        if let Some(asker) = self.asker.get_value() {
            device::focus(&asker);
        }
    }

    /// Takes the panel away with the screen that it belonged to.
    pub fn forget(self) {
        self.question.set(None);
    }

    /// The question, tracked.
    pub fn get(self) -> Option<Question> {
        self.question.get()
    }
}

/// The panel, while a question is open.
#[component]
pub fn WhyPanel() -> impl IntoView {
    let l = language();
    let asked = asked();
    let escape = window_event_listener(leptos::ev::keydown, move |key| {
        if key.key() == "Escape" && asked.question.with_untracked(Option::is_some) {
            asked.close();
        }
    });
    on_cleanup(move || escape.remove());
    live(move || {
        asked.get().map(|question| {
            let (title, body) = match question {
                Question::Pairing(round, board) => {
                    (pairing::title(board), pairing::body(round, board).into_any())
                }
                Question::Place(round, player) => {
                    (place::title(player), place::body(round, player).into_any())
                }
            };
            view! {
                <aside class="why" aria-labelledby="why-heading">
                    <div class="why-head">
                        <h2 id="why-heading">{title}</h2>
                        <button type="button" class="quiet" on:click=move |_| asked.close()>
                            <Mark of="cross"/>{common::CLOSE.of(l)}
                        </button>
                    </div>
                    {body}
                </aside>
            }
        })
    })
}

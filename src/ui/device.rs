//! What does this device say of time and chance? The only place that asks; rules get values.
use crate::units::{EventId, Seed, Stamp};
use leptos::prelude::{
    Get, ReadSignal, Set, document, on_cleanup, request_animation_frame, set_interval_with_handle,
    set_timeout, signal,
};
use leptos::task::{spawn_local, tick};
use std::time::Duration;
use wasm_bindgen::prelude::*;

/// The moment, by this device's clock.
#[expect(clippy::disallowed_methods, reason = "this is the one place that asks for the time")]
#[expect(clippy::cast_possible_truncation, reason = "a clock's milliseconds and minutes are whole and small")]
pub fn now() -> Stamp {
    let date = js_sys::Date::new_0();
    let offset_minutes = -(date.get_timezone_offset() as i16);
    Stamp { utc_ms: date.get_time() as i64, offset_minutes }
}

/// The year by the device's clock: nobody is born after its end.
pub fn this_year() -> u16 {
    let this_year = now().civil().and_then(|(day, _, _)| u16::try_from(day.parts().0).ok());
    this_year.unwrap_or(2199)
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = crypto, js_name = getRandomValues)]
    fn random_values(bytes: &js_sys::Uint8Array) -> js_sys::Uint8Array;
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    random_values(&js_sys::Uint8Array::from(bytes.as_slice())).copy_to(&mut bytes);
    bytes
}

/// A seed for lots; recorded with the decision that uses it.
pub fn seed() -> Seed {
    Seed(u64::from_be_bytes(random()))
}

/// A name for a new event.
pub fn event_id() -> EventId {
    EventId(u128::from_be_bytes(random()))
}

/// Puts a node of this id under the keyboard, and in sight.
pub fn focus(id: &str) {
    let Some(node) = document().get_element_by_id(id) else { return };
    if let Some(node) = node.dyn_ref::<web_sys::HtmlElement>() {
        // It is brought into view below, so the browser need not look where it is twice.
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        // A node that is gone by now simply does not take the focus.
        let _ = node.focus_with_options(&options);
    }
    // A result is seen with the names beside it: the whole row comes into view.
    let row = node.closest(".board").ok().flatten();
    into_view(row.as_ref().unwrap_or(&node));
}

/// As [`focus`], once the page shows what the same press has changed: the browser then lays it out once.
pub fn focus_after_changes(id: String) {
    spawn_local(async move {
        tick().await;
        focus(&id);
    });
}

/// Brings a field under the keyboard, out of whatever is folded over it.
pub fn focus_field(id: &str) {
    let mut node = document().get_element_by_id(id).and_then(|node| node.closest("details").ok().flatten());
    while let Some(folded) = node {
        // It fails only for what is no name of an attribute.
        let _ = folded.set_attribute("open", "");
        node = folded.parent_element().and_then(|node| node.closest("details").ok().flatten());
    }
    focus(id);
}

/// Names the page: on its tab, and in the name of a file that is printed from it.
pub fn call_page(title: &str) {
    document().set_title(title);
}

/// Says in the page which address it shows, once it does: links and tests see that it has been drawn.
pub fn note_address(address: &str) {
    if let Some(root) = document().document_element() {
        // It fails only for what is no name of an attribute.
        let _ = root.set_attribute("data-at", address);
    }
}

/// Shows the work from its beginning.
pub fn scroll_to_top() {
    if let Some(work) = document().get_element_by_id("work") {
        work.set_scroll_top(0);
    }
}

/// As [`focus`], once the screen that has the node is drawn, which may be a piece of a long list; whoever
/// types by then is left alone.
pub fn focus_when_drawn(id: String) {
    focus_within(id, 20);
}

/// Looks for the node so many times more.
fn focus_within(id: String, n_looks: u8) {
    let look = move || {
        if is_typing() {
            return;
        }
        match (document().get_element_by_id(&id), n_looks.checked_sub(1)) {
            (Some(_), _) => focus(&id),
            (None, Some(left)) => focus_within(id, left),
            (None, None) => {}
        }
    };
    set_timeout(look, Duration::from_millis(50));
}

/// Whether what has the focus takes text.
pub fn is_typing() -> bool {
    document().active_element().is_some_and(|node| {
        let kind = node.get_attribute("type");
        let is_pressed = matches!(kind.as_deref(), Some("radio" | "checkbox"));
        matches!(node.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT") && !is_pressed
    })
}

/// The id of what has the focus.
pub fn focused_id() -> Option<String> {
    document().active_element().map(|node| node.id()).filter(|id| !id.is_empty())
}

/// Brings the first node that a selector finds into view, once the page is drawn.
pub fn bring_into_view(selector: &'static str) {
    request_animation_frame(move || {
        // It fails only for what is no selector.
        if let Ok(Some(node)) = document().query_selector(selector) {
            into_view(&node);
        }
    });
}

fn into_view(node: &web_sys::Element) {
    let options = web_sys::ScrollIntoViewOptions::new();
    options.set_block(web_sys::ScrollLogicalPosition::Nearest);
    options.set_inline(web_sys::ScrollLogicalPosition::Nearest);
    node.scroll_into_view_with_scroll_into_view_options(&options);
}

/// Scrolls a node of this id to its top.
pub fn to_top(id: &str) {
    if let Some(node) = document().get_element_by_id(id) {
        node.set_scroll_top(0);
    }
}

/// Keeps the second tap of a double tap from a button that has just come to where it falls.
#[derive(Clone, Copy, Debug)]
pub struct Guard {
    since: i64,
}

impl Guard {
    /// From now on.
    pub fn new() -> Self {
        Self { since: now().utc_ms }
    }

    /// Whether the button was there long enough to be meant.
    pub fn is_settled(self) -> bool {
        !(0..300).contains(&(now().utc_ms - self.since))
    }
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn monotonic_ms() -> f64;
}

/// The moment, told anew each second: from the wall clock when it begins, and from then on by a clock that
/// nobody can put forward or back.
#[derive(Clone, Copy)]
pub struct Ticking {
    now: ReadSignal<Stamp>,
}

impl Ticking {
    /// Ticks while its owner is shown.
    #[expect(clippy::cast_possible_truncation, reason = "milliseconds since the page began")]
    pub fn every_second() -> Self {
        let (begun, at) = (now(), monotonic_ms());
        let (told, tell) = signal(begun);
        let tick = move || {
            let passed = (monotonic_ms() - at) as i64;
            tell.try_set(Stamp { utc_ms: begun.utc_ms + passed, ..begun });
        };
        if let Ok(ticks) = set_interval_with_handle(tick, Duration::from_secs(1)) {
            on_cleanup(move || ticks.clear());
        }
        Self { now: told }
    }

    /// The moment, tracked.
    pub fn now(self) -> Stamp {
        self.now.get()
    }
}

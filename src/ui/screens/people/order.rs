//! In which order do people stand in a list? (Case O20.) Han names by sound or by strokes where the
//! browser knows them; Vietnamese names by the project's own rule, the same on every device.
use crate::names::{NameOrder, has_han, name_key};
use crate::units::PairingNo;
use crate::words::{Language, Text, people};
use js_sys::Intl::Collator;
use leptos::prelude::*;
use std::cmp::Ordering;
use wasm_bindgen::JsValue;

/// An order of a list of people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// By number; whoever has none comes last, as registered.
    Number,
    /// By given name.
    GivenName,
    /// By the whole name.
    FullName,
    /// As registered.
    Registered,
    /// Han names by sound.
    Pinyin,
    /// Han names by strokes.
    Strokes,
}

impl Order {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Number, Self::GivenName, Self::FullName, Self::Registered, Self::Pinyin, Self::Strokes];

    /// How lists of names usually go in a language.
    pub const fn usual(language: Language) -> Self {
        match language {
            Language::Vietnamese | Language::English => Self::GivenName,
            Language::Chinese => Self::Pinyin,
        }
    }

    /// What it is called.
    pub const fn word(self) -> Text {
        match self {
            Self::Number => people::BY_NUMBER,
            Self::GivenName => people::BY_GIVEN_NAME,
            Self::FullName => people::BY_FULL_NAME,
            Self::Registered => people::AS_REGISTERED,
            Self::Pinyin => people::BY_PINYIN,
            Self::Strokes => people::BY_STROKES,
        }
    }
}

/// Puts a list, which is as registered, into order.
pub fn sort<T>(
    list: &mut [T],
    order: Order,
    number: impl Fn(&T) -> Option<PairingNo>,
    name: impl Fn(&T) -> &str,
) {
    match order {
        Order::Registered => {}
        Order::Number => list.sort_by_key(|item| (number(item).is_none(), number(item))),
        Order::GivenName => list.sort_by_cached_key(|item| name_key(name(item), NameOrder::GivenName)),
        Order::FullName => list.sort_by_cached_key(|item| name_key(name(item), NameOrder::FullName)),
        Order::Pinyin => sort_han(list, "zh-Hans-u-co-pinyin", name),
        Order::Strokes => sort_han(list, "zh-Hans-u-co-stroke", name),
    }
}

/// Han names first, as the browser's collation has them; the others after them by given name.
fn sort_han<T>(list: &mut [T], locale: &str, name: impl Fn(&T) -> &str) {
    list.sort_by_cached_key(|item| name_key(name(item), NameOrder::GivenName));
    let collator = Collator::new(&js_sys::Array::of1(&JsValue::from_str(locale)), &js_sys::Object::new());
    let compare = collator.compare();
    list.sort_by(|a, b| {
        let (a, b) = (name(a), name(b));
        match (has_han(a), has_han(b)) {
            (true, true) => {
                let sign = compare.call2(&JsValue::UNDEFINED, &JsValue::from_str(a), &JsValue::from_str(b));
                let sign = sign.ok().and_then(|sign| sign.as_f64()).unwrap_or(0.0);
                sign.partial_cmp(&0.0).unwrap_or(Ordering::Equal)
            }
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
            (false, false) => Ordering::Equal,
        }
    });
}

/// The choice of an order; a list, since there are six.
#[component]
pub fn OrderChoice(id: &'static str, chosen: RwSignal<Order>) -> impl IntoView {
    let l = crate::ui::preferences::language();
    let options = Order::ALL.into_iter().enumerate().map(|(at, order)| {
        let is_chosen = move || chosen.get() == order;
        view! { <option value=at.to_string() prop:selected=is_chosen>{order.word().of(l)}</option> }
    });
    let choose = move |ev| {
        let at = event_target_value(&ev).parse::<usize>().ok();
        if let Some(&order) = at.and_then(|at| Order::ALL.get(at)) {
            chosen.set(order);
        }
    };
    view! {
        <div class="field">
            <label for=id>{people::ORDER.of(l)}</label>
            <select id=id on:change=choose>{options.collect_view()}</select>
        </div>
    }
}

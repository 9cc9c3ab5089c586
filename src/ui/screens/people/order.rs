//! In which order do people stand in a list? (Case O20.) Han names by sound or by strokes where the
//! browser knows them; Vietnamese names by the project's own rule, the same on every device.
use crate::names::{NameOrder, has_han, name_key};
use crate::ui::parts::select::Select;
use crate::units::{PairingNo, order};
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
    let numbers: Vec<_> = list.iter().map(number).collect();
    let names: Vec<&str> = list.iter().map(name).collect();
    let places = places(&names, &numbers, order);
    order::put(list, &places);
}

fn places(names: &[&str], numbers: &[Option<PairingNo>], order: Order) -> Vec<usize> {
    let by_name = |order| {
        let keys: Vec<_> = names.iter().map(|name| name_key(name, order)).collect();
        order::places(keys.len(), &mut |a, b| keys[a].cmp(&keys[b]))
    };
    match order {
        Order::Registered => (0..names.len()).collect(),
        Order::Number => {
            let key = |at: usize| (numbers[at].is_none(), numbers[at]);
            order::places(names.len(), &mut |a, b| key(a).cmp(&key(b)))
        }
        Order::GivenName => by_name(NameOrder::GivenName),
        Order::FullName => by_name(NameOrder::FullName),
        Order::Pinyin => han_first(names, &by_name(NameOrder::GivenName), "zh-Hans-u-co-pinyin"),
        Order::Strokes => han_first(names, &by_name(NameOrder::GivenName), "zh-Hans-u-co-stroke"),
    }
}

/// Han names first, as the browser's collation has them; the others after them by given name.
fn han_first(names: &[&str], by_given: &[usize], locale: &str) -> Vec<usize> {
    let collator = Collator::new(&js_sys::Array::of1(&JsValue::from_str(locale)), &js_sys::Object::new());
    let compare = collator.compare();
    let places = order::places(names.len(), &mut |a, b| {
        let (a, b) = (names[by_given[a]], names[by_given[b]]);
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
    places.into_iter().map(|place| by_given[place]).collect()
}

/// The choice of an order; a list, since there are six.
#[component]
pub fn OrderChoice(id: &'static str, chosen: RwSignal<Order>) -> impl IntoView {
    let l = crate::ui::preferences::language();
    let options = Order::ALL.map(|order| (order, order.word().of(l).to_owned())).to_vec();
    view! { <Select id=id.to_owned() label=people::ORDER.of(l) options chosen choose=move |order| chosen.set(order)/> }
}

//! What is being typed about a person? Fields as text, read as a whole, each fault in its place.
use crate::exchange::roster;
use crate::names::{composed, narrow};
use crate::tournament::{Birth, Entry, Rating, Sex};
use crate::ui::device;
use crate::ui::event::Event;
use crate::ui::parts::live::live;
use crate::ui::parts::mark::Mark;
use crate::ui::parts::select::Select;
use crate::ui::preferences::language;
use crate::units::{BoardNo, PlayerId};
use crate::words::{common, people};
use leptos::prelude::*;
use std::collections::BTreeMap;

/// The fields of a person, as typed.
#[derive(Clone, Copy)]
pub struct Draft {
    /// The whole name.
    pub name: RwSignal<String>,
    /// The club.
    pub club: RwSignal<String>,
    sex: RwSignal<Option<Sex>>,
    birth: RwSignal<String>,
    province: RwSignal<String>,
    federation: RwSignal<String>,
    grade: RwSignal<String>,
    rating: RwSignal<String>,
    /// The list that a number alone stands in.
    pub counting: RwSignal<String>,
    member_id: RwSignal<String>,
    phone: RwSignal<String>,
    fixed_board: RwSignal<String>,
}

/// The least and the greatest number that a field takes.
type Bounds = (u16, u16);
const BOARDS: Bounds = (1, 2000);

impl Draft {
    /// The fields of this entry, in an event that goes by this list of ratings.
    pub fn of(entry: &Entry, counting: &str) -> Self {
        let empty = || RwSignal::new(String::new());
        let draft = Self {
            name: empty(),
            club: empty(),
            sex: RwSignal::new(None),
            birth: empty(),
            province: empty(),
            federation: empty(),
            grade: empty(),
            rating: empty(),
            counting: RwSignal::new(counting.to_owned()),
            member_id: empty(),
            phone: empty(),
            fixed_board: empty(),
        };
        draft.set(entry);
        draft
    }

    /// Puts this entry into the fields.
    pub fn set(self, entry: &Entry) {
        let number = |number: Option<u16>| number.map_or_else(String::new, |number| number.to_string());
        self.name.set(entry.name.clone());
        self.club.set(entry.club.clone());
        self.sex.set(entry.sex);
        self.birth.set(entry.birth.map_or_else(String::new, |birth| people::birth(language(), birth)));
        self.province.set(entry.province.clone());
        self.federation.set(entry.federation.clone());
        self.grade.set(people::titles(&entry.titles));
        self.rating.set(self.counting.with_untracked(|list| roster::ratings_line(&entry.ratings, list)));
        self.member_id.set(entry.member_id.clone());
        self.phone.set(entry.phone.clone());
        self.fixed_board.set(number(entry.fixed_board.map(|board| board.0)));
    }

    /// Empties what belongs to one person; the club stays, since people of a club come together.
    pub fn clear(self) {
        let of_one =
            [self.name, self.birth, self.grade, self.rating, self.member_id, self.phone, self.fixed_board];
        for field in of_one {
            field.set(String::new());
        }
        self.sex.set(None);
    }

    /// The entry, if every field can be read and nobody else has the board.
    pub fn entry(self, taken: Memo<Taken>) -> Option<Entry> {
        let fixed_board = number(&self.fixed_board.get_untracked(), BOARDS).ok()?.map(BoardNo);
        if fixed_board.is_some_and(|board| taken.with_untracked(|taken| taken.contains_key(&board))) {
            return None;
        }
        Some(Entry {
            name: text(self.name),
            club: text(self.club),
            sex: self.sex.get_untracked(),
            birth: birth(&self.birth.get_untracked()).ok()?,
            province: text(self.province),
            federation: text(self.federation),
            titles: self.grade.with_untracked(|typed| roster::titles(typed))?,
            ratings: self.ratings(&self.rating.get_untracked())?,
            member_id: text(self.member_id),
            phone: text(self.phone),
            fixed_board,
        })
    }

    fn ratings(self, typed: &str) -> Option<Vec<Rating>> {
        self.counting.with_untracked(|counting| roster::ratings(typed, counting))
    }
}

/// The boards that somebody never leaves, and who.
pub type Taken = BTreeMap<BoardNo, String>;

/// The boards of everybody but this player. Two cannot both stay at one board, and neither is to find out
/// on the day.
pub fn taken(event: Event, but: Option<PlayerId>) -> Memo<Taken> {
    event.memo(move |open| {
        let others = open.tournament().players().filter(|player| Some(player.id) != but);
        let fixed = others.filter_map(|player| Some((player.entry.fixed_board?, player.entry.name.clone())));
        fixed.collect()
    })
}

/// As it is kept: composed (NFC), single spaces.
fn text(field: RwSignal<String>) -> String {
    composed(&field.get_untracked())
}

/// An empty field is no number; anything but a number within the bounds is a fault.
fn number(typed: &str, (from, to): Bounds) -> Result<Option<u16>, ()> {
    let plain: String = typed.trim().chars().map(narrow).collect();
    if plain.is_empty() {
        return Ok(None);
    }
    plain.parse().ok().filter(|number| (from..=to).contains(number)).map(Some).ok_or(())
}

/// An empty field is no birth; anything but a day or a year is a fault.
fn birth(typed: &str) -> Result<Option<Birth>, ()> {
    if typed.trim().is_empty() {
        return Ok(None);
    }
    roster::birth(typed, device::this_year()).map(Some).ok_or(())
}

/// Name and club.
#[component]
pub fn MainFields(
    draft: Draft,
    /// Before the ids of the fields, which are unique on the page.
    prefix: &'static str,
) -> impl IntoView {
    let l = language();
    view! {
        <TextField id=format!("{prefix}-name") label=people::NAME.of(l) value=draft.name required=true/>
        <TextField id=format!("{prefix}-club") label=common::CLUB.of(l) value=draft.club/>
    }
}

/// Everything else that can be known.
#[component]
pub fn OtherFields(
    draft: Draft,
    /// The boards that others have.
    taken: Memo<Taken>,
    /// Before the ids of the fields, which are unique on the page.
    prefix: &'static str,
) -> impl IntoView {
    let l = language();
    let id = |field: &str| format!("{prefix}-{field}");
    view! {
        <SexField id=id("sex") value=draft.sex/>
        <CheckedField
            id=id("birth")
            label=people::BIRTH.of(l)
            value=draft.birth
            fault=move |typed: &str| birth(typed).is_err().then(|| people::NOT_A_BIRTH.of(l).to_owned())
        />
        <TextField id=id("province") label=people::PROVINCE.of(l) value=draft.province/>
        <TextField id=id("federation") label=people::FEDERATION.of(l) value=draft.federation/>
        <CheckedField
            id=id("grade")
            label=people::GRADE.of(l)
            value=draft.grade
            hint=people::GRADE_HINT.of(l)
            fault=move |typed: &str| roster::titles(typed).is_none().then(|| people::TOO_MANY_TITLES.of(l).to_owned())
        />
        <CheckedField
            id=id("rating")
            label=people::RATING.of(l)
            value=draft.rating
            hint=people::RATING_HINT.of(l)
            fault=move |typed: &str| draft.ratings(typed).is_none().then(|| people::NOT_RATINGS.of(l).to_owned())
        />
        <TextField id=id("member-id") label=people::MEMBER_ID.of(l) value=draft.member_id hint=people::MEMBER_ID_HINT.of(l)/>
        <TextField id=id("phone") label=people::PHONE.of(l) value=draft.phone hint=people::PHONE_HINT.of(l)/>
        <NumberField
            id=id("fixed-board")
            label=people::FIXED_BOARD.of(l)
            value=draft.fixed_board
            bounds=BOARDS
            hint=people::FIXED_BOARD_HINT.of(l)
            taken=taken
        />
    }
}

#[component]
fn SexField(id: String, value: RwSignal<Option<Sex>>) -> impl IntoView {
    let l = language();
    let known = [Sex::Woman, Sex::Man].map(|sex| (Some(sex), people::sex(l, sex).to_owned()));
    let options = [(None, people::SEX_UNKNOWN.of(l).to_owned())].into_iter().chain(known).collect();
    view! { <Select id label=people::SEX.of(l) options chosen=value choose=move |sex| value.set(sex)/> }
}

#[component]
fn TextField(
    id: String,
    label: &'static str,
    value: RwSignal<String>,
    #[prop(optional)] required: bool,
    #[prop(optional)] hint: &'static str,
) -> impl IntoView {
    view! {
        <div class="field">
            <label for=id.clone()>{label}</label>
            <input
                id=id
                autocomplete="off"
                spellcheck="false"
                required=required
                prop:value=value
                on:input=move |ev| value.set(event_target_value(&ev))
            />
            {(!hint.is_empty()).then(|| view! { <small>{hint}</small> })}
        </div>
    }
}

#[component]
fn NumberField(
    id: String,
    label: &'static str,
    value: RwSignal<String>,
    bounds: Bounds,
    #[prop(optional)] hint: &'static str,
    #[prop(optional)] taken: Option<Memo<Taken>>,
) -> impl IntoView {
    let l = language();
    let fault = move |typed: &str| match number(typed, bounds) {
        Err(()) => Some(people::out_of_range(l, usize::from(bounds.0), usize::from(bounds.1))),
        Ok(no) => {
            let by =
                taken.zip(no).and_then(|(taken, no)| taken.with(|taken| taken.get(&BoardNo(no)).cloned()));
            by.zip(no).map(|(by, no)| people::board_taken(l, no, &by))
        }
    };
    view! { <CheckedField id label value hint keys="numeric" fault/> }
}

/// A field whose content can be wrong; what is wrong is said under it while it is typed.
#[component]
fn CheckedField(
    id: String,
    label: &'static str,
    value: RwSignal<String>,
    #[prop(optional)] hint: &'static str,
    /// Which keys a tablet shows.
    #[prop(default = "text")]
    keys: &'static str,
    /// What is wrong with what was typed.
    fault: impl Fn(&str) -> Option<String> + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let sentence = move || value.with(|typed| fault(typed));
    let fault_id = format!("{id}-fault");
    let said =
        move || sentence().map(|sentence| view! { <span class="fault"><Mark of="alarm"/>{sentence}</span> });
    view! {
        <div class="field">
            <label for=id.clone()>{label}</label>
            <input
                id=id
                inputmode=keys
                autocomplete="off"
                aria-invalid=move || sentence().map(|_| "true")
                aria-describedby=fault_id.clone()
                prop:value=value
                on:input=move |ev| value.set(event_target_value(&ev))
            />
            {(!hint.is_empty()).then(|| view! { <small>{hint}</small> })}
            <span id=fault_id role="status">{live(said)}</span>
        </div>
    }
}

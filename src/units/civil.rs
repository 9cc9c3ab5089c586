//! Which day and hour? Wall-clock time as people at the venue read it (case O28).
//!
//! A planned time is stored as the venue's clock shows it and is never shifted. A moment that
//! happened is stored with the offset of the device that saw it, and is shown as that device
//! showed it, wherever the file is opened later.
use time::{Date, Month, OffsetDateTime, UtcOffset};

/// A day of the calendar: valid by construction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CivilDate {
    year: i16,
    month: u8,
    day: u8,
}

impl CivilDate {
    /// The day, if the calendar has it and its year is in 1900..=2199.
    pub fn new(year: i16, month: u8, day: u8) -> Option<Self> {
        let valid = (1900..=2199).contains(&year)
            && Month::try_from(month)
                .is_ok_and(|month| Date::from_calendar_date(i32::from(year), month, day).is_ok());
        valid.then_some(Self { year, month, day })
    }

    /// Year, month 1..=12 and day 1..=31.
    pub const fn parts(self) -> (i16, u8, u8) {
        (self.year, self.month, self.day)
    }
}

/// An hour of the day: valid by construction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CivilTime {
    hour: u8,
    minute: u8,
}

impl CivilTime {
    /// The time, if the clock has it.
    pub fn new(hour: u8, minute: u8) -> Option<Self> {
        (hour < 24 && minute < 60).then_some(Self { hour, minute })
    }

    /// Hour 0..=23 and minute 0..=59.
    pub const fn parts(self) -> (u8, u8) {
        (self.hour, self.minute)
    }
}

/// A moment that happened: milliseconds since 1970 UTC, and the offset of the device's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stamp {
    /// Milliseconds since 1970-01-01 00:00 UTC.
    pub utc_ms: i64,
    /// Minutes that the device's clock was ahead of UTC.
    pub offset_minutes: i16,
}

impl Stamp {
    /// The moment at which a clock so many minutes ahead of UTC shows this day and hour.
    pub fn of_civil(date: CivilDate, time: CivilTime, offset_minutes: i16) -> Option<Self> {
        let month = Month::try_from(date.month).ok()?;
        let day = Date::from_calendar_date(i32::from(date.year), month, date.day).ok()?;
        let local = day.with_hms(time.hour, time.minute, 0).ok()?.assume_utc().unix_timestamp();
        let utc_ms = (local - i64::from(offset_minutes) * 60) * 1_000;
        Some(Self { utc_ms, offset_minutes })
    }

    /// Day, hour, minute and second as the device showed them; `None` for a moment off the calendar.
    pub fn civil(self) -> Option<(CivilDate, CivilTime, u8)> {
        let offset = UtcOffset::from_whole_seconds(i32::from(self.offset_minutes) * 60).ok()?;
        let local = OffsetDateTime::from_unix_timestamp(self.utc_ms.div_euclid(1_000))
            .ok()?
            .checked_to_offset(offset)?;
        let date = CivilDate::new(i16::try_from(local.year()).ok()?, u8::from(local.month()), local.day())?;
        Some((date, CivilTime::new(local.hour(), local.minute())?, local.second()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn o28_a_moment_is_shown_as_the_device_that_saw_it_showed_it() {
        // 2024-03-31 06:30:05 UTC is 13:30:05 in Vietnam.
        let (date, time, second) =
            Stamp { utc_ms: 1_711_866_605_000, offset_minutes: 420 }.civil().expect("on the calendar");
        assert_eq!((date.parts(), time.parts(), second), ((2024, 3, 31), (13, 30), 5));
    }

    #[test]
    fn o28_the_moment_of_a_day_and_hour_is_shown_as_that_day_and_hour() {
        for offset_minutes in [-480, 0, 330, 420] {
            let date = CivilDate::new(2024, 3, 31).expect("on the calendar");
            let time = CivilTime::new(13, 30).expect("on the clock");
            let stamp = Stamp::of_civil(date, time, offset_minutes).expect("on the calendar");
            assert_eq!(stamp.civil(), Some((date, time, 0)), "{offset_minutes}");
        }
    }

    #[test]
    fn days_that_do_not_exist_are_not_made() {
        assert_eq!(CivilDate::new(2023, 2, 29), None);
        assert!(CivilDate::new(2024, 2, 29).is_some());
        assert_eq!(CivilDate::new(1899, 1, 1), None);
        assert_eq!(CivilTime::new(24, 0), None);
    }
}

//! How are quantities and ids saved? As the bare number; days and hours as their parts.
use super::twin::{Twin, twin};
use crate::exchange::file::Misfit;
use crate::units;

macro_rules! bare {
    ($($Unit:ident: $Number:ty),*) => {$(
        impl Twin<units::$Unit> for $Number {
            fn of(value: &units::$Unit) -> Self {
                value.0
            }

            fn read(self) -> Result<units::$Unit, Misfit> {
                Ok(units::$Unit(self))
            }
        }
    )*};
}
bare!(
    RoundNo: u16,
    BoardNo: u16,
    PairingNo: u16,
    GameNo: u8,
    DeviceId: u64,
    EventId: u128,
    Seed: u64,
    HalfPoints: i32,
    Millis: i64,
    Dong: i64
);

twin!(struct DecisionId = units::DecisionId { device: u64, seq: u32 });
twin!(struct PlayerId = units::PlayerId { by: DecisionId, nth: u16 });
twin!(struct Stamp = units::Stamp { utc_ms: i64, offset_minutes: i16 });
twin!(enum Side = units::Side { Red, Black, });

/// Year, month and day.
#[derive(serde::Serialize, serde::Deserialize)]
pub struct CivilDate(i16, u8, u8);

impl Twin<units::CivilDate> for CivilDate {
    fn of(value: &units::CivilDate) -> Self {
        let (year, month, day) = value.parts();
        Self(year, month, day)
    }

    fn read(self) -> Result<units::CivilDate, Misfit> {
        units::CivilDate::new(self.0, self.1, self.2).ok_or(Misfit::Date)
    }
}

/// Hour and minute.
#[derive(serde::Serialize, serde::Deserialize)]
pub struct CivilTime(u8, u8);

impl Twin<units::CivilTime> for CivilTime {
    fn of(value: &units::CivilTime) -> Self {
        let (hour, minute) = value.parts();
        Self(hour, minute)
    }

    fn read(self) -> Result<units::CivilTime, Misfit> {
        units::CivilTime::new(self.0, self.1).ok_or(Misfit::Time)
    }
}

//! How does a saved value become a value of the domain, and back?
//!
//! A twin is what is written; it converts both ways, and whatever it cannot convert is a [`Misfit`].
//! `From` and `TryFrom` cannot be said of lists and options of other modules' types; this trait can.
//! Once version 2 is written, `of` leaves this module and `read` stays for ever.
use crate::exchange::file::Misfit;

/// The saved form of a `D`.
pub trait Twin<D>: Sized {
    /// The saved form of a value.
    fn of(value: &D) -> Self;

    /// The value of a saved form.
    ///
    /// # Errors
    /// If the domain has no such value.
    fn read(self) -> Result<D, Misfit>;
}

/// The twin of a struct (same fields) or of an enum (same variants), written out in full: a field or
/// variant that the domain gains does not compile here until it is decided how it is saved.
macro_rules! twin {
    (struct $Twin:ident = $Domain:path { $($field:ident: $Field:ty),* $(,)? }) => {
        #[derive(serde::Serialize, serde::Deserialize)]
        pub struct $Twin {
            $($field: $Field,)*
        }

        impl Twin<$Domain> for $Twin {
            fn of(value: &$Domain) -> Self {
                use $Domain as Domain;
                let Domain { $($field),* } = value;
                Self { $($field: Twin::of($field)),* }
            }

            fn read(self) -> Result<$Domain, Misfit> {
                use $Domain as Domain;
                Ok(Domain { $($field: self.$field.read()?),* })
            }
        }
    };
    (enum $Twin:ident = $Domain:path {
        $($Variant:ident $(($($item:ident: $Item:ty),*))? $({ $($field:ident: $Field:ty),* $(,)? })?,)*
    }) => {
        #[derive(serde::Serialize, serde::Deserialize)]
        pub enum $Twin {
            $($Variant $(($($Item),*))? $({ $($field: $Field),* })?,)*
        }

        impl Twin<$Domain> for $Twin {
            fn of(value: &$Domain) -> Self {
                use $Domain as Domain;
                match value {
                    $(Domain::$Variant $(($($item),*))? $({ $($field),* })? =>
                        Self::$Variant $(($(Twin::of($item)),*))? $({ $($field: Twin::of($field)),* })?,)*
                }
            }

            fn read(self) -> Result<$Domain, Misfit> {
                use $Domain as Domain;
                Ok(match self {
                    $(Self::$Variant $(($($item),*))? $({ $($field),* })? =>
                        Domain::$Variant $(($($item.read()?),*))? $({ $($field: $field.read()?),* })?,)*
                })
            }
        }
    };
}
pub(super) use twin;

/// Plain values are their own twins.
macro_rules! own_twin {
    ($($Plain:ty),*) => {$(
        impl Twin<$Plain> for $Plain {
            fn of(value: &$Plain) -> Self {
                value.clone()
            }

            fn read(self) -> Result<$Plain, Misfit> {
                Ok(self)
            }
        }
    )*};
}
own_twin!(bool, u8, u16, u32, u64, i16, i32, i64, String);

impl<D, T: Twin<D>> Twin<Vec<D>> for Vec<T> {
    fn of(values: &Vec<D>) -> Self {
        values.iter().map(T::of).collect()
    }

    fn read(self) -> Result<Vec<D>, Misfit> {
        self.into_iter().map(T::read).collect()
    }
}

impl<D, T: Twin<D>> Twin<Option<D>> for Option<T> {
    fn of(value: &Option<D>) -> Self {
        value.as_ref().map(T::of)
    }

    fn read(self) -> Result<Option<D>, Misfit> {
        self.map(T::read).transpose()
    }
}

impl<D, T: Twin<D>> Twin<Box<D>> for Box<T> {
    fn of(value: &Box<D>) -> Self {
        Self::new(T::of(value))
    }

    fn read(self) -> Result<Box<D>, Misfit> {
        (*self).read().map(Box::new)
    }
}

impl<D, E, T: Twin<D>, U: Twin<E>> Twin<(D, E)> for (T, U) {
    fn of((first, second): &(D, E)) -> Self {
        (T::of(first), U::of(second))
    }

    fn read(self) -> Result<(D, E), Misfit> {
        Ok((self.0.read()?, self.1.read()?))
    }
}

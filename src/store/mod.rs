//! Where are the bytes? (IndexedDB)

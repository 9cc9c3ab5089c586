//! How do Vietnamese and Chinese names sort, match and shorten?

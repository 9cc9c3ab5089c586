//! Which regulations are ready to use? One data file each, every field with its article.

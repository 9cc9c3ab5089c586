//! Who is ahead, and by which article?

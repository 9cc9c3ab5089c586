//! How is it written down for others?

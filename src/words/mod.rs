//! How do we say it, in Vietnamese, Chinese and English?

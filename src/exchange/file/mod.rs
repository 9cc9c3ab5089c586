//! How is an event kept in a file? The `.kydai` file, version 1 (docs/file-format.md).

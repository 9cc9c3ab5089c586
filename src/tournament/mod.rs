//! What has happened so far?

//! What did the organizers decree?

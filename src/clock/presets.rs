//! Which time controls do the regulations name? One function a rule (L1-L8, T1, T2).

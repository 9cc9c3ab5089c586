//! Which pair sits at which board? (Case O13: fixed tables apply from the next pairing.)

//! By which ratings does an event go, where people stand in several lists? By those of one of them.
use super::Tournament;
use super::player::is_one_list;

impl Tournament {
    /// The lists of ratings that somebody stands in, in the order of the people.
    pub fn rating_lists(&self) -> Vec<&str> {
        let mut lists: Vec<&str> = Vec::new();
        for rating in self.players().flat_map(|player| &player.entry.ratings) {
            if !lists.iter().any(|list| is_one_list(list, &rating.list)) {
                lists.push(&rating.list);
            }
        }
        lists
    }

    /// The list that counts, by which people are seeded, grouped and reported: the chosen one, else the first
    /// that somebody stands in. Looks through everyone where nobody has a rating: ask once, not for each.
    pub fn rating_list(&self) -> &str {
        let first = || Some(&*self.players().find_map(|player| player.entry.ratings.first())?.list);
        self.tables().rating_list.as_deref().or_else(first).unwrap_or_default()
    }
}

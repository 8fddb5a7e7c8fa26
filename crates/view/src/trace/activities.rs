//! Sets of activities.

use hyperfly_core::trace::Activity;

/// A set of activities.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Activities([bool; 6]);

impl Activities {
    /// Adds an activity.
    pub fn insert(&mut self, activity: Activity) {
        self.0[activity as usize] = true;
    }

    /// Returns whether the set contains an activity.
    pub fn contains(self, activity: Activity) -> bool {
        self.0[activity as usize]
    }

    /// Returns whether the set is empty.
    pub fn is_empty(self) -> bool {
        self == Activities::default()
    }
}

impl From<Activity> for Activities {
    fn from(activity: Activity) -> Activities {
        Activities::from_iter([activity])
    }
}

impl FromIterator<Activity> for Activities {
    fn from_iter<I: IntoIterator<Item = Activity>>(all: I) -> Activities {
        let mut set = Activities::default();
        all.into_iter().for_each(|activity| set.insert(activity));
        set
    }
}

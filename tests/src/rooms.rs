//! The rooms, panels and dialogs of the page: how each is opened, and what shows that it is there.

use crate::page::Page;
use hyperfly_request::{Choice, Lang};

/// A room, panel or dialog.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// What stands behind `#`.
    pub fragment: &'static str,
    /// The key that opens it; none if the address does.
    pub key: &'static str,
    /// What it is in.
    pub place: &'static str,
    /// What is in it once it is written.
    pub there: &'static str,
}

const fn room(fragment: &'static str, key: &'static str, place: &'static str, there: &'static str) -> Room {
    Room { fragment, key, place, there }
}

/// All of them. Where pictures lie below, one does: what stands in all of them is looked at without a room.
pub const ROOMS: [Room; 9] = [
    room("paper=all", "", "main.papers", "article"),
    room("paper=gk-fig1", "", "main.papers", "figure svg"),
    room("tour=all", "", ".lesson", ".tours"),
    room("tour=mesh&step=2", "", ".lesson", ".places"),
    room("ask=7&p=16&view=machine", "", ".predict", "form"),
    room("algorithm=program&program=deadlock&p=4&n=16&view=machine", "", ".write", ".faults"),
    room("beside=topology:mesh", "", ".compared", ".versus"),
    room("p=4&view=machine", "?", "dialog.help", "section"),
    room("p=4&view=machine", "S", "dialog.share", "form"),
];

impl Page {
    /// Goes from wherever this is into a room, which is written anew, and looked at so: `lang=de`.
    pub async fn enter(&self, room: &Room, look: &str) {
        let elsewhere = format!("document.querySelector('{}') === null", room.place);
        if self.eval(&elsewhere).await != true {
            self.go(&format!("view=machine&play=false&{look}")).await;
            self.wait_for("the explorer", &elsewhere).await;
        }
        self.go(&format!("{}&play=false&{look}", room.fragment)).await;
        if !room.key.is_empty() {
            self.press(room.key).await;
        }
        let there = format!("document.querySelector('{} {}') !== null", room.place, room.there);
        self.wait_for("the room", &there).await;
        // That something is under way, or a worker silent on a busy machine, is told above all else until it is done.
        self.wait_for("its run", "document.querySelector('.notice:not(.warning)') === null").await;
        self.settled().await;
    }

    /// Goes to an address without loading the page anew, out of a dialog that is open.
    pub async fn go(&self, fragment: &str) {
        self.eval("document.querySelector('dialog[open]')?.close()").await;
        self.eval(&format!("location.hash = '{fragment}'")).await;
        self.settled().await;
    }

    /// Waits until a language is spoken.
    pub async fn speaks(&self, lang: Lang) {
        let spoken = format!("document.documentElement.lang === '{}'", lang.id());
        self.wait_for("the language", &spoken).await;
        self.settled().await;
    }
}

/// The languages that the page speaks.
pub fn languages() -> impl Iterator<Item = Lang> {
    Lang::ALL.iter().copied().filter(|lang| *lang != Lang::Auto)
}

/// Runs that together have every picture; all views are on the page at once.
pub const RUNS: [&str; 3] = [
    "p=16&topology=mesh",
    "algorithm=output-driven&machine=logp&p=4&n=64",
    "algorithm=group-cyclic&machine=bsp&p=8&n=256",
];

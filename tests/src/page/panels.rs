//! Pages, panels and dialogs: how each is opened, and how to tell that it is complete.

use crate::page::Page;
use hyperfly_request::{Choice, Lang};

/// A page, panel or dialog.
#[derive(Clone, Copy, Debug)]
pub struct Panel {
    /// Fragment of the address.
    pub fragment: &'static str,
    /// Key that opens it; empty if the address does.
    pub key: &'static str,
    /// Selector of its container.
    pub place: &'static str,
    /// Selector within the container that exists once the content is complete.
    pub content: &'static str,
}

const fn panel(
    fragment: &'static str,
    key: &'static str,
    place: &'static str,
    content: &'static str,
) -> Panel {
    Panel { fragment, key, place, content }
}

/// All pages, panels and dialogs. Where pictures follow below, the fragment shows one view; the content that all views share is tested
/// separately.
pub const PANELS: [Panel; 9] = [
    panel("paper=all", "", "main.papers", "article"),
    panel("paper=gk-fig1", "", "main.papers", "figure svg"),
    panel("tour=all", "", ".lesson", ".tours"),
    panel("tour=mesh&step=2", "", ".lesson", ".places"),
    panel("ask=7&p=16&view=machine", "", ".predict", "form"),
    panel("algorithm=program&program=deadlock&p=4&n=16&view=machine", "", ".write", ".faults"),
    panel("beside=topology:mesh", "", ".compared", ".versus"),
    panel("p=4&view=machine", "?", "dialog.help", "section"),
    panel("p=4&view=machine", "S", "dialog.share", "form"),
];

impl Page {
    /// Opens a panel, afresh and with additional keys such as `lang=de`, from any state of the page.
    pub async fn enter(&self, panel: &Panel, look: &str) {
        let is_elsewhere = format!("document.querySelector('{}') === null", panel.place);
        if self.eval(&is_elsewhere).await != true {
            self.go(&format!("view=machine&play=false&{look}")).await;
            self.wait_for("the explorer", &is_elsewhere).await;
        }
        self.go(&format!("{}&play=false&{look}", panel.fragment)).await;
        if !panel.key.is_empty() {
            self.press(panel.key).await;
        }
        let content = format!("document.querySelector('{} {}') !== null", panel.place, panel.content);
        self.wait_for("the panel", &content).await;
        // A notice about progress or a slow worker covers the page until it is done.
        self.wait_for("its run", "document.querySelector('.notice:not(.warning)') === null").await;
        self.wait_until_settled().await;
    }

    /// Goes to an address without reloading, after closing an open dialog.
    pub async fn go(&self, fragment: &str) {
        self.eval("document.querySelector('dialog[open]')?.close()").await;
        self.eval(&format!("location.hash = '{fragment}'")).await;
        self.wait_until_settled().await;
    }

    /// Waits until the page is in this language.
    pub async fn speaks(&self, lang: Lang) {
        let is_in_language = format!("document.documentElement.lang === '{}'", lang.id());
        self.wait_for("the language", &is_in_language).await;
        self.wait_until_settled().await;
    }
}

/// Returns the languages of the page.
pub fn languages() -> impl Iterator<Item = Lang> {
    Lang::ALL.iter().copied().filter(|lang| *lang != Lang::Auto)
}

/// Runs that together show every picture; each shows all its views at once.
pub const RUNS: [&str; 3] = [
    "p=16&topology=mesh",
    "algorithm=output-driven&machine=logp&p=4&n=64",
    "algorithm=group-cyclic&machine=bsp&p=8&n=256",
];

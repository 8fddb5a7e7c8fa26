//! Texts of the page: their layout, and whether they are in the page's language.

use crate::page::Page;
use serde_json::Value;

/// JavaScript: visible texts and accessible names, but for those that are marked as English.
const VISIBLE_TEXTS: &str = "(() => {
    const english = [...document.body.querySelectorAll('[lang=en]')], displays = english.map(e => e.style.display);
    english.forEach(e => { e.style.display = 'none'; });
    const shown = e => e.checkVisibility({ visibilityProperty: true });
    const said = [...document.querySelectorAll('[aria-label], [title]')].filter(shown).flatMap(e => [e.ariaLabel, e.title]);
    const texts = [document.title, document.body.innerText, ...said].filter(Boolean);
    english.forEach((e, k) => { e.style.display = displays[k]; });
    return texts;
})()";

fn to_strings(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(|text| Some(text.as_str()?.to_owned())).collect()
}

impl Page {
    /// Asserts that the fonts of tests/fonts.conf are installed: Chinese characters are square, and Arabic has the width of Noto Sans
    /// Arabic.
    ///
    /// # Panics
    /// When other fonts are used.
    pub async fn assert_fonts(&self) {
        let widths = "(context => {
            const width = (font, text) => (context.font = `100px ${font}`, Math.round(context.measureText(text).width));
            const arabic = 'سلام';
            return [width('system-ui', '中文'), width('system-ui', arabic) - width('\"Noto Sans Arabic\", monospace', arabic)];
        })(document.createElement('canvas').getContext('2d'))";
        let problem = "other fonts: run `cargo xtask test`";
        assert_eq!(self.eval(widths).await, serde_json::json!([200, 0]), "{problem}");
    }

    /// Returns the layout faults of the texts, one per line, once all pictures have the size of the window.
    pub async fn faults(&self) -> Vec<String> {
        self.eval(include_str!("laid_out.js")).await;
        to_strings(&self.eval(include_str!("faults.js")).await)
    }

    /// Returns the visible controls that are covered or outside the window at every scroll position, one per line.
    pub async fn out_of_reach(&self) -> Vec<String> {
        to_strings(&self.eval(include_str!("reach.js")).await)
    }

    /// Returns the English texts on a page in another language.
    pub async fn english(&self, untranslated: &English) -> Vec<String> {
        let texts = to_strings(&self.eval(VISIBLE_TEXTS).await);
        let is_visible = |fragment: &&String| texts.iter().any(|text| text.contains(fragment.as_str()));
        untranslated.fragments.iter().filter(is_visible).cloned().collect()
    }
}

/// English texts of more than three words that another language must translate.
#[derive(Debug)]
pub struct English {
    fragments: Vec<String>,
}

impl English {
    /// Returns the texts that must not appear in this language.
    pub fn absent_from(language: &str) -> Self {
        let translations = message_tables(language);
        let english = message_tables("en");
        // Split messages at variables and cases.
        let fragments = english.lines().flat_map(|line| match line.split_once(" = ") {
            Some((_, texts)) if line.starts_with(|first: char| first.is_ascii_lowercase()) => {
                texts.split(CUTS)
            }
            _ => line.split(CUTS),
        });
        let fragments = fragments.map(|fragment| fragment.trim_matches([' ', '.', ',', ':', ';']));
        let long_fragments = fragments
            .filter(|fragment| fragment.split_whitespace().count() > 3 && !translations.contains(fragment));
        let fragments: Vec<String> = long_fragments.map(str::to_owned).collect();
        assert!(
            language == "en" || fragments.len() > 100,
            "{language}: {} texts to look for",
            fragments.len()
        );
        Self { fragments }
    }
}

/// Delimiters of variables and cases in Fluent.
const CUTS: [char; 4] = ['{', '}', '[', ']'];

fn message_tables(language: &str) -> String {
    hyperfly_text::file(language).unwrap_or_else(|| panic!("there is no {language}"))
}

/// JavaScript: elements beyond the page's right edge, and the overhang in pixels.
pub const OVERHANG: &str = "(() => {
    const wide = document.documentElement.clientWidth;
    const clips = e => e && (getComputedStyle(e).overflowX !== 'visible' || clips(e.parentElement));
    const out = [...document.querySelectorAll('body *')].filter(e => {
        const { right, width, height } = e.getBoundingClientRect();
        const style = getComputedStyle(e);
        return width > 0 && height > 0 && right > wide + 1 && style.visibility === 'visible' && !clips(e.parentElement);
    });
    return [document.documentElement.scrollWidth - wide, ...out.map(e => e.tagName + '.' + e.className)];
})()";

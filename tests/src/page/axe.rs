//! Accessibility checks with axe-core.

use crate::page::Page;
use serde_json::Value;

impl Page {
    /// Loads axe-core, which `cargo xtask test` installs, into the page.
    ///
    /// # Panics
    /// When it is not installed.
    pub async fn load_axe(&self) {
        let path =
            std::env::var("HYPERFLY_AXE").expect("HYPERFLY_AXE names axe.min.js; `cargo xtask test` sets it");
        let script = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        self.eval(&format!("{{ {script} }}")).await;
    }

    /// Returns the violations found by axe, one line per element.
    pub async fn violations(&self) -> Vec<String> {
        let violations = self
            .eval(
                "axe.run(document, {
                    resultTypes: ['violations'],
                    // Includes rules that are off by default, such as target size.
                    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
                }).then(({ violations }) => violations.flatMap(rule =>
                    rule.nodes.slice(0, 4).map(node => `${rule.id}: ${node.html.slice(0, 140)} (${(node.failureSummary || '').split('\\n').pop().trim().slice(0, 160)})`)))",
            )
            .await;
        let lines = violations.as_array().cloned().unwrap_or_default();
        lines.iter().filter_map(Value::as_str).map(str::to_owned).collect()
    }
}

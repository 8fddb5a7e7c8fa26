//! Controls shown next to a figure: the key `controls` of the schema.

use hyperfly_text::request::allowed_controls;

/// Controls shown to a reader.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Controls {
    /// Default of the page: all in the explorer, [`Controls::Min`] in an embedded figure.
    #[default]
    Auto,
    None,
    /// Play and the time slider.
    Min,
    /// `Min` and every control of the run.
    Full,
    /// `Min` and the controls of these keys, in this order.
    Only(Vec<&'static str>),
}

impl Controls {
    /// Parses `auto`, `none`, `min`, `full` or a list of `known_keys`. On failure returns the allowed values.
    pub(crate) fn parse(known_keys: &[&'static str], text: &str) -> Result<Controls, String> {
        Ok(match text.trim() {
            "auto" => Controls::Auto,
            "none" => Controls::None,
            "min" => Controls::Min,
            "full" => Controls::Full,
            list => {
                let mut keys = Vec::new();
                for name in list.split(',') {
                    let key =
                        *known_keys.iter().find(|key| **key == name.trim()).ok_or_else(allowed_controls)?;
                    if !keys.contains(&key) {
                        keys.push(key);
                    }
                }
                Controls::Only(keys)
            }
        })
    }

    /// Returns whether the list names this key.
    pub fn has(&self, key: &str) -> bool {
        matches!(self, Controls::Only(keys) if keys.contains(&key))
    }

    /// Formats the value as [`Controls::parse`] reads it.
    pub(crate) fn text(&self) -> String {
        match self {
            Controls::Auto => "auto".to_owned(),
            Controls::None => "none".to_owned(),
            Controls::Min => "min".to_owned(),
            Controls::Full => "full".to_owned(),
            Controls::Only(keys) => keys.join(","),
        }
    }
}

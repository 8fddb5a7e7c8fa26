//! Which controls stand beside a figure: `controls` of the schema.

use hyperfly_text::request::allowed_controls;

/// The controls that a reader is given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Controls {
    /// As the page has it: the explorer all, an embedded figure [`Controls::Min`].
    #[default]
    Auto,
    /// The figure alone.
    None,
    /// Play, and the moment of the run.
    Min,
    /// Those, and every control of the run.
    Full,
    /// Those, and the controls of these keys, in this order.
    Only(Vec<&'static str>),
}

impl Controls {
    /// Reads `auto`, `none`, `min`, `full` or a list of `known` keys.
    ///
    /// Errors: what is allowed.
    pub(crate) fn parse(known: &[&'static str], text: &str) -> Result<Controls, String> {
        Ok(match text.trim() {
            "auto" => Controls::Auto,
            "none" => Controls::None,
            "min" => Controls::Min,
            "full" => Controls::Full,
            list => {
                let mut keys = Vec::new();
                for name in list.split(',') {
                    let key = *known.iter().find(|key| **key == name.trim()).ok_or_else(allowed_controls)?;
                    if !keys.contains(&key) {
                        keys.push(key);
                    }
                }
                Controls::Only(keys)
            }
        })
    }

    /// Whether a figure has the control of a key by itself.
    pub fn has(&self, key: &str) -> bool {
        matches!(self, Controls::Only(keys) if keys.contains(&key))
    }

    /// As it is written.
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

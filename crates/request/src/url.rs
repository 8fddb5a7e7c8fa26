//! Requests in the fragment of a URL: `key=value` joined by `&`, without default values.

use crate::invalid::Invalid;
use crate::keys::key;
use crate::pairs::unknown_key;
use crate::request::Request;
use hyperfly_text::request;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// Maximum length of a fragment; longer ones are refused. The page writes none as long.
const MAX_FRAGMENT: usize = 20_000;

/// Characters that could end a pair or a fragment.
const ESCAPED_CHARACTERS: &AsciiSet = {
    let unescaped = NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');
    &unescaped.remove(b'^').remove(b',').remove(b':')
};

impl Request {
    /// Reads a fragment, with or without its `#`. Unknown keys are not errors; they are returned as warnings.
    ///
    /// # Errors
    /// Every field that is malformed, or impossible together with others.
    pub fn from_fragment(fragment: &str) -> (Result<Request, Vec<Invalid>>, Vec<Invalid>) {
        let text = fragment.strip_prefix('#').unwrap_or(fragment);
        if text.len() > MAX_FRAGMENT {
            let problem = Invalid::new("URL", text, request::allowed_fragment());
            return (Err(vec![problem]), Vec::new());
        }
        let pairs = Request::pairs(text);
        let (known_pairs, unknown_pairs): (Vec<_>, Vec<_>) =
            pairs.iter().partition(|(name, _)| key(name).is_some());
        let warnings = unknown_pairs.iter().map(|(name, value)| unknown_key(name, value)).collect();
        (Request::from_pairs(known_pairs.iter().map(|(k, v)| (k.as_str(), v.as_str()))), warnings)
    }

    /// Splits a fragment, with or without its `#`, into decoded keys and values.
    pub fn pairs(fragment: &str) -> Vec<(String, String)> {
        let parts = fragment.strip_prefix('#').unwrap_or(fragment).split('&').filter(|part| !part.is_empty());
        let pair = |part: &str| {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            (decode(name), decode(value))
        };
        parts.map(pair).collect()
    }

    /// Returns the fragment without `#`; empty for the default request.
    pub fn to_fragment(&self) -> String {
        let pairs: Vec<_> = self
            .to_pairs()
            .into_iter()
            .map(|(k, v)| format!("{k}={}", utf8_percent_encode(&v, ESCAPED_CHARACTERS)))
            .collect();
        pairs.join("&")
    }
}

/// Decodes percent escapes. Invalid escapes stay, invalid UTF-8 becomes U+FFFD.
fn decode(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

//! The keys of the schema, each in one line. Apart from the schema itself, so that a page that never tells them does not carry
//! them.

use hyperfly_text::{compare, schema as said};

/// What a key is; nothing if there is no such key.
pub(super) fn help(name: &str) -> &'static str {
    match name {
        "v" => said::v(),
        "preset" => said::preset(),
        "algorithm" => said::algorithm(),
        "topology" => said::topology(),
        "switching" => said::switching(),
        "machine" => said::machine(),
        "p" => said::p(),
        "n" => said::n(),
        "tc" => said::tc(),
        "ts" => said::ts(),
        "th" => said::th(),
        "tw" => said::tw(),
        "width" => said::width(),
        "L" => said::latency(),
        "g" => said::gap(),
        "o" => said::overhead(),
        "l-sync" => said::sync(),
        "rate" => said::rate(),
        "order" => said::order(),
        "overlap" => said::overlap(),
        "dims" => said::dims(),
        "radix" => said::radix(),
        "twiddles" => said::twiddles(),
        "tt" => said::tt(),
        "io" => said::io(),
        "balanced" => said::balanced(),
        "blocking" => said::blocking(),
        "direction" => said::direction(),
        "signal" => said::signal(),
        "seed" => said::seed(),
        "view" => said::view(),
        "efficiency" => said::efficiency(),
        "beside" => compare::help_beside(),
        "lockstep" => said::lockstep(),
        "t" => said::t(),
        "play" => said::play(),
        "speed" => said::speed(),
        "window" => said::window(),
        "loop" => said::loop_(),
        "theme" => said::theme(),
        "lang" => said::lang(),
        "controls" => said::controls(),
        "paper" => said::paper(),
        "tour" => said::tour(),
        "step" => said::step(),
        "ask" => said::ask(),
        "present" => said::present(),
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use crate::scenario::KEYS;

    #[test]
    fn every_key_has_its_line() {
        let without: Vec<_> = KEYS.iter().filter(|key| key.help().is_empty()).map(|key| key.name).collect();
        assert!(without.is_empty(), "{without:?}");
    }
}

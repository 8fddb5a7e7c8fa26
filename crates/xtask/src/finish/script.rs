//! The script beside a module: what wasm-bindgen writes, without what nobody here calls, and with the lines that start it.

use crate::Result;

/// The last lines.
const START: &str = include_str!("start.js");

/// Its beginning, which wants to know where the script came from; a script in a page comes from nowhere.
const ORIGIN: &str = "let script_src;\nif (typeof document !== 'undefined' && document.currentScript !== null) {\n\
                      script_src = new URL(document.currentScript.src, location.href).toString();\n}\n";
/// Where its many ways to come by a module begin and end.
const LOADER: (&str, &str) = (
    "async function __wbg_load(module, imports) {\n",
    "return Object.assign(__wbg_init, { initSync }, exports);\n",
);
/// The one way in their place.
const INIT: &str = "async function __wbg_init(module) {\nmodule = await module;\n\
                    return __wbg_finalize_init(await WebAssembly.instantiate(module, __wbg_get_imports()), module);\n}\n\
                    return Object.assign(__wbg_init, exports);\n";

/// The whole script.
pub fn complete(script: &str) -> Result<String> {
    let (script, start) = (flat(script), flat(START));
    let once = |what: &str| match script.match_indices(what).collect::<Vec<_>>()[..] {
        [(at, _)] => Ok(at),
        _ => Err(format!("the script of this wasm-bindgen should say {what:?} once (finish/script.rs)")),
    };
    let (origin, from, to) = (once(ORIGIN)?, once(LOADER.0)?, once(LOADER.1)?);
    let (before, between) = (&script[..origin], &script[origin + ORIGIN.len()..from]);
    let after = &script[to + LOADER.1.len()..];
    Ok([before, between, INIT, after, &start].concat())
}

/// A script without its indentation, lines of comment and empty lines; no text in it goes over several lines.
pub fn flat(script: &str) -> String {
    let lines = script.lines().map(str::trim_start);
    let code =
        lines.filter(|line| !["//", "/*", "*"].iter().any(|mark| line.starts_with(mark)) && !line.is_empty());
    code.map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_loses_what_is_for_readers() {
        let script =
            "let a = 1;\n\n/**\n * Of a.\n */\nfunction f() {\n    // Here.\n    return a * 2; // now\n}\n";
        assert_eq!(flat(script), "let a = 1;\nfunction f() {\nreturn a * 2; // now\n}\n");
    }

    #[test]
    fn a_script_gets_one_way_to_start() {
        let (from, to) = LOADER;
        let whole = complete(&format!("a\n{ORIGIN}b\n{from}c\n{to}d\n")).expect("all is there once");
        assert_eq!(whole, format!("a\nb\n{INIT}d\n{}", flat(START)));
        assert!(complete(&format!("a\n{ORIGIN}b\n{from}c\n")).is_err());
        assert!(complete(&format!("a\n{ORIGIN}b\n{ORIGIN}{from}c\n{to}d\n")).is_err());
    }
}

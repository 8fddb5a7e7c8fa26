//! Reads messages/LANGUAGE/AREA.ftl and writes what src/lib.rs includes: for each area a module with a function for each of
//! its English messages and one for each family of them, and for each language its messages without what is for translators.

#[path = "build/isolate.rs"]
mod isolate;
#[path = "build/patterns.rs"]
mod patterns;
#[path = "build/plural.rs"]
mod plural;
#[path = "build/read.rs"]
mod read;

use fluent_syntax::serializer::serialize;
use read::Area;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

fn main() {
    let root = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("messages");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default());
    println!("cargo:rerun-if-changed=messages");
    println!("cargo:rerun-if-changed=build");
    if let Err(why) = write(&root, &out) {
        println!("cargo::error={why}");
    }
}

fn write(root: &Path, out: &Path) -> Result<(), String> {
    let english: Vec<(String, Area)> = areas(&root.join("en"))?;
    let mut code = String::new();
    let names: Vec<&str> = english.iter().map(|(name, _)| name.as_str()).collect();
    let _ = writeln!(code, "/// The areas, in the order of their texts.\nconst AREAS: &[&str] = &{names:?};");
    for (k, (name, area)) in english.iter().enumerate() {
        functions(&mut code, k, name, area);
    }
    let (mut list, mut own_names) = (String::new(), String::new());
    for language in folders(root)? {
        let mut there: BTreeMap<String, Area> = areas(&root.join(&language))?.into_iter().collect();
        let of_itself = |id: &str| Some(there.get("language")?.get(id)?.source.clone());
        let own_name = of_itself("name").unwrap_or_else(|| language.clone());
        let rtl = of_itself("direction").is_some_and(|direction| direction == "rtl");
        let _ = write!(own_names, "({language:?}, {own_name:?}), ");
        let _ = write!(list, "({language:?}, &[");
        for (name, _) in &english {
            // What is not translated yet is said in English; a test says what is missing.
            let mut text = String::new();
            if let Some(area) = there.get_mut(name) {
                if rtl {
                    isolate::variables(&mut area.resource);
                }
                plural::choices(&mut area.resource);
                text = serialize(&area.resource);
            }
            std::fs::write(out.join(format!("{language}.{name}.ftl")), text)
                .map_err(|why| why.to_string())?;
            let _ = write!(list, "include_str!(concat!(env!(\"OUT_DIR\"), \"/{language}.{name}.ftl\")), ");
        }
        list += "]),\n";
    }
    let _ = writeln!(
        code,
        "/// The languages that there are, each with its own name.\n\
         pub const NAMES: &[(&str, &str)] = &[{own_names}];"
    );
    let _ = writeln!(
        code,
        "/// The texts of all areas of the languages that are compiled in: where there is no page to load them.\n\
         #[cfg(not(target_arch = \"wasm32\"))]\nconst LANGUAGES: &[(&str, &[&str])] = &[\n{list}];"
    );
    std::fs::write(out.join("messages.rs"), code).map_err(|why| why.to_string())
}

/// A function for each message of an area.
fn functions(code: &mut String, k: usize, name: &str, area: &Area) {
    let _ = writeln!(
        code,
        "/// Messages of messages/en/{name}.ftl.\n#[allow(clippy::empty_docs, clippy::too_many_arguments, non_snake_case)]\npub mod {} {{\n    \
         static AREA: crate::Source = crate::Source::new({k}, include_str!(concat!(env!(\"OUT_DIR\"), \"/en.{name}.ftl\")));",
        name.replace('-', "_")
    );
    for (at, message) in area.messages.iter().enumerate() {
        let id = &message.id;
        let function = match id.replace('-', "_").as_str() {
            word @ ("loop" | "in" | "for" | "move" | "type" | "where" | "use" | "as" | "match" | "true"
            | "false") => {
                format!("{word}_")
            }
            plain => plain.to_owned(),
        };
        let said = message.source.replace('\n', " ");
        let _ = writeln!(code, "    /// {said}");
        let variables = &message.variables;
        if variables.is_empty() {
            let _ = writeln!(code, "    pub fn {function}() -> &'static str {{ crate::plain(&AREA, {at}) }}");
        } else {
            let names: Vec<String> = variables.iter().map(|name| name.replace('-', "_")).collect();
            let takes: Vec<String> =
                names.iter().map(|name| format!("{name}: impl Into<crate::Arg<'a>>")).collect();
            let gives: Vec<String> = names.iter().map(|name| format!("{name}.into()")).collect();
            let _ = writeln!(
                code,
                "    #[inline(always)] pub fn {function}<'a>({}) -> String {{ crate::tell(&AREA, {at}, &{variables:?}, &[{}]) }}",
                takes.join(", "),
                gives.join(", ")
            );
        }
    }
    if BY_NAME.contains(&name) {
        by_name(code, area);
    }
    for family in FAMILIES.iter().filter(|(of, _)| *of == name).flat_map(|(_, families)| *families) {
        by_id(code, area, family);
    }
    code.push_str("}\n");
}

/// Families of messages of an area: `algorithm` are those named `algorithm-ID`, with the id of a value of an enumeration.
const FAMILIES: [(&str, &[&str]); 4] = [
    (
        "controls",
        &[
            "algorithm",
            "alltoall",
            "balanced",
            "direction",
            "io",
            "machine",
            "order",
            "overlap",
            "signal",
            "switching",
            "topology",
            "twiddles",
        ],
    ),
    ("faults", &["empty", "lengths", "slot-twice", "too-much"]),
    ("schema", &["help"]),
    ("view", &["algorithm", "machine", "switching", "topology", "view"]),
];

/// A function that says the message of an id. If any of the family has variables, it takes those of all, by the alphabet,
/// so that one more message changes nothing for who calls it.
fn by_id(code: &mut String, area: &Area, family: &str) {
    let prefix = format!("{family}-");
    let all =
        || area.messages.iter().filter_map(|message| Some((message, message.id.strip_prefix(&prefix)?)));
    let variables: BTreeSet<&String> = all().flat_map(|(message, _)| &message.variables).collect();
    let names: Vec<String> = variables.iter().map(|name| name.replace('-', "_")).collect();
    let takes: String = names.iter().map(|name| format!(", {name}: impl Into<crate::Arg<'a>>")).collect();
    let (life, text) = if names.is_empty() { ("", "&'static str") } else { ("<'a>", "String") };
    let _ = writeln!(
        code,
        "    /// The message `{family}-ID` of an id; nothing if there is none.\n    \
         pub fn {}_named{life}(id: &str{takes}) -> Option<{text}> {{",
        family.replace('-', "_")
    );
    let _ = if names.is_empty() {
        writeln!(
            code,
            "        crate::member(&AREA, {family:?}, id).map(|at| crate::plain(&AREA, at))\n    }}"
        )
    } else {
        let gives: Vec<String> = names.iter().map(|name| format!("{name}.into()")).collect();
        let (given, gives) = (Vec::from_iter(&variables), gives.join(", "));
        writeln!(
            code,
            "        crate::member(&AREA, {family:?}, id).map(|at| crate::tell(&AREA, at, &{given:?}, &[{gives}]))\n    }}"
        )
    };
}

/// Areas whose messages data files name.
const BY_NAME: [&str; 2] = ["exercises", "tours"];

/// A function that says the message of a name, and what it needs to: the variables of each message.
fn by_name(code: &mut String, area: &Area) {
    let variables: Vec<String> =
        area.messages.iter().map(|message| format!("&{:?}", message.variables)).collect();
    let _ = writeln!(
        code,
        "    static VARIABLES: &[&[&str]] = &[{}];\n    \
         /// The message of a name, with the values of its variables; nothing if there is none, or no such value.\n    \
         pub fn named(name: &str, value: &mut dyn FnMut(&str) -> Option<crate::Told>) -> Option<String> {{\n        \
         crate::named(&AREA, VARIABLES, name, value)\n    }}",
        variables.join(", ")
    );
}

fn folders(root: &Path) -> Result<Vec<String>, String> {
    let mut names = entries(root)?;
    names.retain(|name| root.join(name).is_dir());
    Ok(names)
}

fn areas(folder: &Path) -> Result<Vec<(String, Area)>, String> {
    let mut all = Vec::new();
    for file in entries(folder)? {
        if let Some(name) = file.strip_suffix(".ftl") {
            let path = folder.join(&file);
            let text = std::fs::read_to_string(&path).map_err(|why| format!("{}: {why}", path.display()))?;
            let area = Area::read(&text).map_err(|why| format!("{}: {why}", path.display()))?;
            all.push((name.to_owned(), area));
        }
    }
    Ok(all)
}

/// The names in a folder, sorted.
fn entries(folder: &Path) -> Result<Vec<String>, String> {
    let read = std::fs::read_dir(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    let mut names: Vec<String> =
        read.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}

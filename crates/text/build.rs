//! Reads messages/LANGUAGE/AREA.ftl and writes the files that src/lib.rs includes: for each area a module with one
//! function per English message and family of messages, and for each language one file with the messages of all areas.

#[path = "build/functions.rs"]
mod functions;
#[path = "build/isolate.rs"]
mod isolate;
#[path = "build/read.rs"]
mod read;

use fluent_syntax::ast::{self, Entry, Identifier, Resource};
use fluent_syntax::serializer::serialize;
use read::Area;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The areas of a language by name.
type Areas = BTreeMap<String, Area>;

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
    let (mut code, mut names, mut texts) = (String::new(), String::new(), String::new());
    for language in entries(root)?.iter().filter(|name| root.join(name).is_dir()) {
        let areas = areas(&root.join(language))?;
        if language == "en" {
            areas.iter().for_each(|(name, area)| functions::write_area(&mut code, name, area));
        }
        let own_message = |id: &str| Some(areas.get("language")?.get(id)?.source.clone());
        let own_name = own_message("name").unwrap_or_else(|| language.clone());
        let is_rtl = own_message("direction").is_some_and(|direction| direction == "rtl");
        let _ = write!(names, "({language:?}, {own_name:?}), ");
        let _ =
            write!(texts, "({language:?}, include_str!(concat!(env!(\"OUT_DIR\"), \"/{language}.ftl\"))), ");
        std::fs::write(out.join(format!("{language}.ftl")), text(areas, is_rtl))
            .map_err(|why| why.to_string())?;
    }
    let _ = write!(
        code,
        "/// Ids of the languages, each with its own name.\n\
         pub const NAMES: &[(&str, &str)] = &[{names}];\n\
         /// Texts of all languages, for programs that cannot load them from a page.\n\
         #[cfg(not(target_arch = \"wasm32\"))]\nconst TEXTS: &[(&str, &str)] = &[{texts}];\n"
    );
    std::fs::write(out.join("messages.rs"), code).map_err(|why| why.to_string())
}

/// Serializes the messages of all areas as Fluent. The ids become `AREA_ID`, because areas may share an id.
fn text(areas: Areas, is_rtl: bool) -> String {
    let mut body = Vec::new();
    for (name, area) in areas {
        for mut message in area.messages {
            if is_rtl {
                isolate::isolate_variables(&mut message.pattern);
            }
            let id = Identifier { name: format!("{name}_{}", message.id) };
            let value = Some(message.pattern);
            body.push(Entry::Message(ast::Message { id, value, attributes: Vec::new(), comment: None }));
        }
    }
    serialize(&Resource { body })
}

fn areas(folder: &Path) -> Result<Areas, String> {
    let mut all = Areas::new();
    for file in entries(folder)? {
        if let Some(name) = file.strip_suffix(".ftl") {
            let path = folder.join(&file);
            let with_path = |why: String| format!("{}: {why}", path.display());
            let text = std::fs::read_to_string(&path).map_err(|why| with_path(why.to_string()))?;
            all.insert(name.to_owned(), Area::read(&text).map_err(with_path)?);
        }
    }
    Ok(all)
}

/// Returns the names in a folder, sorted.
fn entries(folder: &Path) -> Result<Vec<String>, String> {
    let read = std::fs::read_dir(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    let mut names: Vec<String> =
        read.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}

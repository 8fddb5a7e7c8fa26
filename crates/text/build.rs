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
    if let Err(error) = write_messages(&root, &out) {
        println!("cargo::error={error}");
    }
}

fn write_messages(root: &Path, out: &Path) -> Result<(), String> {
    let (mut code, mut names, mut texts) = (String::new(), String::new(), String::new());
    for language in list_names(root)?.iter().filter(|name| root.join(name).is_dir()) {
        let areas = read_areas(&root.join(language))?;
        if language == "en" {
            areas.iter().for_each(|(name, area)| functions::write_area(&mut code, name, area));
        }
        let read_message = |id: &str| Some(areas.get("language")?.get(id)?.source.clone());
        let native_name = read_message("name").unwrap_or_else(|| language.clone());
        let is_rtl = read_message("direction").is_some_and(|direction| direction == "rtl");
        let _ = write!(names, "({language:?}, {native_name:?}), ");
        let _ =
            write!(texts, "({language:?}, include_str!(concat!(env!(\"OUT_DIR\"), \"/{language}.ftl\"))), ");
        std::fs::write(out.join(format!("{language}.ftl")), serialize_areas(areas, is_rtl))
            .map_err(|error| error.to_string())?;
    }
    let _ = write!(
        code,
        "/// Ids of the languages, each with its own name.\n\
         pub const NAMES: &[(&str, &str)] = &[{names}];\n\
         /// Texts of all languages, for programs that cannot load them from a page.\n\
         #[cfg(not(target_arch = \"wasm32\"))]\nconst TEXTS: &[(&str, &str)] = &[{texts}];\n"
    );
    std::fs::write(out.join("messages.rs"), code).map_err(|error| error.to_string())
}

/// Serializes the messages of all areas as Fluent. The ids become `AREA_ID`, because areas may share an id.
fn serialize_areas(areas: Areas, is_rtl: bool) -> String {
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

fn read_areas(folder: &Path) -> Result<Areas, String> {
    let mut areas = Areas::new();
    for file in list_names(folder)? {
        if let Some(name) = file.strip_suffix(".ftl") {
            let path = folder.join(&file);
            let with_path = |error: String| format!("{}: {error}", path.display());
            let text = std::fs::read_to_string(&path).map_err(|error| with_path(error.to_string()))?;
            areas.insert(name.to_owned(), Area::read(&text).map_err(with_path)?);
        }
    }
    Ok(areas)
}

/// Returns the names in a folder, sorted.
fn list_names(folder: &Path) -> Result<Vec<String>, String> {
    let directory = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut names: Vec<String> =
        directory.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}

//! The module of the page as a module of the npm package, `src/engine-module.js`: the script that wasm-bindgen wrote for it, as it is.

use crate::{Result, files, workspace};
use std::path::Path;

/// Returns the module, for a package whose folder `site` is this built page.
///
/// # Errors
/// The page has not exactly one script of the explorer, or the script does not end with `web/start.js`.
pub fn module(site: &Path) -> Result<String> {
    let is_script =
        |name: &String| name.starts_with("explorer-") && name.ends_with(".js") && !name.ends_with("_bg.js");
    let scripts: Vec<String> = files::list_names(site)?.into_iter().filter(is_script).collect();
    let [name] = &scripts[..] else {
        return Err(format!("the page has these scripts: {}", scripts.join(", ")));
    };
    let script = files::read_text(&site.join(name))?;
    let start = files::read_text(&workspace::root().join("web/start.js"))?;
    let script =
        script.strip_suffix(&start).ok_or_else(|| format!("{name} does not end with web/start.js"))?;
    let module = name.replace(".js", "_bg.wasm");
    Ok(format!(
        "// The script of the page's module, by wasm-bindgen.\n{script}\nexport default wasm_bindgen;\n\n\
         // Written like this, bundlers find the file.\nexport const address = new URL('../site/{module}', import.meta.url);\n"
    ))
}

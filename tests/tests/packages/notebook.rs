//! Notebooks, and Jupyter programs that open them.

use crate::server::environment;
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

/// Returns a notebook with these cells, not yet executed, as JSON.
pub fn format(cells: &[&str]) -> String {
    let cell = |(number, source): (usize, &&str)| {
        json!({ "cell_type": "code", "execution_count": null, "id": format!("cell-{number}"), "metadata": {},
            "outputs": [], "source": source })
    };
    let notebook = json!({
        "cells": cells.iter().enumerate().map(cell).collect::<Value>(),
        "metadata": { "kernelspec": { "name": "python3", "display_name": "Python 3", "language": "python" } },
        "nbformat": 4,
        "nbformat_minor": 5
    });
    notebook.to_string()
}

/// Writes a file, and the folders that contain it.
pub fn write(file: &Path, text: &str) {
    std::fs::create_dir_all(file.parent().expect("a folder"))
        .and_then(|()| std::fs::write(file, text))
        .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}

/// Returns a command that runs the Python with the package. Jupyter's settings and data are in `folder`, not in the home directory.
pub fn python(folder: &Path) -> Command {
    let mut python = Command::new(environment("HYPERFLY_PYTHON", "--python"));
    for name in ["JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR"] {
        python.env(name, folder.join(name));
    }
    python
}

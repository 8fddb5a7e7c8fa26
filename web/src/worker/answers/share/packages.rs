//! The lines for the packages of Python and npm, and for their extensions of Sphinx and MkDocs. The pages docs/python.md, docs/npm.md,
//! docs/sphinx.md and docs/mkdocs.md begin with the same lines.

use super::share_context::ShareContext;
use hyperfly_request::{Choice, Key, Kind, SignalKind, Theme, key};

/// Returns the lines that execute the run in Python and draw it.
pub fn write_python(context: &ShareContext) -> String {
    let request = &context.request;
    let written = request.to_flags();
    let is_written = |key: &Key| match key.name {
        "p" | "n" => true,
        "program" => !request.look.program.is_empty(),
        "signal" if request.settings.signal == SignalKind::Own => false,
        name => key.is_run_key() && written.iter().any(|(other, _)| *other == name),
    };
    let keys = hyperfly_request::KEYS.iter().filter(|key| is_written(key));
    let samples = (request.settings.signal == SignalKind::Own).then(|| "x".to_owned());
    let run: Vec<String> =
        samples.into_iter().chain(keys.map(|key| python_argument(key, &(key.get)(request)))).collect();

    let look = context.form.file_request(request).look;
    let views: Vec<&str> = look.view.iter().chain(&look.under).map(|view| view.id()).collect();
    let mut figure = vec![quote(&views.join(","))];
    if look.t > 0.0 {
        figure.push(format!("t={}", look.t));
    }
    if let Some(efficiency) = look.efficiency {
        figure.push(format!("efficiency={efficiency}"));
    }
    if context.theme() != Theme::Light {
        figure.push(format!("theme={}", quote(context.theme().id())));
    }
    format!("import hyperfly_fft as hf\nrun = hf.run({})\nrun.figure({})", run.join(", "), figure.join(", "))
}

/// Returns the lines that show the living figure in a React component.
pub fn write_react(context: &ShareContext) -> String {
    let attributes: String = figure_pairs(context)
        .into_iter()
        .map(|(key, value)| format!(" {}", react_attribute(key, &value)))
        .collect();
    format!("import {{ Figure }} from 'hyperfly-fft/react';\n\n<Figure{attributes} />")
}

/// Returns the directive of Sphinx in reStructuredText.
pub fn write_sphinx(context: &ShareContext) -> String {
    let options: String = figure_pairs(context)
        .into_iter()
        .map(|(key, value)| format!("\n   :{}: {value}", key.name))
        .collect();
    format!(".. hyperfly::{options}")
}

/// Returns the block of MkDocs.
pub fn write_mkdocs(context: &ShareContext) -> String {
    let lines: String =
        figure_pairs(context).into_iter().map(|(key, value)| format!("\n{}: {value}", key.name)).collect();
    format!("```hyperfly{lines}\n```")
}

/// Whether the run is of a program that is no single line.
pub fn has_long_program(context: &ShareContext) -> bool {
    context.request.look.program.contains('\n')
}

/// Returns the keys of the living figure that differ from their defaults.
fn figure_pairs(context: &ShareContext) -> Vec<(&'static Key, String)> {
    let pairs = context.form.embedded(&context.request, &context.site).to_pairs();
    let is_possible = |(name, value): &(&str, String)| *name != "signal" || value != SignalKind::Own.id();
    pairs.into_iter().filter(is_possible).filter_map(|(name, value)| Some((key(name)?, value))).collect()
}

/// Formats a keyword argument: `topology="mesh"`, `l_sync=3`, `overlap=True`.
fn python_argument(key: &Key, value: &str) -> String {
    let value = match (key.kind, value) {
        (Kind::Truth, "true") => "True".to_owned(),
        (Kind::Truth, _) => "False".to_owned(),
        _ if is_number(key, value) => value.to_owned(),
        _ => quote(value),
    };
    format!("{}={value}", key.name.replace('-', "_"))
}

/// Formats a property of a component: `topology="mesh"`, `p={64}`, `overlap={true}`.
fn react_attribute(key: &Key, value: &str) -> String {
    // The component's own property of time that runs.
    let name = if key.name == "play" { "playing" } else { key.name };
    match key.kind {
        Kind::Truth => format!("{name}={{{value}}}"),
        _ if is_number(key, value) => format!("{name}={{{value}}}"),
        _ if value.contains(['"', '\\', '\n', '&']) => format!("{name}={{{}}}", quote(value)),
        _ => format!("{name}=\"{value}\""),
    }
}

/// Whether a value is a number that Python and JavaScript read alike.
fn is_number(key: &Key, value: &str) -> bool {
    let is_numeric = matches!(key.kind, Kind::PowerOfTwo { .. } | Kind::Number { .. } | Kind::Whole { .. });
    is_numeric && value.parse::<f64>().is_ok_and(f64::is_finite)
}

/// Writes a text between quotation marks, as Python and JavaScript read it.
fn quote(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            '\n' => quoted.push_str("\\n"),
            '\r' => quoted.push_str("\\r"),
            letter => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

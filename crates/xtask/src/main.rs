//! `cargo xtask COMMAND`: build, serve, test, measure and publish hyperfly. One file per command.

mod bench;
mod browsers;
mod content;
mod dist;
mod docs;
mod files;
mod finish;
mod keys;
mod licences;
mod npm;
mod packages;
mod page;
mod python;
mod serve;
mod sh;
mod test;
mod tools;
mod workspace;

use std::process::ExitCode;

/// The error is a message for the caller of the command.
pub type Result<T = ()> = std::result::Result<T, String>;

const HELP: &str = "\
cargo xtask COMMAND

  serve [--port N] [--open]  build the explorer, serve it on 127.0.0.1 (8080) and rebuild it on every change
  test                       run the short loop: format, clippy, native tests, essential tests in Chromium, six in every engine,
                             and the packages in JupyterLab, nbconvert and Vite
  test --fast                format, clippy, native tests
  test --all                 everything, on the page that is published, in Chromium, Firefox and WebKit
  test --python              only the tests of the Python package, on a wheel with the page of dist/
  test --npm                 only the tests of the npm package, with the page of dist/
  test --packages            only the packages in JupyterLab, nbconvert and Vite, with the page of the tests
  test --browser NAME [TEST...]
                             only the browser tests, in chromium, firefox or webkit; TEST: those whose names contain it
  build                      build the page that the tests use, in target/site
  dist                       build the folder to publish, dist/
  dist --packages            build the packages for Python and npm, target/packages, with the page of dist/
  dist --check [DIR]         compare dist/ (or DIR) with the list of its files
  pictures                   take the pictures of README.md again
  docs                       build the documentation, target/docs
  python-keys                write the keyword arguments of the Python module from the table of keys
  python-site                copy what the Python package contains of dist/, with the licences of both
  messages                   list the messages that each language lacks
  bench [native|page] [--quick] [ARGUMENT...]
                             measure the crates (criterion) or the published page; --quick: everything once; other arguments
                             go to criterion or to measure-page (docs/testing.md)

Missing tools are installed into $HYPERFLY_TOOLS (by default in the user's cache directory).";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (command, rest) = match arguments.split_first() {
        Some((command, rest)) => (command.as_str(), rest),
        None => ("help", &[][..]),
    };
    let result = match command {
        "serve" => serve::run(rest),
        "test" => test::run(rest),
        "build" => reject_arguments(rest).and_then(|()| page::build_for_tests().map(drop)),
        "dist" => dist::run(rest),
        "pictures" => reject_arguments(rest).and_then(|()| take_pictures()),
        "docs" => {
            reject_arguments(rest).and_then(|()| docs::write(&workspace::target_directory()?.join("docs")))
        }
        "messages" => reject_arguments(rest).and_then(|()| list_missing_messages()),
        "python-site" => reject_arguments(rest).and_then(|()| python::write_site(&dist::directory())),
        "python-keys" => reject_arguments(rest).and_then(|()| python::keys::write()),
        "bench" => bench::run(rest),
        // Trunk's post-build hook.
        "finish" => reject_arguments(rest).and_then(|()| finish::run()),
        "help" | "--help" | "-h" => {
            println!("{HELP}");
            Ok(())
        }
        other => {
            eprintln!("xtask: unknown command `{other}`\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask {command}: {message}");
            ExitCode::FAILURE
        }
    }
}

fn reject_arguments(arguments: &[String]) -> Result {
    arguments.first().map_or(Ok(()), |argument| Err(unknown_argument(argument)))
}

/// Returns the error for an unknown argument.
fn unknown_argument(argument: &str) -> String {
    format!("unknown argument `{argument}`; see `cargo xtask help`")
}

/// Lists the messages that each language lacks.
fn list_missing_messages() -> Result {
    sh::run(&mut workspace::cargo(["run", "--quiet", "--package", "hyperfly-text", "--example", "messages"]))
}

/// Takes the pictures of README.md from the published page.
fn take_pictures() -> Result {
    let chromium = browsers::chromium::ensure()?;
    dist::ensure()?;
    let mut pictures = workspace::build_program("take-pictures")?;
    sh::run(pictures.envs(chromium.programs()).env("HYPERFLY_DIST", dist::directory()))
}

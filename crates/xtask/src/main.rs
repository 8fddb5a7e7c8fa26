//! `cargo xtask COMMAND`: everything a contributor runs, one file per command.

mod bench;
mod browsers;
mod build;
mod compress;
mod dist;
mod docs;
mod files;
mod finish;
mod fuzz;
mod messages;
mod mutants;
mod outcome;
mod pictures;
mod places;
mod recompute;
mod serve;
mod sh;
mod sizes;
mod soak;
mod test;
mod tidy;
mod tools;
mod workspace;

use outcome::{Result, unknown};
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask COMMAND

  serve [--port N] [--open]   build the explorer and serve it on 127.0.0.1 (8080), rebuilding on change
  build [--profile NAME]      build the page for release into dist/ (NAME: in another cargo profile)
  docs                        render docs/ into dist/docs/
  dist [--check [DIR]]        what to deploy, in dist/: the page, in one file too, offline, compressed, with a list of hashes;
                              --check: compares dist/ (or DIR) with its list
  test [--fast]               every test, in real browsers too: all in Chromium, a core in Firefox and in WebKit;
                              --fast: tidy, clippy, native tests
  test --browser B [NAME...]  the tests in a browser alone: chromium, firefox, webkit or all; NAME: those whose names have it
  tidy                        the rules of ARCHITECTURE.md, and the format
  messages [LANG]             what the texts of a language lack (docs/languages.md)
  soak [--minutes M] [--seed S] [--browser B]
                              visits by chance with faults (docs/decisions/0054-visits.md), natively and meanwhile in a browser (chromium), for
                              two minutes or M; --seed: one of them again
  pictures                    take the pictures of README.md anew, of the page in dist/ (built if it is not there)
  bench [NAME...] [--quick] [--json F] [--beside F]
                              measure (native, page-size, browser) and write target/bench.json; --quick: every step once, with
                              the page that is built; --beside: with the numbers of an earlier bench.json
  bench slider [--quick] [--trace]
                              the slider alone; --trace: where the time of a change goes, span by span, and as a file for
                              ui.perfetto.dev, target/slider-trace.json
  fuzz NAME [--minutes M] [--seed S] [--replay FILE]
                              mutated bytes for all, address, csv, json, lesson or messages (1 minute, seed 1)
  mutants [--sample N] [--seed S] [--file GLOB]
                              change core and model in N places (300, seed 1), one at a time, and see whether a test fails

Missing tools are installed into $HYPERFLY_TOOLS (default: the user's cache directory).";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (command, rest) = match arguments.split_first() {
        Some((command, rest)) => (command.as_str(), rest),
        None => ("help", &[][..]),
    };
    let result = match command {
        "serve" => serve::run(rest),
        "build" => build::run(rest),
        "dist" => dist::run(rest),
        "test" => test::run(rest),
        "tidy" => tidy::run(rest),
        "bench" => bench::run(rest),
        "docs" => docs::run(rest),
        "messages" => messages::run(rest),
        "pictures" => pictures::run(rest),
        "soak" => soak::run(rest),
        "finish" => finish::run(rest),
        "fuzz" => fuzz::run(rest),
        "mutants" => mutants::run(rest),
        "help" | "--help" | "-h" => {
            println!("{HELP}");
            Ok(())
        }
        other => {
            eprintln!("xtask: there is no command `{other}`\n\n{HELP}");
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

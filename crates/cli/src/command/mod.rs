//! The commands, one file each.

pub mod calibrate;
pub mod check;
mod export;
pub mod figure;
mod glossary;
pub mod grade;
pub mod html;
pub mod isoefficiency;
mod measure;
pub mod measure_request;
pub mod predict;
mod reproduce;
mod run;
mod studies;
mod sweep;
mod tour;

use crate::failure::Failure;
use clap::ArgMatches;

/// Runs the subcommand.
pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let command = match matches.subcommand_name() {
        Some("run") => run::run,
        Some("sweep") => sweep::run,
        Some("measure") => measure::run,
        Some("calibrate") => calibrate::run,
        Some("predict") => predict::run,
        Some("isoefficiency") => isoefficiency::run,
        Some("reproduce") => reproduce::run,
        Some("figure") => figure::run,
        Some("tour") => tour::run,
        Some("check") => check::run,
        Some("grade") => grade::run,
        Some("glossary") => glossary::run,
        _ => export::run,
    };
    matches.subcommand().map_or(Ok(()), |(_, of_command)| command(of_command))
}

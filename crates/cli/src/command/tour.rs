//! `hyperfly tour`: prints a tour and checks its claims against runs, so that authors need no browser.

use crate::failure::Failure;
use crate::input::{describe_unreadable_file, read_to_limit};
use crate::output::Printer;
use crate::output::table::fold;
use clap::ArgMatches;
use hyperfly_tours::{AnswerRule, Facts, Fault, IDS, MAX_BYTES, Runs, Scene, Tour, builtin_tour};
use std::fs::File;
use std::io::ErrorKind;

const WIDTH: usize = 100;

pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let id = matches.get_one::<String>("id").map_or("", String::as_str);
    let tour = match builtin_tour(id) {
        Some(tour) => tour,
        None => {
            let file = File::open(id).and_then(|file| read_to_limit(file, MAX_BYTES));
            let text = file.map_err(|error| match error.kind() {
                ErrorKind::NotFound => {
                    let ids = IDS.join(", ");
                    Failure::invalid("FILE", format!("{id} ({error})"), format!("a file, or one of {ids}"))
                }
                _ => describe_unreadable_file("FILE", id, &error),
            })?;
            Tour::read(&text).map_err(|faults| Failure::Request(format_faults(faults)))?
        }
    };
    let no_facts = Facts::default();
    let mut runs = Runs::default();
    let faults = tour.check(&mut runs, |_| true);
    if !faults.is_empty() {
        return Err(Failure::Request(format_faults(faults)));
    }
    let mut refuted = 0;
    let mut out = Printer::default();
    out.print(&format!("{}\n{}\n", tour.title.text(&no_facts), fold(&tour.about.text(&no_facts), WIDTH)))?;
    for (k, step) in tour.steps.iter().enumerate() {
        let mut text = format!("\n{}. ", k + 1);
        let scene_run = step.scene.run(&mut runs);
        text += &format!("{}\n", fold(&step.text.text(&scene_run.facts), WIDTH));
        text += &format_claims(&step.scene, &mut runs, &mut refuted);
        if let Some(question) = &step.question {
            text += &format!("   ? {}\n", fold(&question.prompt.text(&scene_run.facts), WIDTH));
            if question.answers == AnswerRule::Undetermined {
                text += "     (the right answer is not checked against a run: the question has neither `of` nor `when`)\n";
            }
            for (index, choice) in question.choices.iter().enumerate() {
                let mark = if index == question.right_choice { '*' } else { ' ' };
                text += &format!("   {mark} {}\n", choice.text(&scene_run.facts));
            }
            let scene_run_after = step.scene(true).run(&mut runs);
            text += &format!("   ! {}\n", fold(&question.explanation.text(&scene_run_after.facts), WIDTH));
            if let Some(scene_after) = &question.scene_after {
                text += &format_claims(scene_after, &mut runs, &mut refuted);
            }
        }
        out.print(&text)?;
    }
    match refuted {
        0 => Ok(()),
        _ => Err(Failure::Run(format!("{refuted} of the tour's claims do not hold"))),
    }
}

fn format_faults(faults: Vec<Fault>) -> Vec<String> {
    faults.iter().map(Fault::line).collect()
}

/// Formats the address of a scene, and each claim with its verdict.
fn format_claims(scene: &Scene, runs: &mut Runs, refuted: &mut usize) -> String {
    let scene_run = scene.run(runs);
    let mut text = format!("   #{}\n", scene_run.request.to_fragment());
    if let Some(error) = &scene_run.failure {
        *refuted += 1;
        text += &format!("   ≠ {error}\n");
    }
    for (claim, verdict) in scene.claims.iter().zip(&scene_run.verdicts) {
        match claim.explain_failure(verdict) {
            None => text += &format!("   = {}\n", claim.text),
            Some(error) => {
                *refuted += 1;
                text += &format!("   ≠ {error}\n");
            }
        }
    }
    text
}

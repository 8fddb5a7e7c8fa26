//! `hyperfly tour`: prints a tour and checks its claims against runs, so that authors need no browser.

use crate::failure::Failure;
use crate::input::{read_to_limit, unreadable};
use crate::output::Printer;
use crate::table::fold;
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
            let text = file.map_err(|why| match why.kind() {
                ErrorKind::NotFound => {
                    let ids = IDS.join(", ");
                    Failure::invalid("FILE", format!("{id} ({why})"), format!("a file, or one of {ids}"))
                }
                _ => unreadable("FILE", id, &why),
            })?;
            Tour::read(&text).map_err(|faults| Failure::Request(lines(faults)))?
        }
    };
    let nothing = Facts::default();
    let mut runs = Runs::default();
    let wrong = tour.check(&mut runs, |_| true);
    if !wrong.is_empty() {
        return Err(Failure::Request(lines(wrong)));
    }
    let mut refuted = 0;
    let mut out = Printer::default();
    out.print(&format!("{}\n{}\n", tour.title.text(&nothing), fold(&tour.about.text(&nothing), WIDTH)))?;
    for (k, step) in tour.steps.iter().enumerate() {
        let mut text = format!("\n{}. ", k + 1);
        let staged = step.scene.run(&mut runs);
        text += &format!("{}\n", fold(&step.text.text(&staged.facts), WIDTH));
        text += &claims(&step.scene, &mut runs, &mut refuted);
        if let Some(question) = &step.question {
            text += &format!("   ? {}\n", fold(&question.ask.text(&staged.facts), WIDTH));
            if question.answers == AnswerRule::Undetermined {
                text += "     (the right answer is not checked against a run: the question has neither `of` nor `when`)\n";
            }
            for (at, choice) in question.choices.iter().enumerate() {
                let mark = if at == question.right { '*' } else { ' ' };
                text += &format!("   {mark} {}\n", choice.text(&staged.facts));
            }
            let after = step.scene(true).run(&mut runs);
            text += &format!("   ! {}\n", fold(&question.why.text(&after.facts), WIDTH));
            if let Some(then) = &question.then {
                text += &claims(then, &mut runs, &mut refuted);
            }
        }
        out.print(&text)?;
    }
    match refuted {
        0 => Ok(()),
        _ => Err(Failure::Run(format!("{refuted} of the tour's claims do not hold"))),
    }
}

fn lines(faults: Vec<Fault>) -> Vec<String> {
    faults.iter().map(Fault::line).collect()
}

/// Formats the address of a scene, and each claim with its verdict.
fn claims(scene: &Scene, runs: &mut Runs, refuted: &mut usize) -> String {
    let staged = scene.run(runs);
    let mut text = format!("   #{}\n", staged.request.to_fragment());
    if let Some(why) = &staged.why {
        *refuted += 1;
        text += &format!("   ≠ {why}\n");
    }
    for (claim, verdict) in scene.shows.iter().zip(&staged.verdicts) {
        match claim.explain_failure(verdict) {
            None => text += &format!("   = {}\n", claim.text),
            Some(why) => {
                *refuted += 1;
                text += &format!("   ≠ {why}\n");
            }
        }
    }
    text
}

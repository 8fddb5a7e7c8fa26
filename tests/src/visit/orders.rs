//! A visit as data for reader.js: each step has a delay after the previous one, a name, and values.

use super::script::{Fault, Step, Visit};
use serde_json::{Value, json};

/// Encodes the steps of a visit.
pub fn orders(visit: &Visit) -> Value {
    let order = |(wait, step): &(f64, Step)| {
        let mut all = vec![json!(wait)];
        all.extend(encode(step).as_array().cloned().unwrap_or_default());
        Value::Array(all)
    };
    visit.steps.iter().map(order).collect()
}

fn encode(step: &Step) -> Value {
    match step {
        Step::Set(field, value) => json!(["set", field, value]),
        Step::Drag(field, values) => json!(["drag", field, values]),
        Step::Right(field, value) => json!(["right", field, value]),
        Step::Beside(changes) => json!(["beside", changes]),
        Step::Swap => json!(["swap"]),
        Step::AsLeft(field) => json!(["as-left", field]),
        Step::View(view) => json!(["view", view.unwrap_or_default()]),
        Step::Curve(view) => json!(["curve", view]),
        Step::Keep(efficiency) => json!(["keep", efficiency]),
        Step::Play(play) => json!(["play", play]),
        Step::Speed(speed) => json!(["speed", speed]),
        Step::Seek(part) => json!(["seek", part]),
        Step::Point(which) => json!(["point", which]),
        Step::Pick(which) => json!(["pick", which]),
        Step::Theme(theme) => json!(["theme", theme]),
        // JavaScript integers are exact up to 2^53.
        Step::Own(count, seed) => json!(["own", count, seed >> 11]),
        Step::Paper(id) => json!(["paper", id]),
        Step::Tour(id) => json!(["tour", id]),
        Step::Race(step) => json!(["race", step]),
        Step::Present(on) => json!(["present", on]),
        Step::Help(on) => json!(["help", on]),
        Step::Share(on) => json!(["share", on]),
        Step::Rail(on) => json!(["rail", on]),
        Step::Cancel => json!(["cancel"]),
        Step::Go(fragment) => json!(["go", fragment]),
        Step::Travel(forward) => json!(["travel", forward]),
        Step::Resize(width, height) => json!(["resize", width, height]),
        Step::Hide(hidden) => json!(["hide", hidden]),
        Step::Fault(fault) => match fault {
            Fault::Kill(which) => json!(["fault", "kill", which]),
            Fault::Panic(which) => json!(["fault", "panic", which]),
            Fault::Hang(which, lasts) => json!(["fault", "hang", which, lasts]),
            Fault::NoWorkers(lasts) => json!(["fault", "no-workers", lasts]),
            Fault::Deaf(lasts) => json!(["fault", "deaf", lasts]),
            Fault::Slow(late, lasts) => json!(["fault", "slow", late, lasts]),
            Fault::Broken(lasts) => json!(["fault", "broken", lasts]),
            Fault::OutOfMemory(lasts) => json!(["fault", "out-of-memory", lasts]),
            Fault::Late(late, lasts) => json!(["fault", "late", late, lasts]),
            Fault::Lost(count) => json!(["fault", "lost", count]),
            Fault::Twice(count) => json!(["fault", "twice", count]),
            // A browser's machine cannot be suspended.
            Fault::Asleep(lasts) => json!(["fault", "asleep", lasts]),
        },
    }
}

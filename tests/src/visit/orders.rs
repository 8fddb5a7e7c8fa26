//! A visit as data for reader.js: each step has a delay after the previous one, a name, and values.

use super::script::{Fault, Step, Visit};
use serde_json::{Value, json};

/// Encodes the steps of a visit.
pub fn orders(visit: &Visit) -> Value {
    let order = |(delay, step): &(f64, Step)| {
        let mut encoded = vec![json!(delay)];
        encoded.extend(encode(step).as_array().cloned().unwrap_or_default());
        Value::Array(encoded)
    };
    visit.steps.iter().map(order).collect()
}

fn encode(step: &Step) -> Value {
    match step {
        Step::Set(field, value) => json!(["set", field, value]),
        Step::Drag(field, values) => json!(["drag", field, values]),
        Step::SetComparisonKey(field, value) => json!(["right", field, value]),
        Step::SetComparison(changes) => json!(["beside", changes]),
        Step::Swap => json!(["swap"]),
        Step::ResetComparisonKey(field) => json!(["as-left", field]),
        Step::View(view) => json!(["view", view.unwrap_or_default()]),
        Step::Curve(view) => json!(["curve", view]),
        Step::SetTargetEfficiency(efficiency) => json!(["keep", efficiency]),
        Step::Play(play) => json!(["play", play]),
        Step::Speed(speed) => json!(["speed", speed]),
        Step::Seek(part) => json!(["seek", part]),
        Step::HoverItem(index) => json!(["point", index]),
        Step::ClickItem(index) => json!(["pick", index]),
        Step::Theme(theme) => json!(["theme", theme]),
        // JavaScript integers are exact up to 2^53.
        Step::LoadSamples(count, seed) => json!(["own", count, seed >> 11]),
        Step::Paper(id) => json!(["paper", id]),
        Step::Tour(id) => json!(["tour", id]),
        Step::Race(step) => json!(["race", step]),
        Step::Present(is_on) => json!(["present", is_on]),
        Step::Help(is_open) => json!(["help", is_open]),
        Step::Share(is_open) => json!(["share", is_open]),
        Step::ToggleRail(is_open) => json!(["rail", is_open]),
        Step::Cancel => json!(["cancel"]),
        Step::EnterAddress(fragment) => json!(["go", fragment]),
        Step::GoThroughHistory(forward) => json!(["travel", forward]),
        Step::Resize(width, height) => json!(["resize", width, height]),
        Step::Hide(is_hidden) => json!(["hide", is_hidden]),
        Step::Fault(fault) => match fault {
            Fault::KillWorker(index) => json!(["fault", "kill", index]),
            Fault::Panic(index) => json!(["fault", "panic", index]),
            Fault::HangWorker(index, duration) => json!(["fault", "hang", index, duration]),
            Fault::RefuseWorkers(duration) => json!(["fault", "no-workers", duration]),
            Fault::NeverReady(duration) => json!(["fault", "deaf", duration]),
            Fault::SlowStart(delay, duration) => json!(["fault", "slow", delay, duration]),
            Fault::ScriptUnavailable(duration) => json!(["fault", "broken", duration]),
            Fault::OutOfMemory(duration) => json!(["fault", "out-of-memory", duration]),
            Fault::DelayReplies(delay, duration) => json!(["fault", "late", delay, duration]),
            Fault::LoseReplies(count) => json!(["fault", "lost", count]),
            Fault::DuplicateReplies(count) => json!(["fault", "twice", count]),
            // A browser's machine cannot be suspended.
            Fault::SuspendMachine(duration) => json!(["fault", "asleep", duration]),
        },
    }
}

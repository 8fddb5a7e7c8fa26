//! `hyperfly reproduce`: what a paper shows, computed afresh and laid beside what was published.

use crate::failure::{Failure, say};
use crate::output::{print, print_json};
use crate::progress::Progress;
use crate::table::{Align, fold, table};
use clap::ArgMatches;
use hyperfly_papers::{Cell, Entry, Reproduction, Row, entries, entry};
use std::time::Instant;

const WIDTH: usize = 100;

/// The command.
pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let id = matches.get_one::<String>("id").map_or("", String::as_str);
    let json = matches.get_flag("json");
    let chosen: Vec<&Entry> = match id {
        "all" => entries().collect(),
        _ => vec![find(id)?],
    };
    let started = Instant::now();
    let clock = || started.elapsed().as_secs_f64();
    let mut progress = Progress::new();
    let mut unlisted = 0;
    for (k, entry) in chosen.iter().enumerate() {
        progress.show(k as f64 / chosen.len() as f64, entry.id);
        let found = entry.reproduce(Some(&clock));
        progress.clear();
        unlisted += found.unlisted();
        match (json, id) {
            (true, _) => print_json(&found)?,
            (false, "all") => print(&line(entry, &found))?,
            (false, _) => print(&whole(entry, &found))?,
        }
    }
    match unlisted {
        0 => Ok(()),
        1 => Err(Failure::Run("1 difference is not on the list of known differences".to_owned())),
        many => Err(Failure::Run(format!("{many} differences are not on the list of known differences"))),
    }
}

/// The entry of an id, or a refusal that lists the ids.
pub fn find(id: &str) -> Result<&'static Entry, Failure> {
    entry(id).ok_or_else(|| {
        let ids: Vec<&str> = entries().map(|entry| entry.id).collect();
        say(&fold(&format!("The papers have: {}.", ids.join(", ")), WIDTH));
        Failure::invalid("ID", id, "one of these, or all with reproduce")
    })
}

fn line(entry: &Entry, found: &Reproduction) -> String {
    let (compared, agree) = found.score();
    let differences = match (compared - agree, found.unlisted()) {
        (0, _) => String::new(),
        (known, 0) => format!(", {known} known to differ"),
        (all, unlisted) => format!(", {} known to differ, {unlisted} NOT LISTED", all - unlisted),
    };
    let count = format!("{agree} of {compared} agree{differences}");
    format!("{:<12}{count:<44}{}\n", entry.id, entry.title)
}

fn whole(entry: &Entry, found: &Reproduction) -> String {
    let mut text = format!("{}: {}\n{}\n\n", entry.id, entry.title, fold(&found.source, WIDTH));
    text += &format!("{}\n\n", fold(entry.claim, WIDTH));
    text += &rows(&found.rows);
    let mut reasons: Vec<(&str, Vec<String>)> = Vec::new();
    for difference in &found.differences {
        let reason = difference.reason.unwrap_or("Nobody has explained this difference.");
        let parts: Vec<String> = difference.key.iter().map(|(name, cell)| format!("{name}={cell}")).collect();
        match reasons.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, of)) => of.push(parts.join(" ")),
            None => reasons.push((reason, vec![parts.join(" ")])),
        }
    }
    for (reason, of) in reasons {
        let more = if of.len() > 3 { format!("; and {} more", of.len() - 3) } else { String::new() };
        let of: Vec<String> = of.into_iter().take(3).collect();
        text += &format!("\n≠ {}{more}\n{}\n", of.join("; "), fold(reason, WIDTH));
    }
    text + &format!("\nIn the explorer: #{}\n", entry.explore)
}

/// The rows as a table; what their keys share are the columns.
fn rows(rows: &[Row]) -> String {
    let mut names: Vec<&str> = Vec::new();
    for (name, _) in rows.iter().flat_map(|row| row.key.iter().chain(&row.beside)) {
        if !names.contains(name) {
            names.push(name);
        }
    }
    let is_key = |name: &str| rows.iter().any(|row| row.key.iter().any(|(key, _)| *key == name));
    let (keys, beside): (Vec<&str>, Vec<&str>) = names.into_iter().partition(|name| is_key(name));
    let columns: Vec<&str> =
        keys.iter().copied().chain(["published", "computed", ""]).chain(beside.iter().copied()).collect();
    let cell = |row: &Row, name: &str| row.get(name).map(Cell::to_string).unwrap_or_default();
    let mut lines = vec![columns.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>()];
    lines.extend(rows.iter().map(|row| {
        let verdict = match row.agrees {
            Some(true) => "=",
            Some(false) => "≠",
            None => " ",
        };
        let mut cells: Vec<String> = keys.iter().map(|name| cell(row, name)).collect();
        cells.extend([row.published.to_string(), row.computed.to_string(), verdict.to_owned()]);
        cells.extend(beside.iter().map(|name| cell(row, name)));
        cells
    }));
    let words = |column: usize| lines.iter().skip(1).any(|line| line[column].parse::<f64>().is_err());
    let align: Vec<Align> =
        (0..columns.len()).map(|column| if words(column) { Align::Left } else { Align::Right }).collect();
    table(&align, &lines)
}

//! What a message costs for more and more processors: the benchmark of the core, and a picture of it.

use super::pass::Pass;
use super::row::{Goal, Row};
use crate::{Result, workspace};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write;

/// What was promised: from the fewest to the most processors it grows by no more than this.
const GROWTH: f64 = 2.0;

/// p and nanoseconds, by what is drawn.
type Curves = BTreeMap<String, Vec<(f64, f64)>>;

/// Runs it, and draws `growth.svg` beside the results.
pub fn run(pass: &mut Pass) -> Result {
    let mut cargo = workspace::cargo();
    cargo.args(["bench", "--quiet"]).args(workspace::all()).args(["--bench", "native"]);
    if pass.quick {
        cargo.args(["--profile", "dev"]);
    }
    cargo.args(["--", "growth"]);
    if pass.quick {
        cargo.arg("--quick");
    }
    let (mut messages, mut hops) = (Curves::new(), Curves::new());
    pass.program(&mut cargo, |pass, line| {
        let object: Value = serde_json::from_str(line).map_err(|_| format!("not a measurement: {line}"))?;
        let number = |key: &str| object[key].as_f64().ok_or(format!("no {key} in {object}"));
        let (name, p) = (object["name"].as_str().unwrap_or_default(), number("p")?);
        for (curves, key, what) in [
            (&mut messages, "ns_per_message", "a message"),
            (&mut hops, "ns_per_hop", "a channel of its route"),
        ] {
            curves.entry(name.to_owned()).or_default().push((p, number(key)?));
            pass.add(Row::new(format!("ns for {what}: {name} p={p}"), number(key)?, "ns"));
        }
        Ok(())
    })?;
    for (curves, what) in [(&messages, "a message"), (&hops, "a channel of its route")] {
        for (name, points) in curves {
            let row = Row::new(format!("growth for {what}: {name}"), growth(points), "");
            pass.add(row.with(Goal::AtMost(GROWTH)));
        }
    }
    let file = workspace::target_directory()?.join("growth.svg");
    let pictures = [("ns a message", &messages), ("ns a channel of its route", &hops)];
    std::fs::write(&file, picture(&pictures)).map_err(|error| format!("{}: {error}", file.display()))?;
    println!("drawn in {}", file.display());
    Ok(())
}

/// How many times the least of a curve its greatest value is.
fn growth(points: &[(f64, f64)]) -> f64 {
    let values = || points.iter().map(|(_, value)| *value);
    values().fold(0.0, f64::max) / values().fold(f64::INFINITY, f64::min)
}

/// Charts side by side, both axes logarithmic: p, and nanoseconds.
fn picture(charts: &[(&str, &Curves)]) -> String {
    const SIDE: f64 = 420.0;
    let colours = ["#1b6ca8", "#c8553d", "#2e8b57", "#8a5fb0", "#b8860b", "#444444"];
    let (width, height) = (SIDE * charts.len() as f64 + 300.0, SIDE + 60.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"12\">\n"
    );
    let all = || charts.iter().flat_map(|(_, curves)| curves.values().flatten());
    let (least, most) = all().fold((f64::INFINITY, 1.0), |(a, b), (p, _)| (p.min(a), p.max(b)));
    let top = all().map(|(_, value)| *value).fold(10.0, f64::max).log10().ceil();
    for (k, (title, curves)) in charts.iter().enumerate() {
        let left = SIDE * k as f64 + 50.0;
        let x = |p: f64| left + (p / least).log2() / (most / least).log2().max(1.0) * (SIDE - 90.0);
        let y = |value: f64| 30.0 + (1.0 - value.max(1.0).log10() / top) * (SIDE - 60.0);
        let _ = writeln!(svg, "<text x=\"{left}\" y=\"18\" font-weight=\"bold\">{title}</text>");
        for power in 0..=top as i32 {
            let (value, right) = (10f64.powi(power), x(most));
            let at = y(value);
            let _ = writeln!(
                svg,
                "<path d=\"M{left} {at:.1}H{right:.1}\" stroke=\"#ccc\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{value}</text>",
                left - 6.0,
                at + 4.0
            );
        }
        let mut p = least;
        while p <= most {
            let _ = writeln!(
                svg,
                "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{p}</text>",
                x(p),
                SIDE - 10.0
            );
            p *= 4.0;
        }
        for (line, (name, points)) in curves.iter().enumerate() {
            let path: Vec<String> =
                points.iter().map(|(p, value)| format!("{:.1} {:.1}", x(*p), y(*value))).collect();
            let dash = if line >= colours.len() { " stroke-dasharray=\"5 3\"" } else { "" };
            let colour = colours[line % colours.len()];
            let _ = writeln!(
                svg,
                "<path d=\"M{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"{dash}/>",
                path.join("L")
            );
            if k == 0 {
                let (at, from) = (40.0 + 18.0 * line as f64, SIDE * charts.len() as f64 + 20.0);
                let _ = writeln!(
                    svg,
                    "<path d=\"M{from} {at}h24\" stroke=\"{colour}\" stroke-width=\"2\"{dash}/><text x=\"{}\" y=\"{}\">{name}</text>",
                    from + 30.0,
                    at + 4.0
                );
            }
        }
    }
    svg + "</svg>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn growth_is_told_and_every_curve_is_drawn() {
        assert_eq!(growth(&[(64.0, 300.0), (128.0, 150.0), (256.0, 600.0)]), 4.0);
        let curves = Curves::from([
            ("a".to_owned(), vec![(64.0, 100.0), (65_536.0, 1000.0)]),
            ("b".to_owned(), vec![(64.0, 10.0), (1024.0, 20.0)]),
        ]);
        let svg = picture(&[("messages", &curves), ("hops", &curves)]);
        assert_eq!(svg.matches("fill=\"none\"").count(), 4);
        assert!(svg.contains(">a</text>") && svg.contains(">65536</text>") && svg.contains(">1000</text>"));
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
    }
}

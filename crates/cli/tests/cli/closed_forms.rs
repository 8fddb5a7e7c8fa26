//! `predict`, `isoefficiency` and the view `scaling`: closed forms, far beyond what can be executed; and `glossary`.

use super::{assert_close, hyperfly, number};

#[test]
fn predict_matches_the_worked_example() {
    let json = hyperfly("predict --json --p 16 --n 4096 --topology mesh").json();
    assert_close(number(&json["t_parallel"]), 5141.08, "T_p");
    assert_eq!(json["form"], "exact");
    let terms = json["terms"].as_object().expect("an object");
    assert_close(terms.values().map(number).sum(), 5141.08, "the terms add up to T_p");
    let text = hyperfly("predict --p 16 --n 4096 --topology mesh").data();
    assert!(text.contains("5141.08") && text.contains("exact"), "{text}");
}

#[test]
fn predict_accepts_n_up_to_2_to_the_60() {
    let json = hyperfly("predict --json --p 65536 --n 2^60").json();
    let efficiency = number(&json["efficiency"]);
    assert!(efficiency > 0.7 && efficiency < 1.0, "{efficiency}");
    assert_eq!(json["scenario"]["n"].as_u64(), Some(1 << 60));
}

#[test]
fn isoefficiency_n_is_the_smallest_that_keeps_the_efficiency() {
    let json = hyperfly("isoefficiency --json --efficiency 0.6 --p 4..64 --topology mesh").json();
    let points = json["points"].as_array().expect("points");
    let p: Vec<_> = points.iter().filter_map(|point| point["p"].as_u64()).collect();
    assert_eq!(p, [4, 8, 16, 32, 64]);
    for point in points {
        let (p, Some(n)) = (&point["p"], point["n"].as_u64()) else { continue };
        let simulated = hyperfly(&format!("predict --json --topology mesh --p {p} --n {n}")).json();
        assert!(number(&simulated["efficiency"]) >= 0.6, "p = {p}, n = {n}");
        let half_size = hyperfly(&format!("predict --json --topology mesh --p {p} --n {}", n / 2)).json();
        assert!(number(&half_size["efficiency"]) < 0.6, "p = {p}, n = {n} is not the smallest");
    }
}

#[test]
fn isoefficiency_prints_a_table_and_json() {
    let text = hyperfly("isoefficiency --efficiency 0.9").data();
    assert!(text.contains("1024") && text.contains("log2 n"), "{text}");
    let json = hyperfly("isoefficiency --json --efficiency 0.5").json();
    assert_close(number(&json["threshold"]), 1.0 / 2.28, "t_c / (t_c + t_w)");
    assert!(hyperfly("isoefficiency --json --efficiency 0.99 --topology mesh").data().contains("\"n\":null"));
}

#[test]
fn isoefficiency_simulate_matches_exact_closed_form() {
    let json = hyperfly("isoefficiency --json --efficiency 0.5 --simulate --p 2..64").json();
    for point in json["points"].as_array().expect("points") {
        // The closed form on the hypercube is exact.
        assert_close(number(&point["simulated"]["log2_n"]), number(&point["log2_n"]), "log2 n");
        assert_eq!(point["simulated"]["n"], point["n"]);
        let simulated =
            hyperfly(&format!("run --json --no-data --p {} --n {}", point["p"], point["n"])).json();
        assert_eq!(simulated["efficiency"], point["simulated"]["efficiency"]);
    }
    assert!(hyperfly("isoefficiency --json --efficiency 0.5").json()["points"][0]["simulated"].is_null());
}

#[test]
fn isoefficiency_simulate_works_without_closed_form() {
    let line = "isoefficiency --efficiency 0.4 --algorithm transpose --alltoall naive --p 2..16";
    let refusal = hyperfly(line);
    assert!(refusal.code == 2 && refusal.stderr.contains("no closed form"), "{}", refusal.stderr);
    let json = hyperfly(&format!("{line} --json --simulate")).json();
    let points = json["points"].as_array().expect("points");
    assert_eq!(points.len(), 4);
    for point in points {
        assert!(point["log2_n"].is_null() && point["form"].is_null());
        let (p, n) = (&point["p"], point["simulated"]["n"].as_u64().expect("a size"));
        let predict = |n: u64| {
            let line = format!("run --json --no-data --algorithm transpose --alltoall naive --p {p} --n {n}");
            number(&hyperfly(&line).json()["efficiency"])
        };
        assert!(predict(n) >= 0.4 && predict(n / 2) < 0.4, "p = {p}, n = {n}");
    }
    let text = hyperfly(&format!("{line} --simulate")).data();
    assert!(text.contains("simulated n") && text.contains("on a hypercube"), "{text}");
    let output = hyperfly("isoefficiency --efficiency 0.9 --topology mesh --p 64 --simulate").data();
    assert!(output.contains("beyond 2^30"), "{output}");
}

#[test]
fn export_scaling_has_runs_lines_and_laws() {
    let csv = hyperfly("export --view scaling --format csv --p 4 --n 64 --ts 0 --th 0 --tw 2").data();
    let row = |start: &str| csv.lines().find(|line| line.starts_with(start)).expect("a row").to_owned();
    // T_p = 64/4 · (6 + 2 · 2) = 160 for T_s = 384; f = (160/384 − 1/4) / (3/4).
    let cells: Vec<String> = row("strong,4,").split(',').map(str::to_owned).collect();
    assert_eq!(cells[2..6], ["64", "160", "2.4", "0.6"]);
    assert_close(cells[6].parse().expect("f"), (160.0 / 384.0 - 0.25) / 0.75, "f");
    assert_eq!(row("memory,4,").split(',').nth(2), Some("256"));
    let line: Vec<String> = row("work,65536,").split(',').map(str::to_owned).collect();
    assert!(line[2].is_empty() && !line[9].is_empty(), "the closed form continues beyond executed sizes");
}

#[test]
fn glossary_finds_terms_by_word() {
    let text = hyperfly("glossary overhead").data();
    assert!(text.contains("T_o = p · T_p − W") && text.contains("LogP: the time"), "{text}");
    let term = hyperfly("glossary --json bisection").json();
    assert!(
        term[0]["definition"].as_str().is_some_and(|text| text.contains("√p on a square mesh")),
        "{term}"
    );
    assert_eq!(hyperfly("glossary nosuchword").code, 2);
}

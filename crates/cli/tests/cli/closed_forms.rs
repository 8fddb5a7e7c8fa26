//! `predict` and `isoefficiency`: closed forms, far beyond what can be executed.

use super::{close, hyperfly, number};

#[test]
fn predict_gives_the_worked_values_without_a_run() {
    let json = hyperfly("predict --json --p 16 --n 4096 --topology mesh").json();
    close(number(&json["t_parallel"]), 5141.08, "T_p");
    assert_eq!(json["form"], "exact");
    let terms = json["terms"].as_object().expect("an object");
    close(terms.values().map(number).sum(), 5141.08, "the terms add up to T_p");
    let text = hyperfly("predict --p 16 --n 4096 --topology mesh").data();
    assert!(text.contains("5141.08") && text.contains("exact"), "{text}");
}

#[test]
fn predict_goes_to_two_to_the_sixty() {
    let json = hyperfly("predict --json --p 65536 --n 2^60").json();
    let efficiency = number(&json["efficiency"]);
    assert!(efficiency > 0.7 && efficiency < 1.0, "{efficiency}");
    assert_eq!(json["scenario"]["n"].as_u64(), Some(1 << 60));
}

#[test]
fn the_n_of_isoefficiency_keeps_the_efficiency() {
    let json = hyperfly("isoefficiency --json --efficiency 0.6 --p 4..64 --topology mesh").json();
    let points = json["points"].as_array().expect("points");
    let p: Vec<_> = points.iter().filter_map(|point| point["p"].as_u64()).collect();
    assert_eq!(p, [4, 8, 16, 32, 64]);
    for point in points {
        let (p, Some(n)) = (&point["p"], point["n"].as_u64()) else { continue };
        let reached = hyperfly(&format!("predict --json --topology mesh --p {p} --n {n}")).json();
        assert!(number(&reached["efficiency"]) >= 0.6, "p = {p}, n = {n}");
        let half = hyperfly(&format!("predict --json --topology mesh --p {p} --n {}", n / 2)).json();
        assert!(number(&half["efficiency"]) < 0.6, "p = {p}, n = {n} is not the smallest");
    }
}

#[test]
fn isoefficiency_as_a_table() {
    let text = hyperfly("isoefficiency --efficiency 0.9").data();
    assert!(text.contains("1024") && text.contains("log2 n"), "{text}");
    let json = hyperfly("isoefficiency --json --efficiency 0.5").json();
    close(number(&json["threshold"]), 1.0 / 2.28, "t_c / (t_c + t_w)");
    assert!(hyperfly("isoefficiency --json --efficiency 0.99 --topology mesh").data().contains("\"n\":null"));
}

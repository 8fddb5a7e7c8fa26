//! `sweep`: rows, their order, and combinations that are left out.

use super::{assert_close, hyperfly, number, run_with_input};
use serde_json::Value;

/// Parses a CSV into rows by column name.
fn parse_rows(csv: &str) -> Vec<std::collections::HashMap<&str, &str>> {
    let mut lines = csv.lines();
    let names: Vec<_> = lines.next().expect("a header").split(',').collect();
    lines
        .map(|line| {
            let cells: Vec<_> = line.split(',').collect();
            assert_eq!(cells.len(), names.len(), "{line}");
            names.iter().copied().zip(cells).collect()
        })
        .collect()
}

#[test]
fn sweep_rows_follow_the_order_of_the_lists() {
    let csv = hyperfly("sweep topology=mesh,hypercube p=4..16 --n 4096").data();
    let rows = parse_rows(&csv);
    let order: Vec<_> = rows.iter().map(|row| (row["topology"], row["p"])).collect();
    let expected = [
        ("mesh", "4"),
        ("mesh", "8"),
        ("mesh", "16"),
        ("hypercube", "4"),
        ("hypercube", "8"),
        ("hypercube", "16"),
    ];
    assert_eq!(order, expected);
    assert_close(rows[2]["t_parallel"].parse().expect("a number"), 5141.08, "mesh of 16");
    assert_close(rows[5]["predicted_t_parallel"].parse().expect("a number"), 4484.72, "hypercube of 16");
    assert!(rows.iter().all(|row| row["n"] == "4096" && row["trace_hash"].len() == 16));
    assert_eq!(
        csv,
        hyperfly("sweep topology=mesh,hypercube --p 4,8,16 n=2^12").data(),
        "the same lists as flags"
    );
}

#[test]
fn sweep_names_impossible_combinations() {
    let output = hyperfly("sweep p=4..64 --n 16 --algorithm transpose,binary-exchange");
    assert_eq!(output.stderr.lines().count(), 6, "{}", output.stderr);
    for expected in ["left out", "p = 8, n = 16, algorithm = transpose", "√n, here 4", "p = 64"] {
        assert!(output.stderr.contains(expected), "{expected} is not in {}", output.stderr);
    }
    let order: Vec<_> = parse_rows(&output.stdout)
        .iter()
        .map(|row| (row["p"].to_owned(), row["algorithm"].to_owned()))
        .collect();
    let pair = |p: &str, algorithm: &str| (p.to_owned(), algorithm.to_owned());
    let expected = [
        pair("4", "transpose"),
        pair("4", "binary-exchange"),
        pair("8", "binary-exchange"),
        pair("16", "binary-exchange"),
    ];
    assert_eq!(order, expected);
    assert_eq!(output.code, 0);
}

#[test]
fn sweep_json_lines_equal_run_json() {
    let lines = hyperfly("sweep --json p=2,4 --ts 0,10").data();
    let lines: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), 4);
    assert_eq!(lines[1], hyperfly("run --json --p 2 --ts 10").json());
}

#[test]
fn sweep_without_data_allows_larger_p() {
    let output = hyperfly("sweep --no-data --json p=8192,16384 --n 16384").data();
    assert_eq!(output.lines().count(), 2);
    assert!(output.lines().all(|line| line.contains("\"relative_l2_error\":null")));
    let refusal = hyperfly("sweep p=4096,8192 --n 8192");
    assert_eq!((refusal.code, refusal.stdout.lines().count()), (0, 2), "{}", refusal.stderr);
    assert!(refusal.stderr.contains("left out p = 8192"), "{}", refusal.stderr);
}

#[test]
fn sweep_uses_the_samples_for_all_runs() {
    let output = run_with_input("sweep --json p=1,2,4 --input -", b"1\n2\n3\n4\n").data();
    let lines: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert!(lines.iter().all(|line| line["scenario"]["n"] == 4 && line["scenario"]["signal"] == "own"));
    assert_eq!(lines.len(), 3);
    assert!(lines.iter().all(|line| number(&line["relative_l2_error"]) < 1e-15));
}

/// Rows keep the order of the lists for any number of jobs, and shards add up to the whole table.
#[test]
fn sweep_shards_and_jobs_give_the_same_rows() {
    let line = "sweep topology=mesh,hypercube p=4..64 n=64,1024 --algorithm transpose,binary-exchange";
    let unsharded = hyperfly(line).data();
    assert_eq!(hyperfly(&format!("{line} --jobs 1")).data(), unsharded);
    assert_eq!(hyperfly(&format!("{line} --jobs 7")).data(), unsharded);
    for count in [2, 3, 7] {
        let shards: Vec<String> =
            (1..=count).map(|k| hyperfly(&format!("{line} --shard {k}/{count}")).data()).collect();
        assert_eq!(shards.concat(), unsharded, "{count} parts");
    }
    let json = hyperfly(&format!("{line} --json")).data();
    let shards = [1, 2].map(|k| hyperfly(&format!("{line} --json --shard {k}/2")).data());
    assert_eq!(shards.concat(), json);
    // A shard may be empty or contain no possible combination.
    assert_eq!(hyperfly("sweep p=4,8 --shard 1/3").data(), "");
    for line in ["sweep p=4,8", "sweep p=16,4 --n 16 --algorithm transpose"] {
        let shards = [1, 2, 3].map(|k| hyperfly(&format!("{line} --shard {k}/3")).data());
        assert_eq!(shards.concat(), hyperfly(line).data(), "{line}");
    }
    for (flag, expected_text) in
        [("--shard 4/3", "shard = 4/3"), ("--jobs 0", "jobs = 0"), ("--shard x", "shard = x")]
    {
        let refusal = hyperfly(&format!("{line} {flag}"));
        assert!(refusal.code == 2 && refusal.stderr.contains(expected_text), "{}", refusal.stderr);
    }
}

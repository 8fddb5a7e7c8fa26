//! Transforms of readers' samples, compared with a discrete Fourier transform by definition.

use super::{hyperfly, number, run_with_input, temporary_path, write_file};
use hyperfly_core::Complex64;
use hyperfly_reference::dft::{dft, relative_error};
use std::fmt::Write;

type Samples = Vec<Complex64>;

/// Returns a signal without symmetry.
fn example_signal(n: usize) -> Samples {
    (0..n)
        .map(|i| {
            Complex64::new(((i * i * 7 + 3) % 23) as f64 / 7.0 - 1.5, ((i * 5 + 1) % 11) as f64 / 3.0 - 1.0)
        })
        .collect()
}

fn format_samples(samples: &Samples) -> String {
    samples.iter().fold(String::new(), |mut text, z| {
        let _ = writeln!(text, "{},{}", z.re, z.im);
        text
    })
}

fn parse(text: &str) -> Samples {
    let number = |text: &str| text.parse().expect("a number");
    text.lines()
        .map(|line| line.split_once(',').expect("re,im"))
        .map(|(re, im)| Complex64::new(number(re), number(im)))
        .collect()
}

#[test]
fn transform_of_a_file_matches_the_definition() {
    let x = example_signal(64);
    let expected = dft(&x, true);
    let input = write_file("transform-in.csv", format_samples(&x));
    for (number, flags) in [
        "--p 16",
        "--p 8 --algorithm transpose --topology mesh",
        "--p 64 --order ordered --switching wormhole",
        "--algorithm serial",
    ]
    .iter()
    .enumerate()
    {
        let output = temporary_path(&format!("transform-out-{number}.csv"));
        let path = output.display();
        let run = hyperfly(&format!("run --json --input {input} --output {path} {flags}")).json();
        assert_eq!(
            (run["scenario"]["n"].as_u64(), run["scenario"]["signal"].as_str()),
            (Some(64), Some("own"))
        );
        let actual = parse(&std::fs::read_to_string(&output).expect("the transform"));
        assert!(relative_error(&actual, &expected) < 1e-13, "{flags}");
    }
}

#[test]
fn inverse_of_the_transform_restores_the_samples() {
    let x = example_signal(256);
    let transform = run_with_input("run --p 4 --input - --output -", format_samples(&x).as_bytes());
    assert!(transform.stderr.contains("T_p"), "the numbers go to stderr when stdout is the transform's");
    let transform = transform.data();
    let restored_samples =
        run_with_input("run --direction inverse --input - --output -", transform.as_bytes()).data();
    assert!(relative_error(&parse(&restored_samples), &x) < 1e-14);
    let first = transform.lines().next().expect("a line");
    let digits = first.split([',', 'e']).next().expect("a mantissa").trim_start_matches('-').replace('.', "");
    assert_eq!(digits.len(), 17, "{first}");
}

#[test]
fn samples_accept_headers_comments_and_reals() {
    let text = "# my measurement\r\nre,im\r\n\r\n1\r\n2,0\r\n3 # the third\r\n4;0\r\n";
    let output = run_with_input("run --p 2 --input - --output -", text.as_bytes()).data();
    let expected =
        [(10.0, 0.0), (-2.0, 2.0), (-2.0, 0.0), (-2.0, -2.0)].map(|(re, im)| Complex64::new(re, im));
    assert!(relative_error(&parse(&output), &expected) < 1e-15, "{output}");
}

#[test]
fn n_pads_or_cuts_samples_with_a_message() {
    let three_samples = b"1\n2\n3\n";
    let padded = run_with_input("run --p 2 --n 4 --input - --output -", three_samples);
    assert!(padded.stderr.contains("3 samples, padded with zeros to n = 4"), "{}", padded.stderr);
    let expected = dft(&[1.0, 2.0, 3.0, 0.0].map(Complex64::from), true);
    assert!(relative_error(&parse(&padded.data()), &expected) < 1e-15);
    let cut_off = run_with_input("run --p 2 --n 2 --input - --output -", three_samples);
    assert!(cut_off.stderr.contains("3 samples, cut to n = 2"), "{}", cut_off.stderr);
    assert_eq!(parse(&cut_off.data()), [3.0, -1.0].map(Complex64::from));
}

#[test]
fn samples_of_ten_megabytes_are_read() {
    let x = example_signal(1 << 18);
    let mut text = String::new();
    for z in &x {
        let _ = writeln!(text, "{:.17e},{:.17e}", z.re, z.im);
    }
    assert!(text.len() > 10_000_000);
    let run = run_with_input("run --json --input -", text.as_bytes()).json();
    assert_eq!(run["scenario"]["n"].as_u64(), Some(1 << 18));
    assert!(number(&run["relative_l2_error"]) < 1e-14);
}

/// The transform of real samples has coefficients 0 … n/2, and is refused for samples with imaginary parts.
#[test]
fn transform_of_real_samples_has_half_of_the_coefficients() {
    let x: Samples = example_signal(64).into_iter().map(|x| Complex64::new(x.re, 0.0)).collect();
    let expected = dft(&x, true);
    let (input, output) = (write_file("real-in.csv", format_samples(&x)), temporary_path("real-out.csv"));
    let path = output.display();
    for flags in ["--p 16", "--p 4 --algorithm transpose", "--p 4 --algorithm output-driven --machine logp"] {
        let run =
            hyperfly(&format!("run --json --samples real --input {input} --output {path} {flags}")).json();
        assert_eq!((number(&run["t_serial"]), run["scenario"]["samples"].as_str()), (192.0, Some("real")));
        assert!(run["predicted"].is_null(), "{flags}");
        let actual = parse(&std::fs::read_to_string(&output).expect("the transform"));
        assert_eq!(actual.len(), 33, "{flags}");
        assert!(relative_error(&actual, &expected[..33]) < 1e-13, "{flags}");
    }
    let complex = write_file("complex-in.csv", format_samples(&example_signal(64)));
    let refused = hyperfly(&format!("run --samples real --input {complex} --p 4"));
    assert_eq!(refused.code, 2, "{}", refused.stderr);
    assert!(refused.stderr.contains("complex for samples with imaginary parts"), "{}", refused.stderr);
}

//! The reader's own samples as text.

use crate::target::Target;
use hyperfly_request::samples::{Fault, Samples, Why};
use std::fmt::Write;

pub const TARGET: Target = Target { name: "csv", corpus, words, check };

fn corpus() -> Vec<Vec<u8>> {
    let texts = [
        "1\n2,3\r\n\n -4e1 ; 5\n6 7",
        "re,im\n0.1,-0.25\n1e-300,2.2250738585072014e-308\n",
        "# measured\n\"time\"\t\"volts\"\n0\t1.5 # the first\n1\t-1.5\n",
        "1,5;2,5\n0,25;1\n",
        "\u{feff}1\n2\n3\n4\n",
        "0.1,0.2\n0.3,0.4\n0.5,0.6\n0.7,0.8\n",
    ];
    let wide = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let mut corpus: Vec<Vec<u8>> = texts.iter().map(|text| text.as_bytes().to_vec()).collect();
    corpus.extend([wide(texts[4]), b"RIFF\x24\0\0\0WAVEfmt ".to_vec(), "1,2\n".repeat(2_000).into_bytes()]);
    corpus
}

fn words() -> Vec<String> {
    ["\n", ",", ";", "\t", " ", "#", "-", ".", "e", "E+", "re,im", "1e309", "5e-324", "\r", "05"]
        .map(str::to_owned)
        .to_vec()
}

fn check(input: &[u8]) -> Result<String, String> {
    let read = Samples::of(input);
    // Wherever it is cut, the same is read.
    for cut in [1, input.len() / 2, input.len().saturating_sub(1)] {
        let (one, two) = input.split_at(cut.min(input.len()));
        let mut samples = Samples::default();
        let pieces = samples.take(one).and_then(|()| samples.take(two)).and_then(|()| samples.finish());
        if pieces != read {
            return Err(format!("in two pieces of {cut} bytes and the rest it is {pieces:?}"));
        }
    }
    match read {
        Ok(samples) => {
            let mut text = String::new();
            for sample in &samples {
                let _ = writeln!(text, "{:.16e},{:.16e}", sample.re, sample.im);
            }
            let bits = |value: &hyperfly_core::Complex64| (value.re.to_bits(), value.im.to_bits());
            let again =
                Samples::of(text.as_bytes()).map_err(|fault| format!("written, it is refused: {fault}"))?;
            match again.iter().map(bits).eq(samples.iter().map(bits)) {
                true => Ok(format!("ok {}", samples.len().ilog2())),
                false => Err("written, it is read as other numbers".to_owned()),
            }
        }
        Err(fault) => {
            let said = fault.to_string();
            let lines = input.iter().filter(|byte| **byte == b'\n').count() as u64 + 1;
            match fault {
                Fault::Line { line, column, why, .. } => {
                    let names = said.contains(&format!("Line {line}, column {column}: "));
                    if !names
                        || !(1..=lines).contains(&line)
                        || said.contains(['\n', '\0'])
                        || said.len() > 400
                    {
                        return Err(format!("it is refused by {said:?}"));
                    }
                    Ok(format!("refused: {}", matches!(why, Why::Comma) as u8))
                }
                Fault::Empty | Fault::Utf16 if !said.is_empty() => Ok(format!("refused: {fault:?}")),
                Fault::Long(line) | Fault::Many(line) | Fault::NoText { line, .. }
                    if said.contains(&format!("Line {line}")) =>
                {
                    Ok(format!("refused: {}", &said[said.len() - 8..].escape_debug()))
                }
                other => Err(format!("a text of {} bytes cannot be {other:?}", input.len())),
            }
        }
    }
}

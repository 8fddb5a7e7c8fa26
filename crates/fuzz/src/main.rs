//! `hyperfly-fuzz NAME [--minutes M] [--seed S] [--replay FILE]`, which `cargo xtask fuzz` runs.

use hyperfly_fuzz::{Options, TARGETS, Target, fuzz, replay};
use std::process::ExitCode;
use std::time::Duration;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("fuzz: {why}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<(), String> {
    let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
    let expected = || format!("expected: all or one of {}", names.join(", "));
    let (name, rest) = arguments.split_first().ok_or_else(expected)?;
    let targets: Vec<&Target> =
        TARGETS.iter().filter(|target| name == "all" || target.name == name.as_str()).collect();
    if targets.is_empty() {
        return Err(expected());
    }
    let mut options = Options { seed: 1, inputs: u64::MAX, time: Duration::from_secs(60) };
    let mut rest = rest.iter();
    while let Some(flag) = rest.next() {
        let value = rest.next().ok_or_else(|| format!("{flag} needs a value"))?;
        let wrong = |_| format!("{flag} = {value} is no number");
        match flag.as_str() {
            "--minutes" => {
                let minutes: f64 = value.parse().map_err(|_| format!("{flag} = {value} is no number"))?;
                options.time = Duration::try_from_secs_f64(minutes * 60.0).map_err(|why| why.to_string())?;
            }
            "--seed" => options.seed = value.parse().map_err(wrong)?,
            "--replay" => {
                let input = std::fs::read(value).map_err(|why| format!("{value}: {why}"))?;
                return targets.iter().try_for_each(|target| {
                    let outcome = replay(target, &input)?;
                    println!("{}: {outcome}", target.name);
                    Ok(())
                });
            }
            _ => return Err(format!("there is no {flag}")),
        }
    }
    // A panic is caught, and told with its input.
    std::panic::set_hook(Box::new(|_| {}));
    targets.into_iter().try_for_each(|target| one(target, options))
}

fn one(target: &Target, options: Options) -> Result<(), String> {
    let passed = fuzz(target, options).map_err(|found| {
        let file = std::env::temp_dir().join(format!("hyperfly-fuzz-{}-{}", target.name, found.number));
        let kept = std::fs::write(&file, &found.input).map(|()| file.display().to_string());
        format!(
            "{}, seed {}, input {}: {}\n{}\nkept in {}",
            target.name,
            options.seed,
            found.number,
            found.why,
            found.input.escape_ascii().to_string().chars().take(2_000).collect::<String>(),
            kept.unwrap_or_else(|why| why.to_string())
        )
    })?;
    println!(
        "{}: {} inputs of seed {}, {} accepted, {} different outcomes; at most {} KiB and {:.1?} for one",
        target.name,
        passed.inputs,
        options.seed,
        passed.accepted,
        passed.outcomes,
        passed.memory >> 10,
        passed.time
    );
    Ok(())
}

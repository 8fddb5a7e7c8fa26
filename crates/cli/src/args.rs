//! The command line: one flag per schema key, and the options of each command.

use crate::input::request::is_flag;
use clap::{Arg, ArgAction, Command};
use hyperfly_request::{KEYS, Key, Request};

const JSON: &str = "json";

/// Builds the whole command line.
pub fn build_command() -> Command {
    Command::new("hyperfly")
        .version(env!("CARGO_PKG_VERSION"))
        .about(
            "A parallel FFT on a simulated parallel machine: how long it takes, where the time goes, and why",
        )
        .after_help(
            "Data goes to stdout, messages to stderr. Exit code: 0, 1 (the run failed) or 2 (bad request).",
        )
        .subcommand_required(true)
        .arg_required_else_help(true)
        .args_override_self(true)
        .subcommand(run())
        .subcommand(sweep())
        .subcommand(measure())
        .subcommand(calibrate())
        .subcommand(predict())
        .subcommand(isoefficiency())
        .subcommand(reproduce())
        .subcommand(figure())
        .subcommand(export())
        .subcommand(tour())
        .subcommand(check())
        .subcommand(grade())
        .subcommand(glossary())
}

fn run() -> Command {
    command_with_schema(
        "run",
        "Executes one run: times, efficiency, traffic, where the time went, the transform",
    )
    .arg(option("output", "FILE", "writes the transform, one re,im per line in natural order (- is stdout)"))
    .arg(program_option())
    .arg(no_data_flag().conflicts_with_all(["output", "input"]))
}

fn sweep() -> Command {
    command_with_schema("sweep", "Executes a run for each combination of values and prints a table as CSV, or JSON lines")
        .after_help(
            "Each value may be a list, p=4,16,64, or a range of powers of two, p=4..1024, for any key, as KEY=LIST or \
             --KEY LIST.\nRows come in the order of the lists as given, the last one fastest. Combinations that are \
             impossible are left out, with a line on stderr.",
        )
        .arg(option("jobs", "J", "runs executed at the same time [default: one per core; with --on mpi one per rank]"))
        .arg(option("on", "EXECUTOR", "what executes the runs [allowed: threads, mpi] [default: threads]"))
        .arg(option("shard", "k/N", "the k-th of N parts of the table, for job arrays; concatenated, the parts are the whole table"))
        .arg(Arg::new("lists").value_name("KEY=LIST").action(ArgAction::Append).help("values of a key, such as p=4..1024"))
        .arg(no_data_flag().conflicts_with("input"))
}

fn measure() -> Command {
    command_with_schema("measure", "Executes a plan on this machine, with one thread or MPI rank per processor, and measures it")
        .after_help(
            "The parameters of simulated machines (t_s, topology …) have no effect here. figure and export read the file with \
             --run FILE.",
        )
        .arg(option("on", "EXECUTOR", "what executes it [allowed: threads, mpi] [default: threads]"))
        .arg(option("repeat", "R", "number of measured passes, after one unmeasured pass [default: 15]"))
        .arg(option("calibrated", "FILE", "a calibrated machine (hyperfly calibrate -o FILE), for which the run is predicted"))
        .arg(option("patience", "SECONDS", "how long a processor waits for a message before the measurement fails [default: 30]"))
        .arg(flag("unpinned", "lets the system move threads from core to core"))
        .arg(option("kernel", "KERNEL", "kernel of the local transforms, also for T_s [allowed: hyperfly, rustfft] [default: hyperfly]"))
        .arg(flag("collective", "with --on mpi: all-to-all exchanges are collectives (MPI_Ialltoallv) instead of point-to-point messages"))
        .arg(option("output", "FILE", "writes the measurement, such as run.json (- is stdout)").short('o'))
}

fn calibrate() -> Command {
    Command::new("calibrate")
        .about("Measures the times of a butterfly and of a message on this machine: t_c, t_s, t_w")
        .arg(flag("quick", "smaller sizes, which fit into the caches: one second instead of ten"))
        .after_help("It takes about ten seconds. The machine should be idle otherwise.")
        .args_override_self(true)
        .arg(option("on", "EXECUTOR", "what executes it [allowed: threads, mpi] [default: threads]"))
        .arg(option(
            "p",
            "P",
            "number of processors [default: the largest power of two up to the number of cores, at least 2; with --on mpi the number of ranks]",
        ))
        .arg(option("output", "FILE", "writes the machine, such as machine.json (- is stdout)").short('o'))
        .arg(flag(JSON, "JSON on stdout"))
}

fn predict() -> Command {
    command_with_scenario_schema("predict", "The closed form of one run, without executing it; n up to 2^60")
}

fn isoefficiency() -> Command {
    command_with_scenario_schema("isoefficiency", "The n that keeps an efficiency, against p, by the closed forms")
        .after_help("--p takes a list or a range of powers of two, as in sweep [default: 2..1024]. n is the result: --n has no effect.")
        .mut_arg("efficiency", |arg| {
            arg.value_name("E")
                .help("the efficiency to keep, above 0 and below 1")
                .hide(false)
                .required_unless_present("scenario")
                .help_heading("Options")
        })
        .arg(flag("simulate", "also searches by simulation, run by run, for the smallest n that reaches the efficiency"))
}

fn reproduce() -> Command {
    Command::new("reproduce")
        .about("Recomputes a figure or table of a paper and compares it with the published one")
        .after_help(
            "A cell agrees if it is within the rounding of the printed value. Exit code 1 if a difference is not on the \
             list of known differences.",
        )
        .args_override_self(true)
        .arg(Arg::new("id").value_name("ID").required(true).help("an id such as gk-table1, or all"))
        .arg(flag(JSON, "JSON on stdout, one line per entry"))
}

fn figure() -> Command {
    command_with_schema("figure", "Draws a view of a run, or a figure or table of a paper, as SVG, PNG or PDF")
        .arg(
            Arg::new("id")
                .value_name("ID")
                .help("a figure or table of a paper, as in reproduce (gk-fig2 …), instead of a run"),
        )
        .arg(measured_run_option().conflicts_with_all(["id", "html"]))
        .arg(program_option().conflicts_with_all(["id", "run"]))
        .arg(option("output", "FILE", "the picture (.svg, .png or .pdf), or with --html the page (.html) [default: SVG on stdout]").short('o'))
        .arg(option("scale", "FACTOR", "PNG pixels per pixel of the size [default: 2]"))
        .arg(option("size", "WxH", "size in pixels [default: 720x480; for two views 720x760]"))
        .arg(
            flag("html", "a page instead of a picture: one file that works anywhere and contains this run")
                .conflicts_with_all(["id", "size", "scale", "input"]),
        )
        .arg(
            option("standalone", "FILE", "with --html: the page to write into [default: $HYPERFLY_STANDALONE, else dist/hyperfly-standalone.html, else the one next to this command]")
                .requires("html"),
        )
}

fn export() -> Command {
    command_with_schema("export", "Writes the trace of a run, the data of a view, or the executed plan")
        .arg(
            option(
                "format",
                "FORMAT",
                "csv, json (of a view), perfetto, values (between the stages) or plan",
            )
            .required(true),
        )
        .arg(option("output", "FILE", "the file [default: stdout]").short('o'))
        .arg(measured_run_option())
        .arg(program_option().conflicts_with("run"))
        .arg(flag(
            "channels",
            "with csv: the traffic of each channel instead of the activities of each processor",
        ))
        .arg(no_data_flag().conflicts_with("input"))
}

fn tour() -> Command {
    Command::new("tour")
        .about("Prints a tour and checks its claims against its runs, for authors of tours (docs/tours.md)")
        .after_help("Exit code 2 if the file is invalid, 1 if a claim does not hold.")
        .args_override_self(true)
        .arg(
            Arg::new("id")
                .value_name("FILE")
                .required(true)
                .help("the file of a tour, or the id of a built-in one"),
        )
}

fn check() -> Command {
    Command::new("check")
        .about("Checks a program, a schedule of your own (docs/programs.md), and reports its faults with their lines")
        .after_help("Exit code 1 if the program has faults, 2 if it cannot be checked.")
        .args_override_self(true)
        .arg(Arg::new("file").value_name("FILE").required(true).help("a program; - is stdin; or the name of a built-in one"))
        .arg(option("p", "P", "number of processors [default: 4]"))
        .arg(option("n", "N", "number of points, a power of two [default: 16]"))
        .arg(flag(JSON, "JSON on stdout"))
}

fn grade() -> Command {
    Command::new("grade")
        .about("Grades a program against an exercise (docs/exercises.md), or all programs of a folder as CSV")
        .after_help(
            "Without FILE, prints the task of the exercise. Exit code 1 if the program does not pass, 2 if it cannot be graded.\n\
             A folder may hold programs and one folder for each student. The exit code is 1 if a file in it was not graded; each is \
             named on stderr with the reason.",
        )
        .args_override_self(true)
        .arg(Arg::new("file").value_name("FILE").help("a program; - is stdin; or a folder with programs, *.star or *.py"))
        .arg(option("exercise", "ID", "one of the built-in exercises, or a file with one").required(true))
        .arg(option("hints", "K", "without FILE: also prints the first K hints"))
        .arg(flag(JSON, "JSON on stdout: the verdict and its receipt"))
}

fn glossary() -> Command {
    Command::new("glossary")
        .about("Explains symbols and terms and names their sources")
        .args_override_self(true)
        .arg(
            Arg::new("word")
                .value_name("WORD")
                .help("a symbol (t_w), or a word of a term or of its definition"),
        )
        .arg(flag(JSON, "JSON on stdout"))
}

/// Builds a command with the schema, the scenario file and the reader's samples.
fn command_with_schema(name: &'static str, about: &'static str) -> Command {
    command_with_scenario_schema(name, about).arg(option(
        "input",
        "FILE",
        "your own samples, one re[,im] per line (- is stdin); n is their number",
    ))
}

/// Builds a command with the schema and the scenario file.
fn command_with_scenario_schema(name: &'static str, about: &'static str) -> Command {
    Command::new(name)
        .about(about)
        .args_override_self(true)
        .next_help_heading("Schema")
        .args(KEYS.iter().filter(is_flag).map(|key| schema_flag(key, name)))
        .next_help_heading("Options")
        .arg(option("scenario", "FILE", "a JSON object of schema keys (- is stdin); flags override it"))
        .arg(flag(JSON, "JSON on stdout"))
}

fn schema_flag(key: &'static Key, command: &str) -> Arg {
    let (name, help) = (key.name, key.help());
    let default = (key.get)(&Request::default());
    // Of the display keys, help lists only those that affect a picture or its data. Every command accepts the others
    // too, because scenarios saved by the page contain them.
    let is_relevant = match command {
        "figure" => ["view", "efficiency", "t", "theme"].contains(&name),
        "export" => ["view", "efficiency"].contains(&name),
        _ => false,
    };
    let is_hidden = name == "v" || (key.is_display_key() && !is_relevant);
    let help = match name {
        "t" => "cursor in virtual time, or as a part of the run (50%) [default: the busiest moment, or the end of a picture that builds up]".to_owned(),
        "view" if command == "export" => {
            format!(
                "with csv or json: the data behind this picture [allowed: {}]",
                list_allowed_values(name).trim_start_matches("all, ")
            )
        }
        "view" => format!("the picture [allowed: {}]", list_allowed_values(name).trim_start_matches("all, ")),
        _ => format!("{help} [allowed: {}] [default: {default}]", list_allowed_values(name)),
    };
    option(name, "VALUE", help).allow_hyphen_values(true).hide(is_hidden)
}

/// Returns the values that a key allows, as listed by its refusal of `?`.
fn list_allowed_values(name: &str) -> String {
    let refusal = Request::from_pairs([(name, "?")]).err().and_then(|problems| problems.into_iter().next());
    refusal.map(|problem| problem.allowed).unwrap_or_default()
}

fn option(name: &'static str, value: &'static str, help: impl Into<clap::builder::StyledStr>) -> Arg {
    Arg::new(name).long(name).value_name(value).help(help)
}

fn flag(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(help)
}

/// Returns the run of `hyperfly measure`, instead of a simulated one.
fn measured_run_option() -> Arg {
    option("run", "FILE", "a measured run (hyperfly measure -o FILE), instead of a simulated one")
        .conflicts_with_all(["scenario", "input"])
}

/// Returns a reader's program, instead of a formulation.
fn program_option() -> Arg {
    option(
        "program",
        "FILE",
        "a schedule of your own (docs/programs.md), or the name of a built-in one as a program; - is stdin",
    )
}

fn no_data_flag() -> Arg {
    flag("no-data", "simulates times only; p may then be up to 65536")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clap_accepts_the_command_definition() {
        build_command().debug_assert();
    }

    #[test]
    fn help_lists_allowed_values() {
        let mut command = build_command();
        let help = command.find_subcommand_mut("run").expect("run").render_help().to_string();
        for expected in
            ["--topology", "hypercube", "mesh", "a power of two from 1 to 65536", "[default: 1.28]"]
        {
            assert!(help.contains(expected), "{expected} is not in\n{help}");
        }
    }
}

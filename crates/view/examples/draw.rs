//! Draws one figure to stdout: `draw VIEW p n topology switching algorithm fraction-of-T_p theme WxH`.
use hyperfly_core::scenario::{Choice, Scenario, View};
use hyperfly_view::{Story, Theme, figure};
use std::rc::Rc;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let get = |k: usize, default: &str| args.get(k).cloned().unwrap_or_else(|| default.to_owned());
    let scenario = Scenario {
        p: get(1, "16").parse().expect("p"),
        n: get(2, "1024").parse().expect("n"),
        topology: Choice::from_id(&get(3, "hypercube")).expect("topology"),
        switching: Choice::from_id(&get(4, "cut-through")).expect("switching"),
        algorithm: Choice::from_id(&get(5, "binary-exchange")).expect("algorithm"),
        ..Scenario::default()
    };
    let run = hyperfly_core::run(&scenario, None, Default::default()).unwrap_or_else(|e| panic!("{e}"));
    let story = Story::new(Rc::new(run));
    let size = get(8, "720x480");
    let (width, height) = size.split_once('x').expect("size");
    let request = figure::Request {
        t: get(6, "auto").parse::<f64>().ok().map(|f| f * story.t_end()),
        theme: match get(7, "light").as_str() {
            "dark" => Theme::Dark,
            "projector" => Theme::Projector,
            _ => Theme::Light,
        },
        width: width.parse().expect("width"),
        height: height.parse().expect("height"),
        ..figure::Request::new(View::from_id(&get(0, "machine")).expect("view"))
    };
    print!("{}", figure::figure(&story, &request));
}

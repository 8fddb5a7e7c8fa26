//! Draws the figure of an entry to stdout: `draw ID [light|dark|projector] [WIDTHxHEIGHT]`.
use hyperfly_papers::figure::Style;
use hyperfly_view::Theme;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let id = args.first().map_or("", String::as_str);
    let entry = hyperfly_papers::entry(id).unwrap_or_else(|| panic!("there is no entry {id:?}"));
    let asked = |theme: &Theme| args.iter().any(|arg| arg == theme.name());
    let theme = Theme::ALL.into_iter().find(asked).unwrap_or(Theme::Light);
    let size = args.iter().skip(1).find_map(|arg| arg.split_once('x'));
    let (width, height) = size.unwrap_or(("720", "480"));
    let style =
        Style { theme, width: width.parse().expect("a width"), height: height.parse().expect("a height") };
    print!("{}", (entry.figure)(&style));
}

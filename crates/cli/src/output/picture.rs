//! File formats of figures: SVG as drawn, and PNG or PDF converted from it. The extension of the file decides.

use crate::failure::Failure;
use crate::output::Destination;
use krilla::Document;
use krilla::geom::Size;
use krilla::page::PageSettings;
use krilla_svg::{SurfaceExt, SvgSettings};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::{Database, Source};
use resvg::usvg::{FallbackSelectionFn, FontResolver, Options, Tree};
use std::borrow::Cow;
use std::fmt::Display;
use std::path::Path;
use std::sync::Arc;

/// Font faces of the page as files, written by crates/xtask/fonts/make.py. Figures use their family first.
const FACES: [&[u8]; 3] = [
    include_bytes!("../../fonts/hyperfly-regular.ttf"),
    include_bytes!("../../fonts/hyperfly-semibold.ttf"),
    include_bytes!("../../fonts/hyperfly-italic.ttf"),
];
/// Default number of PNG pixels per SVG pixel.
const DEFAULT_SCALE: f32 = 2.0;
/// Maximum number of PNG pixels, which take about 400 MB of memory.
const MAX_PIXELS: f64 = 1e8;
/// PDF points per SVG pixel: 72 and 96 to the inch.
const POINTS_PER_PIXEL: f32 = 0.75;

/// Allowed file names of figures, for messages.
const ALLOWED_FILES: &str = "a file that ends in .svg, .png or .pdf, or with --html in .html";

/// Returns the extension of a path in lower case, or an empty string.
fn lowercase_extension(path: &str) -> String {
    Path::new(path).extension().unwrap_or_default().to_string_lossy().to_ascii_lowercase()
}

/// Refuses a destination whose extension is not `.html` or `.htm`.
pub fn check_html(destination: Destination) -> Result<(), Failure> {
    match destination {
        Destination::File(path) if !["", "html", "htm"].contains(&lowercase_extension(path).as_str()) => {
            Err(Failure::invalid("output", path, ALLOWED_FILES))
        }
        _ => Ok(()),
    }
}

/// File format of a figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Format {
    Svg,
    Png { scale: f32 },
    Pdf,
}

impl Format {
    /// Chooses the format for a destination. `scale` is the option `--scale`, `size` the size of the SVG in pixels.
    ///
    /// # Errors
    /// Another extension, or a PNG that would be too large.
    pub fn new(
        destination: Destination,
        scale: Option<&String>,
        (width, height): (f32, f32),
    ) -> Result<Format, Failure> {
        let format = match destination {
            Destination::Stdout => Format::Svg,
            Destination::File(path) => match lowercase_extension(path).as_str() {
                "" | "svg" => Format::Svg,
                "png" => Format::Png { scale: scale.map_or(Ok(DEFAULT_SCALE), |text| read_scale(text))? },
                "pdf" => Format::Pdf,
                _ => return Err(Failure::invalid("output", path, ALLOWED_FILES)),
            },
        };
        match (format, scale) {
            (Format::Png { scale }, _)
                if f64::from(width * scale) * f64::from(height * scale) > MAX_PIXELS =>
            {
                let max_scale = (MAX_PIXELS / f64::from(width * height)).sqrt();
                let allowed = format!(
                    "at most {max_scale:.2} for {width}x{height}: a PNG has at most 100 million pixels"
                );
                Err(Failure::invalid("scale", scale, allowed))
            }
            (Format::Svg | Format::Pdf, Some(scale)) => Err(Failure::invalid(
                "scale",
                scale,
                "with a file that ends in .png: SVG and PDF have no pixels",
            )),
            _ => Ok(format),
        }
    }

    /// Converts an SVG to the bytes of the file.
    pub fn encode(self, svg: &str) -> Result<Cow<'_, [u8]>, Failure> {
        match self {
            Format::Svg => Ok(Cow::Borrowed(svg.as_bytes())),
            Format::Png { scale } => encode_png(&parse(svg)?, scale).map(Cow::Owned),
            Format::Pdf => encode_pdf(&parse(svg)?).map(Cow::Owned),
        }
    }
}

fn read_scale(text: &str) -> Result<f32, Failure> {
    let scale = text.parse().ok().filter(|scale| (0.1..=20.0).contains(scale));
    scale.ok_or_else(|| {
        Failure::invalid("scale", text, "a number from 0.1 to 20, PNG pixels per pixel of the size")
    })
}

fn parse(svg: &str) -> Result<Tree, Failure> {
    let mut fonts = Database::new();
    for face in FACES {
        fonts.load_font_source(Source::Binary(Arc::new(face)));
    }
    let options = Options {
        fontdb: Arc::new(fonts),
        font_resolver: FontResolver { select_fallback: select_fallback(), ..FontResolver::default() },
        ..Options::default()
    };
    Tree::from_str(svg, &options).map_err(|error| to_failure(&error))
}

/// Selects a fallback face for a missing character. Loads system fonts only if none of our faces has it, so that
/// figures with our characters alone are the same file on every system.
fn select_fallback() -> FallbackSelectionFn<'static> {
    let select = FontResolver::default_fallback_selector();
    Box::new(move |letter, used_fonts, fonts| {
        let face = select(letter, used_fonts, fonts);
        if face.is_some() || fonts.len() > FACES.len() {
            return face;
        }
        Arc::make_mut(fonts).load_system_fonts();
        select(letter, used_fonts, fonts)
    })
}

fn encode_png(tree: &Tree, scale: f32) -> Result<Vec<u8>, Failure> {
    let pixels = |length: f32| (length * scale).round().max(1.0) as u32;
    let mut pixmap = Pixmap::new(pixels(tree.size().width()), pixels(tree.size().height()))
        .ok_or_else(|| to_failure(&"it has no size"))?;
    resvg::render(tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    pixmap.encode_png().map_err(|error| to_failure(&error))
}

fn encode_pdf(tree: &Tree) -> Result<Vec<u8>, Failure> {
    let points = |length: f32| length * POINTS_PER_PIXEL;
    let size = Size::from_wh(points(tree.size().width()), points(tree.size().height()))
        .ok_or_else(|| to_failure(&"it has no size"))?;
    let mut document = Document::new();
    let mut page = document.start_page_with(PageSettings::new(size));
    let mut surface = page.surface();
    surface.draw_svg(tree, size, SvgSettings::default()).ok_or_else(|| to_failure(&"it cannot be drawn"))?;
    surface.finish();
    page.finish();
    document.finish().map_err(|error| to_failure(&format_args!("{error:?}")))
}

fn to_failure(error: &dyn Display) -> Failure {
    Failure::Run(format!("the picture cannot be made: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: (f32, f32) = (720.0, 480.0);

    fn format(path: &str) -> Option<Format> {
        Format::new(Destination::File(path), None, SIZE).ok()
    }

    #[test]
    fn format_follows_the_extension() {
        assert_eq!(Format::new(Destination::Stdout, None, SIZE).ok(), Some(Format::Svg));
        for (path, expected) in [
            ("a.svg", Some(Format::Svg)),
            ("figure", Some(Format::Svg)),
            ("v1.2/figure", Some(Format::Svg)),
            ("/dev/null", Some(Format::Svg)),
            ("a.PNG", Some(Format::Png { scale: 2.0 })),
            ("a.b.pdf", Some(Format::Pdf)),
            ("a.jpg", None),
            ("a.html", None),
            ("a.svg.gz", None),
        ] {
            assert_eq!(format(path), expected, "{path}");
        }
    }

    #[test]
    fn scale_is_bounded_and_only_for_png() {
        let new = |path, scale: &str, size| {
            Format::new(Destination::File(path), Some(&scale.to_owned()), size).ok()
        };
        assert_eq!(new("a.png", "1.5", SIZE), Some(Format::Png { scale: 1.5 }));
        for invalid in ["0", "-1", "nan", "21", "x", ""] {
            assert_eq!(new("a.png", invalid, SIZE), None, "{invalid}");
        }
        assert_eq!(new("a.pdf", "2", SIZE), None);
        assert_eq!(new("a.svg", "2", SIZE), None);
        assert!(new("a.png", "1", (10_000.0, 10_000.0)).is_some());
        assert_eq!(new("a.png", "1.01", (10_000.0, 10_000.0)), None);
    }

    fn build_svg(elements: &str) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"20\" font-family=\"hyperfly, sans-serif\" \
             font-size=\"14\">{elements}</svg>"
        )
    }

    fn render(elements: &str) -> Pixmap {
        let png = Format::Png { scale: 2.0 }.encode(&build_svg(elements)).expect("a picture").into_owned();
        Pixmap::decode_png(&png).expect("a PNG")
    }

    #[test]
    fn png_has_twice_the_size_and_draws_text_in_three_faces() {
        let styles = ["", "font-weight=\"600\"", "font-style=\"italic\""];
        let pictures = styles.map(|style| render(&format!("<text x=\"5\" y=\"15\" {style}>pnTSE</text>")));
        let blank = render("");
        assert_eq!((blank.width(), blank.height()), (200, 40));
        for (k, picture) in pictures.iter().enumerate() {
            assert!(
                picture != &blank && pictures[..k].iter().all(|picture_before| picture_before != picture),
                "{}",
                styles[k]
            );
        }
    }

    #[test]
    fn superscripts_and_subscripts_have_over_70_percent_of_the_height_of_figures() {
        let height = |style: &str, character: char| {
            let svg = build_svg(&format!("<text x=\"5\" y=\"15\" {style}>{character}</text>"));
            let png = Format::Png { scale: 20.0 }.encode(&svg).expect("a picture").into_owned();
            let picture = Pixmap::decode_png(&png).expect("a PNG");
            let rows = picture.data().chunks(picture.width() as usize * 4);
            rows.filter(|row| row.iter().any(|byte| *byte > 0)).count() as f64
        };
        let [figures, small] = ["01234567891248", "⁰¹²³⁴⁵⁶⁷⁸⁹₁₂₄₈"];
        for style in ["", "font-weight=\"600\""] {
            for (figure, small) in figures.chars().zip(small.chars()) {
                let ratio = height(style, small) / height(style, figure);
                assert!((0.7..0.75).contains(&ratio), "{small} {style}: {ratio}");
            }
        }
    }

    #[test]
    fn system_fonts_are_read_only_for_letters_that_the_faces_lack() {
        let faces = |text: &str| {
            let tree =
                parse(&build_svg(&format!("<text x=\"5\" y=\"15\">{text}</text>"))).expect("a picture");
            tree.fontdb().len()
        };
        assert_eq!(faces("p ≤ 2³² √n × 10⁻¹⁶"), FACES.len());
        assert!(faces("字") > FACES.len());
    }

    #[test]
    fn png_of_a_paper_figure_draws_its_title_and_needs_no_system_fonts() {
        let figure = hyperfly_papers::entry("gk-fig3").expect("a figure");
        let svg = (figure.figure)(&hyperfly_papers::figure::Style::default());
        assert_eq!(parse(&svg).expect("a picture").fontdb().len(), FACES.len());
        let (text_before, rest) = svg.split_once("<text ").expect("a title");
        let (title, text_after) = rest.split_once("</text>").expect("its end");
        assert!(title.contains("font-weight=\"600\""), "{title}");
        let rows = |svg: &str| {
            let png = Format::Png { scale: 1.0 }.encode(svg).expect("a picture").into_owned();
            let picture = Pixmap::decode_png(&png).expect("a PNG");
            picture.data().chunks(picture.width() as usize * 4).map(<[u8]>::to_vec).collect::<Vec<_>>()
        };
        let (rows_with_title, without_element) = (rows(&svg), rows(&format!("{text_before}{text_after}")));
        let differing_rows: Vec<usize> =
            (0..rows_with_title.len()).filter(|y| rows_with_title[*y] != without_element[*y]).collect();
        assert!(differing_rows.len() > 5 && differing_rows.iter().all(|y| *y < 60), "{differing_rows:?}");
    }
}

//! Screenshots for the README in docs/pictures: of valid addresses, of the specified size, and not blank. `cargo xtask pictures` takes
//! them.

use hyperfly_request::Request;
use hyperfly_tests::pictures::{MAX_BYTES, PICTURES, Picture, THEMES};
use hyperfly_tests::root;
use hyperfly_view::draw::palette::{ColourScheme, Ink, Palette, Rgb};
use std::collections::{BTreeSet, HashMap};
use std::fs::{File, read_dir, read_to_string};
use std::io::BufReader;

/// Minimum number of colours: blended edges give a page with content more.
const COLOURS: usize = 40;
/// Pixels in the colour of a legend's square: 11 × 11 without its edges.
const SQUARE: usize = 80;

fn all_pictures() -> impl Iterator<Item = (Picture, &'static str)> {
    PICTURES.into_iter().flat_map(|picture| THEMES.map(|theme| (picture, theme)))
}

/// Returns the size of a picture, and the number of pixels by colour.
fn read(picture: &Picture, theme: &str) -> ((u32, u32), HashMap<Rgb, usize>) {
    let path = picture.path(theme);
    let file = File::open(picture.file(theme)).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut decoder = png::Decoder::new(BufReader::new(file));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut bytes = vec![0; reader.output_buffer_size().expect("it fits into memory")];
    let info = reader.next_frame(&mut bytes).unwrap_or_else(|error| panic!("{path}: {error}"));
    assert_eq!(info.color_type, png::ColorType::Rgb, "{path}");
    let mut counts = HashMap::new();
    // Counts runs of one colour, which are far fewer than pixels.
    let (pixels, _) = bytes[..info.buffer_size()].as_chunks::<3>();
    for run in pixels.chunk_by(|previous, next| previous == next) {
        *counts.entry(run[0]).or_default() += run.len();
    }
    ((info.width, info.height), counts)
}

#[test]
fn pictures_have_their_size_and_content() {
    for (picture, theme) in all_pictures() {
        let path = picture.path(theme);
        let (size, colours) = read(&picture, theme);
        assert_eq!(size, picture.size, "{path}");
        assert!(colours.len() >= COLOURS, "{path} has {} colours", colours.len());
        let most_frequent = colours.iter().max_by_key(|(_, count)| **count).map(|(colour, _)| *colour);
        let scheme = ColourScheme::ALL.into_iter().find(|scheme| scheme.name() == theme).expect("a theme");
        let palette = Palette::new(scheme);
        assert_eq!(most_frequent, Some(palette.get(Ink::Ground)), "{path}: the ground of its theme");
        // Colours keep their meaning in a screenshot.
        let runs =
            Request::from_fragment(picture.fragment).0.is_ok_and(|request| request.look.paper.is_empty());
        for ink in [Ink::Compute, Ink::Startup, Ink::Transfer, Ink::Contention] {
            let pixels = colours.get(&palette.get(ink)).copied().unwrap_or_default();
            assert!(!runs || pixels >= SQUARE, "{path}: {ink:?} on {pixels} pixels");
        }
    }
}

#[test]
fn pictures_stay_below_the_size_limit() {
    let bytes =
        all_pictures().map(|(picture, theme)| picture.file(theme).metadata().map_or(0, |data| data.len()));
    let bytes: u64 = bytes.sum();
    assert!(bytes <= MAX_BYTES, "{bytes} bytes");
}

#[test]
fn picture_addresses_are_valid_and_paused() {
    for (picture, theme) in all_pictures() {
        let address = picture.address(theme);
        let (request, warnings) = Request::from_fragment(&address);
        assert!(warnings.is_empty(), "{address}: {warnings:?}");
        let request = request.unwrap_or_else(|error| panic!("{address}: {error:?}"));
        assert!(!request.look.play, "{address}");
        assert_eq!(request.settings.check_run(true), Ok(()), "{address}");
        if request.has_comparison() {
            let comparison = request.comparison().unwrap_or_else(|error| panic!("{address}: {error:?}"));
            assert_eq!(comparison.settings.check_run(true), Ok(()), "{address}");
        }
    }
}

/// Every referenced picture exists in both themes, and every picture is referenced.
#[test]
fn readme_references_every_picture_in_both_themes() {
    let readme = read_to_string(root().join("README.md")).expect("README.md");
    for (picture, theme) in all_pictures() {
        let path = picture.path(theme);
        let expected = match theme {
            "dark" => format!("<source media=\"(prefers-color-scheme: dark)\" srcset=\"{path}\">"),
            _ => format!("<img src=\"{path}\" alt=\""),
        };
        assert_eq!(readme.matches(&expected).count(), 1, "{expected}");
        assert_eq!(readme.matches(&path).count(), 1, "{path}");
    }
    let expected_paths: BTreeSet<String> =
        all_pictures().map(|(picture, theme)| picture.path(theme)).collect();
    assert_eq!(readme.matches("docs/pictures/").count(), expected_paths.len(), "README.md names others");
    let entries = read_dir(root().join("docs/pictures")).expect("docs/pictures").flatten();
    let files: BTreeSet<String> =
        entries.map(|file| format!("docs/pictures/{}", file.file_name().to_string_lossy())).collect();
    assert_eq!(files, expected_paths);
    for page in read_dir(root().join("docs")).expect("docs").flatten().filter(|page| page.path().is_file()) {
        let text = read_to_string(page.path()).expect("a page of the documentation");
        assert!(
            !text.contains("pictures/"),
            "{}: the rendered pages have no pictures",
            page.path().display()
        );
    }
}

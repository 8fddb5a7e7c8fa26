//! Tests of the share dialog's contents.

use super::share_context::ShareContext;
use super::site::Site;
use super::{create_preview, describe, latex, list_notes, round_time, text, ways};
use crate::worker::protocol::queries::share::{
    Code, Content, FigureControls, FileKind, Preview, ShareForm, Way,
};
use hyperfly_request::{Request, Theme, View};
use hyperfly_view::Replay;
use std::rc::Rc;

fn context<'a>(form: &'a ShareForm, request: &Request, page_address: &str) -> ShareContext<'a> {
    ShareContext {
        request: form.request(request),
        form,
        site: Site::from_address(page_address),
        title: "A <run> & \"mesh\" [p].".to_owned(),
        sentence: "14 of 16 <wait> & \"idle\" [50 %].".to_owned(),
        svg: "<svg xmlns=\"x\"/>".to_owned(),
        name: "a.svg".to_owned(),
        mp4: false,
    }
}

fn parse_request(fragment: &str) -> Request {
    Request::from_fragment(fragment).0.expect("a request")
}

/// Returns the form for a figure of two views with controls for p and n.
fn form_with_controls(way: Way) -> ShareForm {
    ShareForm {
        way,
        view: Some(View::Machine),
        second_view: Some(View::Timeline),
        controls: FigureControls::List,
        keys: vec!["p".to_owned(), "n".to_owned()],
        ..ShareForm::default()
    }
}

/// Returns the text of a way to share.
fn text_of(way: Way, fragment: &str, page_address: &str) -> String {
    match ways::create_content(&context(&form_with_controls(way), &parse_request(fragment), page_address)) {
        Content::Text { text, .. } => text,
        other => panic!("{other:?} is no text"),
    }
}

/// Reads the modules of a code from its path.
fn modules(code: &Code) -> Vec<Vec<bool>> {
    let size = code.size as usize;
    let mut grid = vec![vec![false; size]; size];
    for run in code.path.split('M').skip(1) {
        let (start, rest) = run.split_once('h').expect("a row");
        let (x, y) = start.split_once(' ').expect("a place");
        let length: usize = rest.split('v').next().expect("a length").parse().expect("a number");
        let (x, y): (usize, usize) = (x.parse().expect("x"), y.parse().expect("y"));
        grid[y][x..x + length].fill(true);
    }
    grid
}

#[test]
fn qr_code_is_read_by_another_library() {
    let long_url = format!("https://example.org/notes/#v=1&{}", "a".repeat(1900));
    for text in ["https://example.org/#v=1&p=64", &long_url] {
        let modules = modules(&Code::from_text(text).expect("it is short enough"));
        // Several pixels per module, as in a camera's picture.
        const SCALE: usize = 4;
        let size = modules.len() * SCALE;
        let grey = |x: usize, y: usize| if modules[y / SCALE][x / SCALE] { 0 } else { 255 };
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(size, size, grey);
        let grids = image.detect_grids();
        assert_eq!(grids.len(), 1);
        assert_eq!(grids[0].decode().expect("the file is readable").1, text);
    }
    assert!(Code::from_text(&"a".repeat(3000)).is_none());
}

#[test]
fn texts_are_escaped_and_addresses_canonical() {
    let page_address = "https://example.org/a%22b/?x=<script>";
    let iframe = text_of(Way::Iframe, "topology=mesh&p=64", page_address);
    assert!(iframe.contains(
        "src=\"https://example.org/a%22b/embed.html#v=1&amp;topology=mesh&amp;p=64&amp;view=machine,timeline&amp;controls=p,n\""
    ), "{iframe}");
    assert!(iframe.matches('<').count() == 2 && !iframe.contains("script"), "{iframe}");
    let element = text_of(Way::Element, "topology=mesh&p=64", page_address);
    assert!(
        element.contains("<hyperfly-figure v=\"1\" topology=\"mesh\" p=\"64\"")
            && element.contains(">A &lt;run&gt; &amp; &quot;mesh&quot; [p].</a>"),
        "{element}"
    );
    assert_eq!(
        text_of(Way::Link, "p=64&topology=mesh", page_address),
        "https://example.org/a%22b/#v=1&topology=mesh&p=64&view=machine,timeline"
    );
    let markdown = text_of(Way::Markdown, "p=64", page_address);
    assert!(
        markdown.contains("[![A <run> & \"mesh\" p.](a.svg)](https://example.org/a%22b/#v=1"),
        "{markdown}"
    );
}

#[test]
fn command_has_only_non_default_flags() {
    let command = text_of(Way::Command, "preset=ncube2&p=64&order=ordered&t=12.5", "https://example.org/");
    assert!(command.contains("hyperfly run --preset ncube2 --p 64 --order ordered\n"), "{command}");
    assert!(
        command.contains(
            "hyperfly figure --view machine,timeline --preset ncube2 --p 64 --order ordered --t 12.5 -o a.svg"
        ),
        "{command}"
    );
    assert!(
        text_of(Way::Command, "signal=own", "https://example.org/")
            .contains("hyperfly run --input samples.csv")
    );
}

/// Returns the code blocks of a page of the documentation.
fn documented_blocks(page: &str) -> Vec<&str> {
    page.split("\n```").skip(1).step_by(2).filter_map(|block| Some(block.split_once('\n')?.1)).collect()
}

#[test]
fn documentation_shows_the_lines_for_the_packages() {
    let form = |way| ShareForm { controls: FigureControls::Min, ..form_with_controls(way) };
    let text_of = |way, fragment: &str| match ways::create_content(&context(
        &form(way),
        &parse_request(fragment),
        "https://example.org/",
    )) {
        Content::Text { text, .. } => text,
        other => panic!("{other:?} is no text"),
    };
    let python = text_of(Way::Python, "algorithm=transpose&topology=mesh&p=16&n=4096");
    assert_eq!(documented_blocks(include_str!("../../../../../docs/python.md"))[0], python);
    let figure = "topology=mesh&p=64";
    let react = text_of(Way::Npm, figure);
    assert!(documented_blocks(include_str!("../../../../../docs/npm.md")).contains(&&*react), "{react}");
    let sphinx = text_of(Way::Sphinx, figure);
    assert!(documented_blocks(include_str!("../../../../../docs/sphinx.md")).contains(&&*sphinx), "{sphinx}");
    // The page shows the block with its marks, in a longer pair.
    let mkdocs = text_of(Way::MkDocs, figure);
    assert!(
        include_str!("../../../../../docs/mkdocs.md").contains(&format!("````text\n{mkdocs}\n````")),
        "{mkdocs}"
    );
}

/// Addresses whose lines the tests of the Python package execute.
const PYTHON_ADDRESSES: [&str; 5] = [
    "",
    "preset=ncube2&p=64&order=ordered&t=12.5&theme=dark",
    "machine=bsp&algorithm=group-cyclic&p=8&n=2^12&g=1.5&l-sync=100",
    "p=16&n=4096&overlap=true&signal=noise&seed=7",
    "machine=logp&p=16&n=1024&L=6.5&o=2&g=4&direction=inverse",
];

#[test]
fn python_lines_are_those_that_the_package_executes() {
    let lines: String = PYTHON_ADDRESSES
        .iter()
        .map(|address| format!("# {address}\n{}\n\n", text_of(Way::Python, address, "")))
        .collect();
    assert_eq!(lines, include_str!("../../../../../tests/golden/shared_python.txt"), "{lines}");
}

#[test]
fn lines_for_packages_leave_out_what_they_cannot_hold() {
    let site = "https://example.org/";
    assert!(text_of(Way::Python, "signal=own&p=4&n=16", site).contains("hf.run(x, p=4, n=16)\n"));
    for way in [Way::Npm, Way::Sphinx, Way::MkDocs] {
        let text = text_of(way, "signal=own&p=4&n=16&play=true", site);
        assert!(!text.contains("own") && !text.contains("signal"), "{text}");
    }
    let program = "algorithm=program&program=x%20=%20%22%3C%22%0Ay&p=4&n=16";
    assert!(text_of(Way::Npm, program, site).contains(r#" program={"x = \"<\"\ny"#));
    for way in [Way::Sphinx, Way::MkDocs] {
        let form = form_with_controls(way);
        let content = ways::create_content(&context(&form, &parse_request(program), site));
        assert_eq!(content, Content::Nothing(text::program_too_long().to_owned()));
    }
}

#[test]
fn latex_text_and_links_are_escaped() {
    let text = latex::format_figure("a.svg", "50 % of 2^10, n² − t_w", "https://example.org/~a/#v=1&p=64");
    assert!(text.starts_with("% rsvg-convert -f pdf -o a.pdf a.svg\n"));
    assert!(
        text.contains(
            "\\href{https://example.org/\\%7Ea/\\#v=1\\&p=64}{\\includegraphics[width=\\linewidth]{a.pdf}}"
        ),
        "{text}"
    );
    assert!(text.contains("50 \\% of 2\\textasciicircum{}10, n$^2$ $-$ t\\_w"), "{text}");
}

#[test]
fn site_finds_explorer_and_figure() {
    let describe_site = |page_address| {
        let Site { page, embed, one_file, local, .. } = Site::from_address(page_address);
        (page, embed, one_file, local)
    };
    let text = str::to_owned;
    assert_eq!(
        describe_site("https://a.org/b/"),
        (text("https://a.org/b/"), text("https://a.org/b/embed.html"), false, false)
    );
    assert_eq!(
        describe_site("https://a.org/b/embed.html"),
        (text("https://a.org/b/"), text("https://a.org/b/embed.html"), false, false)
    );
    let file = "file:///home/me/index.html";
    let without_site = &format!("{file}#");
    assert_eq!(describe_site(without_site), (text(file), text(file), true, true));
    // On a single-file page, `controls` marks a figure.
    let without_site = text_of(Way::Iframe, "p=64", without_site);
    assert!(
        without_site.contains("/index.html#v=1&amp;p=64&amp;view=machine,timeline&amp;controls=p,n"),
        "{without_site}"
    );
}

#[test]
fn longest_link_is_below_2000_characters() {
    let grid = "preset=t3e&machine=bsp&algorithm=group-cyclic&p=64&n=2^40&tc=0.123456789012345&ts=123456.789012345\
               &th=0.1234567890123&tw=0.1234567890123&width=1.23456789&L=1.2345678901&g=1.2345678901&o=1.2345678901\
               &l-sync=1.2345678901&rate=123456789.012345&order=ordered&radix=4&twiddles=computed&tt=1.2345678901234\
               &io=cyclic&balanced=true&blocking=64&direction=inverse&signal=noise&seed=18446744073709551615\
               &efficiency=0.1234567890123&t=123456.789012345&speed=12.3456789&window=1.2345678901..2.3456789012";
    let form = ShareForm {
        view: Some(View::Isoefficiency),
        second_view: Some(View::Distribution),
        theme: Theme::Projector,
        play: true,
        repeat: true,
        ..ShareForm::default()
    };
    assert!(context(&form, &parse_request(grid), "https://example.org/notes/").link().len() < 2000);
}

fn replay(fragment: &str) -> Rc<Replay> {
    let run =
        hyperfly_request::run(&parse_request(fragment).settings, None, Default::default()).expect("a run");
    Replay::new(Rc::new(run))
}

#[test]
fn describe_names_formulation_size_and_machine() {
    assert_eq!(
        describe(&replay("topology=mesh&p=64&n=4096")),
        "Parallel FFT: binary-exchange of 4096 points on an 8\u{a0}×\u{a0}8 mesh, cut-through"
    );
}

#[test]
fn round_time_keeps_five_digits() {
    assert_eq!(round_time(276.2334009999997, 1234.5), 276.2);
    assert_eq!(round_time(0.000123456789, 0.0005), 0.00012346);
    assert_eq!(round_time(1234567.89, 9e6), 1234568.0);
}

#[test]
fn notes_explain_choices() {
    let text_of = |form: &ShareForm, page_address: &str| {
        list_notes(&context(form, &parse_request("p=16"), page_address))
    };
    let site = "https://example.org/";
    let save = ShareForm { way: Way::Save, ..ShareForm::default() };
    assert_eq!(text_of(&save, site), [text::light_colours(), text::two_views()]);
    let dark = ShareForm { view: Some(View::Machine), theme: Theme::Dark, ..save.clone() };
    assert!(text_of(&dark, site).is_empty());
    assert_eq!(text_of(&dark, "file:///a.html"), [text::on_your_disk()]);
    let element = ShareForm { way: Way::Element, ..save };
    let without_site = context(&element, &parse_request("p=16"), "file:///a.html#");
    assert_eq!(ways::create_content(&without_site), Content::Nothing(text::hint_site().to_owned()));
    assert_eq!(create_preview(&without_site), Preview::Nothing);
    assert!(list_notes(&without_site).is_empty());
}

#[test]
fn files_have_names_of_their_kind() {
    let (form, request) = (form_with_controls(Way::Save), parse_request("p=16&n=256"));
    let list = |mp4| ways::list_files(&ShareContext { mp4, ..context(&form, &request, "") });
    let film = |mp4| list(mp4).into_iter().find(|file| file.kind == FileKind::Film).expect("a film");
    assert_eq!((&*film(true).name, &*film(true).id, &*film(true).word), ("a.mp4", "mp4", "MP4"));
    let files = list(false);
    let clear = FileKind::Pixels { scale: 2, transparent: true };
    let name = |kind| files.iter().find(|file| file.kind == kind).map(|file| file.name.as_str());
    assert_eq!(name(clear), Some("a-transparent-2x.png"));
    assert_eq!(name(FileKind::Film), Some("a.webm"));
}

#[test]
fn height_fits_views() {
    let form = |view, second_view| ShareForm { view: Some(view), second_view, ..ShareForm::default() };
    assert_eq!(form(View::Breakdown, None).height(), 310);
    assert!(form(View::Butterfly, None).height() >= 710);
    let large = ShareForm { theme: Theme::Projector, ..form(View::Machine, Some(View::Timeline)) };
    assert!(large.height() >= 1080);
    assert_eq!(ShareForm { height: Some(333), ..form(View::Machine, None) }.height(), 333);
}

//! What the dialog says, without a browser.

use super::choices::Choices;
use super::place::Place;
use super::{Share, clean, described, form, latex, qr, ways};
use hyperfly_core::scenario::Request;
use hyperfly_view::Story;
use std::rc::Rc;

fn share<'a>(choices: &'a Choices, asked: &Request, base: &str) -> Share<'a> {
    Share {
        request: choices.request(asked),
        choices,
        place: Place::of(base),
        title: "A <run> & \"mesh\" [p].".to_owned(),
        sentence: "14 of 16 <wait> & \"idle\" [50 %].".to_owned(),
        svg: "<svg xmlns=\"x\"/>".to_owned(),
        name: "a.svg".to_owned(),
    }
}

fn asked(fragment: &str) -> Request {
    Request::from_fragment(fragment).0.expect("a request")
}

/// What a way says, without its markup.
fn said(way: &str, fragment: &str, base: &str) -> String {
    let asked = asked(fragment);
    let choices =
        Choices::read(&format!("way={way}&view=machine&under=timeline&controls=list&key=p&key=n"), &asked);
    ways::write(&share(&choices, &asked, base), "light")
}

/// The modules of a code's picture, read from its path.
fn modules(svg: &str) -> Vec<Vec<bool>> {
    let side: usize = svg
        .split("viewBox=\"0 0 ")
        .nth(1)
        .and_then(|rest| rest.split(' ').next())
        .expect("a side")
        .parse()
        .expect("a number");
    let mut all = vec![vec![false; side]; side];
    let path = svg.split("<path d=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a path");
    for run in path.split('M').skip(1) {
        let (at, rest) = run.split_once('h').expect("a row");
        let (x, y) = at.split_once(' ').expect("a place");
        let long: usize = rest.split('v').next().expect("a length").parse().expect("a number");
        let (x, y): (usize, usize) = (x.parse().expect("x"), y.parse().expect("y"));
        all[y][x..x + long].fill(true);
    }
    all
}

#[test]
fn another_reader_reads_the_code() {
    let long = format!("https://example.org/notes/#v=1&{}", "a".repeat(1900));
    for text in ["https://example.org/#v=1&p=64", &long] {
        let modules = modules(&qr::svg(text).expect("it is short enough"));
        // As a camera has it: several pixels a module.
        const SCALE: usize = 4;
        let side = modules.len() * SCALE;
        let grey = |x: usize, y: usize| if modules[y / SCALE][x / SCALE] { 0 } else { 255 };
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(side, side, grey);
        let grids = image.detect_grids();
        assert_eq!(grids.len(), 1);
        assert_eq!(grids[0].decode().expect("it can be read").1, text);
    }
    assert!(qr::svg(&"a".repeat(3000)).is_none());
}

#[test]
fn texts_are_escaped_and_addresses_canonical() {
    let base = "https://example.org/a%22b/?x=<script>";
    let iframe = said("iframe", "topology=mesh&p=64", base);
    assert!(iframe.contains(
        "src=&quot;https://example.org/a%22b/embed.html#v=1&amp;amp;topology=mesh&amp;amp;p=64&amp;amp;view=machine,timeline&amp;amp;controls=p,n&quot;"
    ), "{iframe}");
    assert!(!iframe.contains("<iframe") && !iframe.contains("script"), "{iframe}");
    let element = said("element", "topology=mesh&p=64", base);
    assert!(
        element.contains("&lt;hyperfly-figure v=&quot;1&quot; topology=&quot;mesh&quot; p=&quot;64&quot;"),
        "{element}"
    );
    assert!(said("link", "p=64&topology=mesh", base).contains(
        ">https://example.org/a%22b/#v=1&amp;topology=mesh&amp;p=64&amp;view=machine,timeline</pre>"
    ));
    let markdown = said("markdown", "p=64", base);
    assert!(
        markdown
            .contains("[![A &lt;run&gt; &amp; &quot;mesh&quot; p.](a.svg)](https://example.org/a%22b/#v=1"),
        "{markdown}"
    );
}

#[test]
fn a_command_says_what_is_not_as_usual() {
    let command = said("command", "preset=ncube2&p=64&order=ordered&t=12.5", "https://example.org/");
    assert!(command.contains("hyperfly run --preset ncube2 --p 64 --order ordered\n"), "{command}");
    assert!(
        command.contains(
            "hyperfly figure --view machine,timeline --preset ncube2 --p 64 --order ordered --t 12.5 -o a.svg"
        ),
        "{command}"
    );
    assert!(
        said("command", "signal=own", "https://example.org/").contains("hyperfly run --input samples.csv")
    );
}

#[test]
fn latex_reads_no_commands_of_its_own() {
    let text = latex::figure("a.svg", "50 % of 2^10, n² − t_w", "https://example.org/~a/#v=1&p=64");
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
fn a_place_knows_its_parts() {
    let of = |base| {
        let Place { page, embed, one_file, local, .. } = Place::of(base);
        (page, embed, one_file, local)
    };
    let text = str::to_owned;
    assert_eq!(
        of("https://a.org/b/"),
        (text("https://a.org/b/"), text("https://a.org/b/embed.html"), false, false)
    );
    assert_eq!(
        of("https://a.org/b/embed.html"),
        (text("https://a.org/b/"), text("https://a.org/b/embed.html"), false, false)
    );
    let file = "file:///home/me/index.html";
    let alone = &format!("{file}#");
    assert_eq!(of(alone), (text(file), text(file), true, true));
    // There a figure says that it is one.
    let alone = said("iframe", "p=64", alone);
    assert!(
        alone.contains("/index.html#v=1&amp;amp;p=64&amp;amp;view=machine,timeline&amp;amp;controls=p,n"),
        "{alone}"
    );
}

#[test]
fn links_are_short_whatever_is_asked() {
    let all = "preset=t3e&machine=bsp&algorithm=group-cyclic&p=64&n=2^40&tc=0.123456789012345&ts=123456.789012345\
               &th=0.1234567890123&tw=0.1234567890123&width=1.23456789&L=1.2345678901&g=1.2345678901&o=1.2345678901\
               &l-sync=1.2345678901&rate=123456789.012345&order=ordered&radix=4&twiddles=computed&tt=1.2345678901234\
               &io=cyclic&balanced=true&blocking=64&direction=inverse&signal=noise&seed=18446744073709551615\
               &efficiency=0.1234567890123&t=123456.789012345&speed=12.3456789&window=1.2345678901..2.3456789012";
    let choices = "way=link&view=isoefficiency&under=distribution&theme=projector&play=1&loop=1";
    let asked = asked(all);
    let choices = Choices::read(choices, &asked);
    assert!(share(&choices, &asked, "https://example.org/notes/").link().len() < 2000);
}

fn story(fragment: &str) -> Rc<Story> {
    let run = hyperfly_core::run::run(&asked(fragment).scenario, None, Default::default()).expect("a run");
    Story::new(Rc::new(run))
}

#[test]
fn a_run_is_described_by_what_it_is() {
    assert_eq!(
        described(&story("topology=mesh&p=64&n=4096")),
        "Parallel FFT: binary-exchange of 4096 points on an 8 × 8 mesh, cut-through"
    );
}

#[test]
fn a_cursor_is_a_clean_number() {
    assert_eq!(clean(276.2334009999997, 1234.5), 276.2);
    assert_eq!(clean(0.000123456789, 0.0005), 0.00012346);
    assert_eq!(clean(1234567.89, 9e6), 1234568.0);
}

#[test]
fn views_without_meaning_are_not_offered() {
    let place = Place::of("https://example.org/");
    let offers = |fragment: &str, view: &str| {
        let asked = asked(fragment);
        let html = form::write(&Choices::read("", &asked), &asked, &story(fragment), &place);
        html.contains(&format!("<option value=\"{view}\""))
    };
    assert!(!offers("p=16&n=64", "schedule") && !offers("p=16&n=64", "supersteps"));
    assert!(offers("p=16&n=64", "machine") && offers("p=16&n=64", "choose"));
    assert!(offers("algorithm=output-driven&machine=logp&p=4&n=64", "schedule"));
    assert!(offers("algorithm=group-cyclic&machine=bsp&p=4&n=64", "supersteps"));
}

#[test]
fn hints_say_what_is_made_of_the_choices() {
    let asked = asked("p=16");
    let text = |form: &str, base: &str| {
        let choices = Choices::read(form, &asked);
        let share = share(&choices, &asked, base);
        (share.text("light"), share.preview())
    };
    let site = "https://example.org/";
    let (save, _) = text("way=save&view=all&theme=auto", site);
    assert!(save.contains("light colours") && save.contains("the machine and its timeline"), "{save}");
    let (save, _) = text("way=save&view=machine&theme=dark", site);
    assert!(!save.contains("light colours") && !save.contains("its timeline"), "{save}");
    let (alone, preview) = text("way=element", "file:///a.html#");
    assert!(alone.contains("needs the site") && !alone.contains("<pre") && preview.is_empty(), "{alone}");
}

#[test]
fn a_height_fits_what_is_in_it() {
    let height = |form: &str| Choices::read(form, &asked("p=16")).height;
    assert_eq!(height("view=breakdown"), 300);
    assert!(height("view=butterfly") >= 710);
    assert!(height("view=machine&under=timeline&theme=projector") >= 1010);
    assert_eq!(height("view=machine&height=333"), 333);
}

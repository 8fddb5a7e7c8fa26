//! Files that the share dialog saves.

use hyperfly_export::names;
use hyperfly_request::Request;
use hyperfly_tests::page::Page;
use hyperfly_tests::page::saved_files::{directory, native_files, open_file_list, save_file, saving};

#[tokio::test]
async fn saved_files_match_the_command_output() {
    let target = directory("of-the-command");
    let page = Page::open("play=false").await;
    page.downloads(&target).await;
    for (name, fragment) in [
        ("pair", "topology=mesh&p=16&n=256&play=false&theme=light&t=300&view=machine,timeline"),
        ("curves", "p=4&n=64&play=false&theme=light&view=efficiency"),
        ("schedule", "algorithm=output-driven&machine=logp&p=4&n=64&play=false&theme=light&view=schedule"),
        ("table", "algorithm=group-cyclic&machine=bsp&p=4&n=64&play=false&theme=light&view=table"),
    ] {
        page.reopen(fragment).await;
        open_file_list(&page).await;
        let request = Request::from_fragment(fragment).0.expect("a request");
        let views: Vec<_> = request.look.view.into_iter().chain(request.look.under).collect();
        let called = |ending| names::name(&names::views(&views), &request.settings, ending);
        let [svg, csv, json, trace] = native_files(&request, None);
        let of_trace = names::name("trace", &request.settings, "json");
        for (format, called, expected) in [
            ("svg", called("svg"), svg),
            ("csv", called("csv"), csv),
            ("json", called("json"), json),
            ("perfetto", of_trace, trace),
        ] {
            let bytes = save_file(&page, &target, format, &called).await;
            assert!(!bytes.is_empty() && bytes == expected, "{name}: {called} differs from the command's");
        }
        page.assert_quiet().await;
    }
}

#[tokio::test]
async fn png_has_its_size_and_colours() {
    let target = directory("png");
    let page = saving("topology=mesh&p=16&n=256&play=false&theme=light&t=300&view=machine", &target).await;
    // Intercepts the page's download.
    page.eval("{ const make = URL.createObjectURL; window.blobs = []; URL.createObjectURL = blob => { blobs.push(blob); return make.call(URL, blob) } }").await;
    for (scale, clear) in [(2, ""), (4, ""), (2, "-transparent")] {
        let called = format!("hyperfly-machine-binary-exchange-mesh-p16-n256{clear}-{scale}x.png");
        let format = format!("png {scale}{}", if clear.is_empty() { "" } else { " transparent" });
        // The first button with this prefix is the opaque variant.
        let bytes = save_file(&page, &target, &format, &called).await;
        assert_eq!(&bytes[1..4], b"PNG");
        page.eval(
            "(async () => {
                const picture = await createImageBitmap(blobs.pop());
                document.querySelector('#drawn')?.remove();
                const canvas = Object.assign(document.createElement('canvas'), { id: 'drawn', width: picture.width, height: picture.height });
                canvas.getContext('2d', { willReadFrequently: true }).drawImage(picture, 0, 0);
                document.body.append(canvas);
            })()",
        )
        .await;
        let pixels = page.canvas("#drawn").await;
        assert_eq!((pixels.width, pixels.height), (720 * scale, 480 * scale));
        let opaque_pixels = pixels.rgba.chunks_exact(4).filter(|pixel| pixel[3] == 255).count();
        let pixel_count = pixels.width * pixels.height;
        assert!(
            if clear.is_empty() {
                opaque_pixels == pixel_count
            } else {
                opaque_pixels < pixel_count / 4 && opaque_pixels > 1000
            },
            "{opaque_pixels} of {pixel_count}"
        );
        // Transfer is green and contention is vermilion.
        for colour in [[0x00, 0x9e, 0x73], [0xd5, 0x5e, 0x00]] {
            assert!(pixels.count(colour, 12) > 100, "{colour:x?} is missing at {scale} ×");
        }
    }
    page.assert_quiet().await;
}

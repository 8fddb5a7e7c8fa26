//! Steps through a run, announcements and captions.

use hyperfly_tests::page::Page;

/// A falling curve requests falling frequencies, and the sound can be stopped.
#[tokio::test]
async fn falling_curve_sounds_with_falling_pitch() {
    let page = Page::open("topology=mesh&play=false").await;
    page.eval(
        "{ window.asked = []; window.silenced = 0;
        AudioParam.prototype.setValueAtTime = function (value, at) { asked.push([at, value]); return this; };
        const close = AudioContext.prototype.close;
        AudioContext.prototype.close = function () { silenced++; return close.call(this); }; }",
    )
    .await;
    page.wait_for("the curve", "document.querySelector('.listen:not(:disabled)')").await;
    page.press("A").await;
    page.wait_for("tones", "asked.length > 2").await;
    assert!(
        page.announcement().await.contains("of mesh as pitch, from p = 1 to p = "),
        "{}",
        page.announcement().await
    );
    let falls = "asked.every(([at, hertz], k) => k == 0 || at > asked[k - 1][0] && hertz < asked[k - 1][1])";
    assert_eq!(page.eval(falls).await, true, "{}", page.eval("JSON.stringify(asked)").await);
    page.wait_for("Stop", "document.querySelector('.listen').ariaLabel == 'Stop the sound'").await;
    page.press("A").await;
    page.wait_for("silence", "silenced == 1").await;
    assert_eq!(page.announcement().await, "The sound has stopped.");
    page.assert_quiet().await;
}

#[tokio::test]
async fn captions_follow_playback() {
    let page = Page::open("p=16&n=1024&play=false&speed=0.25").await;
    page.press("V").await;
    page.wait_for("the captions", "!!document.querySelector('#live:not(.unseen)')").await;
    page.eval("document.querySelector('#live').textContent = ''").await;
    page.press(" ").await;
    page.wait_for("a caption", "document.querySelector('#live').textContent.length > 0").await;
    assert_eq!(page.state().await["playing"], true, "before the end");
    page.assert_quiet().await;
}

//! The papers' worker: computes what the papers show, off the page's thread.

fn main() {
    hyperfly_web::papers::worker::start();
}

//! The worker: runs the core, off the page's thread.

fn main() {
    hyperfly_web::worker::start();
}

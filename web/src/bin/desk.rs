//! The desk: the page's second module, a worker that writes what the page does not carry with it.

fn main() {
    hyperfly_web::begin();
    hyperfly_web::desk::worker::start();
}

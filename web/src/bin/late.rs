//! The late module: the page's second one, a worker that answers what the page does not work out itself.

fn main() {
    hyperfly_web::late::worker::serve::start();
}

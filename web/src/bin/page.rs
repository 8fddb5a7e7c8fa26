//! The page: mounts the app.

fn main() {
    hyperfly_web::page::start();
}

//! Prints the rows of an entry: `reproduce ID [clock]`.
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let entry = hyperfly_papers::entry(&args[0]).expect("an entry");
    let start = std::time::Instant::now();
    let now = || start.elapsed().as_secs_f64();
    let found = entry.reproduce(if args.len() > 1 { Some(&now) } else { None });
    for row in &found.rows {
        println!(
            "{:?} {} | {} | {} | {:?}",
            row.agrees,
            row.key_text(),
            row.published,
            row.computed,
            row.beside
        );
    }
    println!("{:?} unlisted {} in {:?}", found.score(), found.unlisted(), start.elapsed());
}

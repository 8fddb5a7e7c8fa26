//! The earliest of many times that change often: a tree of minima, eight to a node, over numbered places.

/// How many places or nodes a node is the minimum of.
const WIDTH: usize = 8;

/// A time for each number; infinity where there is none.
pub struct Earliest {
    /// The times, then the minima of eight of them, and so on up to one node; each level filled up to whole nodes.
    levels: Vec<Vec<f64>>,
}

impl Earliest {
    /// No times.
    pub fn new() -> Self {
        Earliest { levels: vec![Vec::new()] }
    }

    /// The earliest time; infinity if there is none.
    pub fn first(&self) -> f64 {
        minimum(&self.levels[self.levels.len() - 1])
    }

    /// Gives `number` this time, infinity to take it away.
    pub fn set(&mut self, number: u32, time: f64) {
        let mut at = number as usize;
        if at >= self.levels[0].len() {
            self.grow(at + 1);
        }
        self.levels[0][at] = time;
        for level in 1..self.levels.len() {
            at /= WIDTH;
            let least = minimum(&self.levels[level - 1][at * WIDTH..at * WIDTH + WIDTH]);
            let node = &mut self.levels[level][at];
            if *node == least {
                return;
            }
            *node = least;
        }
    }

    /// Calls `each` for every number with a time up to `bound`, in order of number.
    pub fn up_to(&self, bound: f64, each: &mut impl FnMut(u32)) {
        let top = self.levels.len() - 1;
        self.visit(top, 0..self.levels[top].len(), bound, each);
    }

    fn visit(&self, level: usize, places: std::ops::Range<usize>, bound: f64, each: &mut impl FnMut(u32)) {
        for at in places {
            if self.levels[level][at] > bound || self.levels[level][at].is_infinite() {
                continue;
            }
            match level.checked_sub(1) {
                Some(below) => self.visit(below, at * WIDTH..at * WIDTH + WIDTH, bound, each),
                None => each(at as u32),
            }
        }
    }

    /// Room for so many numbers.
    fn grow(&mut self, count: usize) {
        let mut count = count.next_power_of_two().max(WIDTH).next_multiple_of(WIDTH);
        let mut level = 0;
        loop {
            if level == self.levels.len() {
                self.levels.push(Vec::new());
            }
            self.levels[level].resize(count, f64::INFINITY);
            if count <= WIDTH {
                break;
            }
            count = (count / WIDTH).next_multiple_of(WIDTH);
            level += 1;
        }
        for level in 1..self.levels.len() {
            let (below, above) = self.levels.split_at_mut(level);
            let nodes = below[level - 1].chunks_exact(WIDTH).map(minimum);
            above[0].iter_mut().zip(nodes).for_each(|(node, least)| *node = least);
        }
    }
}

#[inline]
fn minimum(times: &[f64]) -> f64 {
    times.iter().copied().fold(f64::INFINITY, |least, time| if time < least { time } else { least })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against looking at every time, with numbers far apart and times that come and go.
    #[test]
    fn the_first_and_all_up_to_a_bound() {
        let (mut earliest, mut times) = (Earliest::new(), Vec::new());
        let mut rng = fastrand::Rng::with_seed(1);
        for turn in 0..20_000 {
            let range = [3, 9, 64, 65, 600][turn / 4000];
            let number = rng.usize(..range);
            let time = if rng.u8(..4) == 0 { f64::INFINITY } else { f64::from(rng.u16(..1 << 14)) };
            if times.len() <= number {
                times.resize(number + 1, f64::INFINITY);
            }
            times[number] = time;
            earliest.set(number as u32, time);
            let first = times.iter().copied().fold(f64::INFINITY, f64::min);
            assert_eq!(earliest.first(), first);
            let bound = first + f64::from(rng.u16(..1 << 12));
            let mut found = Vec::new();
            earliest.up_to(bound, &mut |number| found.push(number));
            let some = |k: &u32| times[*k as usize].is_finite() && times[*k as usize] <= bound;
            assert_eq!(found, (0..times.len() as u32).filter(some).collect::<Vec<_>>());
        }
    }
}

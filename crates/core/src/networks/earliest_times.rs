//! Minimum over many times that change often: a tree of minima with eight children per node.

/// Children per node.
const WIDTH: usize = 8;

/// Times by number; infinity if a number has none.
pub struct EarliestTimes {
    /// Level 0 holds the times, level k the minima of eight nodes of level k − 1. Each level is padded to
    /// whole nodes.
    levels: Vec<Vec<f64>>,
}

impl EarliestTimes {
    /// Creates an empty tree.
    pub fn new() -> Self {
        EarliestTimes { levels: vec![Vec::new()] }
    }

    /// Returns the earliest time, or infinity if there is none.
    pub fn first(&self) -> f64 {
        minimum(&self.levels[self.levels.len() - 1])
    }

    /// Sets the time of `number`; infinity removes it.
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

    /// Calls `each` for every number whose time is at most `bound`, in ascending order of numbers.
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

    /// Makes room for `count` numbers.
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

    /// Compares with a linear search, for sparse numbers and for times that come and go.
    #[test]
    fn minimum_and_bounded_visit_match_linear_search() {
        let (mut earliest, mut times) = (EarliestTimes::new(), Vec::new());
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

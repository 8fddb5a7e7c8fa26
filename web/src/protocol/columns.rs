//! Columns of numbers as a few typed arrays, one of each kind of number, and back: to make, to transfer and to collect an array takes
//! longer than to copy what most columns hold.

use hyperfly_core::Complex64;
use js_sys::{Array, Float32Array, Float64Array, Uint32Array};
use wasm_bindgen::{JsCast, JsValue};

/// How many arrays hold all columns.
pub const ARRAYS: u32 = 4;

/// Makes a column kind: the gathered slices, and the array that they come to.
macro_rules! joined {
    ($name:ident, $number:ty, $array:ty) => {
        fn $name(columns: &[&[$number]]) -> JsValue {
            let array = <$array>::new_with_length(columns.iter().map(|column| column.len() as u32).sum());
            let mut at = 0;
            for column in columns.iter().filter(|column| !column.is_empty()) {
                let end = at + column.len() as u32;
                array.subarray(at, end).copy_from(column);
                at = end;
            }
            array.into()
        }
    };
}

joined!(joined_doubles, f64, Float64Array);
joined!(joined_floats, f32, Float32Array);
joined!(joined_words, u32, Uint32Array);

/// Columns that go into arrays.
#[derive(Default)]
pub struct Columns<'a> {
    lengths: Vec<u32>,
    doubles: Vec<&'a [f64]>,
    floats: Vec<&'a [f32]>,
    words: Vec<&'a [u32]>,
}

impl<'a> Columns<'a> {
    /// Adds a column.
    pub fn doubles(&mut self, column: &'a [f64]) -> &mut Self {
        self.lengths.push(column.len() as u32);
        self.doubles.push(column);
        self
    }

    /// Adds a column of re, im, re, im …
    pub fn complex(&mut self, column: &'a [Complex64]) -> &mut Self {
        self.doubles(bytemuck::cast_slice(column))
    }

    /// Adds a column.
    pub fn floats(&mut self, column: &'a [f32]) -> &mut Self {
        self.lengths.push(column.len() as u32);
        self.floats.push(column);
        self
    }

    /// Adds a column.
    pub fn words(&mut self, column: &'a [u32]) -> &mut Self {
        self.lengths.push(column.len() as u32);
        self.words.push(column);
        self
    }

    /// The arrays, in the order in which [`Reader`] takes them.
    pub fn arrays(&self) -> Vec<JsValue> {
        vec![
            Uint32Array::from(&self.lengths[..]).into(),
            joined_doubles(&self.doubles),
            joined_floats(&self.floats),
            joined_words(&self.words),
        ]
    }
}

/// Columns that come out of arrays, in the order in which they went in; `None` for what is no such array or has no more.
pub struct Reader {
    lengths: std::vec::IntoIter<u32>,
    doubles: (Float64Array, u32),
    floats: (Float32Array, u32),
    words: (Uint32Array, u32),
}

impl Reader {
    /// Of the arrays of [`Columns::arrays`].
    pub fn new(arrays: &Array) -> Option<Reader> {
        Some(Reader {
            lengths: words(arrays.get(0))?.into_iter(),
            doubles: (arrays.get(1).dyn_into().ok()?, 0),
            floats: (arrays.get(2).dyn_into().ok()?, 0),
            words: (arrays.get(3).dyn_into().ok()?, 0),
        })
    }

    /// The next column.
    pub fn doubles(&mut self) -> Option<Vec<f64>> {
        let (array, at) = &mut self.doubles;
        let from = std::mem::replace(at, *at + self.lengths.next()?);
        (*at <= array.length()).then(|| array.subarray(from, *at).to_vec())
    }

    /// The next column, of re, im, re, im …
    pub fn complex(&mut self) -> Option<Vec<Complex64>> {
        let (array, at) = &mut self.doubles;
        let from = std::mem::replace(at, *at + self.lengths.next()?);
        (*at <= array.length()).then(|| array.subarray(from, *at)).as_ref().and_then(numbers)
    }

    /// The next column.
    pub fn floats(&mut self) -> Option<Vec<f32>> {
        let (array, at) = &mut self.floats;
        let from = std::mem::replace(at, *at + self.lengths.next()?);
        (*at <= array.length()).then(|| array.subarray(from, *at).to_vec())
    }

    /// The next column.
    pub fn words(&mut self) -> Option<Vec<u32>> {
        let (array, at) = &mut self.words;
        let from = std::mem::replace(at, *at + self.lengths.next()?);
        (*at <= array.length()).then(|| array.subarray(from, *at).to_vec())
    }
}

/// The numbers of a Float64Array; `None` if it is none.
pub fn doubles(column: JsValue) -> Option<Vec<f64>> {
    Some(column.dyn_into::<Float64Array>().ok()?.to_vec())
}

/// Complex numbers from a Float64Array of re, im, re, im …
pub fn complex(column: JsValue) -> Option<Vec<Complex64>> {
    numbers(&column.dyn_into().ok()?)
}

fn numbers(array: &Float64Array) -> Option<Vec<Complex64>> {
    let length = array.length() as usize;
    let mut numbers = vec![Complex64::default(); length / 2];
    length.is_multiple_of(2).then(|| array.copy_to(bytemuck::cast_slice_mut(&mut numbers)))?;
    Some(numbers)
}

/// The numbers of a Uint32Array; `None` if it is none.
pub fn words(column: JsValue) -> Option<Vec<u32>> {
    Some(column.dyn_into::<Uint32Array>().ok()?.to_vec())
}

//! Makes a picture of the page small: a palette of its commonest colours in place of three bytes for each pixel.

use std::collections::HashMap;
use std::io::Cursor;

/// The colours of a palette at most.
const COLOURS: usize = 128;
/// The square of a distance at which two colours look the same.
const ALIKE: u32 = 12 * 12;

type Colour = [u8; 3];

/// The same picture with a palette. What is filled keeps its colour, for a colour has a meaning; what edges are blended of comes
/// out as the nearest one.
pub fn png(taken: &[u8]) -> Vec<u8> {
    let (width, height, pixels) = read(taken);
    let mut counts: HashMap<Colour, usize> = HashMap::new();
    pixels.iter().for_each(|pixel| *counts.entry(*pixel).or_default() += 1);
    let mut commonest: Vec<Colour> = counts.keys().copied().collect();
    commonest.sort_unstable_by_key(|colour| (usize::MAX - counts[colour], *colour));
    let mut palette: Vec<Colour> = Vec::new();
    for colour in commonest {
        // The many shades of a letter's edge must not take the place of a small square in a legend.
        if palette.len() < COLOURS && palette.iter().all(|other| distance(other, &colour) > ALIKE) {
            palette.push(colour);
        }
    }
    let places: HashMap<Colour, u8> =
        counts.into_keys().map(|colour| (colour, nearest(&palette, colour))).collect();
    let indices: Vec<u8> = pixels.iter().map(|pixel| places[pixel]).collect();

    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(png::Compression::High);
    // Neighbours in a palette have nothing to do with each other.
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header().expect("a header is written to memory");
    writer.write_image_data(&indices).expect("pixels are written to memory");
    writer.finish().expect("an end is written to memory");
    bytes
}

/// Its size, and the colours of its pixels.
fn read(taken: &[u8]) -> (u32, u32, Vec<Colour>) {
    let mut decoder = png::Decoder::new(Cursor::new(taken));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().expect("a PNG");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a picture fits into memory")];
    let info = reader.next_frame(&mut bytes).expect("a whole PNG");
    let samples = info.color_type.samples();
    assert!(samples >= 3, "a browser's pictures have colours: {info:?}");
    let pixels = bytes[..info.buffer_size()].chunks_exact(samples);
    (info.width, info.height, pixels.map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect())
}

/// The place of the colour in a palette that is nearest.
fn nearest(palette: &[Colour], colour: Colour) -> u8 {
    let places = palette.iter().enumerate();
    places.min_by_key(|(_, other)| distance(other, &colour)).map_or(0, |(place, _)| place as u8)
}

/// The square of the distance between two colours.
fn distance(one: &Colour, other: &Colour) -> u32 {
    (0..3).map(|i| u32::from(one[i].abs_diff(other[i])).pow(2)).sum()
}

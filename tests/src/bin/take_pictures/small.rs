//! Reduces the size of a screenshot with a palette of its most frequent colours.

use std::collections::HashMap;
use std::io::Cursor;

/// Maximum number of colours in a palette.
const COLOURS: usize = 128;
/// Squared distance below which two colours look the same.
const MAX_DISTANCE: u32 = 12 * 12;

type Colour = [u8; 3];

/// Encodes a PNG with a palette. Filled areas keep their colours, which carry meaning; blended edges get the nearest colour.
pub fn reduce_png(png_bytes: &[u8]) -> Vec<u8> {
    let (width, height, pixels) = decode_png(png_bytes);
    let mut counts: HashMap<Colour, usize> = HashMap::new();
    pixels.iter().for_each(|pixel| *counts.entry(*pixel).or_default() += 1);
    let mut commonest: Vec<Colour> = counts.keys().copied().collect();
    commonest.sort_unstable_by_key(|colour| (usize::MAX - counts[colour], *colour));
    let mut palette: Vec<Colour> = Vec::new();
    for colour in commonest {
        // The many shades of text edges must not displace a small square of a legend.
        if palette.len() < COLOURS
            && palette.iter().all(|other| colour_distance(other, &colour) > MAX_DISTANCE)
        {
            palette.push(colour);
        }
    }
    let places: HashMap<Colour, u8> =
        counts.into_keys().map(|colour| (colour, nearest_colour(&palette, colour))).collect();
    let indices: Vec<u8> = pixels.iter().map(|pixel| places[pixel]).collect();

    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(png::Compression::High);
    // Neighbouring palette entries are unrelated.
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header().expect("a header is written to memory");
    writer.write_image_data(&indices).expect("pixels are written to memory");
    writer.finish().expect("an end is written to memory");
    bytes
}

/// Decodes size and pixels.
fn decode_png(png_bytes: &[u8]) -> (u32, u32, Vec<Colour>) {
    let mut decoder = png::Decoder::new(Cursor::new(png_bytes));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().expect("a PNG");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a picture fits into memory")];
    let info = reader.next_frame(&mut bytes).expect("a whole PNG");
    let samples = info.color_type.samples();
    assert!(samples >= 3, "a browser's pictures have colours: {info:?}");
    let pixels = bytes[..info.buffer_size()].chunks_exact(samples);
    (info.width, info.height, pixels.map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect())
}

/// Returns the index of the nearest colour in a palette.
fn nearest_colour(palette: &[Colour], colour: Colour) -> u8 {
    let places = palette.iter().enumerate();
    places.min_by_key(|(_, other)| colour_distance(other, &colour)).map_or(0, |(place, _)| place as u8)
}

/// Returns the squared distance between two colours.
fn colour_distance(first: &Colour, other: &Colour) -> u32 {
    (0..3).map(|i| u32::from(first[i].abs_diff(other[i])).pow(2)).sum()
}

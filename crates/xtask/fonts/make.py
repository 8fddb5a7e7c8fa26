"""Writes static/type.css, a style sheet that contains the page's typefaces, reduced to the characters of the page. Also writes
the same faces as files for the command (crates/cli/fonts), which draws PNG and PDF with them.

The style sheet contains the fonts because a frame of an opaque origin may not fetch fonts, and the one-file page has no other
files. The output changes only with this script or the typefaces, so the repository contains it. To run the script:

    python3 -m venv venv && venv/bin/pip install fonttools==4.68.0 brotli==1.2.1
    venv/bin/python crates/xtask/fonts/make.py

It needs npm, which downloads the typefaces. Both are under the SIL Open Font License without reserved names:

- Geist (npm `geist`, by Vercel and basement.studio): the text, from regular to bold, with tabular figures by default, because a
  canvas cannot request them;
- STIX Two Text Italic (npm `@fontsource/stix-two-text`, by the STIX Fonts Project): the letters of formulas.
"""

import base64
import io
import pathlib
import subprocess
import tarfile
import tempfile

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = pathlib.Path(__file__).resolve().parents[3]

# Characters of the pictures and of the languages in Latin script. The reader's fonts provide other characters and scripts.
ASCII = "".join(map(chr, range(0x20, 0x7F)))
LATIN = "\u00a0¡¿«»·×±°²³¹µÀÂÄÇÈÉÊÖÜßàáâãäçèéêëíîïñóôõöùúûüœ–—’“”„…"
SIGNS = "→←↑↓⁰⁴⁵⁶⁷⁸⁹⁻₁₂₄₈√≈≠≤≥−π\u2009\u202f"
ITALIC = "CDEGKLMNOPRSTVWXabcdefghijklmnopqrstuvwxyz"

# Superscripts and subscripts, and their height above the base line as a part of the em. They have the size of <sup> and <sub> on
# the page. Those of Geist have 55 % of the figures' height, too small to read on a projector.
SMALL = [("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789−", 0.31), ("₁₂₄₈", "1248", -0.11)]
SMALL_SIZE = 0.72


def package(name: str, version: str, file: str) -> TTFont:
    """Returns a font from an npm package."""
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(["npm", "pack", "--silent", f"{name}@{version}"], cwd=folder, check=True, capture_output=True, text=True)
        with tarfile.open(pathlib.Path(folder) / packed.stdout.strip()) as archive:
            return read(archive.extractfile(f"package/{file}").read())


def read(data: bytes) -> TTFont:
    # Without the time of this run, equal fonts are equal files.
    return TTFont(io.BytesIO(data), recalcTimestamp=False)


def write(font: TTFont) -> bytes:
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def use_tabular_figures(font: TTFont) -> None:
    """Replaces the digits by those of the feature `tnum`, which makes the feature unnecessary."""
    gsub = font["GSUB"].table
    lookups = {index for record in gsub.FeatureList.FeatureRecord if record.FeatureTag == "tnum" for index in record.Feature.LookupListIndex}
    wide = {}
    for index in lookups:
        for table in gsub.LookupList.Lookup[index].SubTable:
            wide.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        table.cmap = {code: wide.get(glyph, glyph) for code, glyph in table.cmap.items()}
    widths = {font["hmtx"][font.getBestCmap()[ord(digit)]][0] for digit in "0123456789"}
    assert len(widths) == 1, f"figures of different widths: {widths}"


def compose_small_figures(font: TTFont) -> None:
    """Composes superscripts and subscripts of scaled figures, and the superscript minus, which Geist lacks, of the minus."""
    characters, widths = font.getBestCmap(), font["HVAR"].table
    for small, character, rise in [(*pair, rise) for all_small, figures, rise in SMALL for pair in zip(all_small, figures)]:
        base, name = characters[ord(character)], f"uni{ord(small):04X}"
        pen = TTGlyphPen(font.getGlyphSet())
        pen.addComponent(base, (SMALL_SIZE, 0, 0, SMALL_SIZE, 0, round(rise * font["head"].unitsPerEm)))
        font["glyf"][name] = pen.glyph()
        font["hmtx"][name] = tuple(round(length * SMALL_SIZE) for length in font["hmtx"][base])
        # The component varies with the weight by itself, the width by HVAR; instances of one weight take it from gvar.
        index = widths.AdvWidthMap.mapping[base]
        data = widths.VarStore.VarData[index >> 16]
        deltas = [round(delta * SMALL_SIZE) for delta in data.Item[index & 0xFFFF]]
        data.Item.append(deltas)
        widths.AdvWidthMap.mapping[name] = index & ~0xFFFF | len(data.Item) - 1
        # Points: the component, then left, right, top and bottom of the glyph.
        points = [(0, 0), (0, 0), (deltas[0], 0), (0, 0), (0, 0)]
        font["gvar"].variations[name] = [TupleVariation({"wght": (0.0, 1.0, 1.0)}, points)]
        for table in font["cmap"].tables:
            table.cmap[ord(small)] = name
    font.setGlyphOrder(font["glyf"].glyphOrder)


def cut(font: TTFont, text: str) -> bytes:
    """Returns the font with only these characters, as WOFF2. Drops kerning, which is a fifth of the size."""
    options = Options(layout_features=[], hinting=False, flavor="woff2", name_IDs=[0, 13, 14], notdef_outline=True)
    options.drop_tables += ["meta"]
    subsetter = Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    font.flavor = "woff2"
    return write(font)


def write_file(style: str, font: TTFont) -> None:
    """Writes a face of the family "hyperfly" as a TrueType file. Figures use this family for all text."""
    for number, name in [(1, "hyperfly"), (2, style), (6, f"hyperfly-{style}")]:
        font["name"].setName(name, number, 3, 1, 0x409)
    font.flavor = None
    data = write(font)
    (ROOT / f"crates/cli/fonts/hyperfly-{style.lower()}.ttf").write_bytes(data)
    print(f"hyperfly {style}: {len(data)} bytes")


def face(family: str, weight: str, style: str, woff2: bytes) -> str:
    data = base64.b64encode(woff2).decode()
    return (
        f"@font-face {{\n  font-family: {family};\n  font-weight: {weight};\n  font-style: {style};\n"
        f"  src: url(data:font/woff2;base64,{data}) format(\"woff2\");\n}}\n"
    )


def main() -> None:
    sans = package("geist", "1.9.2", "dist/fonts/geist-sans/Geist-Variable.woff2")
    sans = read(write(instantiateVariableFont(sans, {"wght": (400, 700)})))
    use_tabular_figures(sans)
    compose_small_figures(sans)
    math = package("@fontsource/stix-two-text", "5.3.0", "files/stix-two-text-latin-400-italic.woff2")
    faces = [
        ("hyperfly", "400 700", "normal", cut(sans, ASCII + LATIN + SIGNS)),
        ('"hyperfly math"', "400", "italic", cut(math, ITALIC)),
    ]
    head = (
        "/* The page's typefaces, written by crates/xtask/fonts/make.py with their copyright notices.\n"
        "   Geist: Copyright 2024 The Geist Project Authors (https://github.com/vercel/geist-font).\n"
        "   STIX Two Text: Copyright 2001-2021 The STIX Fonts Project Authors (https://github.com/stipub/stixfonts).\n"
        "   Both are under the SIL Open Font License, Version 1.1 (https://openfontlicense.org). */\n"
    )
    (ROOT / "static/type.css").write_text(head + "".join(face(*one) for one in faces))
    for family, _, _, woff2 in faces:
        print(f"{family}: {len(woff2)} bytes")
    # Figures use regular and semibold text; italics are single letters of formulas.
    text, letters = (woff2 for *_, woff2 in faces)
    write_file("Regular", instantiateVariableFont(read(text), {"wght": 400}))
    write_file("SemiBold", instantiateVariableFont(read(text), {"wght": 600}))
    write_file("Italic", read(letters))


if __name__ == "__main__":
    main()

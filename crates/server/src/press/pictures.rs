//! Pictures of drawings, with the fonts that the page has.

use ledger::press::SIZE;
use resvg::{tiny_skia, usvg};
use std::sync::{Arc, LazyLock};

macro_rules! font {
    ($name:literal) => {
        include_bytes!(concat!("../../../../data/fonts/", $name, ".ttf"))
    };
}

/// The letters of western Europe, and those of the rest of it for names.
static FONTS: LazyLock<Arc<usvg::fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = usvg::fontdb::Database::new();
    let files: [&[u8]; 5] = [
        font!("limelight-latin-400"),
        font!("zilla-slab-latin-400"),
        font!("zilla-slab-latin-600"),
        font!("zilla-slab-latin-ext-400"),
        font!("zilla-slab-latin-ext-600"),
    ];
    files.into_iter().for_each(|file| fonts.load_font_data(file.to_vec()));
    fonts.set_serif_family("Zilla Slab");
    Arc::new(fonts)
});

/// Reads the fonts.
pub fn make_ready() {
    LazyLock::force(&FONTS);
}

fn read(svg: &str) -> Option<usvg::Tree> {
    let options = usvg::Options { fontdb: FONTS.clone(), ..usvg::Options::default() };
    usvg::Tree::from_str(svg, &options).ok()
}

/// A drawing as PNG.
pub fn png(svg: &str) -> Option<Vec<u8>> {
    let mut painted = tiny_skia::Pixmap::new(SIZE.0, SIZE.1)?;
    resvg::render(&read(svg)?, tiny_skia::Transform::default(), &mut painted.as_mut());
    painted.encode_png().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::press::{FACES, WORDS};
    use ledger::{press::FrontPage, replay::Sat};
    use tabletop::{Header, Record};

    /// A recorded game's page in every language.
    fn pages() -> Vec<String> {
        let records = [
            include_str!("../../../../fixtures/gangster-4.jsonl"),
            include_str!("../../../../fixtures/mission-1.jsonl"),
            include_str!("../../../../fixtures/german-badge.jsonl"),
        ];
        let name = Some("Wilhelmina Mumm-Wollstonecraft".to_owned());
        let seats = ["green", "yellow", "red", "blue", "grey"];
        let seats = seats.map(|seat| Sat { seat: seat.to_owned(), name: name.clone(), bot: false });
        let of = |record: &str, words| {
            let record = record.lines().next().unwrap();
            let game: games::Name = Header::read(record).unwrap().game().unwrap().parse().unwrap();
            let page =
                games::visit!(game, G => FrontPage::of::<G>(&Record::read(record).unwrap(), &seats, None, words));
            page.unwrap().unwrap().of_house(Some("Café „Łódź“"), None, words).svg(&FACES)
        };
        records.iter().flat_map(|record| WORDS.iter().map(|words| of(record, words)).collect::<Vec<_>>()).collect()
    }

    fn texts<'t>(group: &'t usvg::Group, found: &mut Vec<&'t usvg::Text>) {
        for node in group.children() {
            match node {
                usvg::Node::Text(text) => found.push(text),
                usvg::Node::Group(group) => texts(group, found),
                _ => {}
            }
        }
    }

    #[test]
    fn no_letter_is_missing_or_off_the_paper() {
        for svg in pages() {
            let tree = read(&svg).unwrap();
            let mut found = Vec::new();
            texts(tree.root(), &mut found);
            assert!(found.len() > 8, "{svg}");
            for text in found {
                let place = text.abs_bounding_box();
                let inside =
                    place.left() >= 40.0 && place.right() <= 1160.0 && place.top() >= 0.0 && place.bottom() <= 630.0;
                let said: String = text.chunks().iter().map(|chunk| chunk.text()).collect();
                assert!(inside, "\"{said}\" at {place:?}");
                let letters: usize = text.layouted().iter().map(|span| span.positioned_glyphs.len()).sum();
                let missing =
                    text.layouted().iter().flat_map(|span| &span.positioned_glyphs).any(|glyph| glyph.id.0 == 0);
                assert!(letters > 0 && !missing, "\"{said}\"");
            }
        }
    }

    #[test]
    fn a_picture_has_the_size_that_is_promised() {
        let png = png(&pages()[0]).unwrap();
        assert_eq!(png[..8], *b"\x89PNG\r\n\x1a\n");
        assert_eq!(png[16..24], [0, 0, 4, 176, 0, 0, 2, 118]);
    }
}

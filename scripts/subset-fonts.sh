#!/usr/bin/env bash
# Makes src/ui/fonts from the faces of @fontsource-variable: the characters that nearly every page consists of, and the
# rupee sign by itself. The whole faces stay behind them for all other characters. The faces of @fontsource for Hindi are
# made of the letters of modern Hindi, and of the one word in the language switch of English pages.
# Needs pyftsubset (pip: fonttools brotli).
set -euo pipefail
cd "$(dirname "$0")/.."
core="U+0020-007E,U+00A0,U+00A9,U+00AD,U+00B0,U+00B2,U+00B7,U+00BD,U+00C5,U+00C9,U+00D7,U+00E0-00E4,U+00E7-00EA,U+00ED-00EF,U+00F1,U+00F3-00F4,U+00F6,U+00FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2032-2033,U+2191,U+2193,U+2212"
make() { # family, script of the source, style, name, characters
  pyftsubset "node_modules/@fontsource-variable/$1/files/$1-$2-wght-$3.woff2" --output-file="src/ui/fonts/$4.woff2" \
    --flavor=woff2 --unicodes="$5" --layout-features='*' --no-hinting --desubroutinize
}
make figtree latin normal figtree-core "$core"
make figtree latin-ext normal figtree-rupee U+20B9
make cormorant-garamond latin normal cormorant-core "$core"
make cormorant-garamond latin italic cormorant-core-italic "$core"
make cormorant-garamond latin-ext normal cormorant-rupee U+20B9

hindi="U+0901-0903,U+0905-090B,U+090D,U+090F-0911,U+0913-0939,U+093C-0943,U+0945,U+0947-0949,U+094B-094D,U+0950,U+095B-095E,U+0964-0965,U+0970,U+200C-200D,U+25CC"
make_hindi() { # family, weight, name, what is kept
  pyftsubset "node_modules/@fontsource/$1/files/$1-devanagari-$2-normal.woff2" --output-file="src/ui/fonts/$3.woff2" \
    --flavor=woff2 "$4" --layout-features='*' --no-hinting --desubroutinize
}
make_hindi hind 400 hind-400 "--unicodes=$hindi"
make_hindi hind 600 hind-600 "--unicodes=$hindi"
make_hindi tiro-devanagari-hindi 400 tiro-400 "--unicodes=$hindi"
make_hindi hind 400 hind-switch "--text=हिन्दी"

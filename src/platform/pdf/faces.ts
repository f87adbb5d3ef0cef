import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { create, type Font } from "fontkit"
import { unpackWoff } from "./woff.ts"

/** A typeface in the font files of its packages: Latin characters first, then the rest with the rupee sign, then Devanagari. */
export type Face = "text" | "strong" | "display"
type Faces = Readonly<Record<Face, readonly Font[]>>

// Names are set in the text face, so the display face needs only basic Latin characters.
const files: Readonly<Record<Face, readonly string[]>> = {
  text: [
    "figtree/files/figtree-latin-400",
    "figtree/files/figtree-latin-ext-400",
    "hind/files/hind-devanagari-400",
  ],
  strong: [
    "figtree/files/figtree-latin-600",
    "figtree/files/figtree-latin-ext-600",
    "hind/files/hind-devanagari-600",
  ],
  display: [
    "cormorant-garamond/files/cormorant-garamond-latin-500",
    "tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400",
  ],
}

// Resolved at run time, so that the built server finds them too.
const resolver = createRequire(import.meta.url)

const readFont = async (name: string): Promise<Font> =>
  create(unpackWoff(await readFile(resolver.resolve(`@fontsource/${name}-normal.woff`))))

async function readFiles(): Promise<Faces> {
  const filesOf = (face: Face) => Promise.all(files[face].map(readFont))
  return { text: await filesOf("text"), strong: await filesOf("strong"), display: await filesOf("display") }
}

let reading: Promise<Faces> | null = null

/** Reads the fonts from their packages, once: parsing them takes longer than drawing a voucher. */
export const readFaces = (): Promise<Faces> => (reading ??= readFiles())

/** A run of text that one font file can show. */
type Run = { readonly font: string; readonly text: string }

/**
 * Splits text into runs by font file. A character that no file has is set in its plain form, without diacritics, or else
 * as '?', so that no name is a blank on a tax document. Emoji and marks beside it are dropped.
 */
export type Typesetter = (text: string, face: Face) => Run[]

/** A line in fractions of the font size: above its baseline, and in all. */
export type LineMetrics = { readonly ascent: number; readonly height: number }

/** The lines of a face, the same for every script: those of its first font. */
export function readLineMetrics([font]: readonly Font[]): LineMetrics {
  if (!font) return { ascent: 0, height: 0 }
  const { ascent, descent, lineGap, unitsPerEm } = font
  return { ascent: ascent / unitsPerEm, height: (ascent - descent + lineGap) / unitsPerEm }
}

export function createTypesetter(document: PDFKit.PDFDocument, faces: Faces): Typesetter {
  // pdfkit also takes a font of fontkit, which its types leave out.
  for (const face of ["text", "strong", "display"] as const)
    for (const [index, font] of faces[face].entries())
      document.registerFont(`${face}-${index}`, font as unknown as Uint8Array)
  const fontFor = (character: string, face: Face): string | null => {
    const codePoint = character.codePointAt(0) ?? 0
    const index = faces[face].findIndex((font) => font.hasGlyphForCodePoint(codePoint))
    return index === -1 ? null : `${face}-${index}`
  }
  return (text, face) => splitRuns(text.replaceAll(/\s/g, " "), (character) => fontFor(character, face))
}

/**
 * Several spaces are one, so that no text is set as another column or line. Joiners belong to Devanagari; elsewhere they
 * are left of emoji.
 */
const addsNothing = (character: string, before: string): boolean =>
  (character === " " && before === " ") ||
  (/[\u200C\u200D]/.test(character) && !/\p{Script=Devanagari}/u.test(before))

/** Joins adjacent characters of one font. */
function splitRuns(text: string, fontFor: (character: string) => string | null): Run[] {
  const runs: { font: string; text: string }[] = []
  for (const written of text.normalize("NFC")) {
    for (const shown of fontFor(written) ? [written] : plainForms(written, fontFor)) {
      const font = fontFor(shown)
      const last = runs.at(-1)
      if (addsNothing(shown, last?.text.at(-1) ?? "")) continue
      if (font && last?.font === font) last.text += shown
      else if (font) runs.push({ font, text: shown })
    }
  }
  const isShown = text === "?" || text.trim() === "" || runs.some((run) => run.text.trim() !== "")
  return isShown ? runs : splitRuns("?", fontFor)
}

/** What is set for a character that no font has. */
function plainForms(character: string, fontFor: (character: string) => string | null): string[] {
  const plain = Array.from(character.normalize("NFKD")).filter((part) => fontFor(part))
  return plain.length === 0 && /[\p{L}\p{N}]/u.test(character) ? ["?"] : plain
}

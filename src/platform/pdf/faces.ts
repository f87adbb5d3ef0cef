import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"

/** A typeface in the font files of its package: Latin characters first, then the rest with the rupee sign. */
export type Face = "text" | "strong" | "display"
export type Faces = Readonly<Record<Face, readonly Uint8Array[]>>

// Names are set in the text face, so the display face needs only basic Latin characters.
const files: Readonly<Record<Face, readonly string[]>> = {
  text: ["figtree/files/figtree-latin-400", "figtree/files/figtree-latin-ext-400"],
  strong: ["figtree/files/figtree-latin-600", "figtree/files/figtree-latin-ext-600"],
  display: ["cormorant-garamond/files/cormorant-garamond-latin-500"],
}

// Resolved at run time, so that the built server finds them too.
const resolver = createRequire(import.meta.url)

const readFont = (name: string): Promise<Uint8Array> =>
  readFile(resolver.resolve(`@fontsource/${name}-normal.woff`))

/** Reads the fonts from their packages. */
export async function readFaces(): Promise<Faces> {
  const filesOf = (face: Face) => Promise.all(files[face].map(readFont))
  return { text: await filesOf("text"), strong: await filesOf("strong"), display: await filesOf("display") }
}

/** A run of text that one font file can show. */
export type Run = { readonly font: string; readonly text: string }

type Cover = { readonly hasGlyphForCodePoint: (codePoint: number) => boolean }

/** The part of pdfkit's current font that its types do not declare. */
type WithFont = { readonly _font: { readonly font: Cover } }

/** Splits text into runs by font file; a character that no file has loses its diacritics or is dropped. */
export type Typesetter = (text: string, face: Face) => Run[]

export function typesetterOf(document: PDFKit.PDFDocument, faces: Faces): Typesetter {
  const covers = new Map<string, Cover>()
  for (const face of ["text", "strong", "display"] as const) {
    for (const [index, file] of faces[face].entries()) {
      const font = `${face}-${index}`
      document.registerFont(font, Buffer.from(file)).font(font)
      covers.set(font, (document as unknown as WithFont)._font.font)
    }
  }
  const fontFor = (email: string, face: Face): string | null => {
    const codePoint = email.codePointAt(0) ?? 0
    const fonts = faces[face].map((_, index) => `${face}-${index}`)
    return fonts.find((font) => covers.get(font)?.hasGlyphForCodePoint(codePoint)) ?? null
  }
  return (text, face) => runsOf(text.replaceAll(/\s/g, " "), (email) => fontFor(email, face))
}

/** Joins adjacent characters of one font. */
function runsOf(text: string, fontFor: (email: string) => string | null): Run[] {
  const runs: { font: string; text: string }[] = []
  for (const written of text.normalize("NFC")) {
    const plain = written.normalize("NFD").slice(0, 1)
    const email = fontFor(written) ? written : plain
    const font = fontFor(email)
    const last = runs.at(-1)
    if (font && last?.font === font) last.text += email
    else if (font) runs.push({ font, text: email })
  }
  return runs
}

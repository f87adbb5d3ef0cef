import Pdf from "pdfkit"
import { hotel } from "#src/shared/hotel.ts"
import { type Language, tags } from "#src/shared/language/language.ts"
import { readLineMetrics, readFaces, createTypesetter } from "./faces.ts"
import type { Pen } from "./pen.ts"

type Sheet = {
  readonly title: string
  readonly language?: Language
  /** The creation date, so that the same document has the same bytes. */
  readonly createdAt: string
  readonly leading: number
  /** Whether the document adds its pages itself. */
  readonly withoutFirstPage?: boolean
}

/** An A4 PDF with the hotel's fonts, drawn by `draw`. */
export async function drawPdf(
  { title, language = "en", createdAt, leading, withoutFirstPage = false }: Sheet,
  draw: (pen: Pen) => void,
): Promise<Uint8Array> {
  const faces = await readFaces()
  const document = new Pdf({
    size: "A4",
    margin: 0,
    autoFirstPage: !withoutFirstPage,
    // The foot of a page states the number of pages.
    bufferPages: true,
    lang: tags[language],
    // Without it pdfkit parses Helvetica for every document.
    font: "",
    displayTitle: true,
    info: { Title: title, Author: hotel.fullName, CreationDate: new Date(createdAt) },
  })
  const bytes = collectBytes(document)
  const { text, strong, display } = faces
  const lines = {
    text: readLineMetrics(text),
    strong: readLineMetrics(strong),
    display: readLineMetrics(display),
  }
  draw({ document, setText: createTypesetter(document, faces), lines, leading })
  document.end()
  return bytes
}

function collectBytes(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const chunks: Buffer[] = []
  document.on("data", (chunk: Buffer) => chunks.push(chunk))
  document.on("end", () => resolve(Buffer.concat(chunks)))
  document.on("error", reject)
  return promise
}

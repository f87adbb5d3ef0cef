import Pdf from "pdfkit"
import { hotel } from "#src/shared/hotel.ts"
import { menu } from "./menu.ts"
import { drawMenu } from "./menu-pdf.drawing.ts"
import type { SetText } from "./menu-pdf.pen.ts"

type Lettering = { readonly typesetter: (document: PDFKit.PDFDocument) => SetText; readonly mark: string }

/** The menu as a PDF, from the same data as the page; the same menu gives the same bytes (DINE-3). */
export function menuPdf({ typesetter, mark }: Lettering): Promise<Uint8Array> {
  const document = new Pdf({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    lang: "en-IN",
    displayTitle: true,
    info: {
      Title: `The menu of ${hotel.fullName}`,
      Author: hotel.fullName,
      CreationDate: new Date("2025-05-01T00:00:00Z"),
    },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const chunks: Buffer[] = []
  document.on("data", (chunk: Buffer) => chunks.push(chunk))
  document.on("end", () => resolve(Buffer.concat(chunks)))
  document.on("error", reject)
  const setText = typesetter(document)
  drawMenu({ document, setText, mark }, menu)
  document.end()
  return promise
}

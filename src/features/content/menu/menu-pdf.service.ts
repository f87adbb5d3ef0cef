import { drawPdf } from "#src/platform/pdf/pdf.ts"
import { hotel } from "#src/shared/hotel.ts"
import { menu } from "./menu.ts"
import { drawMenu } from "./menu-pdf.drawing.ts"

const sheet = {
  title: `The menu of ${hotel.fullName}`,
  createdAt: "2025-05-01T00:00:00Z",
  leading: 0.2,
  withoutFirstPage: true,
} as const

/** The menu as a PDF, from the same data as the page; the same menu results in the same bytes (DINE-3). */
export const drawMenuPdf = (): Promise<Uint8Array> => drawPdf(sheet, (pen) => drawMenu(pen, menu))

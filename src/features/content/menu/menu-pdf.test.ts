import { expect, test } from "vitest"
import { drawPdf } from "#src/platform/pdf/pdf.ts"
import { menu, formatMenuPrice } from "./menu.ts"
import { drawMenu } from "./menu-pdf.drawing.ts"

const sheet = { title: "Menu", createdAt: "2025-05-01T00:00:00Z", leading: 0.2, withoutFirstPage: true }

test("[DINE-3] the PDF has every card, dish and price of the menu, each card on one page", async () => {
  const pages: { text: string; bottom: number }[] = []
  await drawPdf(sheet, (pen) => {
    const { document } = pen
    const write = document.text.bind(document)
    document.on("pageAdded", () => pages.push({ text: "", bottom: 0 }))
    Object.assign(document, {
      text: (...drawn: Parameters<typeof write>) => {
        const written = write(...drawn)
        const page = pages.at(-1)
        if (page) page.text += drawn[0]
        if (page) page.bottom = Math.max(page.bottom, document.y)
        return written
      },
    })
    drawMenu(pen, menu)
  })
  expect(pages).toHaveLength(1 + menu.length)
  for (const [index, card] of menu.entries()) {
    const page = pages[index + 1]
    expect(page?.text).toContain(card.name)
    for (const entry of card.courses.flatMap(({ entries }) => entries)) {
      expect(page?.text).toContain(entry.name)
      expect(page?.text).toContain(formatMenuPrice(entry))
    }
    expect(page?.bottom).toBeLessThan(841)
  }
})

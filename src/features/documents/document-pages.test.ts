import { expect, test } from "vitest"
import { drawPdf } from "#src/platform/pdf/pdf.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromPaise } from "#src/shared/money.ts"
import { drawDocument, type PrintedDocument } from "./document.drawing.ts"
import { seller } from "./document-figures.ts"
import { sumTaxes, taxTable } from "./document-lines.ts"
import { aCompany } from "./documents.factory.ts"

function anInvoice(charges: number, rates: readonly number[] = [500]): PrintedDocument {
  const lines = Array.from({ length: charges }, (_, index) => ({
    description: `Extra ${index + 1}`,
    quantity: 1,
    sac: "996311",
    gstBasisPoints: rates[index % rates.length] ?? 0,
    taxable: fromPaise(10_000),
    amount: fromPaise(10_500),
  }))
  const taxes = taxTable(lines)
  return {
    kind: "invoice",
    number: "INV/2627/000001",
    businessDate: calendarDateOf("2026-12-12"),
    figures: {
      seller,
      buyer: { name: aCompany.name, lines: [aCompany.address], gstin: aCompany.gstin },
      facts: [{ label: "Place of supply", value: "Delhi (07)" }],
      lines,
      taxes,
      totals: sumTaxes(taxes),
      words: "Rupees only",
    },
  }
}

/** The texts of a document, by page in the order of drawing. */
async function pagesOf(document: PrintedDocument): Promise<string[][]> {
  const pages = new Map<unknown, string[]>()
  await drawPdf({ title: "A document", createdAt: "2026-12-12T10:00:00Z", leading: 0.22 }, (pen) =>
    drawDocument(
      {
        ...pen,
        setText: (text, face) => {
          const { page } = pen.document
          pages.set(page, [...(pages.get(page) ?? []), text])
          return pen.setText(text, face)
        },
      },
      document,
    ),
  )
  return [...pages.values()]
}

const foot = "Vimana New Delhi, +91 11 4567 1200, reservations@vimana.example"

test("[FOLIO-6] each page of a long invoice has the heads of its table, its number, and the foot", async () => {
  const pages = await pagesOf(anInvoice(70))
  expect(pages.length).toBe(3)
  for (const [index, texts] of pages.entries()) {
    expect(texts.includes("DESCRIPTION")).toBe(texts.some((text) => text.startsWith("Extra ")))
    expect(texts).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(texts).toContain(foot)
  }
  const signed = pages.filter((texts) => texts.some((text) => text.startsWith("Issued electronically")))
  expect(signed).toEqual(pages.slice(-1))
})

test("[FOLIO-6] the tax table stays on one page with the totals, however many charges are above it", async () => {
  for (let charges = 20; charges <= 32; charges += 1) {
    const pages = await pagesOf(anInvoice(charges, [500, 1800]))
    const last = pages.at(-1) ?? []
    expect(last).toEqual(expect.arrayContaining(["TAX BY SAC", "2.5%", "9%", "Rupees only"]))
  }
})

/** The invoice of a room that a discount lowered to zero, and of an extra if there is one. */
function aDiscountedInvoice({ hasExtra }: { hasExtra: boolean }): PrintedDocument {
  const { figures, ...invoice } = anInvoice(1, [1800])
  const room = { description: "Room", quantity: 1, sac: "996311", gstBasisPoints: 500 }
  const lines = [
    { ...room, taxable: fromPaise(10_000), amount: fromPaise(10_500) },
    { ...room, description: "Discount", taxable: fromPaise(-10_000), amount: fromPaise(-10_500) },
    ...(hasExtra ? figures.lines : []),
  ]
  const taxes = taxTable(lines)
  return { ...invoice, figures: { ...figures, lines, taxes, totals: sumTaxes(taxes) } }
}

/** The texts of the tax table. */
async function taxTexts(document: PrintedDocument): Promise<string[]> {
  const texts = (await pagesOf(document)).flat()
  return texts.slice(texts.indexOf("TAX BY SAC"), texts.indexOf("Total, ₹"))
}

test("[FOLIO-6] a rate whose charges sum to zero has no row of taxes; a document without other rates keeps its row", async () => {
  const stated = await taxTexts(aDiscountedInvoice({ hasExtra: true }))
  expect(stated).toContain("9%")
  expect(stated).not.toContain("2.5%")
  expect(await taxTexts(aDiscountedInvoice({ hasExtra: false }))).toContain("2.5%")
})

test("an invoice of one page has no page number", async () => {
  const [page = [], ...others] = await pagesOf(anInvoice(2))
  expect(others).toEqual([])
  expect(page.filter((text) => text.startsWith("Page "))).toEqual([])
})

test.each([
  ["invoice", "Issued electronically; valid without a signature (CGST Rules, rule 46)."],
  ["credit-note", "Issued electronically by Vimana Hospitality Private Limited."],
  ["pro-forma", "Not a tax invoice."],
] as const)("[FOLIO-6] the foot of a document is that of its kind: %s", async (kind, note) => {
  const [page] = await pagesOf({ ...anInvoice(2), kind })
  expect(page).toContain(note)
  expect(page?.filter((text) => /^(Issued|Not a)/.test(text)).every((text) => text === note)).toBe(true)
})

test("[FOLIO-6] a bill of supply has its title, its own rule in the foot, and no columns or sums of tax", async () => {
  const { figures, ...invoice } = anInvoice(2, [0])
  const [page] = await pagesOf({ ...invoice, figures: { ...figures, title: "Bill of supply" } })
  expect(page).toEqual(
    expect.arrayContaining([
      "BILL OF SUPPLY",
      "VALUE, ₹",
      "Issued electronically; valid without a signature (CGST Rules, rule 49).",
    ]),
  )
  const aboutTax = page?.filter((text) => /GST|TAX/i.test(text) && !text.startsWith("Issued"))
  expect(new Set(aboutTax)).toEqual(new Set([`GSTIN ${seller.gstin}`, `GSTIN ${aCompany.gstin}`]))
})

test("[FOLIO-2] [FOLIO-6] the receipt of a voided payment says so below its head", async () => {
  const voided = {
    on: calendarDateOf("2026-12-14"),
    reason: "Wrong booking",
    actorName: "Meera Krishnaswamy",
  }
  const remark = "Void 14 Dec 2026: Wrong booking, by Meera Krishnaswamy"
  const receipt = { ...anInvoice(1), kind: "receipt" as const }
  const [page = []] = await pagesOf({ ...receipt, voided })
  expect(page.indexOf(remark)).toBeLessThan(page.indexOf("FROM"))
  expect(page).toContain(remark)
  const [valid] = await pagesOf({ ...receipt, voided: null })
  expect(valid?.filter((text) => /void/i.test(text))).toEqual([])
})

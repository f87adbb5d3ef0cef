import { expect, test } from "vitest"
import { drawPdf } from "./pdf.ts"
import { type Style, write } from "./pen.ts"

const style: Style = { face: "text", size: 9, color: "#000000" }

/** The lines of a paragraph in several fonts. */
async function linesOf(text: string, width: number): Promise<string[]> {
  const lines: string[] = []
  await drawPdf({ title: "A text", createdAt: "2026-12-12T10:00:00Z", leading: 0.22 }, (pen) => {
    const draw = pen.document.text.bind(pen.document)
    pen.document.text = (run: string, ...rest: never[]) => {
      if (typeof rest[0] === "number") lines.push(run)
      else lines.push(`${lines.pop() ?? ""}${run}`)
      return draw(run, ...rest)
    }
    write(pen, text, { place: { x: 0, y: 0, width }, style })
  })
  return lines
}

test("a line never ends between the rupee sign and its digits", async () => {
  expect(await linesOf("Long stay, code MONSOON: ₹65,128 saved", 120)).toEqual([
    "Long stay, code MONSOON:",
    "₹65,128 saved",
  ])
})

test("a name in two scripts is broken at a space, and a word wider than its place is whole", async () => {
  expect(await linesOf("श्रीमती Krishnamurthy", 60)).toEqual(["श्रीमती", "Krishnamurthy"])
  expect(await linesOf("Śrīnivāsaṟaghavan ₹5", 20)).toEqual(["Śrīnivāsaraghavan", "₹5"])
})

test("[FOLIO-6] no name is a blank on a document: what no font has is shown in its plain form, or as missing", async () => {
  expect(await linesOf("தமிழ் செல்வன்", 400)).toEqual(["??? ????"])
  expect(await linesOf("株式会社 Tokyo", 400)).toEqual(["???? Tokyo"])
  expect(await linesOf("Ａｓｈａ Ｒａｏ ５", 400)).toEqual(["Asha Rao 5"])
  expect(await linesOf("Asha 👩‍👩‍👧 Rao", 400)).toEqual(["Asha Rao"])
  expect(await linesOf("👩‍👩‍👧 😀", 400)).toEqual(["?"])
})

test("[FOLIO-6] a text with many spaces is not set as if it were another column or line", async () => {
  expect(await linesOf(`ABC Ltd${" ".repeat(60)}GSTIN 29`, 400)).toEqual(["ABC Ltd GSTIN 29"])
  expect(await linesOf(`ABC Ltd${" 😀".repeat(30)} GSTIN 29`, 400)).toEqual(["ABC Ltd GSTIN 29"])
})

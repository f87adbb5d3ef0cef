import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { csvLine } from "./csv.ts"

/** A reader of its own: RFC 4180, word for word. */
function readCsv(text: string): string[][] {
  const field = /"((?:[^"]|"")*)"(,|\r\n)|([^",\r\n]*)(,|\r\n)/y
  const records: string[][] = [[]]
  while (field.lastIndex < text.length) {
    const match = field.exec(text)
    if (!match) throw new Error(`not CSV: ${JSON.stringify(text)}`)
    records.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[3] ?? "")
    if ((match[2] ?? match[4]) === "\r\n") records.push([])
  }
  return records.slice(0, -1)
}

const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom('"', ",", "\r", "\n", " ", "=", "a", "₹") }),
)

describe("a file for spreadsheets", () => {
  test("[ADM-9] what is written is read again, whatever it holds", () => {
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (records) => {
        const read = readCsv(records.map(csvLine).join(""))
        const bare = (cell: string) => cell.replace(/^'/, "")
        expect(read.map((cells) => cells.map(bare))).toEqual(records.map((cells) => cells.map(bare)))
      }),
    )
  })

  test("[ADM-9] no text of a guest runs as a formula", () => {
    fc.assert(
      fc.property(fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", "＝"), text, (start, rest) => {
        const [[cell] = []] = readCsv(csvLine([start + rest]))
        expect(cell).toBe(`'${start}${rest}`)
      }),
    )
  })

  test.each([
    [["VM-1", 24960.5, null], "VM-1,24960.5,\r\n"],
    [[-3], "-3\r\n"],
    [['Say "hi"', "a,b"], '"Say ""hi""","a,b"\r\n'],
    [["+91 98765 43210"], "'+91 98765 43210\r\n"],
    [['=HYPERLINK("http://x")'], '"\'=HYPERLINK(""http://x"")"\r\n'],
  ])("%j is written %j", (cells, line) => expect(csvLine(cells)).toBe(line))
})

import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { readCsv } from "../../../e2e/csv.ts"
import { csvLine } from "./csv.ts"

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
    [["Asha;=1+1", "b\t=1"], '"Asha;=1+1","b\t=1"\r\n'],
    [["+91 98765 43210"], "'+91 98765 43210\r\n"],
    [['=HYPERLINK("http://x")'], '"\'=HYPERLINK(""http://x"")"\r\n'],
  ])("%j is written %j", (cells, line) => expect(csvLine(cells)).toBe(line))
})

/** A number stays one; every other cell is text. */
export type CsvCell = string | number | null

// What makes a spreadsheet take a text for a formula (OWASP, CSV Injection), full-width forms included.
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/
const needsQuotes = /[",\r\n]|^\s|\s$/

const harmless = (text: string): string => (startsFormula.test(text) ? `'${text}` : text)

function cellText(cell: CsvCell): string {
  if (cell === null) return ""
  if (typeof cell === "number") return String(cell)
  const text = harmless(cell)
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One record as RFC 4180 has it, its line break included; no cell can run as a formula. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(",")}\r\n`

/** What a file begins with so that spreadsheets read it as UTF-8. */
export const csvStart = "\uFEFF"

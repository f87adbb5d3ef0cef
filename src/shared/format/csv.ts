/** Numbers stay numbers; every other cell is text. */
export type CsvCell = string | number | null

// The characters that start a formula in spreadsheets (OWASP, CSV Injection), including full-width forms.
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/
// Some programs also split cells at semicolons and tabs, and the second half could be a formula.
const needsQuotes = /[",;\t\r\n]|^\s|\s$/

const harmless = (text: string): string => (startsFormula.test(text) ? `'${text}` : text)

function cellText(cell: CsvCell): string {
  if (cell === null) return ""
  if (typeof cell === "number") return String(cell)
  const text = harmless(cell)
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One record with its line break (RFC 4180); no cell can run as a formula. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(",")}\r\n`

/** The byte order mark, so that spreadsheets read the file as UTF-8. */
export const csvStart = "\uFEFF"

/** The records of a CSV file (RFC 4180), without its byte order mark. */
export function readCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, "")
  const field = /"((?:[^"]|"")*)"(,|\r\n)|([^",\r\n]*)(,|\r\n)/y
  const records: string[][] = [[]]
  while (field.lastIndex < text.length) {
    const match = field.exec(text)
    if (!match) throw new Error(`not CSV: ${text.slice(field.lastIndex, field.lastIndex + 80)}`)
    records.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[3] ?? "")
    if ((match[2] ?? match[4]) === "\r\n") records.push([])
  }
  return records.slice(0, -1)
}

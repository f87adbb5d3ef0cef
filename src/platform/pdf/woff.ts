import { inflateSync } from "node:zlib"

const lengths = { woffHeader: 44, woffEntry: 20, sfntHeader: 12, sfntEntry: 16 }

type Table = { readonly tag: string; readonly checksum: number; readonly data: Buffer }

function readTables(woff: Buffer): Table[] {
  const count = woff.readUInt16BE(12)
  return Array.from({ length: count }, (_, index) => {
    const entry = lengths.woffHeader + index * lengths.woffEntry
    const [offset, compressed, length, checksum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(entry + at))
    const stored = woff.subarray(offset, (offset ?? 0) + (compressed ?? 0))
    const data = compressed === length ? stored : inflateSync(stored)
    return { tag: woff.toString("latin1", entry, entry + 4), checksum: checksum ?? 0, data }
  })
}

const paddedLength = ({ data }: Table): number => Math.ceil(data.length / 4) * 4

/**
 * Unpacks a WOFF 1.0 font to the OpenType font in it (W3C, WOFF File Format 1.0). fontkit would inflate the whole table
 * of glyphs again for each glyph that it reads.
 */
export function unpackWoff(file: Uint8Array): Uint8Array {
  const woff = Buffer.from(file)
  const tables = readTables(woff)
  const log2 = Math.floor(Math.log2(tables.length))
  const start = lengths.sfntHeader + tables.length * lengths.sfntEntry
  const font = Buffer.alloc(tables.reduce((length, table) => length + paddedLength(table), start))
  font.writeUInt32BE(woff.readUInt32BE(4), 0)
  const search = [tables.length, 2 ** log2 * 16, log2, tables.length * 16 - 2 ** log2 * 16]
  search.forEach((value, index) => font.writeUInt16BE(value, 4 + index * 2))
  let offset = start
  for (const [index, table] of tables.entries()) {
    const entry = lengths.sfntHeader + index * lengths.sfntEntry
    font.write(table.tag, entry, "latin1")
    ;[table.checksum, offset, table.data.length].forEach((value, at) =>
      font.writeUInt32BE(value, entry + 4 + at * 4),
    )
    table.data.copy(font, offset)
    offset += paddedLength(table)
  }
  return font
}

import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import Pdf from "pdfkit"
import { expect, test } from "vitest"
import { unpackWoff } from "./woff.ts"

const resolver = createRequire(import.meta.url)
const names = ["figtree/files/figtree-latin-400", "cormorant-garamond/files/cormorant-garamond-latin-500"]

/** The bytes of a PDF that shows every character in the font, uncompressed. */
async function sheetIn(font: Uint8Array): Promise<string> {
  const document = new Pdf({ compress: false, info: { CreationDate: new Date(0) } })
  const chunks: Buffer[] = []
  document.on("data", (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on("end", resolve))
  const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")
  document.registerFont("font", Buffer.from(font)).font("font").text(characters)
  document.end()
  await ended
  return Buffer.concat(chunks).toString("latin1")
}

test.each(names)("a PDF with the unpacked %s has the same text, widths and outlines", async (name) => {
  const woff = await readFile(resolver.resolve(`@fontsource/${name}-normal.woff`))
  const font = unpackWoff(woff)
  expect(Buffer.from(font.subarray(0, 4)).toString("hex")).toBe("00010000")
  expect(await sheetIn(font)).toBe(await sheetIn(woff))
})

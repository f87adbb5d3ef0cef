import { globSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

// Stores a compressed copy beside each built script, style and drawing, so that serving needs only a read.
async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await writeFile(`${file}.br`, await brotli(bytes, { params }))
  await writeFile(`${file}.gz`, await deflate(bytes, { level: 9 }))
}

const client = resolve(import.meta.dirname, "..", "build", "client")
const files = globSync("{assets,brand}/**/*.{js,css,svg}", { cwd: client })
await Promise.all(files.map((file) => compressFile(join(client, file))))

import { createHash } from "node:crypto"
import { createWriteStream } from "node:fs"
import { open, rename, rm } from "node:fs/promises"
import { Readable } from "node:stream"
import { text } from "node:stream/consumers"
import { pipeline } from "node:stream/promises"
import { createTarDecoder, createTarPacker } from "modern-tar"
import { BackupProblem, damagedFile } from "./backup-problem.ts"
import { decryptFile, encrypt } from "./encryption.ts"
import { type Manifest, manifestSchema } from "./manifest.ts"

type Bytes = AsyncIterable<Uint8Array>
type Part = { readonly bytes: number; readonly sha256: string }

/** Adds the parts of a backup, one after the other. */
export type ArchiveWriter = {
  /** Adds the dump of the database, whose length is unknown until its end: in pieces. */
  addDatabase(dump: Bytes): Promise<Part>
  addMedia(key: string, file: { stream: Bytes; bytes: number }): Promise<Part>
}

const pieceBytes = 8 * 1024 * 1024
const databaseFolder = "database/"
const mediaFolder = "media/"
const manifestName = "manifest.json"

/** Hashes and counts what passes through. */
function createMeter() {
  const hash = createHash("sha256")
  let bytes = 0
  async function* through(stream: Bytes): AsyncGenerator<Uint8Array> {
    for await (const chunk of stream) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  return { through, part: (): Part => ({ bytes, sha256: hash.digest("hex") }) }
}

/** Cuts a stream into pieces of equal length; the last is shorter. */
async function* piecesOf(stream: Bytes): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream) {
    waiting.push(chunk)
    length += chunk.length
    while (length >= pieceBytes) {
      const all = Buffer.concat(waiting)
      yield all.subarray(0, pieceBytes)
      waiting = [all.subarray(pieceBytes)]
      length -= pieceBytes
    }
  }
  if (length > 0) yield Buffer.concat(waiting)
}

type Controller = ReturnType<typeof createTarPacker>["controller"]

function writerOn(controller: Controller): ArchiveWriter & { finish(manifest: Manifest): Promise<void> } {
  async function add(name: string, size: number, stream: Bytes): Promise<Part> {
    const meter = createMeter()
    const body = controller.add({ name, size, type: "file", mode: 0o600 }).getWriter()
    for await (const chunk of meter.through(stream)) await body.write(chunk)
    await body.close()
    return meter.part()
  }
  return {
    async addDatabase(dump) {
      const meter = createMeter()
      let count = 0
      for await (const piece of piecesOf(meter.through(dump))) {
        count += 1
        await add(`${databaseFolder}${String(count).padStart(6, "0")}`, piece.length, Readable.from([piece]))
      }
      return meter.part()
    },
    addMedia: (key, { stream, bytes }) => add(mediaFolder + key, bytes, stream),
    async finish(manifest) {
      const content = Buffer.from(JSON.stringify(manifest))
      await add(manifestName, content.length, Readable.from([content]))
      controller.finalize()
    },
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, "r+")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

type Target = { readonly path: string; readonly key: string | null }

/** Writes a backup file, which appears under its name when it is complete and flushed. */
export async function writeArchive(
  { path, key }: Target,
  fill: (writer: ArchiveWriter) => Promise<Manifest>,
): Promise<Manifest> {
  const unfinished = `${path}.unfinished`
  const { readable, controller } = createTarPacker()
  const writing = encrypt(readable, key).then((stream) =>
    pipeline(stream, createWriteStream(unfinished, { flags: "wx", mode: 0o600 })),
  )
  // A disk that is full fails the writer too, which would otherwise wait for ever.
  writing.catch((error: unknown) => controller.error(error))
  const writer = writerOn(controller)
  try {
    const manifest = await fill(writer)
    await writer.finish(manifest)
    await writing
    await flush(unfinished)
    await rename(unfinished, path)
    return manifest
  } catch (error) {
    controller.error(error)
    await writing.catch(() => undefined)
    await rm(unfinished, { force: true })
    throw error
  }
}

/** What a reader does with the parts of a backup. Each stream is read to its end. */
type ArchiveReader = {
  database(dump: Bytes): Promise<void>
  media(key: string, file: Bytes): Promise<void>
}

type Entry = { readonly header: { readonly name: string }; readonly body: ReadableStream<Uint8Array> }
type Parts = { database: Part | null; media: Map<string, Part> }

/** Reads the entries of one archive in their order: the pieces of the database, media, the manifest. */
async function readEntries(entries: AsyncIterator<Entry>, reader: ArchiveReader) {
  const parts: Parts = { database: null, media: new Map() }
  let next = await entries.next()
  const isIn = (folder: string) => !next.done && next.value.header.name.startsWith(folder)
  const total = createMeter()
  async function* dump() {
    while (isIn(databaseFolder)) {
      yield* total.through(next.value.body)
      next = await entries.next()
    }
  }
  await reader.database(dump())
  parts.database = total.part()
  while (isIn(mediaFolder)) {
    const key = next.value.header.name.slice(mediaFolder.length)
    const one = createMeter()
    await reader.media(key, one.through(next.value.body))
    parts.media.set(key, one.part())
    next = await entries.next()
  }
  if (!isIn(manifestName)) throw new Error("the manifest is missing")
  const manifest = manifestSchema.parse(JSON.parse(await text(next.value.body)))
  if (!(await entries.next()).done) throw new Error("something follows the manifest")
  return { manifest, parts }
}

const isSame = (a: Part, b: Part | null | undefined) => a.bytes === b?.bytes && a.sha256 === b.sha256

function checkParts({ database, media }: Manifest, parts: Parts): void {
  if (!isSame(database, parts.database)) throw new Error("the checksum of the database differs")
  const wrong = media.find((file) => !isSame(file, parts.media.get(file.key)))
  if (wrong) throw new Error(`the checksum of ${wrong.key} differs`)
  if (media.length !== parts.media.size) throw new Error("files are missing in the manifest")
}

/** Reads a backup file, passes its parts to the reader and compares every checksum. */
export async function readArchive({ path, key }: Target, reader: ArchiveReader): Promise<Manifest> {
  const stream = await decryptFile(path, key)
  const entries = stream.pipeThrough(createTarDecoder({ strict: true }))[Symbol.asyncIterator]()
  try {
    const { manifest, parts } = await readEntries(entries, reader)
    checkParts(manifest, parts)
    return manifest
  } finally {
    await entries.return?.()
  }
}

async function drain(stream: Bytes): Promise<void> {
  for await (const _chunk of stream) continue
}

/** Verifies every checksum of a backup file without writing anything. */
export async function checkArchive(target: Target): Promise<Manifest> {
  try {
    return await readArchive(target, { database: drain, media: (_key, file) => drain(file) })
  } catch (error) {
    throw error instanceof BackupProblem ? error : damagedFile(target.path, error)
  }
}

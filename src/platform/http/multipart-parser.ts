import { createHash, randomUUID } from "node:crypto"
import { once } from "node:events"
import { createWriteStream } from "node:fs"
import { join } from "node:path"
import type { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import busboy, { type Busboy } from "busboy"
import type { MultipartLimits, MultipartRefusal } from "./multipart.ts"

export type SentField = { readonly kind: "field"; readonly name: string; readonly value: string }

export type SentFile = {
  readonly kind: "file"
  readonly name: string
  /** The file name of the sender: displayed, never used as a path. */
  readonly fileName: string
  readonly path: string
  readonly bytes: number
  readonly sha256: string
  /** Whether it exceeded the limit; then only its beginning is stored. */
  readonly isCut: boolean
}

export type SentPart = SentField | SentFile

type Setting = { readonly contentType: string; readonly folder: string; readonly limits: MultipartLimits }
type Kept = { -readonly [Key in keyof SentFile]: SentFile[Key] }
type Ending = MultipartRefusal["kind"] | null

const fieldBytes = 64 * 1024

async function keep(stream: Readable & { truncated?: boolean }, file: Kept): Promise<void> {
  const hash = createHash("sha256")
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      file.bytes += chunk.length
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(stream, measured, createWriteStream(file.path))
  file.isCut = stream.truncated === true
  file.sha256 = hash.digest("hex")
}

/** Browsers send a part without name and content for an empty file field. */
const isChosen = (part: SentPart): boolean => part.kind === "field" || part.fileName !== "" || part.bytes > 0

const isOfTheDisk = (reason: unknown): boolean =>
  typeof reason === "object" && reason !== null && "syscall" in reason

type Found = {
  readonly parts: SentPart[]
  readonly writes: Promise<void>[]
  /** Sets the refusal of the form; the first one counts. */
  readonly note: (kind: MultipartRefusal["kind"]) => void
}

/** Null for a content type that cannot be read, such as one with an empty boundary: for nothing else it throws. */
function busboyOrNull(setting: Parameters<typeof busboy>[0]): Busboy | null {
  try {
    return busboy(setting)
  } catch {
    return null
  }
}

function createParser(
  { contentType, folder, limits }: Setting,
  { parts, writes, note }: Found,
): Busboy | null {
  const { files, fields, fileBytes } = limits
  const parser = busboyOrNull({
    headers: { "content-type": contentType },
    defParamCharset: "utf8",
    limits: {
      files,
      fields,
      fileSize: fileBytes,
      fieldSize: fieldBytes,
      fieldNameSize: 200,
      headerPairs: 20,
    },
  })
  if (!parser) return null
  parser.on("field", (name, value, { valueTruncated, nameTruncated }) => {
    if (valueTruncated || nameTruncated) note("too-large")
    else parts.push({ kind: "field", name, value })
  })
  parser.on("file", (name, stream, { filename: fileName = "" }) => {
    const path = join(folder, randomUUID())
    const file: Kept = { kind: "file", name, fileName, path, bytes: 0, sha256: "", isCut: false }
    parts.push(file)
    const written = keep(stream, file)
    // Handled when all have settled; the catch prevents an unhandled rejection until then.
    written.catch(() => undefined)
    writes.push(written)
  })
  for (const event of ["filesLimit", "fieldsLimit"] as const) parser.on(event, () => note("too-many-parts"))
  return parser.on("error", () => note("cut-short"))
}

/**
 * A parser of one form, in the order of its parts; `settle` waits for its files and returns the result. Null when the
 * content type cannot be read.
 */
export function startMultipartParser(setting: Setting) {
  const parts: SentPart[] = []
  const writes: Promise<void>[] = []
  let fault: Ending = null
  const note = (kind: MultipartRefusal["kind"]) => {
    fault ??= kind
  }
  const parser = createParser(setting, { parts, writes, note })
  if (!parser) return null

  const settle = async (fed: Ending): Promise<Ending> => {
    if (fed === null && !parser.destroyed) {
      const closed = once(parser, "close").catch(() => note("cut-short"))
      parser.end()
      await closed
    } else parser.destroy()
    for (const outcome of await Promise.allSettled(writes)) {
      if (outcome.status === "fulfilled") continue
      if (isOfTheDisk(outcome.reason)) throw outcome.reason
      note("cut-short")
    }
    parts.splice(0, parts.length, ...parts.filter(isChosen))
    return fed ?? fault
  }

  return { parser, parts: parts as readonly SentPart[], settle }
}

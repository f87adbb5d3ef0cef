import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { Readable } from "node:stream"
import type { ReadableStream as NodeReadableStream } from "node:stream/web"
import type { Busboy } from "busboy"
import { done, type Result, refused } from "#src/shared/result.ts"
import { type SentField, type SentPart, startMultipartParser } from "./multipart-parser.ts"

export type MultipartLimits = {
  readonly files: number
  readonly fileBytes: number
  readonly fields: number
  /** All parts together, including headers and boundaries. */
  readonly bodyBytes: number
  /** The timeouts without data and for the whole body. */
  readonly stallSeconds: number
  readonly totalSeconds: number
}

export type MultipartRefusal = {
  readonly kind: "not-multipart" | "cut-short" | "too-large" | "too-many-parts" | "too-slow" | "no-space"
  /** The fields read before the refusal, for showing the form again. */
  readonly fields: readonly SentField[]
}

type MultipartSource = {
  readonly request: Request
  /** The folder for files while they are checked. */
  readonly folder: string
  readonly limits: MultipartLimits
}

// A browser shows the response only after it sent everything; beyond this limit the connection is closed.
const drainBytes = 64 * 1024 * 1024

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT")

/** Streams a multipart form; its files are on disk while `use` runs and are removed afterwards. */
export async function readMultipart<T>(
  { request, folder, limits }: MultipartSource,
  use: (parts: readonly SentPart[]) => Promise<T>,
): Promise<Result<T, MultipartRefusal>> {
  const contentType = request.headers.get("content-type") ?? ""
  if (!request.body || !/^multipart\/form-data;.*boundary=/i.test(contentType))
    return refused({ kind: "not-multipart", fields: [] })
  const ownFolder = join(folder, randomUUID())
  const started = startMultipartParser({ contentType, folder: ownFolder, limits })
  if (!started) return refused({ kind: "not-multipart", fields: [] })
  const { parser, parts, settle } = started
  try {
    await mkdir(ownFolder, { recursive: true })
    const fault = await feed(request.body, { parser, limits })
    const ending = await settle(fault)
    if (!ending) return done(await use(parts))
    return refused({ kind: ending, fields: parts.filter((part) => part.kind === "field") })
  } catch (error) {
    if (isDiskFull(error)) return refused({ kind: "no-space", fields: [] })
    throw error
  } finally {
    await rm(ownFolder, { recursive: true, force: true })
  }
}

type Target = { readonly parser: Busboy; readonly limits: MultipartLimits }

/** Pipes the body to the parser with back-pressure; returns why it stopped, or null at the end. */
async function feed(
  body: ReadableStream,
  { parser, limits }: Target,
): Promise<MultipartRefusal["kind"] | null> {
  const timeouts = createTimeouts(limits)
  let bytes = 0
  try {
    for await (const chunk of Readable.fromWeb(body as NodeReadableStream, { signal: timeouts.signal })) {
      const part = chunk as Uint8Array
      bytes += part.length
      timeouts.renew()
      if (bytes > limits.bodyBytes + drainBytes) return "too-large"
      if (bytes > limits.bodyBytes || parser.destroyed) continue
      if (!parser.write(part)) await once(parser, "drain", { signal: timeouts.signal })
    }
  } catch {
    return timeouts.signal.aborted ? "too-slow" : "cut-short"
  } finally {
    timeouts.end()
  }
  return bytes > limits.bodyBytes ? "too-large" : null
}

function createTimeouts({ stallSeconds, totalSeconds }: MultipartLimits) {
  const controller = new AbortController()
  const give = () => controller.abort()
  const total = setTimeout(give, totalSeconds * 1000)
  const stall = setTimeout(give, stallSeconds * 1000)
  return {
    signal: controller.signal,
    renew: () => void stall.refresh(),
    end() {
      clearTimeout(total)
      clearTimeout(stall)
    },
  }
}

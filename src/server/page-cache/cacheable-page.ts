import { hash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { type Encoding, encodings, type QuickEncoding } from "./conditions.ts"

/** Alternating names and values, as `writeHead` takes them. */
type HeaderLine = string[]

type Body = { readonly bytes: Buffer; readonly headers: HeaderLine }

/** A cached page: its bytes in one or all encodings with their headers. */
export type CacheablePage = {
  readonly etag: string
  readonly bodyIn: (encoding: Encoding) => Body
  /** The headers of a 304 response. */
  readonly unchanged: HeaderLine
  /** About how many bytes of memory it takes. */
  readonly size: number
}

type Identity = { readonly etag: string; readonly nonce: string; readonly scripts: readonly string[] }

const cacheableTypes = /^(?:text\/html|application\/json)\b/

const typeOf = ({ headers }: Response): string => headers.get("content-type") ?? ""

/** Whether this response is the same for every visitor. */
export function isForEverybody(response: Response): boolean {
  const { status, headers } = response
  const caching = headers.get("cache-control") ?? ""
  return (
    status === 200 &&
    cacheableTypes.test(typeOf(response)) &&
    !headers.has("set-cookie") &&
    !/no-store|private/.test(caching)
  )
}

const sha256 = (bytes: Buffer): string => hash("sha256", bytes, "base64")

// Only scripts with the nonce are ours: injected ones stay forbidden. A character of `html` is a byte.
function hashInlineScripts(html: string, nonce: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
  const sources = new Set<string>()
  for (const [, attributes = "", text = ""] of scripts) {
    const isOurs = attributes.includes(` nonce="${nonce}"`)
    const isData = attributes.includes('type="application/ld+json"')
    if (isOurs && !isData && !/\ssrc=/.test(attributes))
      sources.add(`'sha256-${sha256(Buffer.from(text, "latin1"))}'`)
  }
  return [...sources]
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** The smallest window that holds a page, as a power of two: the usual one of 4 MB takes longer to set up than to use. */
const windowFor = (length: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 1)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  )

function encode(bytes: Buffer, encoding: Encoding, gzipLevel: number): Promise<Buffer> | Buffer {
  if (encoding === "identity") return bytes
  if (encoding === "gzip") return deflate(bytes, { level: gzipLevel })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
  }
  return brotli(bytes, { params })
}

/** The headers of a cacheable page: its CSP allows inline scripts by hash instead of by nonce. */
function buildHeaders({ headers: rendered }: Response, { etag, nonce, scripts }: Identity): HeaderLine {
  const headers = new Headers(rendered)
  const policy = headers.get("content-security-policy") ?? ""
  headers.set("content-security-policy", policy.replace(`'nonce-${nonce}'`, scripts.join(" ")))
  headers.set("etag", etag)
  headers.set("cache-control", "public, max-age=0, must-revalidate")
  headers.set("vary", "accept-encoding")
  // Each encoding has its own.
  for (const name of ["content-type", "content-length"]) headers.delete(name)
  return [...headers].flat()
}

type Rendered = {
  readonly text: Buffer
  readonly type: string
  readonly etag: string
  readonly headers: HeaderLine
}

/** A page and the nonce of its scripts. */
export type Rendering = { readonly response: Response; readonly nonce: string }

async function withoutNonce({ response, nonce }: Rendering): Promise<Rendered> {
  // As latin1, where a character is a byte: markup is ASCII, and UTF-8 would be decoded and encoded for nothing.
  const rendered = Buffer.from(await response.arrayBuffer()).toString("latin1")
  const html = rendered.replaceAll(` nonce="${nonce}"`, "")
  if (html.includes(nonce)) throw new Error("a nonce stands where it is no attribute")
  const text = Buffer.from(html, "latin1")
  const etag = `W/"${sha256(text).slice(0, 22)}"`
  const headers = buildHeaders(response, { etag, nonce, scripts: hashInlineScripts(rendered, nonce) })
  return { text, type: typeOf(response), etag, headers }
}

/** A copy of its own size: zlib returns a part of a 16 kB buffer, all of which would stay in memory. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

async function encodeBody(
  { text, type, headers }: Rendered,
  encoding: Encoding,
  gzipLevel: number,
): Promise<Body> {
  const bytes = exact(await encode(text, encoding, gzipLevel))
  const sent = [...headers, "content-type", type, "content-length", String(bytes.length)]
  return { bytes, headers: encoding === "identity" ? sent : [...sent, "content-encoding", encoding] }
}

const sizeOf = ({ bytes, headers }: Body): number => bytes.length + headers.join("").length

/** Converts a page rendered with a nonce into a cacheable one in every encoding. */
export async function createCacheablePage(rendering: Rendering): Promise<CacheablePage> {
  const rendered = await withoutNonce(rendering)
  const made = encodings.map(async (encoding) => encodeBody(rendered, encoding, 7))
  const all = await Promise.all(made)
  const bodies = Object.fromEntries(encodings.map((encoding, place) => [encoding, all[place]]))
  return {
    etag: rendered.etag,
    bodyIn: (encoding) => (bodies as Record<Encoding, Body>)[encoding],
    unchanged: rendered.headers,
    size: all.reduce((sum, body) => sum + sizeOf(body), 0),
  }
}

/** The same in the one requested encoding: most of these pages are sent a few times only. */
export async function createPageInEncoding(
  encoding: QuickEncoding,
  rendering: Rendering,
): Promise<CacheablePage> {
  const rendered = await withoutNonce(rendering)
  const body = await encodeBody(rendered, encoding, 4)
  return { etag: rendered.etag, bodyIn: () => body, unchanged: rendered.headers, size: sizeOf(body) }
}

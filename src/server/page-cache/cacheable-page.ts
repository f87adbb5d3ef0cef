import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { type Encoding, encodings } from "./conditions.ts"

/** Alternating names and values, as `writeHead` takes them. */
type HeaderLine = string[]

/** A cached page: its bytes in each encoding with their headers. */
export type CacheablePage = {
  readonly etag: string
  readonly bodies: Readonly<Record<Encoding, { readonly bytes: Buffer; readonly headers: HeaderLine }>>
  /** The headers of a 304 response. */
  readonly unchanged: HeaderLine
}

type Identity = { readonly etag: string; readonly nonce: string; readonly scripts: readonly string[] }

const type = "text/html; charset=utf-8"

/** Whether this response is the same for every visitor. */
export function isForEverybody({ status, headers }: Response): boolean {
  const caching = headers.get("cache-control") ?? ""
  return (
    status === 200 &&
    (headers.get("content-type") ?? "").startsWith("text/html") &&
    !headers.has("set-cookie") &&
    !/no-store|private/.test(caching)
  )
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64")

// Only scripts with the nonce are ours: injected ones stay forbidden.
function inlineScriptsOf(html: string, nonce: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
  const sources = new Set<string>()
  for (const [, attributes = "", text = ""] of scripts) {
    const isOurs = attributes.includes(` nonce="${nonce}"`)
    const isData = attributes.includes('type="application/ld+json"')
    if (isOurs && !isData && !/\ssrc=/.test(attributes)) sources.add(`'sha256-${sha256(text)}'`)
  }
  return [...sources]
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

async function encode(bytes: Buffer): Promise<Record<Encoding, Buffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, zipped] = await Promise.all([brotli(bytes, { params }), deflate(bytes, { level: 7 })])
  return { br, gzip: zipped, identity: bytes }
}

/** The headers of a cacheable page: its CSP allows inline scripts by hash instead of by nonce. */
function headersOf({ headers: rendered }: Response, { etag, nonce, scripts }: Identity): HeaderLine {
  const headers = new Headers(rendered)
  const policy = headers.get("content-security-policy") ?? ""
  headers.set("content-security-policy", policy.replace(`'nonce-${nonce}'`, scripts.join(" ")))
  headers.set("etag", etag)
  headers.set("cache-control", "public, max-age=0, must-revalidate")
  headers.set("vary", "accept-encoding")
  headers.delete("content-type")
  return [...headers].flat()
}

/** Converts a page rendered with a nonce into a cacheable one. */
export async function makeCacheablePage(response: Response, nonce: string): Promise<CacheablePage> {
  const rendered = await response.text()
  const html = rendered.replaceAll(` nonce="${nonce}"`, "")
  if (html.includes(nonce)) throw new Error("a nonce stands where it is no attribute")
  const etag = `W/"${sha256(html).slice(0, 22)}"`
  const common = headersOf(response, { etag, nonce, scripts: inlineScriptsOf(rendered, nonce) })
  const bytes = await encode(Buffer.from(html))
  const body = (encoding: Encoding) => {
    const headers = [...common, "content-type", type, "content-length", String(bytes[encoding].length)]
    if (encoding !== "identity") headers.push("content-encoding", encoding)
    return { bytes: bytes[encoding], headers }
  }
  const bodies = Object.fromEntries(encodings.map((encoding) => [encoding, body(encoding)]))
  return { etag, bodies: bodies as CacheablePage["bodies"], unchanged: common }
}

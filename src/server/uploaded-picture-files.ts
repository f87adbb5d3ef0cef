import { Hono } from "hono"
import { type ShownFile, openUploadedPicture } from "#src/features/media/show-picture.service.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { type PictureFormat, pictureWidths } from "#src/shared/picture-address.ts"
import { cacheForOneYear } from "./static-files.ts"

const fileShape = /^(?<width>\d{3,4})\.(?<format>avif|webp|jpg)$/

function sizeOf(file: string) {
  const parts = fileShape.exec(file)?.groups
  const width = pictureWidths.find((offered) => String(offered) === parts?.["width"])
  return width ? { width, format: parts?.["format"] as PictureFormat } : null
}

const headersOf = ({ contentType, bytes, isFinal }: ShownFile, etag: string) => ({
  "content-type": contentType,
  "content-length": String(bytes),
  // A preview must be revalidated until its size is made.
  "cache-control": isFinal ? cacheForOneYear : "no-cache",
  etag,
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
})

/** `/media/uploads/<hash>/<width>.<format>`: uploaded pictures, addressed by content hash. */
export const uploadedPictureFiles = new Hono<ServerEnv>().get("/:hash{[0-9a-f]{40}}/:file", async (c) => {
  const { hash, file } = c.req.param()
  const size = sizeOf(file)
  const shown = size && (await openUploadedPicture(c.get("platform"), hash, size))
  if (!shown) return c.text("There is no such picture.", 404)
  const etag = `"${hash.slice(0, 16)}-${shown.isFinal ? file : "quick"}"`
  const isKnown = c.req.header("if-none-match")?.includes(etag) ?? false
  if (isKnown || c.req.method === "HEAD") await shown.stream.cancel()
  if (isKnown)
    return c.body(null, 304, { etag, "cache-control": shown.isFinal ? cacheForOneYear : "no-cache" })
  const headers = headersOf(shown, etag)
  return c.req.method === "HEAD"
    ? c.body(null, 200, headers)
    : c.body(shown.stream as ReadableStream, 200, headers)
})

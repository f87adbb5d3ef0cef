import { open } from "node:fs/promises"
import sharp, { type Sharp } from "sharp"
import type { PictureSize } from "#src/shared/picture-address.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { createConcurrencyLimit } from "./concurrency-limit.ts"
import { type PictureType, detectPictureType, signatureBytes } from "./picture-type.ts"

/** The facts of a fully decoded file. */
export type InspectedPicture = {
  readonly type: PictureType
  /** After rotation by its EXIF orientation. */
  readonly width: number
  readonly height: number
  /** Its dominant colour, as #rrggbb. */
  readonly color: string
  /** A quick WebP, shown until the other sizes are made. */
  readonly quick: Uint8Array
}

type ImagingRefusal = "not-a-picture" | "too-many-pixels" | "damaged"

export type Imaging = {
  /** Checks an uploaded file by its first bytes and header before it is decoded. */
  inspect(file: string): Promise<Result<InspectedPicture, ImagingRefusal>>
  /** Makes one size of a project picture. */
  encode(file: string, size: PictureSize): Promise<Uint8Array>
  /** Makes the sizes of a checked picture one by one. */
  derive(
    source: Uint8Array,
    sizes: readonly PictureSize[],
    take: (size: PictureSize, bytes: Uint8Array) => Promise<void>,
  ): Promise<void>
}

const maxPixels = 50_000_000
// A file of 100 kB with one column of 49 million pixels took 16 seconds.
const maxSide = 20_000

const quickWidth = 1200
const masterWidth = 1920
// Only four decoders are enabled for uploads.
const loaders = ["Jpeg", "Png", "Webp", "Nsgif"].map((name) => `VipsForeignLoad${name}`)

const uploadOptions = { limitInputPixels: maxPixels, failOn: "error", autoOrient: true } as const

const tall = (width: number) =>
  ({ width, height: width * 2, fit: "inside", withoutEnlargement: true }) as const

function encoded(picture: Sharp, { width, format }: PictureSize): Promise<Uint8Array> {
  const resized = picture.resize(tall(width))
  if (format === "avif") return resized.avif({ quality: 58, effort: 2 }).toBuffer()
  if (format === "webp") return resized.webp({ quality: 78 }).toBuffer()
  return resized.flatten({ background: "#f7f2e8" }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}

async function firstBytes(file: string): Promise<Uint8Array> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const hex = (share: number): string => Math.round(share).toString(16).padStart(2, "0")

async function dominantColor(quick: Uint8Array): Promise<string> {
  const { dominant } = await sharp(quick).stats()
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`
}

const isAboutPixels = (error: unknown): boolean =>
  error instanceof Error && /pixel limit/i.test(error.message)

async function inspect(file: string): Promise<Result<InspectedPicture, ImagingRefusal>> {
  const type = detectPictureType(await firstBytes(file))
  if (!type) return refused("not-a-picture")
  try {
    const { format, autoOrient } = await sharp(file, uploadOptions).metadata()
    if (format !== type) return refused("not-a-picture")
    if (Math.max(autoOrient.width, autoOrient.height) > maxSide) return refused("too-many-pixels")
    const webp = { quality: 72, effort: 1 }
    const quick = await sharp(file, uploadOptions).resize(tall(quickWidth)).webp(webp).toBuffer()
    return done({ type, ...autoOrient, color: await dominantColor(quick), quick })
  } catch (error) {
    return refused(isAboutPixels(error) ? "too-many-pixels" : "damaged")
  }
}

async function derive(...[source, sizes, take]: Parameters<Imaging["derive"]>): Promise<void> {
  const master = await sharp(source, uploadOptions)
    .resize(tall(masterWidth))
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = master.info
  for (const size of sizes) {
    await take(size, await encoded(sharp(master.data, { raw: { width, height, channels } }), size))
  }
}

/** Decodes a few pictures at a time, to limit memory and leave cores for requests. */
export function createImaging({ atOnce }: { atOnce: number } = { atOnce: 2 }): Imaging {
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ["VipsForeignLoad"] })
  sharp.unblock({ operation: loaders })
  const limited = createConcurrencyLimit(atOnce)
  return {
    inspect: (file) => limited(() => inspect(file)),
    encode: (file, size) => limited(() => encoded(sharp(file), size)),
    derive: (...args) => limited(() => derive(...args)),
  }
}

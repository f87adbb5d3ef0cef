import { crc32, deflateSync } from "node:zlib"
import sharp from "sharp"

const chunk = (type: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A small file whose pixels, decoded, would fill the memory: every row of a black and white PNG is the same. */
export function aPixelBomb(width = 20_000, height = width): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)), { level: 9 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

/** A header that says 65,535 by 65,535 pixels, followed by almost no data. */
export const aGifOfFalseSize = (): Buffer =>
  Buffer.concat([
    Buffer.from("GIF89a"),
    Buffer.from([0xff, 0xff, 0xff, 0xff, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x3b]),
  ])

const script = "alert(document.domain)"

/** A GIF by its first bytes and a script by the rest. */
export const aGifScript = (): Buffer => Buffer.from(`GIF89a/*${"\0".repeat(20)}*/=1;${script}`)

/** A valid picture that a browser which sniffs types could read as HTML. */
export const aJpegPage = async (): Promise<Buffer> => {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#345" } })
    .jpeg()
    .withExif({ IFD0: { Copyright: `<script>${script}</script>`, Artist: "Somebody at 12 Some Street" } })
    .toBuffer()
  return Buffer.concat([picture, Buffer.from(`<html><script>${script}</script></html>`)])
}

export const anSvgScript = (): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>${script}</script></svg>`)

/** Two frames, the first red, the second blue. */
export function anAnimation(format: "gif" | "webp"): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
  const join = async () =>
    sharp([await frame("#ff0000"), await frame("#0000ff")], { join: { animated: true } })
  return join().then((picture) =>
    (format === "gif" ? picture.gif() : picture.webp({ lossless: true })).toBuffer(),
  )
}

/** Landscape in the file, but rotated to portrait by its EXIF orientation; with the location where it was taken. */
export const aRotatedPhotograph = (): Promise<Buffer> =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: "#aa2211" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "28/1 33/1 0/1" } })
    .toBuffer()

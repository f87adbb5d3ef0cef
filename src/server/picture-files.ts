import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Hono } from "hono"
import sharp from "sharp"
import type { Config } from "#src/config.ts"
import { everyPicture, findPicture } from "#src/features/content/pictures.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"

const widths = [480, 800, 1200, 1600, 1920]
const formats = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const
type Format = keyof typeof formats

const address = /^(?<id>[a-z0-9-]{1,80})-(?<width>\d{3,4})\.(?<format>avif|webp|jpg)$/
const forAYear = "public, max-age=31536000, immutable"

type Wanted = { id: string; width: number; format: Format }

function wantedOf(file: string): Wanted | null {
  const parts = address.exec(file)?.groups
  if (!parts?.["id"] || !widths.includes(Number(parts["width"])) || !findPicture(parts["id"])) return null
  return { id: parts["id"], width: Number(parts["width"]), format: parts["format"] as Format }
}

// One at a time: encoding would otherwise take every core from the guests who are booking.
sharp.concurrency(1)

function encode(master: string, { width, format }: Wanted): Promise<Buffer> {
  const resized = sharp(master).resize({ width, withoutEnlargement: true })
  if (format === "avif") return resized.avif({ quality: 58, effort: 2 }).toBuffer()
  if (format === "webp") return resized.webp({ quality: 78 }).toBuffer()
  return resized.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}

const changedAt = async (file: string): Promise<number | null> =>
  stat(file).then(
    (facts) => facts.mtimeMs,
    () => null,
  )

/** A width and format of a picture: made from its master when first asked for, kept in the data folder after. */
async function derive(
  folders: { masters: string; cache: string },
  wanted: Wanted,
): Promise<Uint8Array | null> {
  const master = join(folders.masters, `${wanted.id}.webp`)
  const masterAt = await changedAt(master)
  if (masterAt === null) return null
  const kept = join(folders.cache, `${wanted.id}-${Math.round(masterAt)}-${wanted.width}.${wanted.format}`)
  if ((await changedAt(kept)) !== null) return readFile(kept)
  const bytes = await encode(master, wanted)
  await mkdir(folders.cache, { recursive: true })
  const unfinished = `${kept}.${crypto.randomUUID()}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, kept)
  return bytes
}

const underWay = new Map<string, Promise<Uint8Array | null>>()

function deriveOnce(folders: { masters: string; cache: string }, wanted: Wanted): Promise<Uint8Array | null> {
  const key = `${folders.cache}/${wanted.id}-${wanted.width}.${wanted.format}`
  const running = underWay.get(key)
  if (running) return running
  const work = derive(folders, wanted).finally(() => underWay.delete(key))
  underWay.set(key, work)
  return work
}

const foldersOf = ({ projectDir, dataDir }: Config) => ({
  masters: join(projectDir, "artwork", "finals"),
  cache: join(dataDir, "pictures"),
})

/** Makes what browsers will ask for first, one after another in the background, so that no guest waits for it. */
export async function warmPictures(config: Config): Promise<void> {
  const folders = foldersOf(config)
  for (const { id, width: full } of everyPicture()) {
    for (const width of widths.filter((offered) => offered <= full)) {
      await deriveOnce(folders, { id, width, format: "avif" })
    }
  }
}

/** `/media/pictures/<id>-<width>.<format>`: the hotel's pictures, in the widths and formats that browsers choose from. */
export const pictureFiles = new Hono<ServerEnv>().get("/:file", async (c) => {
  const wanted = wantedOf(c.req.param("file"))
  if (!wanted) return c.text("There is no such picture.", 404)
  const bytes = await deriveOnce(foldersOf(c.get("platform").config), wanted)
  if (!bytes) return c.text("There is no such picture.", 404)
  c.header("cache-control", forAYear)
  c.header("content-type", formats[wanted.format])
  return c.body(new Uint8Array(bytes))
})

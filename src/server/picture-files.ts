import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Hono } from "hono"
import type { Config } from "#src/config.ts"
import { findPicture } from "#src/features/content/pictures.ts"
import { contentTypes } from "#src/features/media/picture-files.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type PictureSize, pictureWidths } from "#src/shared/picture-address.ts"
import { cacheForOneYear } from "./static-files.ts"

const address = /^(?<id>[a-z0-9-]{1,80})-(?<width>\d{3,4})\.(?<format>avif|webp|jpg)$/

type PictureRequest = PictureSize & { readonly id: string }
type PictureServer = Pick<Platform, "config" | "imaging">

function parsePictureName(file: string): PictureRequest | null {
  const parts = address.exec(file)?.groups
  const width = pictureWidths.find((offered) => String(offered) === parts?.["width"])
  if (!parts?.["id"] || !width || !findPicture(parts["id"])) return null
  return { id: parts["id"], width, format: parts["format"] as PictureSize["format"] }
}

const changedAt = async (file: string): Promise<number | null> =>
  stat(file).then(
    (facts) => facts.mtimeMs,
    () => null,
  )

/** A committed size: all AVIF sizes are (`artwork/sizes.ts`). */
const readCommittedSize = (
  { config }: PictureServer,
  { id, width, format }: PictureRequest,
): Promise<Uint8Array | null> =>
  readFile(join(foldersOf(config).sizes, `${id}-${width}.${format}`)).catch(() => null)

/** Any other size: made from its master at the first request, then stored in the data folder. */
async function derive(
  { config, imaging }: PictureServer,
  picture: PictureRequest,
): Promise<Uint8Array | null> {
  const folders = foldersOf(config)
  const master = join(folders.masters, `${picture.id}.webp`)
  const masterAt = await changedAt(master)
  if (masterAt === null) return null
  const cachedFile = join(
    folders.cache,
    `${picture.id}-${Math.round(masterAt)}-${picture.width}.${picture.format}`,
  )
  if ((await changedAt(cachedFile)) !== null) return readFile(cachedFile)
  const bytes = await imaging.encode(master, picture)
  await mkdir(folders.cache, { recursive: true })
  const unfinished = `${cachedFile}.${crypto.randomUUID()}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, cachedFile)
  return bytes
}

const underWay = new Map<string, Promise<Uint8Array | null>>()

function deriveOnce(hotel: PictureServer, picture: PictureRequest): Promise<Uint8Array | null> {
  const key = `${hotel.config.dataDir}/${picture.id}-${picture.width}.${picture.format}`
  const running = underWay.get(key)
  if (running) return running
  const work = derive(hotel, picture).finally(() => underWay.delete(key))
  underWay.set(key, work)
  return work
}

const foldersOf = ({ projectDir, dataDir }: Config) => ({
  masters: join(projectDir, "artwork", "finals"),
  sizes: join(projectDir, "artwork", "sizes"),
  cache: join(dataDir, "pictures"),
})

/** `/media/pictures/<id>-<width>.<format>`: project pictures in the offered widths and formats. */
export const pictureFiles = new Hono<ServerEnv>().get("/:file", async (c) => {
  const picture = parsePictureName(c.req.param("file"))
  if (!picture) return c.text("There is no such picture.", 404)
  const hotel = c.get("platform")
  const bytes = (await readCommittedSize(hotel, picture)) ?? (await deriveOnce(hotel, picture))
  if (!bytes) return c.text("There is no such picture.", 404)
  c.header("cache-control", cacheForOneYear)
  c.header("content-type", contentTypes[picture.format])
  return c.body(new Uint8Array(bytes))
})

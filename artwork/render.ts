import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import sharp from "sharp"
import { prepareWorkshop, shoot } from "./blender.ts"
import {
  artworkFolder,
  cacheFolder,
  finalFile,
  listPictures,
  type Picture,
  type PictureUse,
  type Quality,
  readRecords,
  recordsFile,
} from "./pictures.ts"
import { makeSizes } from "./sizes.ts"

const largestMasterBytes = 450_000
const samplesOf: Record<Quality, number> = { preview: 40, final: 28 }
const previewWidth = 640
// Rendered a little smaller and enlarged: it spares hours, and the enlargement is sharpened.
const renderedShare: Record<PictureUse, number> = { hero: 0.75, card: 0.75, portrait: 0.75, small: 0.8 }

const usage = `npm run artwork -- <picture or scene>... [--quality preview|final] [--again]
npm run artwork -- --all`

function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

function choosePictures(names: string[], all: boolean): Picture[] {
  const pictures = listPictures()
  if (all) return pictures
  if (names.length === 0) refuse(usage)
  return names.flatMap((name) => {
    const exact = pictures.filter((picture) => picture.id === name)
    const chosen = exact.length > 0 ? exact : pictures.filter((picture) => picture.scene === name)
    if (chosen.length > 0) return chosen
    return refuse(
      `No picture or scene is called "${name}". There are: ${pictures.map((p) => p.id).join(", ")}`,
    )
  })
}

// A change of the shared kit alone does not make a picture stale (hours of rendering): ask for --again.
function fingerprintOf(picture: Picture, quality: Quality): string {
  const source = resolve(artworkFolder, "scenes", `${picture.scene}.py`)
  if (!existsSync(source))
    refuse(`${picture.id} names the scene "${picture.scene}", but ${source} does not exist.`)
  const frame = [picture.view, picture.width, picture.height, quality].join(" ")
  return createHash("sha256").update(readFileSync(source)).update(frame).digest("hex").slice(0, 16)
}

function openFolder(picture: Picture, quality: Quality, fingerprint: string): string {
  const folder = resolve(cacheFolder, picture.id, quality)
  const mark = resolve(folder, "fingerprint")
  const isSame = existsSync(mark) && readFileSync(mark, "utf8") === fingerprint
  if (!isSame) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(mark, fingerprint)
  return folder
}

async function writeMaster(source: string, picture: Picture): Promise<void> {
  const target = finalFile(picture)
  const { width, height } = picture
  const full = await sharp(source)
    .resize(width, height, { kernel: "lanczos3" })
    .sharpen({ sigma: 0.7, m1: 0.5, m2: 1.2 })
    .png()
    .toBuffer()
  for (const quality of [92, 89, 86, 82, 78, 72, 64]) {
    const bytes = await sharp(full).webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
    if (bytes.byteLength > largestMasterBytes) continue
    writeFileSync(`${target}.part`, bytes)
    renameSync(`${target}.part`, target)
    return
  }
  throw new Error(`${target} stays above ${largestMasterBytes} bytes even at the lowest quality.`)
}

async function render(picture: Picture, quality: Quality, isAgain: boolean): Promise<void> {
  const fingerprint = fingerprintOf(picture, quality)
  const known = readRecords()[picture.id]
  if (
    !isAgain &&
    quality === "final" &&
    known?.fingerprint === fingerprint &&
    existsSync(finalFile(picture))
  ) {
    console.log(`${picture.id}: up to date`)
    return
  }
  const startedAt = Date.now()
  const scale = quality === "preview" ? previewWidth / picture.width : renderedShare[picture.use]
  const folder = openFolder(picture, quality, isAgain ? `again ${fingerprint}` : fingerprint)
  const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
  const { scene, view } = picture
  shoot({ scene, view, ...size, samples: samplesOf[quality], folder })
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  const shot = resolve(folder, "picture.png")
  if (quality === "preview") return console.log(`${picture.id}: preview in ${seconds} s, ${shot}`)
  await writeMaster(shot, picture)
  const records = { ...readRecords(), [picture.id]: { fingerprint, quality, seconds } }
  const sorted = Object.fromEntries(Object.entries(records).sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(recordsFile, `${JSON.stringify(sorted, null, 2)}\n`)
  rmSync(folder, { recursive: true, force: true })
  console.log(`${picture.id}: ${seconds} s, ${finalFile(picture)}`)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    again: { type: "boolean", default: false },
    quality: { type: "string", default: "final" },
  },
})
const quality = values.quality
if (quality !== "preview" && quality !== "final") refuse(`--quality is preview or final, not "${quality}".`)
try {
  const pictures = choosePictures(positionals, values.all)
  prepareWorkshop()
  for (const picture of pictures) await render(picture, quality, values.again)
  if (quality === "final") await makeSizes()
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error))
}

import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { createImaging } from "#src/platform/imaging/imaging.ts"
import { pictureWidths } from "#src/shared/picture-address.ts"
import { artworkFolder, finalFile, listPictures, type Picture } from "./pictures.ts"

const sizesFolder = resolve(artworkFolder, "sizes")
const recordFile = resolve(artworkFolder, "sizes.json")

/** What the sizes of each picture were made from, by its id: the start of the SHA-256 of its master. */
type SizesRecord = Readonly<Record<string, string>>

const sizeName = ({ id }: Picture, width: number): string => `${id}-${width}.avif`

/** The files of a picture's AVIF sizes: every width of the site that its master can fill. */
export const sizesOf = (picture: Picture): { file: string; width: number }[] =>
  pictureWidths
    .filter((width) => width <= picture.width)
    .map((width) => ({ file: resolve(sizesFolder, sizeName(picture, width)), width }))

export const fingerprintOfMaster = (picture: Picture): string =>
  createHash("sha256")
    .update(readFileSync(finalFile(picture)))
    .digest("hex")
    .slice(0, 16)

export const readSizesRecord = (): SizesRecord =>
  existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, "utf8")) as SizesRecord) : {}

function keepRecord(record: SizesRecord): void {
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(recordFile, `${JSON.stringify(sorted, null, 2)}\n`)
}

const isMade = (picture: Picture): boolean =>
  readSizesRecord()[picture.id] === fingerprintOfMaster(picture) &&
  sizesOf(picture).every(({ file }) => existsSync(file))

/** What is the size of no master goes: the master is gone, or has become too small for it. */
function sweepSizes(pictures: readonly Picture[]): void {
  const wanted = new Set(pictures.flatMap(sizesOf).map(({ file }) => file))
  for (const name of readdirSync(sizesFolder)) {
    const file = resolve(sizesFolder, name)
    if (!wanted.has(file)) rmSync(file)
  }
  const ids = new Set(pictures.map(({ id }) => id))
  keepRecord(Object.fromEntries(Object.entries(readSizesRecord()).filter(([id]) => ids.has(id))))
}

/** Makes the AVIF sizes of each master that has changed, so that a house that has just been opened can show them. */
export async function makeSizes(): Promise<void> {
  const imaging = createImaging()
  mkdirSync(sizesFolder, { recursive: true })
  const pictures = listPictures().filter((picture) => existsSync(finalFile(picture)))
  for (const picture of pictures.filter((one) => !isMade(one))) {
    const make = async ({ file, width }: { file: string; width: number }) => {
      writeFileSync(`${file}.part`, await imaging.encode(finalFile(picture), { width, format: "avif" }))
      renameSync(`${file}.part`, file)
    }
    await Promise.all(sizesOf(picture).map(make))
    keepRecord({ ...readSizesRecord(), [picture.id]: fingerprintOfMaster(picture) })
    console.log(`${picture.id}: its sizes are made`)
  }
  sweepSizes(pictures)
}

if (import.meta.main) await makeSizes()

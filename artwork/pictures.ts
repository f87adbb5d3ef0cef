import { readFileSync } from "node:fs"
import { resolve } from "node:path"

export type PictureUse = "hero" | "card" | "portrait" | "small"

/** One finished picture: where it is taken, what it shows, and the point that a crop must keep (0..1). */
export type Picture = {
  id: string
  scene: string
  view: string
  width: number
  height: number
  caption: string
  alt: string
  focal: [number, number]
  use: PictureUse
  room?: string
}

/** What the last render of each picture was made from, so that nothing is rendered twice for nothing. */
export type RenderRecord = { fingerprint: string; quality: Quality; seconds: number }
export type Quality = "preview" | "final"

export const artworkFolder = import.meta.dirname
export const cacheFolder = process.env["ARTWORK_CACHE"] ?? resolve(artworkFolder, ".cache")
export const recordsFile = resolve(artworkFolder, "renders.json")

export function listPictures(): Picture[] {
  const file = process.env["ARTWORK_PICTURES"] ?? resolve(artworkFolder, "pictures.json")
  const text = readFileSync(file, "utf8")
  return JSON.parse(text) as Picture[]
}

export function readRecords(): Record<string, RenderRecord> {
  try {
    return JSON.parse(readFileSync(recordsFile, "utf8")) as Record<string, RenderRecord>
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {}
    throw error
  }
}

export const finalFile = ({ id }: Pick<Picture, "id">): string =>
  resolve(artworkFolder, "finals", `${id}.webp`)

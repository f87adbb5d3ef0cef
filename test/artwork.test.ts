import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join, resolve } from "node:path"
import sharp from "sharp"
import { beforeAll, describe, expect, it } from "vitest"
import { finalFile, listPictures } from "#artwork/pictures.ts"
import { fingerprintOfMaster, readSizesRecord, sizesOf } from "#artwork/sizes.ts"

const driver = resolve(import.meta.dirname, "../artwork/render.ts")

function render(names: string[], path = "") {
  const cache = mkdtempSync(join(tmpdir(), "artwork-"))
  const environment = { ...process.env, PATH: path, ARTWORK_CACHE: cache }
  try {
    return spawnSync(process.execPath, [driver, ...names], { env: environment, encoding: "utf8" })
  } finally {
    rmSync(cache, { recursive: true })
  }
}

describe("the pictures of the hotel", () => {
  const pictures = listPictures()

  it.each(pictures)("has a master of $id in its size and weight", async ({ width, height, ...picture }) => {
    const file = finalFile(picture)
    expect(existsSync(file)).toBe(true)
    expect(statSync(file).size).toBeLessThanOrEqual(450_000)
    expect(await sharp(file).metadata()).toMatchObject({ width, height, format: "webp" })
  })

  it("weighs at most 30 MB in all, and describes each picture once", () => {
    const bytes = pictures.reduce((sum, picture) => sum + statSync(finalFile(picture)).size, 0)
    expect(bytes).toBeLessThanOrEqual(30_000_000)
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length)
    expect(pictures.filter(({ alt }) => alt.length < 20)).toEqual([])
  })
})

describe("the sizes that come with the hotel", () => {
  // The imaging service blocks this decoder for its whole process, which other test files share.
  beforeAll(() => sharp.unblock({ operation: ["VipsForeignLoadHeif"] }))

  it.each(listPictures())("are those of the master of $id", async (picture) => {
    expect(readSizesRecord()[picture.id]).toBe(fingerprintOfMaster(picture))
    for (const { file, width } of sizesOf(picture)) {
      const made = await sharp(file).metadata()
      expect(made.format).toBe("heif")
      // A tall one is at most twice as high as its name is wide.
      expect(Math.max(made.width, made.height / 2)).toBeCloseTo(width, -1)
    }
  })

  it("are those of no other picture", () => {
    const wanted = listPictures().flatMap((picture) => sizesOf(picture).map(({ file }) => basename(file)))
    expect(readdirSync(resolve(import.meta.dirname, "../artwork/sizes")).toSorted()).toEqual(
      wanted.toSorted(),
    )
  })
})

describe("rendering", () => {
  it("lists the known names for an unknown one", () => {
    const { status, stderr } = render(["the-moon"])
    expect(status).toBe(1)
    expect(stderr).toMatch(/No picture or scene is called "the-moon"\. There are: .*classic-room,/)
  })

  it("says how to install Blender where it is missing", () => {
    const { status, stderr } = render(["classic-room", "--again"])
    expect(status).toBe(1)
    expect(stderr).toContain("Blender is not installed. Install it from Debian: apt-get install")
  })

  it("prints its usage without an argument", () => {
    expect(render([]).stderr).toContain("npm run artwork -- <picture or scene>...")
  })
})

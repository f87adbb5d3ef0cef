import sharp from "sharp"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { readMultipart } from "#src/platform/http/multipart.ts"
import type { Actor } from "#src/shared/actor.ts"
import { createApp } from "#src/server/app.ts"
import { aJpeg, aPng, fileOf } from "#test/media/pictures.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { registerMediaJobs } from "./media.jobs.ts"
import { storedPictures } from "#test/media/stored-pictures.ts"
import { receivePictures } from "./receive-pictures.service.ts"
import { uploadFolder, uploadLimits } from "./upload-limits.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>

beforeAll(() => {
  registerMediaJobs(platform)
  app = createApp(platform)
})
beforeEach(() => platform.clear())

const owner: Actor = { kind: "user", userId: "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11", role: "owner" }

async function send(entries: readonly (readonly [string, string | File])[], actor = owner) {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  const request = new Request("http://localhost/", { method: "POST", body: form })
  const source = { request, folder: uploadFolder(platform.config), limits: uploadLimits.several }
  const outcome = await readMultipart(source, (parts) => receivePictures(platform, actor, parts))
  if (!outcome.ok) throw new Error(outcome.refusal.kind)
  return outcome.value
}

const addressOf = (id: string, file: string) => `/media/uploads/${id.replace("upload-", "")}/${file}`

describe("an uploaded picture", () => {
  test("is shown as a preview at once, and in its sizes when they are made", async () => {
    const { choices } = await send([["pic", fileOf(await aJpeg({ width: 1000, height: 500 }))]])
    const id = choices[0]?.pictureId ?? ""
    const [quick] = await storedPictures(platform)
    expect(quick).toMatchObject({ id, width: 1000, height: 500, state: "processing", color: "#784818" })
    const early = await app.request(addressOf(id, "800.avif"))
    expect([early.status, early.headers.get("content-type")]).toEqual([200, "image/webp"])
    expect(early.headers.get("cache-control")).toBe("no-cache")
    await platform.queue.runJobs()
    expect((await storedPictures(platform))[0]?.state).toBe("ready")
    for (const [format, width, shown] of [
      ["avif", 480, 480],
      ["webp", 800, 800],
      ["jpg", 1920, 1000],
    ] as const) {
      const answer = await app.request(addressOf(id, `${width}.${format}`))
      expect(answer.headers.get("content-type")).toBe(`image/${format === "jpg" ? "jpeg" : format}`)
      expect(answer.headers.get("cache-control")).toContain("immutable")
      const bytes = Buffer.from(await answer.arrayBuffer())
      // The AVIF decoder is disabled, as in production.
      if (format === "avif") expect(bytes.toString("latin1", 4, 12)).toBe("ftypavif")
      else expect((await sharp(bytes).metadata()).width).toBe(shown)
    }
  }, 60_000)

  test("is stored once, however often and under whatever name it is uploaded", async () => {
    const bytes = await aPng()
    const first = await send([["pic", fileOf(bytes, "one.png")]])
    await platform.queue.runJobs()
    const again = await send([
      ["pic", fileOf(bytes, "two.png")],
      ["pic", fileOf(bytes, "three.png")],
    ])
    expect(again.choices).toEqual(first.choices)
    expect(await storedPictures(platform)).toHaveLength(1)
    expect(platform.queue.jobs).toEqual([])
  }, 60_000)
})

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { readMultipart } from "#src/platform/http/multipart.ts"
import { createS3Storage } from "#src/platform/media/s3-storage.ts"
import type { Actor } from "#src/shared/actor.ts"
import { createApp } from "#src/server/app.ts"
import { aJpeg, fileOf } from "#test/media/pictures.ts"
import { storedPictures } from "#test/media/stored-pictures.ts"
import { type ObjectStore, startObjectStore } from "#test/services/object-store.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { receivePictures } from "./receive-pictures.service.ts"
import { uploadFolder, uploadLimits } from "./upload-limits.ts"

let base: TestPlatform
let store: ObjectStore
let platform: TestPlatform

beforeAll(async () => {
  base = await createTestPlatform()
  store = await startObjectStore()
  platform = { ...base, media: createS3Storage(store.settings) }
})
beforeEach(() => base.clear())
afterAll(async () => {
  await store.close()
  await base.close()
})

const owner: Actor = { kind: "user", userId: "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11", role: "owner" }

async function upload(picture: File) {
  const form = new FormData()
  form.append("pic", picture)
  const request = new Request("http://localhost/", { method: "POST", body: form })
  const source = { request, folder: uploadFolder(platform.config), limits: uploadLimits.several }
  const outcome = await readMultipart(source, (parts) => receivePictures(platform, owner, parts))
  if (!outcome.ok) throw new Error(outcome.refusal.kind)
  return outcome.value
}

test.each(["refuse", "close"] as const)(
  "[SAFE-6] without its object store (%s) an upload is refused, a picture is answered with 503, and both work again",
  async (mode) => {
    const app = createApp(platform)
    const picture = fileOf(await aJpeg({ width: 640, height: 480 }))
    await store.proxy.set(mode)
    const refused = await upload(picture)
    expect(refused).toMatchObject({ choices: [], faults: [{ refusal: "not-stored" }] })
    const [row] = await storedPictures(platform)
    expect(row?.state).not.toBe("ready")
    const address = `/media/uploads/${row?.id.replace("upload-", "")}/480.webp`
    const without = await app.request(address)
    expect([without.status, without.headers.get("retry-after")]).toEqual([503, "5"])
    await store.proxy.set("pass")
    expect((await upload(picture)).choices).toHaveLength(1)
    expect((await app.request(address)).status).toBe(200)
  },
)

test("[SAFE-6] an upload whose connection to the object store breaks leaves nothing half, and a repeat stores it", async () => {
  const picture = fileOf(await aJpeg({ width: 800, height: 600 }))
  store.proxy.cutAt({ texts: ["PUT /"], loses: "half" })
  expect(await upload(picture)).toMatchObject({ choices: [], faults: [{ refusal: "not-stored" }] })
  expect((await upload(picture)).choices).toHaveLength(1)
})

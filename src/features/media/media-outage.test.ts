import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import S3rver from "s3rver"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { readMultipart } from "#src/platform/http/multipart.ts"
import { createS3Storage } from "#src/platform/media/s3-storage.ts"
import type { Actor } from "#src/shared/actor.ts"
import { createApp } from "#src/server/app.ts"
import { aJpeg, fileOf } from "#test/media/pictures.ts"
import { storedPictures } from "#test/media/stored-pictures.ts"
import { startTcpProxy, type TcpProxy } from "#test/tcp-proxy.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { receivePictures } from "./receive-pictures.service.ts"
import { uploadFolder, uploadLimits } from "./upload-limits.ts"

const folder = mkdtempSync(join(tmpdir(), "vimana-media-outage-"))
const bucket = "vimana-media"
const store = new S3rver({
  port: 0,
  silent: true,
  directory: folder,
  configureBuckets: [{ name: bucket, configs: [] }],
})

let base: TestPlatform
let proxy: TcpProxy
let platform: TestPlatform

beforeAll(async () => {
  base = await createTestPlatform()
  const { port } = await store.run()
  proxy = await startTcpProxy({ host: "127.0.0.1", port })
  const endpoint = `http://127.0.0.1:${proxy.port}`
  const keys = { accessKey: "S3RVER", secretKey: "S3RVER" }
  platform = { ...base, media: createS3Storage({ endpoint, region: "us-east-1", bucket, ...keys }) }
})
beforeEach(() => base.clear())
afterAll(async () => {
  await proxy.close()
  await store.close()
  await base.close()
  rmSync(folder, { recursive: true })
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
    await proxy.set(mode)
    const refused = await upload(picture)
    expect(refused).toMatchObject({ choices: [], faults: [{ refusal: "not-stored" }] })
    const [row] = await storedPictures(platform)
    expect(row?.state).not.toBe("ready")
    const address = `/media/uploads/${row?.id.replace("upload-", "")}/480.webp`
    const without = await app.request(address)
    expect([without.status, without.headers.get("retry-after")]).toEqual([503, "5"])
    await proxy.set("pass")
    expect((await upload(picture)).choices).toHaveLength(1)
    expect((await app.request(address)).status).toBe(200)
  },
)

test("[SAFE-6] an upload whose connection to the object store breaks leaves nothing half, and a repeat stores it", async () => {
  const picture = fileOf(await aJpeg({ width: 800, height: 600 }))
  proxy.cutAt({ texts: ["PUT /"], loses: "half" })
  expect(await upload(picture)).toMatchObject({ choices: [], faults: [{ refusal: "not-stored" }] })
  expect((await upload(picture)).choices).toHaveLength(1)
})

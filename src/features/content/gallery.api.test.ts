import { afterAll, beforeAll, expect, test } from "vitest"
import { createApp } from "#src/server/app.ts"
import { callApi } from "#test/api-caller.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"

let platform: TestPlatform
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  platform = await createTestPlatform()
  app = createApp(platform)
})
afterAll(() => platform.close())

test("[API-5] the gallery is for everybody, with the addresses of its pictures", async () => {
  const { status, body } = await callApi(app, "/api/gallery")
  expect([status, body["result"]]).toEqual([200, "Done"])
  const [first] = body["data"] as { _id: string; name: string; pic: string[] }[]
  expect(first?.pic[0]).toMatch(/^\/media\/pictures\/[a-z0-9-]+-1200\.jpg$/)
  expect((await callApi(app, `/api/gallery/${first?._id}`)).body["data"]).toEqual(first)
})

test("[API-5] a place that the gallery does not have is not found", async () => {
  const { status, body } = await callApi(app, "/api/gallery/nowhere")
  expect([status, body["result"]]).toEqual([404, "Error"])
})

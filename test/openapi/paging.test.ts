import { beforeAll, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { aBooking } from "#src/features/bookings/bookings.factory.ts"
import { aTestimonial } from "#src/features/content/testimonials/testimonials.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { apiDescription } from "#src/server/api/api.ts"
import { listOperations } from "#src/server/api/api-document.ts"
import { createApp } from "#src/server/app.ts"
import { bearer, callApi } from "#test/api-caller.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>
let headers: Record<string, string>

beforeAll(async () => {
  app = createApp(platform)
  const owner = await aSignedIn(platform, { role: "owner" })
  headers = bearer(owner.secret)
  for (let count = 0; count < 3; count += 1) {
    await aRoom(platform)
    await aTestimonial(platform)
    await aBooking(platform)
  }
}, 60_000)

const lists = listOperations(apiDescription("")).filter(({ operation }) =>
  operation.operationId?.startsWith("list"),
)

test("[API-12] every list is paged in one way", () => {
  const parameters = lists.map(({ path, operation }) => [
    path,
    (operation.parameters ?? []).flatMap((one) =>
      "name" in one && ["cursor", "limit"].includes(one.name) ? [one.name] : [],
    ),
  ])
  expect(lists.length).toBe(12)
  expect(parameters).toEqual(lists.map(({ path }) => [path, ["cursor", "limit"]]))
})

test("[API-12] [ADM-9] its pages hold every record once, in order", async () => {
  for (const { path } of lists) {
    const all = await callApi(app, path, { headers })
    expect([path, all.status, all.body["next"]]).toEqual([path, 200, null])
    const found: unknown[] = []
    let next: string | null = ""
    while (next !== null) {
      const cursor: string = next === "" ? "" : `&cursor=${next}`
      const { status, body } = await callApi(app, `${path}?limit=1${cursor}`, { headers })
      expect([path, status]).toEqual([path, 200])
      found.push(...(body["data"] as unknown[]))
      next = body["next"] as string | null
    }
    expect([path, found]).toEqual([path, all.body["data"]])
  }
})

test("[API-12] a wrong limit or cursor gets a message of our own", async () => {
  for (const { path } of lists) {
    const { status, body } = await callApi(app, `${path}?limit=0&cursor=x`, { headers })
    expect([path, status, body["errors"]]).toEqual([
      path,
      422,
      { limit: "limit Must Be At Least 1", cursor: "cursor Must Be The next Of A Page" },
    ])
  }
})

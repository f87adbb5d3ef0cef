import { beforeAll, beforeEach, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { createApp } from "#src/server/app.ts"
import { system } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { listPageViews } from "./page-views.service.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})
beforeEach(() => platform.clear())

const view = async (path: unknown, headers: Record<string, string> = {}) =>
  app.request("/api/page-view", {
    method: "POST",
    body: JSON.stringify({ path }),
    headers: { "content-type": "application/json", ...headers },
  })

async function counted() {
  const outcome = await listPageViews(platform, system, {})
  return outcome.ok ? outcome.value : []
}

test("[API-11] counts by page and hotel date, and stores nothing else", async () => {
  for (const path of ["/rooms", "/rooms", "/booking/41", "/booking/42"]) {
    const reply = await view(path)
    expect([reply.status, await reply.json()]).toEqual([200, { result: "Done" }])
    expect(reply.headers.get("set-cookie")).toBeNull()
  }
  platform.moveTo("2026-07-01T18:45:00.000Z")
  await view("/rooms")
  expect(await counted()).toEqual([
    { page: "/rooms", date: "2026-07-02", views: 1 },
    { page: "/booking/:id", date: "2026-07-01", views: 2 },
    { page: "/rooms", date: "2026-07-01", views: 2 },
  ])
  const columns = await platform.db.execute<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = 'page_views'",
  )
  expect(columns.map(({ name }) => name).sort()).toEqual(["page", "seen_on", "views"])
})

test("[API-11] counts all of many concurrent views", async () => {
  await Promise.all(Array.from({ length: 40 }, () => view("/")))
  expect(await counted()).toMatchObject([{ page: "/", views: 40 }])
})

test.each([{ dnt: "1" }, { "sec-gpc": "1" }])("[API-11] %j is respected", async (headers) => {
  expect((await view("/rooms", headers)).status).toBe(200)
  expect(await counted()).toEqual([])
})

test("[API-11] a thousand unknown paths are one row, and one caller is rate limited", async () => {
  for (let count = 0; count < 300; count += 1) await view(`/made-up-${count}`)
  expect(await counted()).toEqual([{ page: "*", date: "2026-07-01", views: 240 }])
})

test.each([undefined, 7, "rooms", `/${"x".repeat(500)}`])("[API-9] [API-11] %j is no page", async (path) => {
  expect((await view(path)).status).toBe(422)
})

test("[API-11] [API-12] a range of days that ends before it begins is refused", async () => {
  const { secret } = await aSignedIn(platform, { role: "owner" })
  const answer = await app.request("/api/page-view?from=2026-07-02&to=2026-07-01", {
    headers: { authorization: `Bearer ${secret}` },
  })
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { errors: { to: "to Must Not Be Before from" } },
  ])
})

test("[API-10] [API-11] only the administration reads the counts", async () => {
  const guest = await aSignedIn(platform)
  const admin = await aSignedIn(platform, { role: "owner" })
  await view("/rooms")
  const read = (headers: Record<string, string>, query = "") =>
    app.request(`/api/page-view${query}`, { headers })
  const by = (token: string) => ({ authorization: `Bearer ${token}` })
  expect((await read({})).status).toBe(401)
  expect((await read(by(guest.secret))).status).toBe(403)
  expect(await (await read(by(admin.secret))).json()).toEqual({
    result: "Done",
    data: [{ page: "/rooms", date: "2026-07-01", views: 1 }],
    next: null,
  })
  expect((await read(by(admin.secret), "?from=yesterday")).status).toBe(422)
  expect(await (await read(by(admin.secret), "?from=2026-07-02&to=2026-07-09")).json()).toMatchObject({
    data: [],
  })
})

import { beforeEach, expect, test } from "vitest"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { readContentVersion } from "./content-version.service.ts"
import { aTestimonial } from "#src/features/content/testimonials/testimonials.factory.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const version = () => readContentVersion(platform)

/** Whether the action changes the version. */
async function changes(work: () => Promise<unknown>): Promise<boolean> {
  const before = await version()
  await work()
  return (await version()) !== before
}

test("the version changes when content is added, changed or removed", async () => {
  const room = await aRoom(platform)
  const { db } = platform
  expect(await changes(() => aTestimonial(platform))).toBe(true)
  expect(await changes(() => db.execute("update room_types set price_paise = 100"))).toBe(true)
  expect(await changes(() => db.execute("delete from testimonials"))).toBe(true)
  const night = "insert into rate_nights (room_type_id, night, price_paise) values ($1, '2026-08-01', 600000)"
  expect(await changes(() => db.execute(night, [room.id]))).toBe(true)
})

test("a rolled back change keeps the version", async () => {
  const changed = await changes(() =>
    platform.db
      .transaction(async (tx) => {
        await aTestimonial({ ...platform, db: { ...platform.db, ...tx } })
        throw new Error("think again")
      })
      .catch(() => undefined),
  )
  expect(changed).toBe(false)
})

test("many changes in one transaction raise the version once", async () => {
  await aRoom(platform)
  await platform.db.execute(
    `insert into rate_nights (room_type_id, night, price_paise)
     select id, date '2026-08-01' + day, 600000 from room_types, generate_series(1, 365) as day`,
  )
  const [row] = await platform.db.execute<{ version: number }>("select version from content_version")
  expect(row?.version).toBeLessThanOrEqual(3)
})

test("guest data does not change the version", async () => {
  const room = await aRoom(platform)
  const night =
    "insert into inventory_nights (room_type_id, night, capacity, sold) values ($1, '2026-08-01', 5, 1)"
  expect(await changes(() => platform.db.execute(night, [room.id]))).toBe(false)
})

test("a new day at the hotel is a new version", async () => {
  expect(await changes(async () => platform.moveTo("2026-07-01T18:29:59Z"))).toBe(false)
  expect(await changes(async () => platform.moveTo("2026-07-01T18:30:00Z"))).toBe(true)
})

test("every table that cached pages read has the trigger", async () => {
  const watched = await platform.db.execute<{ name: string }>(
    "select tgrelid::regclass::text as name from pg_trigger where tgname = 'content_changes' order by 1",
  )
  expect(watched.map(({ name }) => name)).toEqual([
    "gallery_items",
    "gallery_pictures",
    "offers",
    "pictures",
    "rate_nights",
    "rate_season_rules",
    "rate_seasons",
    "rate_weekday_rules",
    "room_pictures",
    "room_types",
    "testimonials",
  ])
})

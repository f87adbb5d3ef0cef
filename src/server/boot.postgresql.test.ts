import { afterEach, beforeEach, expect, test } from "vitest"
import { readConfig } from "#src/config.ts"
import { createEmptyDatabase, type TestDatabase } from "#test/databases/postgresql-database.ts"
import { boot, shutDown } from "./boot.ts"

let database: TestDatabase

beforeEach(async () => {
  database = await createEmptyDatabase()
})
afterEach(() => database.drop())

test("processes that start together on an empty database all start, and seed it once", async () => {
  const settings = {
    DATABASE_URL: database.url,
    SEED: "demo",
    ADMIN_PASSWORD: "Runway27Left",
    LOG_LEVEL: "silent",
  }
  const starts = await Promise.allSettled(
    Array.from({ length: 4 }, () => boot(readConfig(settings), "http://127.0.0.1:3000")),
  )
  const started = starts.filter((start) => start.status === "fulfilled").map(({ value }) => value)
  const failures = starts.filter((start) => start.status === "rejected").map(({ reason }) => String(reason))
  const counts = await started[0]?.platform.db.execute(
    `select (select count(*)::int from users where role = 'owner') as owners,
      (select count(*)::int from room_types) = (select count(distinct slug)::int from room_types) as rooms_once,
      (select count(*)::int from testimonials) = (select count(distinct (name, message))::int from testimonials) as testimonials_once`,
  )
  for (const { platform } of started) await shutDown(platform)
  expect(failures).toEqual([])
  expect(counts).toEqual([{ owners: 1, rooms_once: true, testimonials_once: true }])
})

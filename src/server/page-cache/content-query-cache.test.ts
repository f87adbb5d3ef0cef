import { expect, test } from "vitest"
import type { Database, Statement } from "#src/platform/db/database.ts"
import { createContentQueryCache } from "./content-query-cache.ts"

const rooms: Statement = { name: "rooms", text: "select", isContent: true }
const nights: Statement = { name: "nights", text: "select" }

/** A database that counts its statements, and fails on request. */
function countingDatabase() {
  const queries: string[] = []
  const sql = {
    run: async ({ name }: Statement) => {
      queries.push(name)
      if (queries.length === failsAt) throw new Error("silent")
      return [{ name }]
    },
  }
  let failsAt = 0
  const db = {
    ...sql,
    readTogether: (work: (given: typeof sql) => unknown) => work(sql),
  } as unknown as Database
  const failNext = () => {
    failsAt = queries.length + 1
  }
  return { db, queries, failNext }
}

test("content is read once for each version, nights each time", async () => {
  const { db, queries } = countingDatabase()
  const withContent = createContentQueryCache()
  const one = withContent(db, "1")
  expect(await one.run(rooms, [])).toEqual([{ name: "rooms" }])
  await withContent(db, "1").readTogether((sql) => Promise.all([sql.run(rooms, []), sql.run(nights, [])]))
  await one.run(nights, [])
  expect(queries).toEqual(["rooms", "nights", "nights"])
  await withContent(db, "2").run(rooms, [])
  await withContent(db, "2").run(rooms, ["of one id"])
  expect(queries.filter((name) => name === "rooms")).toHaveLength(3)
})

test("what one page does to its rows is not seen by another", async () => {
  const { db } = countingDatabase()
  const own = createContentQueryCache()(db, "1")
  const first = await own.run<{ name: string }>(rooms, [])
  first.pop()
  const [row] = await own.run<{ name: string }>(rooms, [])
  expect(() => Object.assign(row ?? {}, { name: "changed" })).toThrow(TypeError)
})

test("a read that failed is not remembered", async () => {
  const { db, queries, failNext } = countingDatabase()
  const own = createContentQueryCache()(db, "1")
  failNext()
  await expect(own.run(rooms, [])).rejects.toThrow("silent")
  expect(await own.run(rooms, [])).toHaveLength(1)
  expect(queries).toHaveLength(2)
})

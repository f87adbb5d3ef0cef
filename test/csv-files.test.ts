import { RouterContextProvider } from "react-router"
import { beforeAll, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aRequestedCancellation } from "#src/features/bookings/cancel/cancellation-requests.factory.ts"
import { aBooking } from "#src/features/bookings/bookings.factory.ts"
import { aWaiting } from "#src/features/bookings/waitlist/waitlist.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { seedGallery } from "#src/features/content/gallery/gallery.seed.ts"
import { seedOffers } from "#src/features/content/offers/offers.seed.ts"
import { seedTestimonials } from "#src/features/content/testimonials/testimonials.seed.ts"
import { seedEnquiries } from "#src/features/enquiries/enquiries.seed.ts"
import { seedSubscribers } from "#src/features/enquiries/newsletter/newsletter.seed.ts"
import { seedTables } from "#src/features/table-reservations/tables.seed.ts"
import { type Actor, userIdOf } from "#src/shared/actor.ts"
import { actorContext, platformContext } from "#src/web/context.ts"
import { loader } from "#src/web/admin/pages/export-list.ts"
import { adminLists } from "#src/web/admin/lists/admin-lists.ts"
import { readCsv } from "../e2e/csv.ts"
import { setUpPlatform } from "./set-up-platform.ts"
import type { TestPlatform } from "./test-platform.ts"

const names = [...adminLists.keys()]

const platform = setUpPlatform()
let owner: Actor

beforeAll(async () => {
  owner = (await anAccount(platform, { role: "owner" })).actor
  await aRequestedCancellation(platform)
  const full = await aRoom(platform, { stockQuantity: 1 })
  await aBooking(platform, { roomId: full.id })
  await aWaiting(platform, { roomId: full.id })
  const seedOfferCards = (on: TestPlatform) => seedOffers(on, [])
  const seeds = [seedTestimonials, seedOfferCards, seedGallery, seedEnquiries, seedSubscribers, seedTables]
  for (const seed of seeds) await seed(platform)
  await platform.db.execute(
    `insert into pictures (id, file_name, file_type, width, height, file_bytes, color, state, uploaded_at)
      values ($1, 'lobby.jpg', 'jpeg', 10, 10, 10, '#102030', 'ready', now())`,
    [`upload-${"a".repeat(40)}`],
  )
  for (const [table, column] of [
    ["bookings", "created_at"],
    ["users", "created_at"],
    ["testimonials", "created_at"],
  ] as const)
    await platform.db.execute(`update ${table} set ${column} = '2026-11-23T20:15:30Z'`)
}, 120_000)

async function read(name: string, query = ""): Promise<string[][]> {
  const url = new URL(`http://localhost:3000/admin/export/${name}${query}`)
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  context.set(actorContext, owner)
  const args = { context, request: new Request(url), url, params: { list: name } }
  return readCsv(await (await loader(args as unknown as Parameters<typeof loader>[0])).text())
}

const isTime = (cell: string) => /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(cell)

test.each(names)("[ADM-9] the times of %s.csv are those of the hotel", async (name) => {
  const [heads = [], ...records] = await read(name)
  if (!name.endsWith("spam")) expect(records.length).toBeGreaterThan(0)
  for (const record of records)
    for (const [index, cell] of record.entries()) {
      if (!isTime(cell)) continue
      expect(heads[index]).toMatch(/ \(IST\)$/)
      expect(cell).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
    }
})

test.each([
  ["bookings", "Booked (IST)"],
  ["users", "Joined (IST)"],
  ["testimonials", "Published (IST)"],
])("[ADM-9] an evening in UTC is the next morning in %s.csv", async (name, head) => {
  const [heads = [], record = []] = await read(name)
  expect(record[heads.indexOf(head)]).toBe("2026-11-24 01:45:30")
})

test("[ADM-10] [SAFE-8] who takes a file of guests is in the audit log, without what was searched", async () => {
  await read("users", "?q=meera&role=guest")
  const [entry] = await platform.db.execute(
    `select actor_id as "by", subject_id as file, before, after from audit_log where action = 'export' order by id desc limit 1`,
  )
  expect(entry).toEqual({
    by: userIdOf(owner),
    file: "users.csv",
    before: null,
    after: { filters: ["search", "role"] },
  })
})

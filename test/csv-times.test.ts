import type { RouteConfigEntry } from "@react-router/dev/routes"
import { RouterContextProvider } from "react-router"
import { afterAll, beforeAll, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aBooking } from "#src/features/bookings/bookings.factory.ts"
import { seedGallery } from "#src/features/content/gallery/gallery.seed.ts"
import { seedOffers } from "#src/features/content/offers/offers.seed.ts"
import { seedTestimonials } from "#src/features/content/testimonials/testimonials.seed.ts"
import { seedEnquiries } from "#src/features/enquiries/enquiries.seed.ts"
import { seedSubscribers } from "#src/features/enquiries/newsletter/newsletter.seed.ts"
import type { Actor } from "#src/shared/actor.ts"
import { actorContext, platformContext } from "#src/web/context.ts"
import routeConfig from "#src/web/routes.ts"
import { readCsv } from "../e2e/csv.ts"
import { createTestPlatform, type TestPlatform } from "./test-platform.ts"

type Loader = (args: object) => Promise<Response> | Response
type PageModule = { readonly loader: Loader }

const modules = import.meta.glob<PageModule>("../src/web/admin/pages/**/*-file.ts")

const flat = (entries: readonly RouteConfigEntry[]): { path: string; file: string }[] =>
  entries.flatMap(({ path, file, children }) => [
    ...(path?.endsWith(".csv") ? [{ path, file }] : []),
    ...flat(children ?? []),
  ])

const files = flat(routeConfig)

let platform: TestPlatform
let owner: Actor

beforeAll(async () => {
  platform = await createTestPlatform()
  owner = (await anAccount(platform, { role: "owner" })).actor
  await aBooking(platform)
  for (const seed of [seedTestimonials, seedOffers, seedGallery, seedEnquiries, seedSubscribers])
    await seed(platform)
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
afterAll(() => platform.close())

async function read(path: string, file: string): Promise<string[][]> {
  const url = new URL(`http://localhost:3000/${path}`)
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  context.set(actorContext, owner)
  const load = modules[`../src/web/${file}`]
  if (!load) throw new Error(`there is no ${file}`)
  const { loader } = await load()
  return readCsv(await (await loader({ context, request: new Request(url), url, params: {} })).text())
}

const isTime = (cell: string) => /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(cell)

test.each(files)("[ADM-9] the times of /$path are those of the hotel", async ({ path, file }) => {
  const [heads = [], ...records] = await read(path, file)
  if (!path.endsWith("spam.csv")) expect(records.length).toBeGreaterThan(0)
  for (const record of records)
    for (const [index, cell] of record.entries()) {
      if (!isTime(cell)) continue
      expect(heads[index]).toMatch(/ \(IST\)$/)
      expect(cell).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
    }
})

test.each([
  ["admin/booking.csv", "Booked at (IST)"],
  ["admin/user.csv", "Joined at (IST)"],
  ["admin/testimonial.csv", "Published at (IST)"],
])("[ADM-9] an evening in UTC is the next morning in %s", async (path, head) => {
  const [heads = [], record = []] = await read(path, files.find((file) => file.path === path)?.file ?? "")
  expect(record[heads.indexOf(head)]).toBe("2026-11-24 01:45:30")
})

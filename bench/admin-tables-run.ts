import { fillLargeHotel, millionBookings } from "#database/seed/large/fill.ts"
import { seedRooms } from "#src/features/rooms/rooms.seed.ts"
import type { Platform } from "#src/platform/platform.ts"
import { createTestDatabase } from "#test/databases/postgresql-database.ts"
import { createTestPlatform } from "#test/test-platform.ts"
import { measureAccounts } from "./accounts-of-month.ts"
import { screenCasesOf } from "./admin-screens-cases.ts"
import { type Case, listCasesOf } from "./admin-tables-cases.ts"
import { median, medianRatio, timeOf } from "./timing.ts"

const thousandBookings = { bookings: 1000, users: 200, enquiries: 300, subscribers: 250 }
const limits = { milliseconds: 100, growth: 3 }
const warmUps = 6
const calls = 25

type Print = (line: string) => void

/** The time of each call. The queries run in turn, so that other load on the machine affects all of them alike. */
async function measure(cases: readonly Case[]): Promise<number[][]> {
  const times: number[][] = cases.map(() => [])
  for (let call = -warmUps; call < calls; call += 1) {
    for (const [index, query] of cases.entries()) {
      const time = await timeOf(query.ask)
      if (call >= 0) times[index]?.push(time)
    }
  }
  return times
}

type Measured = {
  readonly query: Case
  readonly few: readonly number[]
  readonly many: readonly number[]
  readonly plain: readonly number[]
}

const isKept = ({ few, many }: Measured): boolean =>
  median(many) < limits.milliseconds && medianRatio(many, few) <= limits.growth

function lineOf(measured: Measured): string {
  const { query, few, many, plain } = measured
  return (
    `${query.list}: ${query.name}: ${median(few).toFixed(2)} ms at 1,000, ${median(many).toFixed(2)} ms at 1,000,000 ` +
    `(limit ${limits.milliseconds} ms), growth ${medianRatio(many, few).toFixed(2)}x (limit ${limits.growth}x), ` +
    `${medianRatio(many, plain).toFixed(2)}x of the first page ${isKept(measured) ? "kept" : "MISSED"}`
  )
}

type BenchHotel = { readonly platform: Platform; readonly cases: readonly Case[]; close(): Promise<void> }

export async function openHotel(
  server: string,
  size: typeof millionBookings,
  print: Print,
): Promise<BenchHotel> {
  const database = await createTestDatabase(server)
  const db = database.openForBulkWork()
  const close = async () => {
    await db.close()
    await database.drop()
  }
  try {
    const platform: Platform = await createTestPlatform({ db })
    await seedRooms(platform)
    await fillLargeHotel(db, { ...size, today: platform.clock.today() }, print)
    const cases = [...(await listCasesOf(platform)), ...(await screenCasesOf(platform))]
    return { platform, cases, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Times every query of every list of the administration, at a thousand bookings and at a million, and accounts of months. */
export async function run(server: string, print: Print): Promise<void> {
  const few = await openHotel(server, thousandBookings, () => undefined)
  const many = await openHotel(server, millionBookings, print)
  try {
    print(await compare(few.cases, many.cases, print))
    await measureAccounts(many.platform, print)
  } finally {
    await few.close()
    await many.close()
  }
}

export async function compare(
  fewCases: readonly Case[],
  manyCases: readonly Case[],
  print: Print,
): Promise<string> {
  let plain: Case | undefined
  let kept = 0
  for (const [index, query] of manyCases.entries()) {
    const small = fewCases[index]
    if (query.name === "first page") plain = query
    if (!small || !plain) throw new Error("the hotels have different queries")
    const [few = [], many = [], first = []] = await measure([small, query, plain])
    const measured = { query, few, many, plain: first }
    if (isKept(measured)) kept += 1
    print(lineOf(measured))
  }
  return `${kept} of ${manyCases.length} queries kept both limits.`
}

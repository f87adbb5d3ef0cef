import { fillLargeHouse, millionBookings } from "#database/seed/large/fill.ts"
import { seedRooms } from "#src/features/rooms/rooms.seed.ts"
import type { Platform } from "#src/platform/platform.ts"
import { createTestDatabase } from "#test/postgresql-database.ts"
import { createTestPlatform } from "#test/test-platform.ts"
import { type Case, casesOf } from "./admin-tables-cases.ts"

const thousandBookings = { bookings: 1000, users: 200, enquiries: 300, subscribers: 250 }
const limits = { milliseconds: 100, growth: 3 }
const calls = 24

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function measure({ ask }: Case): Promise<number> {
  const times: number[] = []
  for (let call = 0; call < calls; call += 1) {
    const started = performance.now()
    await ask()
    times.push(performance.now() - started)
  }
  return median(times.slice(calls / 4))
}

const keyOf = ({ list, name }: Case): string => `${list}: ${name}`

async function measureAll(platform: Platform): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  for (const question of await casesOf(platform)) times.set(keyOf(question), await measure(question))
  return times
}

type Measured = {
  readonly question: Case
  readonly few: number
  readonly many: number
  readonly plain: number
}

function lineOf({ question, few, many, plain }: Measured): string {
  const growth = many / few
  const isKept = many < limits.milliseconds && growth <= limits.growth
  return (
    `${keyOf(question)}: ${few.toFixed(2)} ms at 1,000, ${many.toFixed(2)} ms at 1,000,000 ` +
    `(limit ${limits.milliseconds} ms), growth ${growth.toFixed(2)}x (limit ${limits.growth}x), ` +
    `${(many / plain).toFixed(2)}x of the first page ${isKept ? "kept" : "MISSED"}`
  )
}

type Print = (line: string) => void

async function measureHouse(server: string, size: typeof millionBookings, print: Print) {
  const database = await createTestDatabase(server)
  const db = database.open()
  const platform = await createTestPlatform({ db })
  try {
    await seedRooms(platform)
    await fillLargeHouse(db, { ...size, today: platform.clock.today() }, print)
    await measureAll(platform)
    return { times: await measureAll(platform), cases: await casesOf(platform) }
  } finally {
    await db.close()
    await database.drop()
  }
}

/** Every list of the administration at a thousand bookings and at a million: how long each question takes. */
export async function run(server: string, print: Print): Promise<void> {
  const few = await measureHouse(server, thousandBookings, () => undefined)
  const many = await measureHouse(server, millionBookings, print)
  let missed = 0
  for (const question of many.cases) {
    const key = keyOf(question)
    const plain = many.times.get(`${question.list}: first page`) ?? Number.NaN
    const times = { few: few.times.get(key) ?? Number.NaN, many: many.times.get(key) ?? Number.NaN }
    const line = lineOf({ question, ...times, plain })
    if (line.endsWith("MISSED")) missed += 1
    print(line)
  }
  print(`${many.cases.length - missed} of ${many.cases.length} questions kept both limits.`)
}

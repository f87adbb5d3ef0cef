import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { addDays, type CalendarDate, daysBetween, parseIsoDate } from "#src/shared/calendar-date.ts"
import { days, firstDay, roomIdOf, types } from "./test-hotel.ts"
import type { Sent } from "./recording.ts"

export type Script = { readonly text: string; readonly variables: ReadonlyMap<string, string> }

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const wholeUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const twelveDigits = { from: 100_000_000_000, to: 999_999_999_999 }

type Known = {
  readonly checkIn: CalendarDate
  readonly reference: string
  readonly key: string
  /** Ids that are the same for every booking. */
  readonly fixed: readonly string[]
}

/** Named values of pgbench, each bound as in the recording. */
function createBindings() {
  const variables = new Map<string, string>()
  const bind = (text: string): string => {
    const name = [...variables].find(([, value]) => value === text)?.[0] ?? `v${variables.size + 1}`
    variables.set(name, text)
    return `:${name}`
  }
  return { variables, bind }
}

/** Each new id keeps its beginning and gets its last twelve digits from pgbench. */
function createFreshIds() {
  const seen: string[] = []
  return (id: string): string => {
    if (!seen.includes(id)) seen.push(id)
    return `${String(seen.indexOf(id) + 1).padStart(8, "0")}-0000-4000-8000-`
  }
}

const roomPrefix = roomIdOf(0).slice(0, -1)

/** Writes a value as SQL; the part that differs between bookings becomes a random number of pgbench. */
function createWriter(known: Known) {
  const { variables, bind } = createBindings()
  const beginningOf = createFreshIds()
  const dateOf = (day: CalendarDate) =>
    `(${bind(addDays(firstDay, daysBetween(known.checkIn, day)))}::date + :d::int)`
  const withIds = (text: string): string => {
    const ids = text.match(uuid) ?? []
    const pieces = text.split(uuid).flatMap((part, index) => {
      const id = ids[index]
      if (id) return [`${bind(part + beginningOf(id))}::text`, ":n::text"]
      return part === "" ? [] : [`${bind(part)}::text`]
    })
    return `(${pieces.join(" || ")})`
  }
  const textOf = (text: string): string => {
    if (text === known.reference) return `(${bind("VM-")}::text || :n::text)`
    if (text === known.key) return `(${bind("key-")}::text || :n::text)`
    if (text.startsWith(roomPrefix)) return `(${bind(roomPrefix)}::text || :t::text)::uuid`
    if (known.fixed.includes(text)) return bind(text)
    const day = parseIsoDate(text)
    if (day) return dateOf(day)
    if (text.match(wholeUuid)) return `${withIds(text)}::uuid`
    return text.match(uuid) ? withIds(text) : bind(text)
  }
  const valueOf = (value: unknown): string => {
    if (Array.isArray(value)) return `array[${value.map(valueOf).join(", ")}]`
    if (value === null || value === undefined) return "null"
    if (value instanceof Uint8Array) return bind(`\\x${Buffer.from(value).toString("hex")}`)
    return textOf(typeof value === "string" ? value : JSON.stringify(value))
  }
  return { variables, valueOf }
}

/** The script of exactly these statements, in their order, for pgbench. */
export function scriptOf(sent: readonly Sent[], known: Known): Script {
  const { variables, valueOf } = createWriter(known)
  const statements = sent.map(({ text, values }) => {
    const filled = text
      .trim()
      .replaceAll(/\$(\d+)/g, (_, place: string) => valueOf(values[Number(place) - 1]))
    return `${filled.replaceAll(/\n\s*\n/g, "\n")};`
  })
  const numbers = [
    `\\set n random(${twelveDigits.from}, ${twelveDigits.to})`,
    `\\set d random(0, ${days - 1})`,
    `\\set t random(1, ${types})`,
  ]
  return { text: [...numbers, ...statements, ""].join("\n"), variables }
}

function findPgbench(): string {
  const known = [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`)
  return known.find((path) => existsSync(path)) ?? "pgbench"
}

/** Transactions a second, prepared, by a number of clients. */
export async function measurePgbench(
  url: string,
  script: Script,
  { clients, seconds }: { clients: number; seconds: number },
) {
  const folder = await mkdtemp(join(tmpdir(), "vimana-bench-"))
  const file = join(folder, "booking.sql")
  await writeFile(file, script.text)
  const defined = [...script.variables].flatMap(([name, value]) => ["-D", `${name}=${value}`])
  const options = ["-n", "-M", "prepared", "-c", String(clients), "-T", String(seconds)]
  try {
    const { stdout, stderr } = await promisify(execFile)(findPgbench(), [
      ...options,
      ...defined,
      "-f",
      file,
      url,
    ])
    const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
    if (!rate || !/number of failed transactions: 0 /.test(stdout))
      throw new Error(`pgbench: ${stdout}${stderr}`)
    return Number(rate)
  } finally {
    await rm(folder, { recursive: true })
  }
}

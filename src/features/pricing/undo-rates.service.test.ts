import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { firstNight, valueOf } from "#src/features/bookings/bookings.factory.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { Actor } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import {
  findRateCalendar,
  listRateChanges,
  type BuildPatch,
  rateCalendarRange,
  saveRates,
  undoRates,
} from "./edit-rates.service.ts"
import { type NightEdit, patchOfNights, patchOfSeason, patchOfWeekdays } from "./rate-edit.ts"
import { type PriceRule, type PricingRules } from "./pricing-rules.ts"

let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform()
})

beforeEach(() => platform.clear())

afterAll(() => platform.close())

const anOwner = async (): Promise<Actor> => {
  const { id } = await anAccount(platform)
  return { kind: "user", userId: id, role: "owner" }
}

const noGaps = { gaps: [] }

const edit = (
  rooms: readonly RoomType[],
  parts: Partial<NightEdit> & { days?: [number, number] },
): BuildPatch => {
  const [first, last] = parts.days ?? [0, 6]
  const scope = {
    roomTypeIds: rooms.map(({ id }) => id),
    firstNight: addDays(firstNight, first),
    lastNight: addDays(firstNight, last),
    weekdays: [],
  }
  return (rules, all) => patchOfNights(rules, all, { price: { kind: "keep" }, ...parts, scope })
}

const more = (percent: number) => ({ kind: "change" as const, hundredths: percent * 100 })

const save = async (actor: Actor, buildPatch: BuildPatch, summary = "A change") =>
  saveRates(platform, actor, { buildPatch, summary, seen: null, allowUnusual: false, ...noGaps })

describe("undoing a change", () => {
  test("[ADM-10] brings back nights, weekdays and seasons as they were, once", async () => {
    const [actor, room] = [await anOwner(), await aRoom(platform)]
    const rule: PriceRule = { kind: "change", hundredths: 2000 }
    const season = {
      id: "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11",
      name: "Diwali",
      firstNight,
      lastNight: addDays(firstNight, 6),
      rules: { [room.id]: rule },
    }
    const range = rateCalendarRange(platform)
    const calendar = async () => (await findRateCalendar(platform, actor, range))?.rules
    const patches: BuildPatch[] = [
      edit([room], { price: more(10), minimumNights: 3 }),
      (rules) => patchOfSeason(rules, season.id, season),
      (rules) => patchOfSeason(rules, season.id, { ...season, name: "Deepavali" }),
      (rules) => patchOfWeekdays(rules, { [room.id]: [rule, null, null, null, null, rule, rule] }),
      edit([room], { price: { kind: "clear" }, days: [2, 4] }),
      edit([room], { isClosed: true, days: [1, 3] }),
      (rules) => patchOfSeason(rules, season.id, null),
    ]
    const states: (PricingRules | undefined)[] = []
    const changes: string[] = []
    for (const buildPatch of patches) {
      states.push(await calendar())
      changes.push(valueOf(await save(actor, buildPatch)).changeId)
    }
    for (const id of changes.toReversed()) {
      expect(await undoRates(platform, actor, id)).toEqual({ ok: true, value: { summary: "A change" } })
      expect(await undoRates(platform, actor, id)).toEqual({ ok: false, refusal: "unknown-change" })
      expect(await calendar()).toEqual(states.pop())
    }
  })

  test("[ADM-10] is refused when what it made was changed since, and nothing happens", async () => {
    const [actor, room] = [await anOwner(), await aRoom(platform)]
    const { changeId } = valueOf(await save(actor, edit([room], { price: more(30) })))
    await save(actor, edit([room], { price: more(10), days: [3, 3] }))
    expect(await undoRates(platform, actor, changeId)).toEqual({ ok: false, refusal: "edit-conflict" })
    const [newest, first] = await listRateChanges(platform, actor, 5)
    expect([newest?.isUndone, first?.isUndone]).toEqual([false, false])
  })
})

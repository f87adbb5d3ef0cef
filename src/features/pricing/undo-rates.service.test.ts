import { beforeEach, describe, expect, test } from "vitest"
import { firstNight, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { Actor } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { inventoryHorizon } from "#src/features/inventory/inventory.service.ts"
import { findRateCalendar, listRateChanges, type BuildPatch, undoRateChange } from "./edit-rates.service.ts"
import { patchOfSeason, patchOfWeekdays } from "./rate-edit.ts"
import { type PriceRule, type PricingRules } from "./pricing-rules.ts"
import { anOwner, edit, more, saveEdit } from "./rate-edits.factory.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const save = (actor: Actor, buildPatch: BuildPatch, summary?: string) =>
  saveEdit(platform, { actor, buildPatch, ...(summary && { summary }) })

describe("undoing a change", () => {
  test("[ADM-10] restores nights, weekdays and seasons as they were, once", async () => {
    const [actor, room] = [await anOwner(platform), await aRoom(platform)]
    const rule: PriceRule = { kind: "change", hundredths: 2000 }
    const season = {
      id: "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11",
      name: "Diwali",
      firstNight,
      lastNight: addDays(firstNight, 6),
      rules: { [room.id]: rule },
    }
    const range = inventoryHorizon(platform)
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
      expect(await undoRateChange(platform, actor, id)).toEqual({ ok: true, value: { summary: "A change" } })
      expect(await undoRateChange(platform, actor, id)).toEqual({ ok: false, refusal: "unknown-change" })
      expect(await calendar()).toEqual(states.pop())
    }
  })

  test("[ADM-10] is refused when the rates were changed since, and changes nothing", async () => {
    const [actor, room] = [await anOwner(platform), await aRoom(platform)]
    const { changeId } = valueOf(await save(actor, edit([room], { price: more(30) })))
    await save(actor, edit([room], { price: more(10), days: [3, 3] }))
    expect(await undoRateChange(platform, actor, changeId)).toEqual({ ok: false, refusal: "edit-conflict" })
    const [newest, first] = await listRateChanges(platform, actor, 5)
    expect([newest?.isUndone, first?.isUndone]).toEqual([false, false])
  })
})

import { expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { inventoryHorizon } from "#src/features/inventory/inventory.service.ts"
import { findRateCalendar, listRateChanges } from "#src/features/pricing/edit-rates.service.ts"
import { weekdayKey } from "#src/features/pricing/pricing-rules.ts"
import { answerRules } from "./season-edits.ts"

const platform = setUpPlatform()

test("[VAL-1] a message about a price names its room type, and its weekday", async () => {
  const { actor } = await aSignedIn(platform, { role: "owner" })
  const room = await aRoom(platform)
  const errorsOf = async (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    const { data } = await answerRules(platform, actor, { form, rooms: [room] })
    return "errors" in data ? data.errors : undefined
  }
  const [week, season] = [`weekday:${room.id}:6`, `rule:${room.id}`]
  const nights = { name: "Diwali", firstNight: "2026-11-06", lastNight: "2026-11-12" }
  expect(await errorsOf({ what: "weekdays", [week]: "many" })).toEqual({
    [week]: `${room.name}, Saturday: A price such as 12000, or a change such as +30%`,
  })
  const days = [1, 6, 0].map((day) => `weekday:${room.id}:${day}`)
  const wrong = Object.fromEntries(days.map((day) => [day, "many"]))
  expect(Object.keys((await errorsOf({ what: "weekdays", ...wrong })) ?? {})).toEqual(days)
  expect(await errorsOf({ what: "season", ...nights, [season]: "many" })).toEqual({
    [season]: `${room.name}: A price such as 12000, or a change such as +30%`,
  })
})

test("[ADM-10] two editors of the weekday prices: each saves the prices that they changed, and sees those of the other", async () => {
  const { actor } = await aSignedIn(platform, { role: "owner" })
  const room = await aRoom(platform)
  const field = (day: number) => `weekday:${room.id}:${day}`
  const send = (fields: Record<string, string>) => {
    const form = new FormData()
    const openedWeek = JSON.stringify({ [field(5)]: "", [field(6)]: "" })
    const sent = { what: "weekdays", opened: "", openedWeek, [field(5)]: "", [field(6)]: "", ...fields }
    for (const [name, value] of Object.entries(sent)) form.append(name, value)
    return answerRules(platform, actor, { form, rooms: [room] })
  }
  const opened = (await listRateChanges(platform, actor, 1))[0]?.id ?? ""
  expect((await send({ opened, [field(5)]: "+10%" })).data).toMatchObject({ tone: "success" })
  const { data, init } = await send({ opened, [field(6)]: "+20%" })
  expect(init?.status).toBe(409)
  expect(data).toMatchObject({ of: "weekdays", values: { [field(6)]: "+20%" } })
  expect("values" in data && data.values).not.toHaveProperty([field(5)])
  expect("reason" in data && data.reason).toContain("changed the rates in the meantime (Weekday prices).")
  const seen = "effect" in data ? (data.effect?.fingerprint ?? "") : ""
  expect((await send({ opened, seen, [field(6)]: "+20%" })).data).toMatchObject({ tone: "success" })
  const range = inventoryHorizon(platform)
  const calendar = await findRateCalendar(platform, actor, range)
  expect(calendar?.rules.weekdays.get(weekdayKey(room.id, 5))).toMatchObject({ hundredths: 1000 })
  expect(calendar?.rules.weekdays.get(weekdayKey(room.id, 6))).toMatchObject({ hundredths: 2000 })
})

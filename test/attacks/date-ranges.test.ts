import { beforeAll, beforeEach, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { changeClosedNights } from "#src/features/front-desk/tape.service.ts"
import { nightEditInput, seasonInput } from "#src/features/pricing/rates.schema.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { createApp } from "#src/server/app.ts"
import { calendarDateOf, parseCalendarDate } from "#src/shared/calendar-date.ts"
import { answerNightEdit } from "#src/web/admin/edits/rate-edits.ts"
import { bearer, callApi } from "#test/api-caller.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>

beforeAll(() => {
  app = createApp(platform)
})
beforeEach(() => platform.clear())

const anOwner = () => aSignedIn(platform, { role: "owner" })
const today = calendarDateOf("2026-07-01")
const far = calendarDateOf("2999-12-31")

test.each(["9999-12-31", "3000-01-01", "1899-12-31", "0001-01-01", "31-12-9999", "01-01-0000"])(
  "[SAFE-7] %s is no date that anybody may ask for",
  (text) => expect(parseCalendarDate(text)).toBeNull(),
)

test("[SAFE-7] a range of a thousand years is refused, not closed for sale", async () => {
  const room = await aRoom(platform)
  const { actor } = await anOwner()
  const close = { roomId: room.id, from: today, to: far, isClosed: true }
  expect(await changeClosedNights(platform, actor, close)).toEqual({ ok: false, refusal: "outside-calendar" })
  const past = { ...close, from: calendarDateOf("1900-01-01"), to: calendarDateOf("1900-01-02") }
  expect(await changeClosedNights(platform, actor, past)).toEqual({ ok: false, refusal: "outside-calendar" })
})

test.each([
  ["far beyond the calendar", "2900-01-01", "2900-01-02"],
  ["before today", "2026-06-30", "2026-07-02"],
])("[SAFE-7] prices are not changed for nights %s", async (_, firstNight, lastNight) => {
  const room = await aRoom(platform)
  const { actor } = await anOwner()
  const form = new FormData()
  const fields = { firstNight, lastNight, room: room.id, priceKind: "set", amount: "9000" }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const answer = await answerNightEdit(platform, actor, form)
  expect(answer).toMatchObject({ init: { status: 422 }, data: { errors: { lastNight: expect.any(String) } } })
  expect(await platform.db.execute("select * from rate_nights")).toEqual([])
})

test("[SAFE-7] neither an edit nor a season spans more nights than can be booked ahead", () => {
  const nights = { firstNight: today, lastNight: far }
  const edit = { ...nights, room: "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11", amount: "10" }
  expect(nightEditInput.safeParse(edit).success).toBe(false)
  expect(seasonInput.safeParse({ ...nights, name: "For ever" }).success).toBe(false)
  expect(seasonInput.safeParse({ firstNight: today, lastNight: "2027-01-31", name: "Winter" }).success).toBe(
    true,
  )
})

test("[SAFE-7] page views are listed for at most a year", async () => {
  const { secret } = await anOwner()
  const views = (query: string) => callApi(app, `/api/page-view?${query}`, { headers: bearer(secret) })
  expect(await views("from=1900-01-01&to=2999-12-31")).toMatchObject({
    status: 422,
    body: { errors: { from: expect.any(String) } },
  })
  expect(await views("from=1900-01-01")).toMatchObject({ status: 422 })
  expect(await views("from=2026-01-01")).toMatchObject({ status: 200 })
})

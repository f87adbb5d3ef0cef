import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { datesOfDayRoom, type StaySearch } from "#src/features/availability/stay-search-url.ts"
import { parseDayRoom } from "#src/features/day-rooms/day-room.ts"
import {
  aBooking,
  aHold,
  aPayment,
  bookingOf,
  couples,
  lapse,
  payAtDesk,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { saveArrival } from "#src/features/bookings/arrival/arrival.store.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { type Actor, roles, system, visitor } from "#src/shared/actor.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { add, fromRupees, subtract } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { findDeskDay, listDay, searchToday } from "./day.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

async function dayOn(instant: string) {
  platform.moveTo(instant)
  const day = await findDeskDay(platform, staffAs("front-desk"), 6)
  if (!day) throw new Error("the desk sees no day")
  const ids = (list: { first: readonly { id: string }[] }) => list.first.map(({ id }) => id)
  return {
    arrivals: ids(day.arrivals),
    departures: ids(day.departures),
    inHouse: ids(day["in-house"]),
    unpaid: ids(day.unpaid),
    holds: ids(day.holds),
    tonight: day.tonight,
  }
}

describe("the day at the desk", () => {
  test("a stay arrives, stays and leaves by the hotel's own days", async () => {
    const room = await aRoom(platform)
    const { id } = await aBooking(platform, { roomId: room.id, rooms: 2, nights: 2 })
    const nothing = { arrivals: [], departures: [], inHouse: [], unpaid: [], holds: [] }
    expect(await dayOn("2026-07-31T18:29:00Z")).toMatchObject(nothing)
    expect(await dayOn("2026-07-31T18:31:00Z")).toMatchObject({
      ...nothing,
      arrivals: [id],
      inHouse: [id],
      unpaid: [id],
      tonight: { taken: 2 },
    })
    expect(await dayOn("2026-08-02T06:00:00Z")).toMatchObject({ ...nothing, inHouse: [id], unpaid: [id] })
    expect(await dayOn("2026-08-03T06:00:00Z")).toMatchObject({
      ...nothing,
      departures: [id],
      unpaid: [id],
      tonight: { taken: 0 },
    })
  })

  test("[GUEST-8] a day room arrives and leaves on the days of its hours, not of its nights", async () => {
    const room = await aRoom(platform)
    const search = (startsAt: string) => ({
      ...datesOfDayRoom(parseDayRoom(startsAt, "6")),
      party: couples(1),
    })
    const morning = await aBooking(platform, { roomId: room.id, search: search("2026-08-01T08:00") })
    const late = await aBooking(platform, { roomId: room.id, search: search("2026-08-01T23:30") })
    expect(await dayOn("2026-07-31T06:00:00Z")).toMatchObject({ arrivals: [], departures: [], inHouse: [] })
    expect(await dayOn("2026-08-01T06:00:00Z")).toMatchObject({
      arrivals: [morning.id, late.id],
      departures: [morning.id],
      inHouse: [late.id],
    })
    expect(await dayOn("2026-08-02T06:00:00Z")).toMatchObject({
      arrivals: [],
      departures: [late.id],
      inHouse: [],
    })
    const day = calendarDateOf("2026-08-02")
    const { first } = await listDay(platform, staffAs("front-desk"), { list: "departures", day })
    expect(first[0]?.dayRoom).toEqual({ startsAt: "2026-08-01T23:30", hours: 6 })
  })

  test("[ADM-7] a guest who leaves early departs on that day, and is not in house any more", async () => {
    const { id } = await aBooking(platform, { nights: 3 })
    platform.moveTo("2026-08-02T06:00:00Z")
    const change = { isCompleted: true, paymentStatus: "pending" as const, reason: "An earlier flight" }
    valueOf(await updateBookingStatus(platform, system, { id, change }))
    expect(await dayOn("2026-08-02T06:30:00Z")).toMatchObject({ departures: [id], inHouse: [] })
    expect(await dayOn("2026-08-04T06:30:00Z")).toMatchObject({ departures: [], inHouse: [] })
    const dayBefore = { list: "in-house" as const, day: calendarDateOf("2026-08-01") }
    expect(await listDay(platform, staffAs("front-desk"), dayBefore)).toMatchObject({
      count: 1,
      first: [{ id }],
    })
  })

  test("[FOLIO-1] unpaid stays and departures show their balances and the total of the list", async () => {
    const part = await aBooking(platform)
    const other = await aBooking(platform)
    await payAtDesk(platform, part.id, fromRupees(3000))
    const day = calendarDateOf("2026-08-03")
    const owed = subtract(part.total, fromRupees(3000))
    for (const list of ["unpaid", "departures"] as const) {
      const stays = await listDay(platform, staffAs("front-desk"), { list, day })
      expect(stays.first.map((stay) => stay.owed)).toEqual([owed, other.total])
      expect(stays.owed).toBe(add(owed, other.total))
    }
  })

  test("what is paid, cancelled or deleted is not listed as unpaid", async () => {
    const paid = await aHold(platform)
    await settlePayment(platform, await aPayment(platform, paid))
    const gone = await aBooking(platform)
    await platform.db.execute("update bookings set deleted_at = now() where id = $1", [gone.id])
    const day = await dayOn("2026-08-01T06:00:00Z")
    expect(day).toMatchObject({ arrivals: [paid.id], inHouse: [paid.id], unpaid: [] })
    expect((await bookingOf(platform, paid.id)).paymentStatus).toBe("done")
  })

  test("[L-3] a hold is shown until it lapses, the next to lapse first", async () => {
    const room = await aRoom(platform)
    const [first, second] = [
      await aHold(platform, { roomId: room.id }),
      await aHold(platform, { roomId: room.id }),
    ]
    expect((await dayOn("2026-07-01T06:30:00Z")).holds).toEqual([first.id, second.id])
    await lapse(platform, first.id)
    expect((await dayOn("2026-07-01T06:30:00Z")).holds).toEqual([second.id])
  })

  test("[ADM-1] arrivals are in the order of their times, and those without one by the name of the guest", async () => {
    const { id: roomId } = await aRoom(platform, { stockQuantity: 6 })
    const stay = async (name: string, time: string | null, search?: StaySearch) => {
      const { actor } = await anAccount(platform, { name })
      const { id } = await aBooking(platform, { roomId, actor, nights: 2, ...(search && { search }) })
      const arrival = { flight: "", wantsCar: false, furtherGuests: "", requests: "" }
      if (time) await saveArrival(platform.db, id, { ...arrival, time })
      return id
    }
    const chitra = await stay("Chitra Rao", null)
    const night = await stay("Night Flyer", "01:30")
    const zoya = await stay("Zoya Merchant", "18:00")
    const anil = await stay("anil Sharma", null)
    const bela = await stay("Bela Iyer", "09:30")
    const dev = await stay("Dev Anand", null, {
      ...datesOfDayRoom(parseDayRoom("2026-08-01T14:00", "6")),
      party: couples(1),
    })
    expect((await dayOn("2026-08-01T06:00:00Z")).arrivals).toEqual([bela, dev, zoya, night, anil, chitra])
    expect((await dayOn("2026-08-02T06:00:00Z")).inHouse).toEqual([anil, bela, chitra, night, zoya])
    expect((await dayOn("2026-08-03T06:00:00Z")).departures).toEqual([anil, bela, chitra, night, zoya])
  })

  test("counts all and shows the first", async () => {
    const room = await aRoom(platform)
    for (let turn = 0; turn < 4; turn += 1) await aBooking(platform, { roomId: room.id })
    platform.moveTo("2026-08-01T06:00:00Z")
    const day = await findDeskDay(platform, staffAs("owner"), 3)
    expect(day?.arrivals).toMatchObject({ count: 4 })
    expect(day?.arrivals.first).toHaveLength(3)
    const whole = await listDay(platform, staffAs("owner"), {
      list: "arrivals",
      day: calendarDateOf("2026-08-01"),
    })
    expect(whole.first).toHaveLength(4)
  })

  test("[ADM-6] a search finds the guests of today: who arrives, stays tonight or leaves", async () => {
    const { id: roomId } = await aRoom(platform)
    const stay = async (name: string, checkIn: string, nights: number) => {
      const { actor } = await anAccount(platform, { name, phone: "9123456780" })
      return aBooking(platform, { roomId, actor, checkIn: calendarDateOf(checkIn), nights })
    }
    const leaving = await stay("Anil Sharma", "2026-08-01", 2)
    const staying = await stay("Bela Sharma", "2026-08-02", 2)
    const arriving = await stay("Chitra Sharma", "2026-08-03", 1)
    await stay("Dev Sharma", "2026-08-04", 1)
    await stay("Esha Rao", "2026-08-03", 1)
    platform.moveTo("2026-08-03T15:30:00Z")
    const found = async (words: string) =>
      (await searchToday(platform, staffAs("front-desk"), { words, limit: 6 }))?.first.map((one) => [
        one.id,
        one.presence,
      ])
    const sharmas = [
      [arriving.id, "arrives"],
      [staying.id, "in-house"],
      [leaving.id, "leaves"],
    ]
    expect(await found("sharma")).toEqual(sharmas)
    expect(await found(leaving.reference)).toEqual([[leaving.id, "leaves"]])
    expect((await found("91234 56780"))?.length).toBe(4)
    expect(await found("nobody")).toEqual([])
    for (const short of ["", "sh", " s "]) expect(await found(short), short).toBeUndefined()
    expect(await searchToday(platform, staffAs("front-desk"), { words: "sharma", limit: 1 })).toMatchObject({
      count: 3,
      first: [{ id: arriving.id }],
    })
    for (const role of roles)
      expect((await searchToday(platform, staffAs(role), { words: "sharma", limit: 6 })) !== null, role).toBe(
        role === "owner" || role === "front-desk",
      )
  })

  test("[API-10] is for the owner and the front desk alone", async () => {
    const sees = async (actor: Actor) => (await findDeskDay(platform, actor, 6)) !== null
    for (const role of roles)
      expect(await sees(staffAs(role)), role).toBe(role === "owner" || role === "front-desk")
    expect([await sees(visitor), await sees(system)]).toEqual([false, true])
  })
})

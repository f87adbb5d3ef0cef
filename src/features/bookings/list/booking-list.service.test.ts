import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { datesOfDayRoom } from "#src/features/availability/stay-search-url.ts"
import { parseDayRoom } from "#src/features/day-rooms/day-room.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { visitor } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { listRequest } from "#src/platform/lists/list-request.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { testStart } from "#test/test-platform.ts"
import { parseReferenceStart } from "./search-words.ts"
import { bookingList } from "./bookings.list.ts"
import {
  aBooking,
  aHold,
  aStaySearch,
  couples,
  firstNight,
  staffAs,
} from "#src/features/bookings/bookings.factory.ts"
import { confirmationList } from "#src/features/bookings/list/confirmations.list.ts"
import { readListPage, streamList } from "#src/platform/lists/list-page.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const desk = staffAs("owner")

async function listed(address: string, { actor = desk, rooms = [] as { id: string; name: string }[] } = {}) {
  const list = bookingList(rooms)
  return (await readListPage(platform, actor, listRequest(list, address))).rows.map(
    ({ reference }) => reference,
  )
}

describe("the desk's list of bookings", () => {
  test("[ADM-6] [GUEST-4] filters a booking of several room types by each of them, and names them all", async () => {
    const prices = { Classic: 5000, Deluxe: 6000, Suite: 9000 }
    const rooms = await Promise.all(
      Object.entries(prices).map(([name, rupees]) => aRoom(platform, { name, price: fromRupees(rupees) })),
    )
    const [first, second, third] = rooms.map(({ id }) => id)
    const search = { ...aStaySearch({ rooms: 2 }), types: rooms.slice(0, 2).map(({ slug }) => slug) }
    const mixed = await aBooking(platform, { roomId: first ?? "", search })
    const single = await aBooking(platform, { roomId: second ?? "" })
    expect(await listed(`room=${first}`, { rooms })).toEqual([mixed.reference])
    expect(await listed(`room=${second}`, { rooms })).toEqual([single.reference, mixed.reference])
    expect(await listed(`room=${third}`, { rooms })).toEqual([])
    const list = bookingList(rooms)
    const { rows } = await readListPage(platform, desk, listRequest(list))
    expect(rows).toMatchObject([
      { roomName: "Deluxe", nightPrice: fromRupees(6000) },
      { roomName: "1 × Classic, 1 × Deluxe", rooms: 2, nightPrice: null },
    ])
  })

  test("[ADM-6] [GUEST-8] gives the dates of a day room's hours, not of the nights that it takes", async () => {
    const search = { ...datesOfDayRoom(parseDayRoom("2026-08-02T09:00", "6")), party: couples(1) }
    const booking = await aBooking(platform, { search })
    expect([booking.checkIn, booking.checkOut]).toEqual(["2026-08-01", "2026-08-03"])
    const list = bookingList([])
    const [row] = (await readListPage(platform, desk, listRequest(list))).rows
    expect(row).toMatchObject({ arrivesOn: "2026-08-02", departsOn: "2026-08-02" })
    await platform.db.execute("update bookings set created_at = $1", [testStart])
    for (const column of ["arrival", "departure"]) {
      const on = (day: string) => listed(`${column}-from=${day}&${column}-to=${day}`)
      expect(await on("2026-08-02"), column).toEqual([booking.reference])
      expect(await on(column === "arrival" ? booking.checkIn : booking.checkOut), column).toEqual([])
    }
  })

  test("[ADM-6] finds by reference in any spelling, by its beginning, and by part of the guest", async () => {
    const { actor } = await anAccount(platform, { name: "Ishaan 100% Menon", phone: "9123456780" })
    const { reference } = await aBooking(platform, { actor })
    const hold = await aHold(platform)
    await aBooking(platform)
    for (const words of [
      reference,
      reference.slice(3).toLowerCase(),
      reference.slice(0, 7).replace("-", " "),
      reference.slice(3, 7).toLowerCase(),
      " ishaan ",
      "100% m",
      "91234567",
      "6780",
      "+91 91234 56780",
    ]) {
      expect(await listed(String(new URLSearchParams({ q: words }))), words).toContain(reference)
    }
    for (const words of ["100_", "nobody", "\\", hold.reference]) {
      expect(await listed(String(new URLSearchParams({ q: words }))), words).toEqual([])
    }
    expect(await listed("")).toHaveLength(2)
  })

  test("[ADM-6] finds the bookings of a guest who changed name by the new one alone, on both lists", async () => {
    const { actor } = await anAccount(platform, { name: "Ishaan Menon", phone: "9123456780" })
    const { reference } = await aBooking(platform, { actor })
    await aBooking(platform)
    await platform.db.execute("update users set name = 'Ishaan Varghese' where id = $1", [actor.userId])
    const recorded = async (words: string) => {
      return (await readListPage(platform, desk, listRequest(confirmationList, { q: words }))).rows.map(
        (row) => row.reference,
      )
    }
    for (const [words, found] of [
      ["varghese", [reference]],
      ["menon", []],
      ["9123456780", [reference]],
    ] as const) {
      expect(await listed(`q=${words}`), words).toEqual(found)
      expect(await recorded(words), words).toEqual(found)
    }
  })

  test("[ADM-9] a search finds the bookings that a look at each of them finds", async () => {
    const names = ["Ishaan Menon", "Zubin Mistry", "Vm Isha", "Meena 100%", "Isha_b"]
    for (const [turn, name] of names.entries()) {
      const { actor } = await anAccount(platform, { name, phone: `912345678${turn}` })
      const { reference } = await aBooking(platform, { actor })
      const searches = [
        name,
        name.slice(0, 3),
        "isha",
        "sha",
        "%",
        "_",
        "4567",
        reference,
        reference.slice(0, 5),
        "vm",
      ]
      for (const words of [...searches, "ishaan menon and more", "91234 56780", "nobody at all"]) {
        const digits = words.replaceAll(/\D/g, "")
        const start = parseReferenceStart(words) ?? "none"
        const guestWords = /^[\d\s]+$/.test(words) ? digits : words.toLowerCase()
        const rows = await platform.db.execute<{ reference: string }>(
          `select b.reference from bookings b join users u on u.id = b.user_id
            where starts_with(b.reference, $1) or position($2 in u.search_text) > 0`,
          [start, guestWords],
        )
        const met = rows.map(({ reference: one }) => one).toSorted()
        const found = (await listed(String(new URLSearchParams({ q: words })))).toSorted()
        expect(found, words).toEqual(met)
      }
    }
  })

  test("[ADM-6] hides unpaid online attempts, for any filter", async () => {
    await aHold(platform)
    expect(await listed("")).toEqual([])
    expect(await listed("mode=online&payment=pending")).toEqual([])
  })

  test("[ADM-9] is filtered by status, payment, mode, room and days, together", async () => {
    const room = await aRoom(platform)
    const other = await aRoom(platform, { slug: "other", name: "Other Room" })
    const rooms = [room, other]
    const soon = await aBooking(platform, { roomId: room.id })
    const late = await aBooking(platform, { roomId: other.id, checkIn: addDays(firstNight, 30), nights: 3 })
    // The database's clock is not the test's: a stay is never booked after its day.
    await platform.db.execute(
      "update bookings set created_at = $1::timestamptz + sequence * interval '1 second'",
      [testStart],
    )
    const all = [late.reference, soon.reference]
    const both = async (address: string) => listed(address, { rooms })
    expect(await both("status=confirmed&status=completed&payment=pending&mode=pay-at-hotel")).toEqual(all)
    expect(await both("status=completed")).toEqual([])
    expect(await both("payment=done")).toEqual([])
    expect(await both("mode=online")).toEqual([])
    expect(await both(`room=${other.id}`)).toEqual([late.reference])
    expect(await both(`room=${other.id}&room=${room.id}`)).toEqual(all)
    expect(await both(`arrival-from=${firstNight}&arrival-to=${firstNight}`)).toEqual([soon.reference])
    expect(await both(`departure-from=${late.checkOut}`)).toEqual([late.reference])
    expect(await both(`arrival-from=${firstNight}&room=${other.id}&status=cancelled`)).toEqual([])
  })

  test("[ADM-9] is sorted by arrival, departure, price and the time of booking", async () => {
    const { actor } = await anAccount(platform)
    const roomId = (await aRoom(platform)).id
    const long = await aBooking(platform, { actor, roomId, nights: 9 })
    const later = await aBooking(platform, { actor, roomId, checkIn: addDays(firstNight, 2) })
    const rising = [long.reference, later.reference]
    expect(await listed("sort=arrival")).toEqual(rising)
    expect(await listed("sort=booked")).toEqual(rising)
    expect(await listed("sort=-departure")).toEqual(rising)
    expect(await listed("sort=-price")).toEqual(rising)
  })

  test("[ADM-9] a room has the same bookings in every order", async () => {
    const rooms = [await aRoom(platform), await aRoom(platform, { slug: "other", name: "Other Room" })]
    for (const { id: roomId } of rooms) {
      for (const nights of [3, 1, 2]) await aBooking(platform, { roomId, nights })
    }
    await platform.db.execute("update bookings set status = 'completed' where sequence % 2 = 0")
    const first = `room=${rooms[0]?.id}`
    for (const chosen of [first, `${first}&room=${rooms[1]?.id}`]) {
      for (const rest of [
        "",
        "&q=vm-",
        "&q=example",
        "&status=completed",
        "&payment=pending&q=example",
        "&mode=online",
      ]) {
        const sortedBy = async (sort: string) => listed(`${chosen}${rest}&sort=${sort}`, { rooms })
        const all = await sortedBy("departure")
        for (const sort of ["price", "booked"])
          expect((await sortedBy(sort)).toSorted(), rest).toEqual(all.toSorted())
        expect((await sortedBy("-price")).toReversed(), rest).toEqual(await sortedBy("price"))
        if (chosen === first) expect(await sortedBy("price"), rest).toEqual(all)
      }
    }
  })

  test("[ADM-9] a file holds what the list shows", async () => {
    const first = await aBooking(platform)
    const second = await aBooking(platform)
    const list = bookingList([])
    const references: string[] = []
    for await (const rows of streamList(platform, desk, listRequest(list, "sort=booked"))) {
      references.push(...rows.map(({ reference }) => reference))
    }
    expect(references).toEqual([first.reference, second.reference])
  })

  test.each([visitor, staffAs("guest"), staffAs("marketing"), staffAs("events")])(
    "[API-10] neither list nor file shows anything to %j",
    async (actor) => {
      await aBooking(platform)
      expect(await listed("", { actor })).toEqual([])
      const list = bookingList([])
      for await (const _ of streamList(platform, actor, listRequest(list))) expect.unreachable()
    },
  )
})

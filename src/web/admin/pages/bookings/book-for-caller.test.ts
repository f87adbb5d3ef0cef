import { RouterContextProvider } from "react-router"
import { beforeEach, expect, test } from "vitest"
import { formatStaySearch } from "#src/features/availability/stay-search-url.ts"
import { quoteStay } from "#src/features/availability/quote-stay.service.ts"
import { aStaySearch, bookingOf, soldNights, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { emailPaymentLink } from "#src/features/bookings/pay/email-payment-link.service.ts"
import { createVoucherPdf } from "#src/features/documents/voucher.service.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees, type Money } from "#src/shared/money.ts"
import { actorContext, addressContext, platformContext } from "#src/web/context.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import * as search from "./book.tsx"
import * as booking from "./book-room.tsx"

const platform = setUpPlatform()
let clerk: SignedInActor

beforeEach(async () => {
  await platform.clear()
  clerk = { ...(await anAccount(platform)).actor, role: "front-desk" }
})

const submit = (bookTo: string, form: Record<string, string>) =>
  booking.action(called(bookTo, new URLSearchParams(form))).catch((thrown: unknown) => thrown)

/** What a page of the administration is called with. */
function called(path: string, body?: URLSearchParams) {
  const url = new URL(`http://localhost:3000${path}`)
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  context.set(actorContext, clerk)
  context.set(addressContext, "203.0.113.7")
  const request = new Request(url, body ? { method: "POST", body } : {})
  return { context, request, url, params: { id: url.pathname.split("/").at(-1) ?? "" } } as never
}

const caller = { name: "Meera Iyer", email: "meera@example.in", phone: "9876543210", payment: "pay-at-hotel" }

/** Books what the page shows, and returns the id of the booking. */
async function bookShown(bookTo: string, total: Money | undefined): Promise<string> {
  const body = new URLSearchParams({ ...caller, seenTotal: String(total), key: "a-confirmation-of-the-desk" })
  const answer = await booking.action(called(bookTo, body)).catch((thrown: unknown) => thrown)
  expect(answer).toBeInstanceOf(Response)
  return (answer as Response).headers.get("location")?.match(/[0-9a-f-]{36}/)?.[0] ?? ""
}

test("[GUEST-4] the desk books rooms of two types for a caller when no type has enough", async () => {
  await aRoom(platform, { name: "Classic Room", stockQuantity: 1 })
  await aRoom(platform, { name: "Family Suite", stockQuantity: 1 })
  const found = await search.loader(called(`/admin/book?${formatStaySearch(aStaySearch({ rooms: 2 }))}`))
  const [first, ...others] = found.rooms ?? []
  expect(first).toMatchObject({ left: 1, status: { canBook: true }, total: fromRupees(20_000) })
  expect(first?.roomName).toMatch(/^1 × .*, 1 × /)
  expect(others.map(({ status }) => status.canBook)).toEqual([false, false])

  const bookTo = first?.bookTo ?? ""
  const shown = await booking.loader(called(bookTo))
  expect(shown).toMatchObject({ roomName: first?.roomName, quoted: { quote: { total: first?.total } } })
  expect(shown.searchTo).not.toContain("types=")

  const id = await bookShown(bookTo, first?.total)
  expect(await bookingOf(platform, id)).toMatchObject({ roomName: first?.roomName, rooms: 2 })
})

test("[BOOK-7] a price that changed during the call is refused and loaded again", async () => {
  const { id } = await aRoom(platform)
  const form = { ...caller, seenTotal: "100", key: "a-confirmation-of-the-desk" }
  expect(await submit(`/admin/book/${id}?${formatStaySearch(aStaySearch())}`, form)).toMatchObject({
    data: { reason: expect.stringMatching(/^The price of this stay is ₹/), values: { name: caller.name } },
    init: { status: 409 },
  })
  const refused = { actionStatus: 409, defaultShouldRevalidate: false }
  expect(booking.shouldRevalidate(refused)).toBe(true)
})

test("[BOOK-8] the search for a caller opens with what is free tonight", async () => {
  const { id } = await aRoom(platform, { name: "Classic Room", stockQuantity: 1 })
  const today = platform.clock.today()
  const tonight = { checkIn: today, checkOut: addDays(today, 1) }
  const found = await search.loader(called("/admin/book"))
  expect(found.search).toMatchObject(tonight)
  expect(found.rooms).toMatchObject([{ roomId: id, left: 1, status: { canBook: true } }])
  const shown = await booking.loader(called(found.rooms?.[0]?.bookTo ?? ""))
  expect(shown).toMatchObject({ quoted: { stay: tonight } })
})

test("[BOOK-5] a guest without an email is booked by phone, gets no email, and has a voucher", async () => {
  await aRoom(platform, { name: "Classic Room", stockQuantity: 1 })
  registerEmailJobs(platform)
  registerBookingEmailJobs(platform)
  const found = await search.loader(called("/admin/book"))
  const { bookTo, total } = found.rooms?.[0] ?? { bookTo: "" }
  const form = { ...caller, email: "", seenTotal: String(total), key: "a-confirmation-of-the-desk" }
  for (const [wrong, field] of [
    [{ ...form, phone: "" }, "phone"],
    [{ ...form, email: "meera" }, "email"],
    [{ ...form, payment: "link" }, "email"],
  ] as const)
    expect(await submit(bookTo, wrong)).toMatchObject({ data: { errors: { [field]: expect.any(String) } } })
  const placed = await submit(bookTo, form)
  const id = (placed as Response).headers.get("location")?.match(/[0-9a-f-]{36}/)?.[0] ?? ""
  const booked = await bookingOf(platform, id)
  expect(booked).toMatchObject({ status: "confirmed", guest: { email: "", phone: caller.phone } })
  expect(await emailPaymentLink(platform, clerk, id)).toMatchObject({ ok: false })
  valueOf(await cancelBooking(platform, clerk, { id }))
  await platform.queue.runJobs()
  expect(platform.sentEmails).toEqual([])
  expect((await createVoucherPdf(booked)).length).toBeGreaterThan(1000)
})

const lastNight = async (at: string) => {
  await aRoom(platform, { name: "Classic Room", stockQuantity: 1 })
  platform.moveTo(at)
  const today = platform.clock.today()
  const stay = { checkIn: addDays(today, -1), checkOut: today }
  return { stay, request: { ...aStaySearch(), ...stay } }
}

test("[BOOK-8] a guest who arrives after midnight gets last night at the desk, and only there", async () => {
  const { stay, request } = await lastNight("2026-08-05T19:10:00.000Z")
  const opened = await search.loader(called("/admin/book"))
  expect(opened.search).toMatchObject(stay)
  const { bookTo, total, roomId } = opened.rooms?.[0] ?? { bookTo: "", roomId: "" }
  expect(await booking.loader(called(bookTo))).toMatchObject({ quoted: { stay } })
  const id = await bookShown(bookTo, total)
  expect(await bookingOf(platform, id)).toMatchObject({ ...stay, status: "confirmed" })
  expect(await soldNights(platform, roomId)).toEqual({ [stay.checkIn]: 1 })
  expect(await quoteStay(platform, roomId, request)).toMatchObject({
    refusal: { kind: "stay", reason: "check-in-past" },
  })
})

test("[BOOK-8] the desk does not sell last night after six in the morning", async () => {
  const { request } = await lastNight("2026-08-06T00:30:00.000Z")
  expect(await search.loader(called(`/admin/book?${formatStaySearch(request)}`))).toMatchObject({
    refusal: { field: "checkIn" },
    rooms: null,
  })
})

const dayRoomsAt = (query: string) => search.loader(called(`/admin/book${query}`))

test("[GUEST-8] [BOOK-8] the desk books a day room for a caller at the price and hours that it saw", async () => {
  const { id: roomId } = await aRoom(platform, { name: "Classic Room", stockQuantity: 1 })
  const query = "?startsAt=2026-08-02T09:00&hours=6&adult=1&child=0"
  const offered = (await dayRoomsAt(query)).rooms?.[0]
  expect(offered).toMatchObject({ left: 1, status: { canBook: true }, total: fromRupees(2500) })

  const bookTo = offered?.bookTo ?? ""
  const shown = await booking.loader(called(bookTo))
  expect(shown.quoted?.quote.total).toBe(offered?.total)
  expect((await dayRoomsAt(shown.searchTo.replace(/^[^?]*/, ""))).hours).toEqual({
    startsAt: "2026-08-02T09:00",
    hours: "6",
  })
  const id = await bookShown(bookTo, offered?.total)
  expect(await bookingOf(platform, id)).toMatchObject({
    status: "confirmed",
    dayRoom: { startsAt: "2026-08-02T09:00", hours: 6 },
    total: offered?.total,
  })
  expect(await soldNights(platform, roomId)).toEqual({ "2026-08-01": 1, "2026-08-02": 1 })
  const full = (await dayRoomsAt(query)).rooms?.[0]
  expect(full).toMatchObject({ left: 0, status: { canBook: false, unavailableLabel: "Full" } })
})

test.each([
  ["?startsAt=&hours=6", "startsAt"],
  ["?startsAt=2026-08-02T09:15&hours=6", "startsAt"],
  ["?startsAt=2026-08-02T09:00&hours=7", "startsAt"],
  ["?startsAt=2026-06-30T09:00&hours=6", "startsAt"],
  ["?startsAt=2028-08-02T09:00&hours=6", "checkIn"],
])("[GUEST-8] hours that cannot be sold are refused, and nothing is offered: %s", async (query, field) => {
  expect(await dayRoomsAt(query)).toMatchObject({ refusal: { field }, rooms: null })
})

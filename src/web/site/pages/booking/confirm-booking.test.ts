import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { formatBookingQuery, formatStaySearch } from "#src/features/availability/stay-search-url.ts"
import { aBooking, aStaySearch } from "#src/features/bookings/bookings.factory.ts"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { anOffer } from "#src/features/content/offers/offers.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { actorContext, addressContext, languageContext, platformContext } from "#src/web/context.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import * as page from "./confirm-booking.tsx"

const platform = setUpPlatform()

test("[GUEST-7] [BOOK-7] a code of the address that the guest clears leaves the price, which can then be booked", async () => {
  const price = fromRupees(10_000)
  const { id } = await aRoom(platform, { price, finalPrice: price })
  await anOffer(platform, { audience: "code", code: "STAY3" })
  const query = formatBookingQuery({ ...aStaySearch(), code: "STAY3" }, { totalRupees: 18_000, nights: 2 })
  const url = new URL(`http://localhost:3000/booking/${id}?${query}`)
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  context.set(actorContext, (await anAccount(platform)).actor)
  context.set(addressContext, "203.0.113.7")
  const body = new URLSearchParams({
    code: "",
    intent: "code",
    paymentMode: "pay-at-hotel",
    seenTotal: "1800000",
    key: "a-confirmation-of-a-guest",
  })
  const request = new Request(url, { method: "POST", body })
  const answer = await page.action({ context, request, params: { id }, url } as never)
  expect(answer.data.offered?.quote.total).toBe(fromRupees(20_000))
})

test("[BOOK-7] a price that changed while the guest typed is refused with the new prices, which can then be booked", async () => {
  const price = fromRupees(10_000)
  const { id } = await aRoom(platform, { price, finalPrice: price })
  const query = formatBookingQuery(aStaySearch(), { totalRupees: 18_000, nights: 2 })
  const url = new URL(`http://localhost:3000/booking/${id}?${query}`)
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  context.set(languageContext, "en")
  context.set(actorContext, (await anAccount(platform)).actor)
  context.set(addressContext, "203.0.113.7")
  const confirm = (seenTotal: number) => {
    const key = `a-confirmation-at-${seenTotal}`
    const body = new URLSearchParams({ paymentMode: "pay-at-hotel", seenTotal: String(seenTotal), key })
    const request = new Request(url, { method: "POST", body })
    return page.action({ context, request, params: { id }, url } as never)
  }
  const refused = await confirm(fromRupees(18_000))
  expect(refused.init).toEqual({ status: 409 })
  expect(refused.data.reason).toMatch(/^The price of this stay is ₹20,000/)
  expect(refused.data.before).toBe(fromRupees(18_000))
  const { quote } = refused.data.offered ?? expect.fail("the page would keep the old price")
  expect(quote.total).toBe(fromRupees(20_000))
  const booked: Response = await confirm(quote.total).then(
    () => expect.fail("the new price was refused"),
    (thrown: unknown) => thrown as Response,
  )
  expect(booked.headers.get("location")).toMatch(/^\/confirmation\?booking=/)
})

test("[GUEST-5] [BOOK-7] a refused code does not stop a confirmation without it, once the page has said so", async () => {
  const price = fromRupees(10_000)
  const { id } = await aRoom(platform, { price, finalPrice: price })
  const url = new URL(
    `http://localhost:3000/booking/${id}?${formatBookingQuery(aStaySearch(), { totalRupees: 20_000, nights: 2 })}`,
  )
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  context.set(languageContext, "en")
  context.set(actorContext, (await anAccount(platform)).actor)
  context.set(addressContext, "203.0.113.7")
  const confirm = (fields: Record<string, string>) => {
    const key = "a-confirmation-with-a-code"
    const seenTotal = String(fromRupees(20_000))
    const body = new URLSearchParams({ paymentMode: "pay-at-hotel", seenTotal, key, ...fields })
    const request = new Request(url, { method: "POST", body })
    return page.action({ context, request, params: { id }, url } as never)
  }
  const refused = await confirm({ code: " SUMMER " })
  expect(refused.data).toMatchObject({
    isCodeRefused: true,
    values: { code: " SUMMER " },
    offered: { codeAnswer: { error: "We do not know this code. Please check its letters and digits." } },
  })
  const other = await confirm({ code: "WINTER", refusedCode: " SUMMER " })
  expect(other.data.isCodeRefused, "this code was not refused before").toBe(true)
  const booked: Response = await confirm({ code: " SUMMER ", refusedCode: " SUMMER " }).then(
    () => expect.fail("the refused code stopped the confirmation"),
    (thrown: unknown) => thrown as Response,
  )
  expect(booked.headers.get("location")).toMatch(/^\/confirmation\?booking=/)
})

test("[GUEST-4] rooms of several types are shown by name; their price is not kept, and nobody waits for them", async () => {
  const classic = await aRoom(platform, { name: "Classic Room" })
  const suite = await aRoom(platform, { name: "Family Suite", stockQuantity: 1 })
  const search = { ...aStaySearch({ rooms: 2 }), types: [classic.slug, suite.slug] }
  const query = formatBookingQuery(search, { totalRupees: 20_000, nights: 2 })
  const url = new URL(`http://localhost:3000/booking/${classic.id}?${query}`)
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  context.set(addressContext, "203.0.113.7")
  const { actor } = await anAccount(platform)
  context.set(actorContext, actor)
  const load = () =>
    page.loader({ context, request: new Request(url), params: { id: classic.id }, url } as never)
  expect(await load()).toMatchObject({
    keepTo: null,
    searchTo: expect.stringMatching(/^\/check-availability\?(?!.*types=)/),
    quoted: {
      roomName: "1 × Classic Room, 1 × Family Suite",
      party: [{ roomName: "Classic Room" }, { roomName: "Family Suite" }],
      quote: { total: fromRupees(20_000) },
    },
  })
  await aBooking(platform, { roomId: suite.id })
  expect(await load()).toMatchObject({ quoted: null, joinTo: null })
})

test("[AVAIL-5] [L-17] a room that was taken in the meantime leads to the other rooms for the same dates and guests", async () => {
  const { id } = await aRoom(platform, { stockQuantity: 1 })
  const search = aStaySearch()
  const query = formatBookingQuery(search, { totalRupees: 20_000, nights: 2 })
  const url = new URL(`http://localhost:3000/booking/${id}?${query}`)
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  context.set(addressContext, "203.0.113.7")
  context.set(actorContext, (await anAccount(platform)).actor)
  await aBooking(platform, { roomId: id, search })
  const answer = await page.loader({ context, request: new Request(url), params: { id }, url } as never)
  expect(answer).toMatchObject({ quoted: null, roomsTo: `/check-availability?${formatStaySearch(search)}` })
})

test("[GUEST-9] the price of a stay from today on is not offered for another day", async () => {
  const { id } = await aRoom(platform)
  const today = platform.clock.today()
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  context.set(addressContext, "203.0.113.7")
  context.set(actorContext, (await anAccount(platform)).actor)
  const load = (checkIn: CalendarDate) => {
    const search = { ...aStaySearch(), checkIn, checkOut: addDays(checkIn, 1) }
    const query = formatBookingQuery(search, { totalRupees: 10_000, nights: 1 })
    const url = new URL(`http://localhost:3000/booking/${id}?${query}`)
    return page.loader({ context, request: new Request(url), params: { id }, url } as never)
  }
  expect(await load(today)).toMatchObject({ keepTo: null })
  expect(await load(addDays(today, 1))).toMatchObject({ keepTo: expect.stringMatching(/^\/keep-price\//) })
})

test("[BOOK-10] [PAY-3] a guest whose own hold took the last room is led to its payment page", async () => {
  const { id } = await aRoom(platform, { stockQuantity: 1 })
  const search = aStaySearch()
  const query = formatBookingQuery(search, { totalRupees: 20_000, nights: 2 })
  const url = new URL(`http://localhost:3000/booking/${id}?${query}`)
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  context.set(addressContext, "203.0.113.7")
  const { actor } = await anAccount(platform)
  context.set(actorContext, actor)
  const hold = await aBooking(platform, { actor, roomId: id, search, paymentMode: "online" })
  const load = page.loader({ context, request: new Request(url), params: { id }, url } as never)
  const answer: Response = await load.then(
    () => expect.fail("the page was shown"),
    (thrown: unknown) => thrown as Response,
  )
  expect(answer.headers.get("location")).toBe(`/payment/${hold.id}`)
})

test("[FOLIO-6] a company for an e-invoice is asked for its PIN code, and only where invoices are registered", async () => {
  const { id } = await aRoom(platform)
  const query = formatBookingQuery(aStaySearch(), { totalRupees: 20_000, nights: 2 })
  const url = new URL(`http://localhost:3000/booking/${id}?${query}`)
  const { actor } = await anAccount(platform)
  const submit = async (eInvoices: typeof platform.config.eInvoices, companyAddress: string) => {
    const context = new RouterContextProvider()
    context.set(platformContext, { ...platform, config: { ...platform.config, eInvoices } })
    context.set(actorContext, actor)
    context.set(addressContext, "203.0.113.7")
    const body = new URLSearchParams({
      companyName: aCompany.name,
      companyGstin: aCompany.gstin,
      companyAddress,
      paymentMode: "pay-at-hotel",
      seenTotal: "1",
      key: "a-confirmation-of-a-guest",
    })
    const request = new Request(url, { method: "POST", body })
    return (await page.action({ context, request, params: { id }, url } as never)).data
  }
  const without = "14 Nariman Road, Mumbai"
  expect(await submit({ portalKey: null }, without)).toMatchObject({
    errors: { companyAddress: "Add The PIN Code To The Address: An E-Invoice Needs It" },
    values: { companyAddress: without },
  })
  expect(await submit({ portalKey: null }, aCompany.address)).not.toHaveProperty("errors")
  expect(await submit(null, without)).not.toHaveProperty("errors")
})

import {
  chooseDates,
  confirmBooking,
  confirmButton,
  fact,
  offer,
  openedCheckout,
  openStayForm,
  payNow,
  priceCard,
  thanksFor,
} from "./booking-steps.ts"
import { bookingOf, bookingsOn, deluxe, inRupees, roomCalled } from "./hotel-api.ts"
import { asGuest, expect, test } from "./hotel-test.ts"

test.use(asGuest)

/** The text of HTML, with a space between elements. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/gs, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")

test("[L-18] [AVAIL-2] [BOOK-7] [CONST-7] one stay has one price on every screen, in the API and at the provider", async ({
  page,
  guest,
  desk,
  freshStay,
}) => {
  const stay = freshStay(3)
  const room = await roomCalled(page.request, deluxe)
  const total = inRupees(room.finalPrice * 3 * 2)

  await page.goto("/booking")
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: deluxe, exact: true }) })
  await expect(card.getByText(inRupees(room.finalPrice), { exact: true })).toBeVisible()
  await page.getByRole("link", { name: `BOOK NOW: ${deluxe}` }).click()

  await chooseDates(page, stay)
  await openStayForm(page)
  await page.getByRole("button", { name: "Add a room" }).click()
  await expect(fact(offer(page), "Total")).toContainText(total)
  const subtotal = await fact(offer(page), "Subtotal").innerText()
  const gst = await fact(offer(page), /^GST/).innerText()
  const search = new URL(page.url()).search

  await page.goto(`/rooms/deluxe${search}`)
  const roomOffer = page.getByRole("complementary", { name: `Price of the ${deluxe}` })
  await expect(roomOffer.getByText(total, { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(roomOffer.getByRole("link", { name: "BOOK NOW" })).toBeVisible()

  await page.goto(`/check-availability${search}`)
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: deluxe, exact: true }) })
  await expect(row.getByText(total, { exact: true })).toBeVisible()
  await row.getByRole("link", { name: /^BOOK NOW/ }).click()

  const same = async () => {
    await expect(fact(priceCard(page), "Subtotal")).toHaveText(subtotal)
    await expect(fact(priceCard(page), /^GST/)).toHaveText(gst)
    await expect(fact(priceCard(page), /^Total/)).toContainText(total)
  }
  await expect(confirmButton(page)).toContainText(total)
  expect(new URL(page.url()).searchParams.get("total")).toBe(String(room.finalPrice * 6))
  await same()
  await confirmBooking(page, "Net Banking / Card / UPI / EMI")

  await same()
  const checkout = await openedCheckout(page)
  await expect(checkout.getByRole("heading", { level: 1 })).toHaveText(total)
  await expect(checkout.getByRole("button", { name: `Pay ${total}` })).toBeVisible()
  await payNow(checkout)

  const reference = await thanksFor(page)
  await expect(page.getByText(`${total} is paid.`)).toBeVisible()
  await same()

  await page.goto("/user-booking")
  const own = page.getByRole("article", { name: reference })
  await own.getByText("Price and bill").click()
  await expect(fact(own, "Total")).toContainText(total)
  await expect(fact(own, "Subtotal")).toHaveText(subtotal)

  const [booking] = await bookingsOn(guest, stay)
  expect(booking).toMatchObject({ total: room.finalPrice * 6 })
  expect(Math.round((booking?.subtotal ?? 0) * 100) + Math.round((booking?.gst ?? 0) * 100)).toBe(
    Math.round((booking?.total ?? 0) * 100),
  )
  expect(inRupees(booking?.subtotal ?? 0)).toBe(subtotal)
  expect(await bookingOf(desk, booking?._id ?? "")).toMatchObject({
    total: booking?.total,
    gst: booking?.gst,
  })

  for (const path of [`/admin/booking?q=${reference.slice(0, -1)}`, "/admin/confirm"]) {
    const html = await (await desk.api.get(path)).text()
    const listed = html.split("<tr").find((text) => text.includes(reference))
    expect(wordsOf(listed ?? ""), path).toContain(total)
  }
  const words = wordsOf(await (await desk.api.get(`/admin/${booking?._id}`)).text())
  // With paise where the subtotal above it has them.
  expect(words).toMatch(new RegExp(` Total ${total}(\\.00)? `))
  expect(words).toContain(` Subtotal ${subtotal} `)
})

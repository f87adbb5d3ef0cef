import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { expectGood } from "./accessible.ts"
import { chooseDates, confirmButton, fact, priceCard, stayQuery, thanksFor } from "./booking-steps.ts"
import { continueOnScreen, newcomer, type SignedIn, signInOnScreen } from "./guest.ts"
import { expect } from "./hotel-test.ts"
import { openHydrated, untilHydrated } from "./hydrated.ts"
import { type OwnRoom, test } from "./own-room.ts"
import { picture } from "./pictures.ts"
import { hotelToday, stayOn } from "./stay-dates.ts"
import { addDays } from "#src/shared/calendar-date.ts"

// The room of a test costs 6,000 rupees a night.
type Terms = Record<string, string>

/** Publishes an offer on the room of the test; returns its name. */
async function publish({ api }: SignedIn, { _id }: OwnRoom, terms: Terms): Promise<string> {
  const name = `Dusk ${randomUUID().slice(0, 8)}`
  const card = {
    name,
    description: "Supper is sent up on the first evening.",
    validdate: addDays(hotelToday(), 30),
    offerDiscount: "25% off the room",
    offerEating: "10% off at Zaika",
  }
  const answer = await api.post("/api/offer", {
    multipart: { ...card, ...terms, [`room-${_id}`]: "on", pic: await picture() },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return name
}

const result = (page: Page, { name }: OwnRoom) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) })

const code = (page: Page) => page.getByLabel("Code", { exact: true })

async function applyCode(page: Page, typed: string): Promise<void> {
  await code(page).fill(typed)
  await page.getByRole("button", { name: "Apply code" }).click()
}

test("[GUEST-7] a public offer is booked from its card at its price", async ({ page, desk, room }) => {
  const name = await publish(desk, room, { audience: "public", discountPercent: "25", minimumNights: "2" })
  await openHydrated(page, "/offers")
  await expectGood(page)
  await page.getByRole("link", { name: `Book this offer: ${name}` }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Reservations" })).toBeVisible()
  await expect(page.getByText(`25% off each night in ${room.name}`)).toBeVisible()
  // Chosen dates search by themselves.
  await chooseDates(page, stayOn(20, 2))
  const found = result(page, room)
  await expect(found).toContainText(`Offer “${name}”: you save ₹3,000`)
  await expect(found.locator("s")).toContainText("₹12,000")
  await expect(found).toContainText("₹9,000")
  await expectGood(page)
  await found.getByRole("link", { name: /^BOOK NOW/ }).click()
  await continueOnScreen(page, newcomer())
  await expect(priceCard(page)).toContainText(`Offer “${name}”: you save ₹3,000`)
  await expect(page.getByText("The price has changed")).toBeHidden()
  await expect(confirmButton(page)).toHaveText("Confirm booking, ₹9,000")
  await confirmButton(page).click()
  await thanksFor(page)
  await expect(fact(priceCard(page), /^Total/)).toContainText("₹9,000")
  await expect(priceCard(page)).toContainText(`Offer “${name}”: you save ₹3,000`)
})

for (const hasScript of [true, false])
  test.describe(`a code ${hasScript ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled: hasScript })

    test("[GUEST-5] [BOOK-7] the booking page shows why a code is wrong and keeps what was typed; a right code changes the price", async ({
      page,
      desk,
      guest,
      room,
    }) => {
      const typed = `STAY${randomUUID().slice(0, 6)}`
      await publish(desk, room, { audience: "code", code: typed, discountRupees: "1000" })
      await page.context().addCookies(guest.state.cookies)
      await page.goto(`/booking/${room._id}?${stayQuery(stayOn(20, 2))}&total=12000`)
      await page.getByText("Promo code", { exact: true }).click()
      await page.getByText("Arrival, car and requests").click()
      await page.getByLabel("Flight").fill("AI302")
      await applyCode(page, "NOTHING")
      await expect(code(page)).toHaveAccessibleDescription(/We do not know this code/)
      await expect(code(page)).toHaveValue("NOTHING")
      if (hasScript) await expect(code(page)).toBeFocused()
      await expect(page.getByLabel("Flight")).toHaveValue("AI302")
      await expect(page.getByText("Correct it above, or confirm without it.")).toBeVisible()
      await code(page).fill("NEITHER")
      await confirmButton(page).click()
      const notice = page.getByRole("alert")
      await expect(notice).toContainText("Your code is not in the price.")
      await expect(notice).toContainText("We do not know this code")
      await expect(notice).toBeFocused()
      if (hasScript) {
        // Enter applies the code, and does not book.
        await untilHydrated(page)
        await code(page).fill(typed.toLowerCase())
        await code(page).press("Enter")
      } else await applyCode(page, typed.toLowerCase())
      await expect(page.getByText("Your code is in the price.")).toBeVisible()
      await expect(page.getByLabel("Flight")).toHaveValue("AI302")
      await expect(priceCard(page)).toContainText("you save ₹2,000")
      await expect(confirmButton(page)).toHaveText("Confirm booking, ₹10,000")
      if (!hasScript) return
      await expectGood(page)
      await confirmButton(page).click()
      await expect(page.getByText(/^VM-[0-9A-Z]{8}$/)).toBeVisible()
      await expect(fact(priceCard(page), /^Total/)).toContainText("₹10,000")
      await expect(priceCard(page)).toContainText(`code ${typed.toUpperCase()}`)
    })
  })

test("[GUEST-5] the search shows why a code does not apply, and keeps it in the address", async ({
  page,
  desk,
  room,
}) => {
  const typed = `STAY${randomUUID().slice(0, 6)}`.toUpperCase()
  await publish(desk, room, { audience: "code", code: typed, discountPercent: "10", minimumNights: "3" })
  await openHydrated(page, `/check-availability?${stayQuery(stayOn(20, 2))}`)
  await page.getByText("Promo code", { exact: true }).click()
  await applyCode(page, typed)
  const reason = "This code is for stays of at least 3 nights."
  await expect(code(page)).toHaveAccessibleDescription(reason)
  await expect(page.getByText(reason).first(), "beside the heading that has the focus").toBeInViewport()
  await page.goto(`/check-availability?${stayQuery(stayOn(20, 3))}&code=${typed}`)
  await expect(result(page, room)).toContainText(`code ${typed}: you save ₹1,800`)
  await result(page, room)
    .getByRole("link", { name: /^BOOK NOW/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`code%3D${typed}`))
})

test("[CORP-2] [GUEST-7] the search shows what members save, and a guest pays the member's price after signing in", async ({
  page,
  desk,
  guest,
  room,
}) => {
  await publish(desk, room, { audience: "members", discountPercent: "10" })
  await openHydrated(page, `/check-availability/${room._id}?${stayQuery(stayOn(20, 2))}`)
  await expect(page.getByText("Members save 10%: sign in")).toBeVisible()
  await page.getByRole("main").getByRole("link", { name: "sign in" }).click()
  await signInOnScreen(page, guest)
  await page.getByRole("link", { name: "Continue to booking" }).click()
  await expect(priceCard(page)).toContainText("Member price: you save ₹1,200")
  await expect(page.getByText("Members save 10%")).toBeHidden()
  await confirmButton(page).click()
  await thanksFor(page)
  await expect(fact(priceCard(page), /^Total/)).toContainText("₹10,800")
})

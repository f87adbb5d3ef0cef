import { randomUUID } from "node:crypto"
import { hotel } from "#src/shared/hotel.ts"
import type { APIRequestContext, Page } from "@playwright/test"
import { expectGood, inBothSizes } from "./accessible.ts"
import { fact, offer, stayQuery } from "./booking-steps.ts"
import { continueOnScreen, type Guest, type Newcomer, newcomer, signIn, signUpGuest } from "./guest.ts"
import { type ApiBooking, book, type ListedRoom, roomCalled, familySuite } from "./hotel-api.ts"
import { admin, specialHotel } from "./hotel-under-test.ts"
import { holdScripts } from "./hold-scripts.ts"
import { expect, test as base } from "./hotel-test.ts"
import { untilHydrated } from "./hydrated.ts"
import { emailTo } from "./mailbox.ts"
import { formatted, type StayDates, stayOn } from "./stay-dates.ts"
import { main } from "./page-parts.ts"

const test = base.extend<{ first: Guest }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this pattern
  first: async ({}, provide) => provide(await signUpGuest(specialHotel)),
})

test.use({ baseURL: specialHotel })

type FullStay = { readonly room: ListedRoom; readonly stay: StayDates; readonly booked: ApiBooking }

/** Three nights of the only Family Suite, which the first guest has booked. */
async function aFullStay(request: APIRequestContext, first: Guest): Promise<FullStay> {
  const turn = Number(await (await request.get("/journeys/next-stay")).text())
  const stay = stayOn(50 + ((turn * 4) % 440), 3)
  const room = await roomCalled(request, familySuite)
  return { room, stay, booked: await book(first, { room, stay }) }
}

const press = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name }).click()

async function linkIn(request: APIRequestContext, { email: to }: Newcomer, about: string): Promise<string> {
  const path = /\/waitlist\/[\w-]+\/[\w-]+/.exec(await emailTo(request, { to, about }, specialHotel))?.[0]
  if (!path) throw new Error(`the email to ${to} brings no link`)
  return path
}

/** The link in the message that a stay is sold out. */
const joinLink = (page: Page) => offer(page).getByRole("link", { name: "Join the waitlist" })

const pathOf = ({ room, stay }: FullStay): string => `/check-availability/${room._id}?${stayQuery(stay)}`

/** From the link to a waitlist entry, for somebody without an account. */
async function joinOnScreen(page: Page, { stay }: FullStay, person: Newcomer): Promise<void> {
  await joinLink(page).click()
  await continueOnScreen(page, person)
  await expect(main(page).getByRole("heading", { level: 1, name: "Join the waitlist" })).toBeVisible()
  await expect(fact(page, "Room")).toHaveText(familySuite)
  await expect(fact(page, "Arrive")).toContainText(formatted(stay.checkIn))
}

/** A page with a refusal keeps its scroll position when its scripts load. */
async function openScrolled(page: Page, full: FullStay): Promise<void> {
  const release = await holdScripts(page)
  await page.goto(pathOf(full))
  await joinLink(page).evaluate((link) => link.scrollIntoView({ block: "start" }))
  const scrolled = await page.evaluate(() => window.scrollY)
  release()
  await untilHydrated(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
}

test("[GUEST-9] a newcomer joins the waitlist for a full stay on a page that keeps its scroll position, gets an email when it is free, and books it", async ({
  page,
  first,
  request,
}) => {
  test.slow()
  const full = await aFullStay(request, first)
  const person = newcomer()
  await openScrolled(page, full)
  await joinOnScreen(page, full, person)
  await inBothSizes(page, expectGood)
  await press(page, "Join the line")
  await expect(main(page).getByText(`We have written to ${person.email}.`)).toBeInViewport()

  await page.goto(await linkIn(request, person, "Take your place"))
  await untilHydrated(page)
  await press(page, "Take my place in line")
  await expect(
    main(page).getByRole("heading", { level: 1, name: "You are in line" }).locator("span"),
  ).toBeFocused()
  await expect(main(page).getByText("You are first in line for these nights.")).toBeVisible()
  await inBothSizes(page, expectGood)

  const desk = await signIn(admin, specialHotel)
  expect((await desk.api.delete(`/api/booking/${full.booked._id}`)).ok()).toBe(true)
  await page.goto(await linkIn(request, person, "Your stay is available"))
  await expect(
    main(page)
      .getByText(/^(29|30) minutes left$/)
      .first(),
  ).toBeVisible()
  await inBothSizes(page, expectGood)
  await expect(main(page).getByRole("button", { name: /^Confirm, pay ₹/ })).toBeInViewport()
  await press(page, /^Confirm, pay ₹[\d,]+ at the hotel$/)
  await expect(main(page).getByRole("heading", { level: 1, name: "Your stay is booked" })).toBeVisible()
  await expect(fact(main(page), "Your reference")).toHaveText(/^VM-[0-9A-Z]{8}$/)
  await main(page).getByRole("link", { name: "See your reservation" }).click()
  await expect(page).toHaveURL(/\/user-booking$/)
  await expect(main(page).getByText(familySuite).first()).toBeVisible()
})

test("[SAFE-4] a link to a waitlist entry that does not exist opens nothing", async ({ page }) => {
  expect((await page.goto(`/waitlist/${randomUUID()}/${"a".repeat(43)}`))?.status()).toBe(404)
  await expect(main(page).getByRole("link", { name: hotel.reservations.phone })).toBeVisible()
  await inBothSizes(page, expectGood)
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("[GUEST-9] a guest joins the waitlist and leaves it", async ({ page, first, request }) => {
    const full = await aFullStay(request, first)
    const person = newcomer()
    await page.goto(pathOf(full))
    await joinOnScreen(page, full, person)
    await press(page, "Join the line")
    await page.goto(await linkIn(request, person, "Take your place"))
    await press(page, "Take my place in line")
    await press(page, "Leave the line")
    await expect(main(page).getByRole("heading", { level: 1, name: "You have left the line" })).toBeVisible()
  })
})

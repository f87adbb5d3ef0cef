import type { Locator, Page } from "@playwright/test"
import { confirmButton, expectDates, priceCard, stayQuery } from "./booking-steps.ts"
import { openHydrated } from "./hydrated.ts"
import { asGuest, expect } from "./hotel-test.ts"
import { test } from "./kept-page.ts"
import { inRupees, listRooms, madeByTests } from "./hotel-api.ts"
import { isPhone, swipe } from "./visitor.ts"

const heroNames = ["Classic Room", "Deluxe Room", "Super Deluxe Room", "Suite", "Family Suite"]
const rooms = ["Classic Room", "Executive Room", "Deluxe Room", "Super Deluxe Room", "Suite", "Family Suite"]

const hero = (page: Page): Locator =>
  page.getByRole("main").getByRole("region", { name: "Rooms and suites", exact: true })
const chapter = (page: Page, name: string): Locator =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) })

/** The button of the current slide, with the name of its room. */
const shown = (page: Page): Locator => hero(page).locator("button[aria-current=true]")

test("[ROOMS-1] five rooms fade into one another, one every 3 s; they stop when paused, and do not move for a visitor who prefers reduced motion", {
  tag: "@once",
}, async ({ page }) => {
  await page.clock.install()
  await page.goto("/rooms")
  await expect(hero(page).locator("ol button")).toHaveText(heroNames)
  await expect(shown(page)).toHaveText("Classic Room")
  for (const name of ["Deluxe Room", "Super Deluxe Room", "Suite", "Family Suite", "Classic Room"]) {
    await page.clock.runFor(3000)
    await expect(shown(page)).toHaveText(name)
  }
  const fade = await hero(page)
    .locator("figure")
    .first()
    .evaluate((slide) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(slide)
      return [transitionProperty, transitionDuration]
    })
  expect(fade[0]).toContain("opacity")
  expect(fade[1]).toContain("0.9s")
  await hero(page).getByRole("button", { name: "Pause" }).click()
  const name = await shown(page).innerText()
  await page.clock.runFor(9000)
  await expect(shown(page)).toHaveText(name)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.reload()
  await expect(hero(page).getByRole("button", { name: "Play" })).toBeVisible()
})

test("[ROOMS-2] every room has pictures, a text, its amenities, its price, a telephone link and a link to book", {
  tag: "@once",
}, async ({ readerPage: page }) => {
  await page.goto("/rooms")
  const names = page.getByRole("article").getByRole("heading", { level: 2 })
  await expect(names.filter({ hasNotText: madeByTests })).toHaveText(rooms)
  await expect(chapter(page, "Classic Room").getByText("216 sq ft")).toBeVisible()
  for (const { name, message, finalPrice } of await listRooms(page.request)) {
    const room = chapter(page, name)
    const pictures = room.getByRole("region", { name: `Pictures of the ${name}` })
    expect(await pictures.getByRole("listitem").count(), name).toBeGreaterThan(1)
    await expect(room.getByText(message)).toBeVisible()
    await expect(room.getByText(inRupees(finalPrice), { exact: true })).toBeVisible()
    await expect(room.getByRole("list", { name: "With every stay" }).getByRole("listitem")).toHaveText([
      "Breakfast & tea",
      "Swimming Pool",
      "Pick & Drop*",
    ])
    await room.getByText("10 more amenities").click()
    await expect(room.locator("details li")).toHaveCount(10)
    await expect(room.locator("details li").first()).toBeVisible()
    await expect(room.getByRole("link", { name: /^Call Now/ })).toHaveAttribute("href", /^tel:\+91\d{10}$/)
    await expect(room.getByRole("link", { name: /^BOOK NOW/ })).toHaveAttribute(
      "href",
      /^\/related-room#[a-z-]+$/,
    )
  }
  await expect(page.getByText("* Pick & Drop runs between")).toBeVisible()
})

test("[ROOMS-2] [ROUTE-7] a room of the first page leads to its place among the rooms, and BOOK NOW to its place in the list of rooms", {
  tag: "@once",
}, async ({ visitorPage: page }) => {
  await openHydrated(page, "/")
  await page
    .getByRole("region", { name: "Ways to sleep well" })
    .getByRole("link", { name: /^Family Suite/ })
    .click()
  await expect(page).toHaveURL("/rooms#family-suite")
  await expect(page.getByRole("heading", { level: 2, name: "Family Suite" })).toBeInViewport()
  await chapter(page, "Suite")
    .getByRole("link", { name: /^BOOK NOW/ })
    .click()
  await expect(page).toHaveURL("/related-room#suite")
  await expect(page.getByRole("heading", { level: 2, name: "Suite", exact: true })).toBeInViewport()
})

/** A desktop shows chapters with an index beside them, a phone cards with the picture first (ROOMS-3). */
async function expectLayout(page: Page): Promise<void> {
  const index = page.getByRole("navigation", { name: "Kinds of room" })
  const first = chapter(page, "Classic Room")
  const [list, card] = [await index.boundingBox(), await first.boundingBox()]
  const name = await first.getByRole("heading", { level: 2 }).boundingBox()
  const picture = await first.getByRole("region").boundingBox()
  if (!list || !card || !name || !picture) throw new Error("a part of the page has no place")
  if (isPhone(page)) {
    expect(list.y).toBeLessThan(card.y)
    expect(picture.y).toBeLessThan(name.y)
    expect(picture.width).toBeGreaterThanOrEqual(page.viewportSize()?.width ?? 0)
  } else {
    expect(list.x + list.width).toBeLessThanOrEqual(card.x + 1)
    expect(name.y).toBeLessThan(picture.y)
    await index.getByRole("link", { name: /^Family Suite/ }).click()
    await expect(chapter(page, "Family Suite").getByRole("heading")).toBeInViewport()
    await expect(index).toBeInViewport()
  }
}

/** The index names all six rooms, stays in view and marks the one that is read. */
async function expectIndex(page: Page): Promise<void> {
  const index = page.getByRole("navigation", { name: "Kinds of room" })
  for (const name of rooms) {
    await chapter(page, name).evaluate((room) => room.scrollIntoView({ block: "start" }))
    await expect(index.locator("[aria-current]")).toHaveText(new RegExp(`^${name}`))
    await expect(index.locator("[aria-current]")).toBeInViewport({ ratio: 1 })
  }
}

test("[ROOMS-2] [ROOMS-3] a desktop shows chapters with an index beside them, a phone cards whose pictures are swiped; the index marks the room that is read", async ({
  page,
  hasTouch,
}) => {
  await openHydrated(page, "/rooms")
  await test.step("the layout", () => expectLayout(page))
  await test.step("pictures are swiped with a finger and stepped through with the keys", async () => {
    const pictures = page.getByRole("region", { name: "Pictures of the Classic Room" })
    await expect(pictures.getByText(/^1 of/)).toBeVisible()
    if (hasTouch) await swipe(page, pictures.getByRole("list"), -260)
    else {
      await pictures.getByRole("button", { name: "Next" }).focus()
      await page.keyboard.press("Enter")
    }
    await expect(pictures.getByText(/^2 of/)).toBeVisible()
  })
  await test.step("the index", () => expectIndex(page))
})

test.describe("a guest", () => {
  test.use(asGuest)

  test("[GUEST-4] goes from the rooms and from a search to the pages of rooms, which keep the dates, and on to the confirm page", {
    tag: "@once",
  }, async ({ page, freshStay }) => {
    const stay = freshStay()
    await openHydrated(page, "/rooms")
    await chapter(page, "Suite").getByRole("link", { name: "See the room: Suite" }).click()
    await expect(page).toHaveURL("/rooms/suite")
    await expect(page.getByRole("heading", { level: 1, name: "Suite", exact: true })).toBeVisible()
    await expect(page.getByText("560 sq ft (52 m²)")).toBeVisible()
    await openHydrated(page, `/check-availability?${stayQuery(stay)}`)
    await page.getByRole("link", { name: "Suite", exact: true }).click()
    await expect(page).toHaveURL(/\/rooms\/suite\?checkIn=/)
    await page
      .getByRole("region", { name: "Other rooms" })
      .getByRole("link", { name: "Super Deluxe Room" })
      .click()
    await expect(page).toHaveURL(/\/rooms\/super-deluxe\?checkIn=/)
    const price = page.getByRole("complementary", { name: "Price of the Super Deluxe Room" })
    await price.getByRole("link", { name: "Other dates" }).click()
    await expect(page).toHaveURL(/\/check-availability\/[0-9a-f-]{36}\?/)
    await expectDates(page, stay)
    await page.goBack()
    await price.getByRole("link", { name: "BOOK NOW" }).click()
    await expect(page).toHaveURL(/\/booking\/[0-9a-f-]{36}\?/)
    await expect(
      priceCard(page).getByRole("heading", { name: "Super Deluxe Room", exact: true }),
    ).toBeVisible()
    await expect(confirmButton(page)).toBeVisible()
  })
})

import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { expectAccessible, expectGood, expectWellFormed } from "./accessible.ts"
import { openHydrated, untilLaidOut } from "./hydrated.ts"
import { openCheckout, stayQuery } from "./booking-steps.ts"
import type { Guest } from "./guest.ts"
import { book, classic, type ListedRoom, roomCalled } from "./hotel-api.ts"
import { specialHotel, origin } from "./hotel-under-test.ts"
import { asDesk, asGuest, expect, test } from "./hotel-test.ts"
import { aPicture, uploaded } from "./pictures.ts"
import { type StayDates, stayOn } from "./stay-dates.ts"

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }))

/** Every public address, and the canonical one that it names. */
const publicPages: readonly (readonly [string, string])[] = [
  ["/", "/"],
  ["/rooms", "/rooms"],
  ["/room", "/rooms"],
  ["/dine", "/dine"],
  ["/dining", "/dine"],
  ["/explore-dining", "/dine"],
  ["/menu", "/menu"],
  ["/gallery", "/gallery"],
  ["/corporate", "/corporate"],
  ["/blog", "/blog"],
  ["/privacypolicy", "/privacypolicy"],
  ["/termsandconditions", "/termsandconditions"],
  ["/cancellationandrefund", "/cancellationandrefund"],
  ["/allroom", "/booking"],
  ["/booking", "/booking"],
  ["/related-room", "/booking"],
  ["/check-availability", "/check-availability"],
  ["/checkin", "/checkin"],
  ["/contact-us", "/contact-us"],
  ["/query", "/banquet-query"],
  ["/banquet-query", "/banquet-query"],
  ["/corporate-query", "/corporate-query"],
  ["/signin", "/signin"],
  ["/login", "/signin"],
  ["/signup", "/signup"],
  ["/forget1", "/forget1"],
]

async function canonicalOf(page: Page): Promise<string> {
  const link = await page.locator("link[rel=canonical]").getAttribute("href")
  return new URL(link ?? "/none", page.url()).pathname
}

for (const [path, canonical] of publicPages.filter(([address, own]) => address === own)) {
  test(`[ROUTE-2] ${path} is well formed, accessible and silent`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    expect(await canonicalOf(page)).toBe(canonical)
    if (path === "/") await untilLaidOut(page)
    await expectGood(page)
  })
}

test("[ROUTE-2] a screen that answers at several addresses is well formed at each and names its own", async ({
  page,
}) => {
  for (const [path, canonical] of publicPages.filter(([address, own]) => address !== own)) {
    expect((await page.goto(path))?.status()).toBe(200)
    expect(await canonicalOf(page)).toBe(canonical)
    await expectWellFormed(page)
  }
})

test("a blog post, found by its list, is well formed, accessible and silent", async ({ page }) => {
  await page.goto("/blog")
  await page.getByRole("main").locator("a[href^='/blog/']").first().click()
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/)
  await expectGood(page)
})

test("[ROUTE-9] the page of an address that leads nowhere is well formed and accessible", async ({
  page,
}) => {
  await page.goto("/no-such-page")
  await expectGood(page)
})

test("the refusals of a search are accessible", async ({ page }) => {
  const room = await roomCalled(page.request, classic)
  await page.goto(`/check-availability/${room._id}?checkIn=&checkOut=&rooms=3-0`)
  await expectGood(page)
})

test("a room that is sold out, and one out of stock, are shown accessibly", async ({ page }) => {
  await page.goto(`${specialHotel}/check-availability?${stayQuery(stayOn(10, 2))}`)
  await expectGood(page)
  await page.goto(`${specialHotel}/booking`)
  await expectGood(page)
})

test("the forms of an account show what is wrong accessibly", async ({ page }) => {
  for (const [path, button] of [
    ["/signup", "Sign up"],
    ["/signin", "Sign in"],
    ["/forget1", "Send OTP"],
  ] as const) {
    await page.goto(path)
    await page.getByRole("main").getByRole("button", { name: button }).click()
    await expect(page.getByRole("region", { name: "Please look at this again" })).toBeVisible()
    await expectGood(page)
  }
})

test("the later steps of a reset that was not begun are well formed and accessible", async ({ page }) => {
  for (const path of ["/forget2", "/forget3"]) {
    expect((await page.goto(path))?.status()).toBe(200)
    await expectGood(page)
  }
})

test("the open menu is accessible", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/checkin")
  await page.getByRole("banner").locator("summary").click()
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible()
  await expectAccessible(page)
})

test("[LIST-2] the open gallery of a room is accessible", async ({ page }) => {
  await openHydrated(page, "/booking")
  await page.getByRole("link", { name: /^VIEW/ }).first().click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await expectAccessible(page)
})

test("the open sheets of dates on a phone are accessible", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const room = await roomCalled(page.request, classic)
  await page.goto(`/check-availability/${room._id}`)
  await page.getByRole("button", { name: "Choose in a calendar" }).click()
  await expect(page.getByRole("dialog", { name: "Your dates" })).toBeVisible()
  await expectAccessible(page)
  await openHydrated(page, "/booking")
  await page.getByRole("link", { name: "Check dates and prices" }).click()
  await expect(page.getByRole("dialog", { name: "Check dates and prices" })).toBeVisible()
  await expectAccessible(page)
})

type Moment = { guest: Guest; room: ListedRoom; stay: StayDates }
type Visit = readonly [string, (moment: Moment) => string | Promise<string>]

const steps: readonly Visit[] = [
  ["the offer", ({ room, stay }) => `/check-availability/${room._id}?${stayQuery(stay, "2-0_2-1")}`],
  ["the rooms for a stay", ({ stay }) => `/check-availability?${stayQuery(stay)}`],
  ["the stay handed on", ({ stay }) => `/checkin?${stayQuery(stay)}`],
  ["the booking", ({ room, stay }) => `/booking/${room._id}?${stayQuery(stay)}&total=1`],
  [
    "the payment",
    async (moment) => `/payment/${(await book(moment.guest, { ...moment, paymentMode: "Net Banking" }))._id}`,
  ],
  [
    "a payment that failed",
    async (moment) =>
      `/payment/${(await book(moment.guest, { ...moment, paymentMode: "Net Banking" }))._id}?outcome=failed`,
  ],
  ["the thanks", async (moment) => `/confirmation?booking=${(await book(moment.guest, moment))._id}`],
  ["the bookings", async (moment) => ((await book(moment.guest, moment)) ? "/user-booking" : "")],
  [
    "other dates for a stay",
    async (moment) =>
      `/user-booking/${(await book(moment.guest, moment))._id}/dates?${stayQuery({ ...moment.stay, checkOut: moment.stay.checkIn })}`,
  ],
  [
    "the price of other dates",
    async (moment) =>
      `/user-booking/${(await book(moment.guest, moment))._id}/dates?${stayQuery(stayOn(60, 3))}`,
  ],
  [
    "the support of a booking",
    async (moment) => `/user-support?booking=${(await book(moment.guest, moment))._id}`,
  ],
  ["the account", () => "/my-account"],
  ["the profile", () => "/update-profile"],
  ["the offers", () => "/user-offer"],
  ["the support", () => "/user-support"],
  ["a link of an email that is over", () => `/confirm-email/${"a".repeat(43)}`],
  ["the way out", () => "/signout"],
]

test.describe("a guest", () => {
  test.use(asGuest)

  for (const [what, address] of steps) {
    test(`${what}: well formed, accessible, silent`, async ({ page, guest, freshStay }) => {
      const room = await roomCalled(guest.api, classic)
      expect((await page.goto(await address({ guest, room, stay: freshStay(2) })))?.status()).toBe(200)
      await expectGood(page)
    })
  }

  test("[PAY-6] the provider's window is accessible, by every method, and after a failure", async ({
    page,
    guest,
    freshStay,
  }) => {
    const room = await roomCalled(guest.api, classic)
    const booking = await book(guest, { room, stay: freshStay(2), paymentMode: "Net Banking" })
    await page.goto(`/payment/${booking._id}`)
    const checkout = await openCheckout(page)
    for (const method of ["UPI", "Net Banking", "EMI", "Card"]) {
      await checkout.getByRole("radio", { name: method, exact: true }).focus()
      await page.keyboard.press("Space")
      await expectAccessible(page)
    }
    await checkout.getByRole("button", { name: "Fail this payment" }).click()
    await expect(checkout.getByRole("heading", { name: "Payment failed" })).toBeVisible()
    await expectAccessible(page)
  })

  test("[ACCT-5] the open question of a cancellation is accessible", async ({ page, guest, freshStay }) => {
    const booking = await book(guest, { room: await roomCalled(guest.api, classic), stay: freshStay(2) })
    await page.goto("/user-booking")
    await page.getByRole("link", { name: `Cancel Booking ${booking.reference}` }).click()
    await expect(page.getByRole("alertdialog")).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe("the front office", () => {
  test.use(asDesk)

  const openedFrom = (list: string, link: string) => async (page: Page) => {
    await page.goto(list)
    return (await page.getByRole("main").locator(link).first().getAttribute("href")) ?? "/none"
  }

  /** Every screen of the administration by its pattern in the site map, and the addresses that it is visited at. */
  const screens: Readonly<Record<string, readonly (string | ((page: Page) => Promise<string>))[]>> = {
    admin: ["/admin"],
    "admin/day": ["/admin/day", "/admin/day?list=holds"],
    "admin/tape": ["/admin/tape"],
    "admin/book": ["/admin/book"],
    "admin/book/:id": [
      async (page) =>
        `/admin/book/${(await roomCalled(page.request, classic))._id}?${stayQuery(stayOn(40, 2))}`,
    ],
    "admin/figures": ["/admin/figures"],
    "admin/booking": ["/admin/booking", "/admin/booking?q=nobody-has-this"],
    "admin/user": ["/admin/user"],
    "admin/user/:id": [openedFrom("/admin/user", "a[href^='/admin/user/']")],
    "admin/staff": ["/admin/staff"],
    "admin/emails": ["/admin/emails", "/admin/emails?show=failed"],
    "admin/audit": ["/admin/audit", "/admin/audit?action=nobody-did-this"],
    "admin/cancellations": ["/admin/cancellations", "/admin/cancellations?show=answered"],
    "admin/stray-money": ["/admin/stray-money"],
    "admin/confirm": ["/admin/confirm"],
    "admin/contact": ["/admin/contact"],
    "admin/contact/spam": ["/admin/contact/spam"],
    "admin/contact/:id": [openedFrom("/admin/contact", "a[href^='/admin/contact/']:not([href*='spam'])")],
    "admin/enquery": ["/admin/enquery"],
    "admin/enquery/spam": ["/admin/enquery/spam"],
    "admin/enquery/:id": [openedFrom("/admin/enquery", "a[href^='/admin/enquery/']:not([href*='spam'])")],
    "admin/corporate-query": ["/admin/corporate-query"],
    "admin/corporate-query/spam": ["/admin/corporate-query/spam"],
    "admin/corporate-query/:id": [
      openedFrom("/admin/corporate-query", "a[href^='/admin/corporate-query/']:not([href*='spam'])"),
    ],
    "admin/roomcart": ["/admin/roomcart"],
    "admin/roomcart/create": ["/admin/roomcart/create"],
    "admin/roomcart/update/:id": [
      async (page) => `/admin/roomcart/update/${(await roomCalled(page.request, classic))._id}`,
    ],
    "admin/rates": ["/admin/rates"],
    "admin/rates/seasons": ["/admin/rates/seasons"],
    "admin/testimonial": ["/admin/testimonial"],
    "admin/create-testimonial": ["/admin/create-testimonial"],
    "admin/update-testimonial/:id": [
      openedFrom("/admin/testimonial", "a[href^='/admin/update-testimonial/']"),
    ],
    "admin/offers": ["/admin/offers"],
    "admin/create-offers": ["/admin/create-offers"],
    "admin/update-offers/:id": [openedFrom("/admin/offers", "a[href^='/admin/update-offers/']")],
    "admin/newsletter": ["/admin/newsletter"],
    "admin/gallery": ["/admin/gallery"],
    "admin/create-gallery": ["/admin/create-gallery"],
    "admin/update-gallery/:id": [openedFrom("/admin/gallery", "a[href^='/admin/update-gallery/']")],
    "admin/media": ["/admin/media", "/admin/media?q=nobody-has-this"],
    "admin/media/add": ["/admin/media/add"],
    "admin/media/:id": [async (page) => `/admin/media/${await uploaded(page, await aPicture())}`],
    "admin/:id": [openedFrom("/admin/booking", "tbody a[href^='/admin/']")],
    "admin/:id/move": [
      async (page) => `${await openedFrom("/admin/day?list=in-house", "a[href^='/admin/']")(page)}/move`,
    ],
    "admin/:id/cancel": [
      async (page) => `${await openedFrom("/admin/day?list=in-house", "a[href^='/admin/']")(page)}/cancel`,
    ],
  }

  // Each theme in one size: what differs between them are colours, which are the same in both.
  test.beforeEach(({ context, isMobile }) =>
    context.addCookies([{ name: "admin-theme", value: isMobile ? "dark" : "light", url: origin }]),
  )

  for (const [pattern, addresses] of Object.entries(screens)) {
    test(`/${pattern} of the front office: well formed, accessible, silent, light at a desk and dark on a phone`, async ({
      page,
    }) => {
      for (const address of addresses) {
        const path = typeof address === "string" ? address : await address(page)
        expect((await page.goto(path))?.status(), path).toBe(200)
        await expectGood(page)
      }
    })
  }

  test("no list of the administration scrolls sideways on a tablet, held upright or across", async ({
    page,
  }) => {
    const lists = ["booking", "user", "confirm", "contact", "enquery", "corporate-query", "newsletter"]
    for (const list of lists) {
      await page.goto(`/admin/${list}`)
      for (const [width, height] of [
        [820, 1180],
        [1024, 768],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height })
        const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(await beyond(), `${list} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
  })

  test("no screen of the administration is left out of this keyset", async () => {
    const map = await readFile(new URL("../src/web/routes.ts", import.meta.url), "utf8")
    const told = [...map.matchAll(/route\([`"](admin[^`"]*)[`"], "pages\/[^"]*\.tsx"/g)].flatMap(
      ([, path = ""]) =>
        path.includes("${desk}")
          ? ["contact", "enquery", "corporate-query"].map((desk) => path.replace("${desk}", desk))
          : [path],
    )
    expect(told.length).toBeGreaterThan(30)
    expect(told.filter((path) => !(path in screens))).toEqual([])
  })

  test("/my-account of the front office: well formed, accessible, silent", async ({ page }) => {
    expect((await page.goto("/my-account"))?.status()).toBe(200)
    await expectGood(page)
  })

  test("[ADM-6] [ADM-7] a booking, its open questions and its deletion are accessible", async ({
    page,
    guest,
    freshStay,
  }) => {
    const booking = await book(guest, { room: await roomCalled(guest.api, classic), stay: freshStay(2) })
    await page.goto(`/admin/${booking._id}`)
    await expectGood(page)
    await page.getByRole("button", { name: "Update", exact: true }).click()
    await expect(page.getByRole("alertdialog")).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/admin/booking?delete=${booking._id}`)
    await expectGood(page)
    await page.getByRole("link", { name: `Delete ${booking.reference}` }).click()
    await expect(page.getByRole("alertdialog")).toBeVisible()
    await expectAccessible(page)
  })
})

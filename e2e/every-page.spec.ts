import { randomUUID } from "node:crypto"
import { readFile } from "node:fs/promises"
import type { Page, Request } from "@playwright/test"
import { adminScreens } from "./admin-screens.ts"
import {
  expectAccessible,
  expectGood,
  expectGoodInBothLooks,
  expectNoSidewaysScroll,
  inBothLooks,
  inBothSizes,
  sizes,
} from "./accessible.ts"
import { openHydrated, untilLaidOut } from "./hydrated.ts"
import { openCalendar, openCheckout, stayQuery } from "./booking-steps.ts"
import { type ApiBooking, book, classic, type ListedRoom, roomCalled } from "./hotel-api.ts"
import { specialHotel } from "./hotel-under-test.ts"
import { asGuest, expect } from "./hotel-test.ts"
import { test } from "./kept-page.ts"
import { publicPages } from "./public-pages.ts"
import { type StayDates, stayOn } from "./stay-dates.ts"

async function canonicalOf(page: Page): Promise<string> {
  const link = await page.locator("link[rel=canonical]").getAttribute("href")
  return new URL(link ?? "/none", page.url()).pathname
}

for (const [path, canonical] of publicPages.filter(([address, own]) => address === own)) {
  test(`[ROUTE-2] ${path} is well formed, accessible and without errors`, async ({ visitorPage: page }) => {
    const fonts: string[] = []
    const note = (request: Request) => request.resourceType() === "font" && fonts.push(request.url())
    page.on("request", note)
    expect((await page.goto(path))?.status()).toBe(200)
    expect(await canonicalOf(page)).toBe(canonical)
    if (path === "/") await untilLaidOut(page)
    await inBothSizes(page, expectGood)
    page.off("request", note)
    // The complete faces: `scripts/subset-fonts.sh` lacks a character of the page.
    expect(fonts.filter((url) => /-latin-(ext-)?wght/.test(url))).toEqual([])
  })
}

// The browser opens the canonical one.
test("[ROUTE-2] a screen with several addresses is well formed at each and names its canonical one", async ({
  visitorPage: page,
}) => {
  // The trusted types of a page of the hotel refuse the parser.
  await page.goto("about:blank")
  for (const [path, canonical] of publicPages.filter(([address, own]) => address !== own)) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(200)
    const named = await page.evaluate(
      (html) => {
        const { body, head, title } = new DOMParser().parseFromString(html, "text/html")
        const ids = [...body.querySelectorAll("[id]")].map(({ id }) => id)
        return {
          title,
          canonical: [...head.querySelectorAll<HTMLLinkElement>("link[rel=canonical]")].map(
            ({ href }) => href,
          ),
          headings: body.querySelectorAll("h1").length,
          mains: body.querySelectorAll("main").length,
          idsTwice: ids.filter((id, index) => ids.indexOf(id) !== index),
        }
      },
      await answer.text(),
    )
    expect({ path, ...named }).toEqual({
      path,
      title: expect.stringMatching(/^\S.* \| Vimana New Delhi$/),
      canonical: [expect.stringMatching(new RegExp(`^https?://[^/]+${canonical}$`))],
      headings: 1,
      mains: 1,
      idsTwice: [],
    })
  }
})

test("a blog post, found by its list, is well formed, accessible and without errors", async ({
  visitorPage: page,
}) => {
  await page.goto("/blog")
  const post = await page.getByRole("main").locator("a[href^='/blog/']").first().getAttribute("href")
  expect(post).toMatch(/\/blog\/[a-z0-9-]+$/)
  await page.goto(post ?? "/none")
  await inBothSizes(page, expectGood)
})

test("[ROUTE-9] the page of an unknown address is well formed and accessible", async ({
  visitorPage: page,
}) => {
  await page.goto("/no-such-page")
  await inBothSizes(page, expectGood)
})

test("the refusals of a search are accessible", async ({ visitorPage: page }) => {
  const room = await roomCalled(page.request, classic)
  await page.goto(`/check-availability/${room._id}?checkIn=&checkOut=&rooms=3-0`)
  await inBothSizes(page, expectGood)
})

test("a room that is sold out, and one out of stock, are shown accessibly", async ({ visitorPage: page }) => {
  for (const path of [`/check-availability?${stayQuery(stayOn(10, 2))}`, "/booking"]) {
    await page.goto(`${specialHotel}${path}`)
    await inBothSizes(page, expectGood)
  }
})

test("the forms of an account show what is wrong accessibly", async ({ visitorPage: page }) => {
  for (const [path, button] of [
    ["/signup", "Sign up"],
    ["/signin", "Sign in"],
    ["/forget1", "Send OTP"],
  ] as const) {
    await page.goto(path)
    await page.getByRole("main").getByRole("button", { name: button, exact: true }).click()
    await expect(page.getByRole("region", { name: "Please look at this again" })).toBeVisible()
    await inBothSizes(page, expectGood)
  }
})

test("the page of an expired link is well formed and accessible", async ({ visitorPage: page }) => {
  expect((await page.goto(`/stay/${randomUUID()}/${"a".repeat(43)}`))?.status()).toBe(404)
  await inBothSizes(page, expectGood)
})

test("the later steps of a reset that was not begun are well formed and accessible", async ({
  visitorPage: page,
}) => {
  for (const path of ["/forget2", "/forget3"]) {
    expect((await page.goto(path))?.status()).toBe(200)
    await inBothSizes(page, expectGood)
  }
})

test("the open menu is accessible", async ({ visitorPage: page }) => {
  await page.setViewportSize(sizes.phone)
  await page.goto("/checkin")
  await page.getByRole("banner").locator("summary").click()
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible()
  await expectAccessible(page)
})

test("[LIST-2] the open gallery of a room is accessible", async ({ visitorPage: page }) => {
  await openHydrated(page, "/booking")
  await page.getByRole("link", { name: /^VIEW/ }).first().click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await inBothSizes(page, expectAccessible)
})

test("the open sheets of dates on a phone are accessible", async ({ visitorPage: page }) => {
  await page.setViewportSize(sizes.phone)
  const room = await roomCalled(page.request, classic)
  await page.goto(`/check-availability/${room._id}`)
  await expect(await openCalendar(page)).toBeVisible()
  await expectAccessible(page)
  await openHydrated(page, "/booking")
  await page.getByRole("link", { name: "Check dates and prices" }).click()
  await expect(page.getByRole("dialog", { name: "Check dates and prices" })).toBeVisible()
  await expectAccessible(page)
})

type Moment = { room: ListedRoom; stay: StayDates; booked: ApiBooking; unpaid: ApiBooking }
type Visit = readonly [string, (moment: Moment) => string]

const steps: readonly Visit[] = [
  ["the offer", ({ room, stay }) => `/check-availability/${room._id}?${stayQuery(stay, "2-0_2-1")}`],
  ["the rooms for a stay", ({ stay }) => `/check-availability?${stayQuery(stay)}`],
  ["the stay handed on", ({ stay }) => `/checkin?${stayQuery(stay)}`],
  ["the booking", ({ room, stay }) => `/booking/${room._id}?${stayQuery(stay)}&total=1`],
  ["the payment", ({ unpaid }) => `/payment/${unpaid._id}`],
  ["a payment that failed", ({ unpaid }) => `/payment/${unpaid._id}?outcome=failed`],
  ["the thanks", ({ booked }) => `/confirmation?booking=${booked._id}`],
  ["the bookings", () => "/user-booking"],
  [
    "other dates for a stay",
    ({ booked, stay }) =>
      `/user-booking/${booked._id}/dates?${stayQuery({ ...stay, checkOut: stay.checkIn })}`,
  ],
  ["a dearer stay", ({ booked }) => `/user-booking/${booked._id}/dates?${stayQuery(stayOn(60, 3))}`],
  ["the arrival of a stay", ({ booked }) => `/user-booking/${booked._id}/arrival`],
  ["the support of a booking", ({ booked }) => `/user-support?booking=${booked._id}`],
  ["the account", () => "/my-account"],
  ["the profile", () => "/update-profile"],
  ["the sessions", () => "/my-account/sessions"],
  ["the change of the password", () => "/my-account/password"],
  ["the passkeys", () => "/my-account/passkeys"],
  ["the guest's data", () => "/my-account/privacy"],
  ["the second factor", () => "/my-account/second-factor"],
  ["the offers", () => "/user-offer"],
  ["the support", () => "/user-support"],
  ["a link of an email that is over", () => `/confirm-email/${"a".repeat(43)}`],
  ["a newsletter link that is over", () => `/newsletter/confirm/${"a".repeat(43)}`],
  ["an unsubscription that nobody has", () => `/newsletter/unsubscribe/${randomUUID()}`],
  ["the way out", () => "/signout"],
]

test.describe("a guest", () => {
  test.use({ ...asGuest, contextOptions: { reducedMotion: "reduce" } })

  test("every step of a booking and page of an account: well formed, accessible, without errors", async ({
    page,
    guest,
    freshStay,
  }) => {
    test.slow()
    const room = await roomCalled(guest.api, classic)
    const stay = freshStay(2)
    const booked = await book(guest, { room, stay })
    const unpaid = await book(guest, { room, stay: freshStay(2), paymentMode: "Net Banking" })
    for (const [what, address] of steps) {
      await test.step(what, async () => {
        const path = address({ room, stay, booked, unpaid })
        expect((await page.goto(path))?.status()).toBe(200)
        await inBothSizes(page, expectGood)
      })
    }
  })

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
      await inBothSizes(page, expectAccessible)
    }
    await checkout.getByRole("button", { name: "Fail this payment" }).click()
    await expect(checkout.getByRole("heading", { name: "Payment failed" })).toBeVisible()
    await inBothSizes(page, expectAccessible)
  })

  test("[ACCT-5] the open question of a cancellation is accessible", async ({ page, guest, freshStay }) => {
    const booking = await book(guest, { room: await roomCalled(guest.api, classic), stay: freshStay(2) })
    await page.goto("/user-booking")
    await page.getByRole("link", { name: `Cancel Booking ${booking.reference}` }).click()
    await expect(page.getByRole("alertdialog")).toBeVisible()
    await inBothSizes(page, expectAccessible)
  })
})

/** The lists that must also fit the width of a tablet, in portrait and landscape. */
const listsOnTablets = [
  "/admin/booking",
  "/admin/user",
  "/admin/confirm",
  "/admin/contact",
  "/admin/enquery",
  "/admin/corporate-query",
  "/admin/newsletter",
]

/** The lists of ADM-1 with a description box by default; every-table.spec.ts has the others. */
const listsWithBoxes = ["/admin/testimonial", "/admin/roomcart", "/admin/offers", "/admin/contact"]

/** Description boxes are 100 px high at every width (ADM-1). */
async function expectBoxes(page: Page): Promise<void> {
  const boxes = page.getByRole("main").getByRole("region", { name: /^(Message|Description) of / })
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const heights = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().height))
    expect([...new Set(heights)], `${page.url()} at ${width}`).toEqual([100])
  }
}

async function expectFitsTablets(page: Page): Promise<void> {
  for (const [width, height] of [
    [820, 1180],
    [1024, 768],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectNoSidewaysScroll(page)
  }
}

test.describe("the front office", () => {
  for (const [pattern, addresses] of Object.entries(adminScreens)) {
    test(`/${pattern} of the front office: well formed, accessible, without errors, light on a desktop and dark on a phone`, async ({
      deskPage: page,
    }) => {
      test.slow()
      for (const address of addresses) {
        const path = typeof address === "string" ? address : await address(page)
        expect((await page.goto(path))?.status(), path).toBe(200)
        await expectGoodInBothLooks(page)
        if (listsWithBoxes.includes(path)) await expectBoxes(page)
        if (listsOnTablets.includes(path)) await expectFitsTablets(page)
      }
    })
  }

  test("no screen of the administration is left out of the list", async () => {
    const map = await readFile(new URL("../src/web/routes.ts", import.meta.url), "utf8")
    const paths = [...map.matchAll(/route\([`"](admin[^`"]*)[`"], "admin\/pages\/[^"]*\.tsx"/g)].flatMap(
      ([, path = ""]) =>
        path.includes("${desk}")
          ? ["contact", "enquery", "corporate-query"].map((desk) => path.replace("${desk}", desk))
          : [path],
    )
    expect(paths.length).toBeGreaterThan(30)
    expect(paths.filter((path) => !(path in adminScreens))).toEqual([])
  })

  test("/my-account of the front office: well formed, accessible, without errors", async ({
    deskPage: page,
  }) => {
    expect((await page.goto("/my-account"))?.status()).toBe(200)
    await inBothLooks(page, expectGood)
  })

  test("[ADM-6] [ADM-7] a booking, its open questions and its deletion are accessible", async ({
    deskPage: page,
    guest,
    freshStay,
  }) => {
    const booking = await book(guest, { room: await roomCalled(guest.api, classic), stay: freshStay(2) })
    await page.goto(`/admin/${booking._id}`)
    await inBothLooks(page, expectGood)
    // A phone folds the statuses.
    await page.setViewportSize(sizes.desktop)
    await page.getByRole("button", { name: "Update", exact: true }).click()
    await expect(page.getByRole("alertdialog")).toBeVisible()
    await inBothLooks(page, expectAccessible)
    await page.goto(`/admin/booking?q=${booking.reference}&delete=${booking._id}`)
    await inBothLooks(page, expectGood)
    await page.getByRole("link", { name: `Delete ${booking.reference}` }).click()
    await expect(page.getByRole("alertdialog")).toBeVisible()
    await inBothLooks(page, expectAccessible)
  })
})

import { skipFilm } from "./visitor.ts"
import type { Page } from "@playwright/test"
import { expectGoodPracticeInSameColours } from "./accessible.ts"
import { stayQuery } from "./booking-steps.ts"
import { continueOnScreen, newcomer } from "./guest.ts"
import { deluxe, roomCalled } from "./hotel-api.ts"
import { expect } from "./hotel-test.ts"
import { editedHotel } from "./hotel-under-test.ts"
import { openHydrated } from "./hydrated.ts"
import { test } from "./kept-page.ts"
import { stayOn } from "./stay-dates.ts"

test.use({ baseURL: editedHotel })

const dated = "checkIn=01-03-2027&checkOut=03-03-2027&rooms=2-1"

/** A page of each kind, with its scripts. */
const pages = [
  "/hi",
  "/hi/rooms",
  "/hi/rooms/suite",
  "/hi/related-room",
  `/hi/check-availability?${dated}`,
  `/hi/rooms/compare?types=classic,suite&${dated}`,
  "/hi/between-flights?lands=2027-03-01&landsAt=23:40&departs=2027-03-02&departsAt=06:15&landsTerminal=3-domestic",
  "/hi/gallery",
  "/hi/menu",
  "/hi/signup",
  "/hi/banquet-query",
]

/** Pages of the same components with texts of their own; only their server-rendered HTML is checked. */
const pagesWithOwnTexts = [
  "/hi/nowhere",
  "/hi/check-availability",
  `/hi/check-availability?${dated}&only=size-350_view-runway&sort=price`,
  "/hi/check-availability?only=view-nowhere",
  "/hi/check-availability?checkIn=03-03-2027&checkOut=01-03-2027&rooms=2-1",
  "/hi/rooms/compare",
  "/hi/between-flights",
  "/hi/checkin",
  "/hi/blog",
  "/hi/blog/a-night-between-two-flights-and-what-to-do-with-it",
  "/hi/offers",
  "/hi/privacypolicy",
  "/hi/termsandconditions",
  "/hi/cancellationandrefund",
  "/hi/proof",
  "/hi/signin",
  "/hi/forget1",
  "/hi/forget2",
  "/hi/newsletter",
  "/hi/contact-us",
  "/hi/corporate-query",
  "/hi/query?outlet=any",
  "/hi/dine",
  "/hi/corporate",
  "/hi/booking",
]

const ofAccount = [
  "my-account",
  "my-account/sessions",
  "my-account/passkeys",
  "my-account/privacy",
  "update-profile",
  "user-offer",
  "user-support",
]

/** What stays in Latin script: names, addresses and the other language. */
const allowed =
  /(?:[\w.]+@[\w.]+|@vimana\.newdelhi|Instagram|Facebook|LinkedIn|YouTube|Google Maps|Apple Maps|OpenStreetMap|English|PDF|GST|VM-[0-9A-Z]{8}|TRANSIT15|name@example\.com)/g

/** All texts of the page, also those for screen readers, are in Hindi, and its links stay in Hindi. */
async function expectTextsInHindi(page: Page, typed: readonly string[] = []): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN")
  const seen = await page.evaluate(() => {
    for (const quote of document.querySelectorAll<HTMLElement>("blockquote, figcaption"))
      quote.style.display = "none"
    const labels = [...document.querySelectorAll("body [aria-label], body img[alt]")]
      .filter((one) => !one.closest("blockquote, figcaption"))
      .map((one) => one.getAttribute("aria-label") ?? one.getAttribute("alt") ?? "")
    return [document.title, document.body.innerText, ...labels].join("\n").split("\n")
  })
  const logos = await page
    .locator("a[rel=noreferrer] img")
    .evaluateAll((all) => all.map((one) => one.getAttribute("alt") ?? ""))
  const withoutTyped = (line: string) => typed.reduce((rest, text) => rest.replaceAll(text, ""), line)
  const english = seen.filter(
    (line) => /[A-Za-z]{2}/.test(withoutTyped(line).replaceAll(allowed, "")) && !logos.includes(line),
  )
  expect(english).toEqual([])
  const links = await page
    .locator("a[data-discover]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""))
  expect(links.filter((href) => href.startsWith("/") && !/^\/hi(?:[/?#]|$)/.test(href))).toEqual([])
}

async function expectHindi(page: Page, typed: readonly string[] = []): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor()
  await expectTextsInHindi(page, typed)
  await expectGoodPracticeInSameColours(page)
}

for (const path of pages) {
  test(`[WORDS-1] ${path} is in Hindi, accessible, and its links stay in Hindi`, async ({
    visitorPage: page,
  }) => {
    await page.goto(editedHotel + path)
    await expectHindi(page)
  })
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("[WORDS-1] the pages with texts of their own are in Hindi, and their links stay in Hindi", async ({
    page,
  }) => {
    test.slow()
    for (const path of pagesWithOwnTexts)
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: "domcontentloaded" })
        await expectTextsInHindi(page)
      })
  })

  test("[WORDS-1] the search form of the home page leads to the search in Hindi", async ({ page }) => {
    await page.goto("/hi")
    const form = page.locator("form[method=get]").first()
    await expect(form).toHaveAttribute("action", "/hi/check-availability")
  })
})

test("[WORDS-1] a stay is booked in Hindi, at a price that was kept", async ({ page }) => {
  test.slow()
  const { _id: room } = await roomCalled(page.request, deluxe)
  const query = stayQuery(stayOn(11, 2), "2-1")
  await openHydrated(page, `/booking/${room}?${query}`)
  const guest = newcomer()
  await continueOnScreen(page, guest)
  // The session exists once the page of the booking is shown.
  await expect(page.getByRole("heading", { level: 1, name: "Confirm your booking" })).toBeVisible()
  await page.goto(`/hi/check-availability/${room}?${query}`)
  await expectHindi(page)
  await page.goto(`/hi/keep-price/${room}?${query}`)
  await page.getByRole("button", { name: "यह क़ीमत 24 घंटे के लिए रखें" }).click()
  await expect(page).toHaveURL(/\/hi\/quote\//)
  await expectHindi(page)
  await page.getByRole("link", { name: / में बुक करें$/ }).click()
  await expect(page).toHaveURL(/\/hi\/booking\//)
  await page.locator("html[data-hydrated]").waitFor()
  await page.getByRole("button", { name: /^बुकिंग की पुष्टि करें/ }).click()
  await expect(page.getByRole("heading", { level: 1, name: "धन्यवाद। आपकी बुकिंग हो गई है।" })).toBeVisible()
  await expect(page).toHaveURL(/\/hi\/confirmation/)
})

test("[WORDS-1] the pages of an account and of a booking are in Hindi", async ({ page }) => {
  test.slow()
  const guest = newcomer()
  const { _id: room } = await roomCalled(page.request, deluxe)
  const query = stayQuery(stayOn(13, 2), "2-0")
  await openHydrated(page, `/booking/${room}?${query}`)
  await continueOnScreen(page, guest)
  await expect(page.getByRole("heading", { level: 1, name: "Confirm your booking" })).toBeVisible()
  await openHydrated(page, `/hi/booking/${room}?${query}`)
  const typed = [guest.name, guest.email, "Chrome", "Linux"]
  await expectHindi(page, typed)
  await page.getByRole("button", { name: /^बुकिंग की पुष्टि करें/ }).click()
  await expect(page).toHaveURL(/\/hi\/confirmation/)
  const booking = new URL(page.url()).searchParams.get("booking") ?? ""
  const ofBooking = ["dates", "arrival"].map((step) => `user-booking/${booking}/${step}`)
  for (const path of [`confirmation?booking=${booking}`, "user-booking", ...ofBooking, ...ofAccount]) {
    await openHydrated(page, `/hi/${path}`)
    await expectTextsInHindi(page, typed)
  }
  await expectGoodPracticeInSameColours(page)
})

test("[WORDS-1] the language link keeps the page and its query, and links stay in the language", async ({
  page,
}) => {
  await page.goto("/rooms?view=2")
  const footer = page.getByRole("contentinfo")
  await expect(page.locator("link[hreflang='hi-IN']")).toHaveAttribute("href", /\/hi\/rooms$/)
  await footer.getByRole("link", { name: "हिन्दी" }).click()
  await expect(page).toHaveURL(/\/hi\/rooms\?view=2$/)
  await page.locator("html[data-hydrated]").waitFor()
  await footer.getByRole("link", { name: "ऑफ़र", exact: true }).click()
  await expect(page).toHaveURL(/\/hi\/offers$/)
  await page.goto("/hi/my-account")
  await expect(page).toHaveURL(/\/hi\/signin\?to=%2Fmy-account$/)
  await footer.getByRole("link", { name: "English" }).click()
  await expect(page).toHaveURL(/\/signin\?to=%2Fmy-account$/)
  await page.goto("/hi/admin")
  await expect(page).toHaveURL(/\/login\?to=%2Fadmin$/)
})

test("[WORDS-1] a page loads no catalogue before its first use, and shows all texts after it", async ({
  page,
}) => {
  const scripts: string[] = []
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()))
  await page.goto("/hi/rooms", { waitUntil: "networkidle" })
  const atFirst = scripts.length
  await page.getByRole("contentinfo").getByRole("link", { name: "ऑफ़र", exact: true }).click()
  await expect(page).toHaveURL(/\/hi\/offers$/)
  await expectHindi(page)
  expect(scripts.length).toBeGreaterThan(atFirst)
})

test("[WORDS-1] a link leads from a Hindi page to the Hindi home page", async ({ visitorPage: page }) => {
  await skipFilm(page)
  await page.goto(`${editedHotel}/hi/offers`)
  await page.locator("html[data-hydrated]").waitFor()
  await page.getByRole("banner").locator("a[href='/hi']").first().click()
  await expect(page).toHaveURL(`${editedHotel}/hi`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("रनवे के पास एक शांत कमरा")
})

test("a fault of the next page shows that the site cannot answer, and not an empty page", async ({
  browser,
}) => {
  // Chromium logs the failed request in the console: this page is not watched.
  const page = await browser.newPage()
  await page.goto(`${editedHotel}/offers`)
  await page.locator("html[data-hydrated]").waitFor()
  await page.route(/\.data/, (route) => route.fulfill({ status: 500, body: "" }))
  await page.getByRole("contentinfo").getByRole("link", { name: "Gallery" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await page.close()
})

import { skipFilm } from "./visitor.ts"
import type { APIRequestContext, Page } from "@playwright/test"
import { expectGoodPracticeInSameColours } from "./accessible.ts"
import { stayQuery } from "./booking-steps.ts"
import { continueOnScreen, newcomer } from "./guest.ts"
import { deluxe, roomCalled } from "./hotel-api.ts"
import { expect } from "./hotel-test.ts"
import { editedHotel } from "./hotel-under-test.ts"
import { openHydrated, untilHydrated } from "./hydrated.ts"
import { test } from "./kept-page.ts"
import { stayOn } from "./stay-dates.ts"

test.use({ baseURL: editedHotel })

const dated = "checkIn=01-03-2027&checkOut=03-03-2027&rooms=2-1"
const layover = "lands=2027-03-01&landsAt=23:40&departs=2027-03-02&departsAt=06:15&landsTerminal=3-domestic"

/** Pages of each kind, as the browser shows them. */
const pages = [
  "/hi",
  "/hi/rooms/suite",
  `/hi/check-availability?${dated}`,
  `/hi/between-flights?${layover}`,
  "/hi/signup",
]

/** Pages of the same components with texts of their own; only their server-rendered HTML is checked. */
const pagesWithOwnTexts = [
  "/hi/nowhere",
  "/hi/rooms",
  "/hi/related-room",
  "/hi/gallery",
  "/hi/menu",
  "/hi/banquet-query",
  "/hi/check-availability",
  `/hi/check-availability?${dated}&only=size-350_view-runway&sort=price`,
  "/hi/check-availability?only=view-nowhere",
  "/hi/check-availability?checkIn=03-03-2027&checkOut=01-03-2027&rooms=2-1",
  "/hi/rooms/compare",
  `/hi/rooms/compare?types=classic,suite&${dated}`,
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

/** What stays in Latin script: names, addresses, numerals and the other language. */
const allowed =
  /(?:[\w.]+@[\w.]+|^[IVX]+$|@vimana\.newdelhi|Instagram|Facebook|LinkedIn|YouTube|Google Maps|Apple Maps|OpenStreetMap|English|PDF|GST|VM-[0-9A-Z]{8}|TRANSIT15|name@example\.com)/g

type Seen = {
  readonly lang: string | null
  readonly texts: readonly string[]
  readonly logos: readonly string[]
  readonly links: readonly string[]
}

/** All texts, also those for screen readers, are in Hindi, and links stay in Hindi. */
function expectTextsInHindi({ lang, texts, logos, links }: Seen, typed: readonly string[] = []): void {
  const withoutTyped = (line: string) => typed.reduce((rest, text) => rest.replaceAll(text, ""), line)
  const english = texts.filter(
    (line) => /[A-Za-z]{2}/.test(withoutTyped(line).replaceAll(allowed, "")) && !logos.includes(line),
  )
  const fullStops = texts.filter((line) => /\p{Script=Devanagari}\.(?:\s|$)/u.test(line))
  expect({ lang, english, fullStops }).toEqual({ lang: "hi-IN", english: [], fullStops: [] })
  expect(links.filter((href) => href.startsWith("/") && !/^\/hi(?:[/?#]|$)/.test(href))).toEqual([])
}

/** What the page shows now. */
const readPage = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    for (const quote of document.querySelectorAll<HTMLElement>("blockquote, figcaption"))
      quote.style.display = "none"
    const all = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getAttribute(name) ?? "")
    const labels = [...document.querySelectorAll("body [aria-label], body img[alt]")]
      .filter((one) => !one.closest("blockquote, figcaption"))
      .map((one) => one.getAttribute("aria-label") ?? one.getAttribute("alt") ?? "")
    return {
      lang: document.documentElement.getAttribute("lang"),
      texts: [document.title, document.body.innerText, ...labels].join("\n").split("\n"),
      logos: all("a[rel=noreferrer] img", "alt"),
      links: all("a[data-discover]", "href"),
    }
  })

/** What HTML would show; the page only parses it. */
const readHtml = (parser: Page, html: string): Promise<Seen> =>
  parser.evaluate((source) => {
    const read = new DOMParser().parseFromString(source, "text/html")
    for (const part of read.body.querySelectorAll("blockquote, figcaption, script, style")) part.remove()
    const all = (selector: string, name: string) =>
      [...read.querySelectorAll(selector)].map((one) => one.getAttribute(name) ?? "")
    const nodes = read.createTreeWalker(read.body, NodeFilter.SHOW_TEXT)
    const texts = [read.title, ...all("body [aria-label]", "aria-label"), ...all("body img[alt]", "alt")]
    while (nodes.nextNode()) texts.push(nodes.currentNode.nodeValue ?? "")
    return {
      lang: read.documentElement.getAttribute("lang"),
      texts,
      logos: all("a[rel=noreferrer] img", "alt"),
      links: all("a[data-discover]", "href"),
    }
  }, html)

async function expectHindi(page: Page, typed: readonly string[] = []): Promise<void> {
  await untilHydrated(page)
  await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN")
  expectTextsInHindi(await readPage(page), typed)
  await expectGoodPracticeInSameColours(page)
}

/** The HTML of these addresses is in Hindi; `parser` is a page on which no policy keeps HTML from being parsed. */
async function expectHtmlInHindi(
  { parser, request }: { parser: Page; request: APIRequestContext },
  paths: readonly string[],
  typed: readonly string[] = [],
): Promise<void> {
  await parser.goto("about:blank")
  for (const path of paths)
    await test.step(path, async () => {
      const answer = await request.get(editedHotel + path)
      expectTextsInHindi(await readHtml(parser, await answer.text()), typed)
    })
}

for (const path of pages) {
  test(`[WORDS-1] ${path} is in Hindi, accessible, and its links stay in Hindi`, async ({
    visitorPage: page,
  }) => {
    await page.goto(editedHotel + path)
    await expectHindi(page)
  })
}

test("[WORDS-1] the pages with texts of their own are in Hindi, and their links stay in Hindi", async ({
  readerPage: parser,
  request,
}) => {
  await expectHtmlInHindi({ parser, request }, pagesWithOwnTexts)
  const home = await (await request.get(`${editedHotel}/hi`)).text()
  expect(/<form[^>]*method="get"[^>]*>/.exec(home)?.[0]).toContain('action="/hi/check-availability"')
})

test("[WORDS-1] a stay is booked in Hindi at a price that was kept, and its pages and those of the account are in Hindi", async ({
  page,
  readerPage: parser,
}) => {
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
  const typed = [guest.name, guest.email, "Chrome", "Linux"]
  await expectHindi(page, typed)
  await page.getByRole("button", { name: /^बुकिंग की पुष्टि करें/ }).click()
  await expect(page.getByRole("heading", { level: 1, name: "धन्यवाद। आपकी बुकिंग हो गई है।" })).toBeVisible()
  await expect(page).toHaveURL(/\/hi\/confirmation/)
  await expectHindi(page, typed)
  const booking = new URL(page.url()).searchParams.get("booking") ?? ""
  const ofBooking = ["dates", "arrival"].map((step) => `user-booking/${booking}/${step}`)
  const paths = ["user-booking", ...ofBooking, ...ofAccount].map((path) => `/hi/${path}`)
  await expectHtmlInHindi({ parser, request: page.request }, paths, typed)
})

test("[WORDS-1] the language link keeps the page and its query, and redirects keep the language", async ({
  page,
}) => {
  await page.goto("/rooms?view=2")
  const footer = page.getByRole("contentinfo")
  await expect(page.locator("link[hreflang='hi-IN']")).toHaveAttribute("href", /\/hi\/rooms$/)
  await footer.getByRole("link", { name: "हिन्दी" }).click()
  await expect(page).toHaveURL(/\/hi\/rooms\?view=2$/)
  await footer.getByRole("link", { name: "English" }).click()
  await expect(page).toHaveURL(/[^i]\/rooms\?view=2$/)
  const signIn = await page.request.get("/hi/my-account")
  expect(signIn.url()).toBe(`${editedHotel}/hi/signin?to=%2Fmy-account`)
  expect(await signIn.text()).toContain('href="/signin?to=%2Fmy-account"')
  expect((await page.request.get("/hi/admin")).url()).toBe(`${editedHotel}/login?to=%2Fadmin`)
})

test("[WORDS-1] a page loads no catalogue before its first use; links lead to pages with all texts in Hindi", async ({
  page,
}) => {
  await skipFilm(page)
  const scripts: string[] = []
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()))
  await page.goto("/hi/rooms", { waitUntil: "networkidle" })
  const atFirst = scripts.length
  await page.getByRole("contentinfo").getByRole("link", { name: "ऑफ़र", exact: true }).click()
  await expect(page).toHaveURL(/\/hi\/offers$/)
  await expectHindi(page)
  expect(scripts.length).toBeGreaterThan(atFirst)
  await page.getByRole("banner").locator("a[href='/hi']").first().click()
  await expect(page).toHaveURL(/\/hi$/)
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

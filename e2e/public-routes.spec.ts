import { roomCalled, classic } from "./house-api.ts"
import { expect, test } from "./hotel-test.ts"

const addresses = [
  "/",
  "/signin",
  "/signup",
  "/forget1",
  "/forget2",
  "/forget3",
  "/blog",
  "/blog/a-night-between-two-flights-and-what-to-do-with-it",
  "/query",
  "/banquet-query",
  "/corporate-query",
  "/corporate",
  "/contact-us",
  "/dine",
  "/dining",
  "/explore-dining",
  "/rooms",
  "/room",
  "/menu",
  "/check-availability",
  "/check-availability/{_id}",
  "/allroom",
  "/booking",
  "/related-room",
  "/booking/{_id}",
  "/gallery",
  "/privacypolicy",
  "/termsandconditions",
  "/cancellationandrefund",
  "/checkin",
  "/confirmation",
  "/payment/-1",
]

/** What a visitor without a session is asked to sign in for (ROUTE-5, BOOK-2). */
const forGuests = ["/booking/{_id}", "/confirmation", "/payment/-1"]

/** Addresses of one screen (ROUTE-2); every other screen has a heading of its own. */
const sameScreen = [
  ["/query", "/banquet-query"],
  ["/dine", "/dining", "/explore-dining"],
  ["/rooms", "/room"],
  ["/allroom", "/booking", "/related-room"],
  ["/check-availability", "/check-availability/{_id}"],
  ["/signin", ...forGuests],
]

const screenOf = (address: string): string =>
  sameScreen.find((screen) => screen.includes(address))?.[0] ?? address

test("[ROUTE-1] [ROUTE-2] every public address shows its own screen, or the way to sign in", async ({
  page,
}) => {
  const room = await roomCalled(page.request, classic)
  const headings = new Map<string, string>()
  for (const address of addresses) {
    const path = address.replace("{_id}", room._id)
    const answer = await page.goto(path, { waitUntil: "domcontentloaded" })
    expect(answer?.status(), address).toBe(200)
    expect(new URL(page.url()).pathname, address).toBe(forGuests.includes(address) ? "/signin" : path)
    const heading = await page.getByRole("heading", { level: 1 }).innerText()
    expect(headings.get(screenOf(address)) ?? heading, address).toBe(heading)
    headings.set(screenOf(address), heading)
  }
  expect(new Set(headings.values()).size).toBe(headings.size)
})

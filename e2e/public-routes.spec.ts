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

test("[ROUTE-1] every public address shows a page to a visitor, or the way to sign in", async ({ page }) => {
  const room = await roomCalled(page.request, classic)
  for (const address of addresses) {
    const answer = await page.goto(address.replace("{_id}", room._id), { waitUntil: "domcontentloaded" })
    expect(answer?.status(), address).toBe(200)
    await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible()
  }
})

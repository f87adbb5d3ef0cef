import type { APIRequestContext, Page } from "@playwright/test"
import { expectGood, inBothSizes } from "./accessible.ts"
import { confirmButton, offer, priceCard, stayQuery, thanksFor } from "./booking-steps.ts"
import { continueOnScreen, newcomer } from "./guest.ts"
import { deluxe, familySuite, roomCalled } from "./hotel-api.ts"
import { specialHotel } from "./hotel-under-test.ts"
import { expect, test } from "./hotel-test.ts"
import { stayOn } from "./stay-dates.ts"
import { main } from "./page-parts.ts"

test.use({ baseURL: specialHotel })

const bothTypes = `1 × ${deluxe}, 1 × ${familySuite}`
const combination = (page: Page) => page.getByRole("region", { name: "Two room types together" })

/** A search for two Family Suites, of which the hotel has one. */
async function search(page: Page, request: APIRequestContext): Promise<string> {
  const turn = Number(await (await request.get("/journeys/next-stay")).text())
  const room = await roomCalled(request, familySuite)
  const path = `/check-availability/${room._id}?${stayQuery(stayOn(50 + ((turn * 4) % 440), 3), "2-0_2-1")}`
  await page.goto(path)
  return path
}

const bookNow = (page: Page) => combination(page).getByRole("link", { name: `BOOK NOW: ${bothTypes}` })

test("[GUEST-3] [GUEST-4] a search that is sold out offers two room types together, and one booking has both", async ({
  page,
  request,
}) => {
  const searched = await search(page, request)
  await expect(combination(page).getByRole("listitem")).toContainText([deluxe, familySuite])
  await inBothSizes(page, expectGood)

  await bookNow(page).click()
  await continueOnScreen(page, newcomer())
  await expect(priceCard(page).getByRole("heading", { name: bothTypes })).toBeVisible()
  await expect(main(page).getByText(`Room 2: ${familySuite}, 2 adults, 1 child`)).toBeVisible()
  await expect(main(page).getByText("Keep this price")).toHaveCount(0)
  await inBothSizes(page, expectGood)

  await confirmButton(page).click()
  const reference = await thanksFor(page)
  await expect(priceCard(page).getByRole("heading", { name: bothTypes })).toBeVisible()
  await expect(main(page).getByText(`Room 1: ${deluxe}, 2 adults`)).toBeVisible()

  await page.goto("/user-booking")
  const booked = main(page).getByRole("article").filter({ hasText: reference })
  await expect(booked).toContainText(bothTypes)

  await page.goto(searched)
  await expect(
    offer(page)
      .getByText(/^Room not available/)
      .last(),
  ).toBeVisible()
  await expect(combination(page)).toHaveCount(0)
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("[GUEST-3] [GUEST-4] the booking page shows two room types together", async ({ page, request }) => {
    await search(page, request)
    await bookNow(page).click()
    await continueOnScreen(page, newcomer())
    await expect(confirmButton(page)).toBeVisible()
    await expect(priceCard(page).getByRole("heading", { name: bothTypes })).toBeVisible()
  })
})

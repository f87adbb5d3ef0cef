import type { Page } from "@playwright/test"
import { expectGood, inBothSizes } from "./accessible.ts"
import { confirmButton, fact, priceCard, thanksFor } from "./booking-steps.ts"
import { classic, roomCalled } from "./hotel-api.ts"
import { asGuest, expect, test } from "./hotel-test.ts"
import { formatted, type StayDates } from "./stay-dates.ts"

test.use(asGuest)

/** Opens the booking page of a day room by its address. */
async function openDayRoom(page: Page, { checkIn }: StayDates, check: () => Promise<void>): Promise<void> {
  const room = await roomCalled(page.request, classic)
  await page.goto(`/booking/${room._id}?startsAt=${checkIn}T15:00&hours=6&rooms=2-0`)
  await expect(fact(page, "Arrive")).toHaveText(`${formatted(checkIn)}, 3:00 pm`)
  await expect(fact(page, "Depart")).toHaveText(`${formatted(checkIn)}, 9:00 pm`)
  await expect(priceCard(page).getByText("6 hours × 1 room, taxes included")).toBeVisible()
  await check()
}

/** Confirms the day room and finds it in the guest's list of bookings. */
async function confirmDayRoom(page: Page, check: () => Promise<void>): Promise<void> {
  await confirmButton(page).click()
  const reference = await thanksFor(page)
  await check()
  await page.goto("/user-booking")
  const booked = page.getByRole("article").filter({ hasText: reference })
  await expect(booked).toContainText("Day room, 6 hours")
  await expect(booked.getByRole("link", { name: /^Change dates/ })).toHaveCount(0)
  await check()
}

test("[GUEST-8] a day room is booked by its address and shown by its hours", async ({ page, freshStay }) => {
  test.slow()
  await openDayRoom(page, freshStay(2), () => inBothSizes(page, expectGood))
  await confirmDayRoom(page, () => expectGood(page))
})

test("[GUEST-8] the booking page shows why hours are refused that the hotel does not sell", async ({
  guest,
}) => {
  const room = await roomCalled(guest.api, classic)
  const refused = await guest.api.get(`/booking/${room._id}?startsAt=2026-12-01T08:15&hours=7&rooms=2-0`)
  expect(await refused.text()).toContain("A day room begins on a half hour")
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("[GUEST-8] the booking page shows a day room and a button to confirm it", async ({
    page,
    freshStay,
  }) => {
    await openDayRoom(page, freshStay(2), async () => expect(confirmButton(page)).toBeVisible())
  })
})

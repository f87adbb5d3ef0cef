import type { Page } from "@playwright/test"
import { editedTexts } from "#src/shared/language/edited-texts.ts"
import { messages } from "../src/shared/messages.ts"
import { expectNoSidewaysScroll, inBothSizes } from "./accessible.ts"
import { confirmButton, stayQuery } from "./booking-steps.ts"
import { continueOnScreen, newcomer, signInOnScreen } from "./guest.ts"
import { deluxe, roomCalled } from "./hotel-api.ts"
import { expect, test } from "./hotel-test.ts"
import { editedHotel } from "./hotel-under-test.ts"
import { openHydrated } from "./hydrated.ts"
import { stayOn } from "./stay-dates.ts"

test.use({ baseURL: editedHotel })

// A text that is a sentence of its own; the short ones, such as 'Net Banking', are also parts of other texts.
const replaced = Object.keys(editedTexts).filter((text) => text.length > 15 && editedTexts[text] !== text)

async function expectEdited(page: Page): Promise<void> {
  const shown = await page.locator("body").innerText()
  expect(replaced.filter((text) => shown.includes(text))).toEqual([])
}

test("a guest who books reads the edited texts at each step", async ({ page }) => {
  const { _id: room } = await roomCalled(page.request, deluxe)
  await openHydrated(page, `/booking/${room}?${stayQuery(stayOn(9, 2))}`)
  await continueOnScreen(page, newcomer())
  await expect(page.getByRole("radio", { name: "Pay at the hotel" })).toBeChecked()
  await expectEdited(page)
  await confirmButton(page).click()
  await expect(
    page.getByRole("heading", { level: 1, name: "Thank you. Your booking is complete." }),
  ).toBeVisible()
  await expectEdited(page)
  await inBothSizes(page, expectNoSidewaysScroll)
  await page.goto("/user-booking")
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible()
  await expectEdited(page)
})

test("a wrong form reads the edited texts, before and after it is sent", async ({ page }) => {
  await openHydrated(page, "/signup")
  await page.getByRole("main").getByRole("button", { name: "Sign up" }).click()
  await expect(page.getByRole("main").getByText("Name is missing").first()).toBeVisible()
  await expectEdited(page)
  await openHydrated(page, "/signin")
  await signInOnScreen(page, { username: "nobody-here", password: "Wrong1Way" })
  const reason = page.getByText("Please check your username or email").first()
  await expect(reason).toBeVisible()
  await expectEdited(page)
})

test("the API answers the texts of the specification in both editions", async ({ page }) => {
  const answer = await page.request.post("/api/user/signin", {
    headers: { "sec-fetch-site": "same-origin" },
    data: { username: "nobody-here", password: "Wrong1Way" },
  })
  expect(await answer.text()).toContain(messages.accounts.invalidUsername)
})

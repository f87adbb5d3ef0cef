import type { Page } from "@playwright/test"
import { stayQuery } from "./booking-steps.ts"
import { signInOnScreen } from "./guest.ts"
import { roomCalled, classic } from "./hotel-api.ts"
import { expect, test } from "./hotel-test.ts"
import { demoGuest } from "./hotel-under-test.ts"
import { openHydrated, untilHydrated } from "./hydrated.ts"
import { stayOn } from "./stay-dates.ts"

const forms = [
  { what: "a message", path: "/contact-us", long: "Message", choice: null },
  { what: "a banquet enquiry", path: "/banquet-query", long: "Description", choice: "Event" },
  { what: "a table", path: "/banquet-query?outlet=zaika", long: "Note", choice: "Time" },
] as const

/** Waits until the tab has stored a text that was typed. */
const untilStored = (page: Page, text: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(text)

test("[ENQ-1] [ENQ-2] [DINE-1] what a guest typed into a form is there after a reload", {
  tag: "@once",
}, async ({ page }) => {
  const main = page.getByRole("main")
  for (const { what, path, long, choice } of forms)
    await test.step(what, async () => {
      await openHydrated(page, path)
      await main.getByLabel("Name", { exact: true }).fill("Asha Menon")
      await main.getByLabel("Country code").selectOption({ index: 3 })
      const country = await main.getByLabel("Country code").inputValue()
      if (choice) await main.getByLabel(choice, { exact: true }).selectOption({ index: 2 })
      await main.getByLabel(long).fill(`A quiet corner for ${what}, please.`)
      await untilStored(page, `A quiet corner for ${what}, please.`)
      await page.reload()
      await expect(main.getByLabel(long)).toHaveValue(`A quiet corner for ${what}, please.`)
      await expect(main.getByLabel("Name", { exact: true })).toHaveValue("Asha Menon")
      await expect(main.getByLabel("Country code")).toHaveValue(country)
      if (choice) await expect(main.getByLabel(choice, { exact: true })).not.toHaveValue("")
    })
})

test("[GUEST-1] the details of a guest are there after a reload, until they are sent", {
  tag: "@once",
}, async ({ page }) => {
  const { _id: room } = await roomCalled(page.request, classic)
  const form = page.getByRole("form", { name: "Continue with email" })
  await openHydrated(page, `/booking/${room}?${stayQuery(stayOn(12, 2))}`)
  await form.getByLabel("Name").fill("Asha Menon")
  await form.getByLabel("Email").fill("asha.menon@example.in")
  await untilStored(page, "asha.menon@example.in")
  await page.reload()
  await expect(form.getByLabel("Name")).toHaveValue("Asha Menon")
  await expect(form.getByLabel("Email")).toHaveValue("asha.menon@example.in")
  await untilHydrated(page)
  await form.getByLabel("Phone").fill("9876543210")
  await form.getByRole("button", { name: "Continue" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Confirm your booking" })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem("form guest"))).toBeNull()
})

test("[ACCT-7] [SAFE-8] after a sign-out the tab has nothing of what the guest typed", {
  tag: "@once",
}, async ({ page }) => {
  const { _id: room } = await roomCalled(page.request, classic)
  const stay = `/booking/${room}?${stayQuery(stayOn(12, 2))}`
  await openHydrated(page, `/signin?${new URLSearchParams({ to: stay })}`)
  await signInOnScreen(page, demoGuest)
  await page.getByText("Arrival, car and requests").click()
  await page.getByLabel("Requests").fill("A cot for Zubeida")
  await untilStored(page, "A cot for Zubeida")
  await openHydrated(page, "/signout")
  await page.getByRole("button", { name: "Sign out" }).click()
  await expect(page).toHaveURL("/")
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Zubeida")
})

const refusals = [
  { what: "before it is sent", message: "Too short" },
  { what: "since the server cannot be reached", message: "A quiet corner for two, please." },
] as const

test("[ENQ-1] a message that is refused is there when the guest returns", { tag: "@once" }, async ({
  page,
}) => {
  const main = page.getByRole("main")
  await openHydrated(page, "/contact-us")
  await main.getByLabel("Name", { exact: true }).fill("Asha Menon")
  await main.getByLabel("Email").fill("asha.menon@example.in")
  await main.getByLabel("Phone").fill("9876543210")
  await page.route("**/contact-us.data*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  )
  for (const { what, message } of refusals)
    await test.step(what, async () => {
      await main.getByLabel("Message").fill(message)
      await untilStored(page, message)
      await main.getByRole("button", { name: "Send the message" }).click()
      await expect(main.getByRole("alert").or(main.locator("[aria-invalid=true]")).first()).toBeVisible()
      await main.getByRole("link", { name: "banquet enquiry" }).click()
      await page.waitForURL("**/banquet-query")
      await page.goBack()
      await expect(main.getByLabel("Message")).toHaveValue(message)
    })
})

import type { Page } from "@playwright/test"
import { openHydrated } from "./hydrated.ts"
import { asGuest, expect, test } from "./hotel-test.ts"
import { newcomer, signInOnScreen } from "./guest.ts"
import { runUntil, stopClock } from "./visitor.ts"
import { toasts } from "./page-parts.ts"

const failed = "Something went wrong!"

/** A change of one's profile whose call is lost: an error toast each time. */
async function failToUpdate(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Update profile" }).click()
}

test("[CONST-3] a success is shown for 2 seconds", async ({ page, guest }) => {
  await page.clock.install()
  await openHydrated(page, "/signin")
  await stopClock(page)
  await signInOnScreen(page, guest)
  const welcome = page.getByRole("heading", { name: /^Welcome/ })
  await runUntil(page, () => expect(welcome).toBeVisible({ timeout: 500 }))
  await page.clock.runFor(1)
  await expect(page).toHaveURL("/")
  const toast = toasts(page).getByText("Login SuccessFully !")
  // The first page hydrates after its first frame, and frames wait for the clock as well.
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(toast).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.clock.runFor(1900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
})

test.describe("a guest", () => {
  test.use(asGuest)

  test("[CONST-3] an error is shown for 4 seconds; a repeated one is shown once, for its full time", async ({
    page,
  }) => {
    await page.goto("/update-profile")
    await page.route(/\/update-profile\.data/, (route) => route.abort())
    await page.clock.install()
    await stopClock(page)
    const toast = toasts(page).getByText(failed)
    await failToUpdate(page)
    await runUntil(page, () => expect(toast).toBeVisible({ timeout: 500 }))
    await page.clock.runFor(3000)
    await toast.evaluate((shown) => shown.setAttribute("data-first", ""))
    await failToUpdate(page)
    await runUntil(page, () => expect(page.locator("[data-first]")).toHaveCount(0, { timeout: 500 }))
    await page.clock.runFor(3900)
    await expect(toast).toHaveCount(1)
    await page.clock.runFor(200)
    await expect(toast).toHaveCount(0)
  })
})

test("[ENQ-1] [CONST-3] the contact page shows its thanks, and a second later the home page shows them for 2 seconds and has the focus", async ({
  page,
}) => {
  await page.clock.install()
  await openHydrated(page, "/contact-us")
  const main = page.getByRole("main")
  await expect(main.getByRole("link", { name: /^\+91/ })).not.toHaveCount(0)
  await expect(main.getByRole("img", { name: /^Drawn map/ })).toBeVisible()
  const { name, email, phone } = newcomer()
  await main.getByLabel("Name", { exact: true }).fill(name)
  await main.getByLabel("Email").fill(email)
  await main.getByLabel("Phone").fill(phone)
  await main.getByLabel("Message").fill("Is the pool warm in January, before six in the morning?")
  await page.clock.runFor(10_000)
  await stopClock(page)
  await main.getByRole("button", { name: /^Send the/ }).click()
  const toast = toasts(page).getByText("Thank You !! Your Form Successfully  Submit")
  await runUntil(page, () => expect(toast).toBeVisible({ timeout: 500 }))
  expect(await toasts(page).textContent()).toContain("Thank You !! Your Form Successfully  Submit")
  await page.clock.runFor(900)
  await expect(page).toHaveURL("/contact-us?sent")
  await page.clock.runFor(100)
  await expect(page).toHaveURL("/")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(main).toBeFocused()
  await page.clock.runFor(1900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
})

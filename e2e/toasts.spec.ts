import type { Page } from "@playwright/test"
import { asGuest, expect, test } from "./hotel-test.ts"
import { signInOnScreen } from "./guest.ts"
import { stopClock } from "./visitor.ts"

const messages = (page: Page) => page.getByRole("log", { name: "Messages" })
const failed = "Something went wrong!"

/** A change of one's profile whose call is lost: an error toast each time. */
async function failToUpdate(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Update profile" }).click()
}

test("[CONST-3] a success is shown for 2 seconds", async ({ page, guest }) => {
  await page.clock.install()
  await page.goto("/signin")
  await stopClock(page)
  await signInOnScreen(page, guest)
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible()
  await page.clock.runFor(1)
  await expect(page).toHaveURL("/")
  const toast = messages(page).getByText("Login SuccessFully !")
  // The first page wakes up behind its first frame, and frames too wait for the clock.
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

  test("[CONST-3] an error is shown for 4 seconds", async ({ page }) => {
    await page.goto("/update-profile")
    await page.route(/\/update-profile\.data/, (route) => route.abort())
    await page.clock.install()
    await stopClock(page)
    await failToUpdate(page)
    const toast = messages(page).getByText(failed)
    await expect(toast).toBeVisible()
    await page.clock.runFor(3900)
    await expect(toast).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast).toHaveCount(0)
  })

  test("[CONST-3] at most 20 messages are shown at once", async ({ page }) => {
    await page.goto("/update-profile")
    await page.route(/\/update-profile\.data/, (route) => route.abort())
    await page.clock.install()
    await stopClock(page)
    const toasts = messages(page).getByText(failed)
    const submit = page.getByRole("button", { name: "Update profile" })
    for (let times = 1; times <= 22; times += 1) {
      await submit.evaluate((button: HTMLButtonElement) => button.form?.requestSubmit(button))
      await expect(toasts).toHaveCount(Math.min(times, 20))
    }
  })
})

import type { Page } from "@playwright/test"
import { signInOnScreen, signUpGuest } from "./guest.ts"
import { expect, test } from "./hotel-test.ts"
import { codeFor } from "./mailbox.ts"
import { main, toasts } from "./page-parts.ts"

const password = "Terrace9Morning"
const keptUsername = (page: Page) => page.evaluate(() => localStorage.getItem("username"))

async function sendCode(page: Page, username: string): Promise<void> {
  await page.goto("/forget1")
  await main(page).getByLabel("Username").fill(username)
  await main(page).getByRole("button", { name: "Send OTP" }).click()
}

async function closeAlert(page: Page, name: string): Promise<void> {
  const alert = page.getByRole("alertdialog", { name })
  await expect(alert).toBeVisible()
  await alert.getByRole("button").click()
}

async function enterCode(page: Page, code: string): Promise<void> {
  await main(page).getByLabel("OTP").fill(code)
  await main(page).getByRole("button", { name: "Verify OTP" }).click()
}

async function setPassword(page: Page, confirm = password): Promise<void> {
  await main(page).getByLabel("Password", { exact: true }).fill(password)
  await main(page).getByLabel("Confirm Password").fill(confirm)
  await main(page).getByRole("button", { name: "Reset password" }).click()
}

const aWrongCode = (code: string): string => (code === "123456" ? "654321" : "123456")

test("[AUTH-5] [AUTH-6] [AUTH-7] [CONST-5] a forgotten password is reset in three steps, and every session ends; a second use of the reset in another tab is refused", async ({
  page,
  context,
}) => {
  const guest = await signUpGuest()
  await page.goto("/signin")
  await page.getByRole("link", { name: "Forgot your password?" }).click()
  await expect(page).toHaveURL("/forget1")
  // The address changes before the page does, and the sign-in has a username, too.
  await expect(page.getByRole("heading", { name: "Forgot your password?", level: 1 })).toBeVisible()
  await main(page).getByLabel("Username").fill(guest.username)
  await main(page).getByRole("button", { name: "Send OTP" }).click()
  await closeAlert(page, "OTP Sent")
  await expect(page).toHaveURL("/forget2")
  expect(await keptUsername(page)).toBe(guest.username)
  const code = await codeFor(page.request, guest.email)
  await enterCode(page, aWrongCode(code))
  await expect(main(page).getByLabel("OTP")).toHaveAccessibleDescription(/This OTP is not right\./)
  await enterCode(page, code)
  await expect(page).toHaveURL("/forget3")
  const other = await context.newPage()
  await other.goto("/forget3")
  await test.step("passwords that differ or are empty", async () => {
    await main(page).getByRole("button", { name: "Reset password" }).click()
    await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      /Password Field Is Required/,
    )
    await setPassword(page, "Terrace9Evening")
    await expect(page.getByLabel("Confirm Password")).toHaveAccessibleDescription(
      /Password and Confirm Password do not match/,
    )
  })
  await setPassword(page)
  await expect(toasts(page)).toContainText("Password Reset Successfully")
  await expect(page).toHaveURL("/signin")
  expect(await keptUsername(page)).toBeNull()
  expect((await guest.api.get("/api/booking")).status()).toBe(401)
  await signInOnScreen(page, guest)
  await expect(page.getByLabel("Username")).toHaveAccessibleDescription(/Invalid Username/)
  await signInOnScreen(page, { username: guest.username, password })
  await expect(page).toHaveURL("/")
  await test.step("the other tab shows an alert", async () => {
    await setPassword(other)
    await closeAlert(other, "Internal Server Error. Please Try Again Later.")
    await expect(other.getByText("This reset is no longer valid. Please start again.")).toBeVisible()
  })
})

test("[AUTH-7] the later steps of a reset show a link to the first when the step before was not done", async ({
  request,
}) => {
  const guest = await signUpGuest()
  for (const path of ["/forget2", "/forget3"]) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toMatch(/<a [^>]*href="\/forget1"[^>]*>(?:<[^>]*>)*Begin/)
  }
  const { username } = guest
  expect((await request.post("/forget1", { form: { username } })).ok()).toBe(true)
  expect(await (await request.get("/forget2")).text()).toContain("Verify OTP")
  expect(await (await request.get("/forget3")).text()).not.toContain("Confirm Password")
  const early = await request.post("/forget3", { form: { username, password, confirmPassword: password } })
  expect(early.status()).toBe(409)
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("[AUTH-5] [AUTH-7] the three steps lead to a new password", async ({ page }) => {
    const guest = await signUpGuest()
    await sendCode(page, guest.username)
    await expect(page).toHaveURL("/forget2")
    await enterCode(page, "12")
    await expect(page.getByText("OTP Must Be 6 Digits").first()).toBeVisible()
    await enterCode(page, await codeFor(page.request, guest.email))
    await expect(page).toHaveURL("/forget3")
    await setPassword(page)
    await expect(page).toHaveURL("/signin?reset")
    await expect(page.locator("noscript p", { hasText: "Password Reset Successfully" })).toBeVisible()
    await signInOnScreen(page, { username: guest.username, password })
    await expect(page).toHaveURL("/")
  })
})

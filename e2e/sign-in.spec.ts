import type { Page } from "@playwright/test"
import { adminRoleCode, roleCode } from "#src/shared/actor.ts"
import { openHydrated, untilHydrated } from "./hydrated.ts"
import { keptKeys, newcomer, signIn, signInOnScreen, signUpOnScreen } from "./guest.ts"
import { admin } from "./hotel-under-test.ts"
import { asDesk, expect, test } from "./hotel-test.ts"
import { toasts } from "./page-parts.ts"

const noSuch = { username: "Invalid Username Try Again ", password: "Invalid Password Try Again " }

test("[AUTH-1] [AUTH-3] [AUTH-4] [CONST-5] the sign-up form shows beside its fields what is wrong; a newcomer who signs up is signed in, and the home page shows the message", async ({
  page,
  guest,
}) => {
  const person = newcomer()
  await page.goto("/signin")
  await expect(page.getByRole("link", { name: "Forgot your password?" })).toHaveAttribute("href", "/forget1")
  await page
    .getByRole("link", { name: /Sign up/ })
    .last()
    .click()
  await expect(page).toHaveURL("/signup")
  await test.step("passwords differ, and a name or an email is taken", async () => {
    await signUpOnScreen(page, { ...newcomer(), confirm: "Window8Seat" })
    await expect(page.getByLabel("Confirm Password")).toHaveAccessibleDescription(
      /Password and Confirm Password Doesn't Matched/,
    )
    const taken = { username: guest.username.toUpperCase(), email: guest.email }
    await signUpOnScreen(page, { ...newcomer(), ...taken })
    await expect(page.getByLabel("Username")).toHaveAccessibleDescription(/Username Already Taken/)
    await expect(page.getByRole("main").getByLabel("Email")).toHaveAccessibleDescription(
      /Email Address Already Taken/,
    )
    await expect(page.getByLabel("Name", { exact: true })).not.toHaveValue("")
  })
  await signUpOnScreen(page, person)
  await expect(toasts(page)).toContainText("Login SuccessFully !")
  await expect(page).toHaveURL("/")
  const kept = await keptKeys(page)
  expect(kept).toMatchObject({ login: "true", role: roleCode("guest"), name: person.name })
  expect(kept["userid"]).toMatch(/^[0-9a-f-]{36}$/)
  expect(kept["token"]).toMatch(/^[\w-]{43}$/)
  expect(roleCode("guest")).not.toMatch(/guest|user|admin/i)
})

test("[AUTH-3] [AUTH-4] [CONST-5] the sign-in form shows the same beside both fields whichever was wrong; the front office arrives at its account", async ({
  page,
  guest,
}) => {
  await page.goto("/signin")
  const password = page.getByLabel("Password", { exact: true })
  await password.fill("Window7Seat")
  await expect(password).toHaveAttribute("type", "password")
  await page.getByRole("button", { name: "Show password" }).click()
  await expect(password).toHaveAttribute("type", "text")
  await page.getByRole("button", { name: "Hide password" }).click()
  await expect(password).toHaveAttribute("type", "password")
  for (const wrong of [
    { username: guest.username, password: "Window8Seat" },
    { username: "nobody-at-all", password: guest.password },
  ]) {
    const answered = page.waitForResponse(
      (answer) => answer.request().method() === "POST" && answer.url().includes("/signin"),
    )
    await signInOnScreen(page, wrong)
    expect((await answered).status()).toBe(401)
    await expect(page.getByLabel("Username")).toHaveAccessibleDescription(new RegExp(noSuch.username.trim()))
    await expect(password).toHaveAccessibleDescription(noSuch.password.trim())
  }
  await signInOnScreen(page, admin)
  await expect(page).toHaveURL("/my-account")
  expect(await keptKeys(page)).toMatchObject({ login: "true", role: adminRoleCode })
  expect(adminRoleCode).not.toMatch(/admin/i)
})

const signedInOnly = [
  "/my-account",
  "/user-offer",
  "/user-support",
  "/user-booking",
  "/user-booking/00000000-0000-4000-8000-000000000000/dates",
  "/user-booking/00000000-0000-4000-8000-000000000000/arrival",
  "/update-profile",
  "/confirmation",
  "/payment/-1",
]

test("[ROUTE-5] the pages of an account lead a visitor to the sign-in", async ({ request }) => {
  for (const path of signedInOnly) {
    const answer = await request.get(`${path}?from=here`, { maxRedirects: 0 })
    expect([path, answer.status()]).toEqual([path, 302])
    expect(answer.headers()["location"]).toBe(`/signin?to=${encodeURIComponent(`${path}?from=here`)}`)
  }
})

test("[ROUTE-8] the administration leads a visitor to /login, which is /signin, and a guest to the account", async ({
  request,
  guest,
}) => {
  const answer = await request.get("/admin")
  expect(answer.url()).toMatch(/\/login\?to=%2Fadmin$/)
  const html = await answer.text()
  expect(html).toMatch(/<h1[^>]*>Sign in<\/h1>/)
  expect(html).toMatch(/<link[^>]*rel="canonical"[^>]*href="[^"]*\/signin"/)
  expect(new URL((await guest.api.get("/admin")).url()).pathname).toBe("/my-account")
})

/** Stops the clock of a page, and clears the stored sign-in, as a sign-out in another tab does. */
async function forgetInOtherTab(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.goto("/robots.txt")
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000))
  await other.evaluate(() => localStorage.clear())
  await other.close()
}

/** The requests of a page that load its data again. */
function checksOf(page: Page): readonly string[] {
  const checks: string[] = []
  page.on("request", (request) => {
    if (request.url().includes(".data")) checks.push(request.url())
  })
  return checks
}

test.describe("the front office", () => {
  test.use(asDesk)

  test("[ROUTE-8] on /admin is checked by the server again after 500 ms, not before, and stays", async ({
    page,
  }) => {
    await page.clock.install()
    await openHydrated(page, "/admin")
    await forgetInOtherTab(page)
    const checks = checksOf(page)
    await page.clock.runFor(490)
    expect(checks).toEqual([])
    const answered = page.waitForResponse((answer) => answer.url().includes(".data"))
    await page.clock.runFor(20)
    expect((await answered).status()).toBe(200)
    await page.clock.resume()
    await expect(page).toHaveURL("/admin")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await page.reload()
    await expect.poll(() => page.evaluate(() => localStorage.getItem("role"))).toBe(adminRoleCode)
  })
})

test("[ROUTE-8] the account shows the sign-in 500 ms after it was signed out in another tab", async ({
  page,
  context,
}) => {
  // A session of its own: it ends here.
  const { state } = await signIn(admin)
  await context.addCookies(state.cookies)
  await page.clock.install()
  await openHydrated(page, "/my-account")
  await context.clearCookies()
  await forgetInOtherTab(page)
  const checks = checksOf(page)
  await page.clock.runFor(490)
  expect(checks).toEqual([])
  await page.clock.runFor(20)
  await expect.poll(() => checks.length).toBeGreaterThan(0)
  await page.clock.resume()
  await expect(page).toHaveURL("/signin?to=%2Fmy-account")
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible()
})

// A click on a button that moves away is lost. Passkeys do not work here, so their button disappears after hydration.
test("[AUTH-3] the sign-in button stays where it is when scripts run", async ({ page }) => {
  const button = page.getByRole("main").getByRole("button", { name: "Sign in", exact: true })
  const { promise: isMeasured, resolve: run } = Promise.withResolvers<void>()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route("**/*.js", (route) => isMeasured.then(() => route.continue()))
  await page.goto("/signin", { waitUntil: "domcontentloaded" })
  const before = await button.boundingBox()
  run()
  await untilHydrated(page)
  expect(await button.boundingBox()).toEqual(before)
})

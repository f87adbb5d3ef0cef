import type { Page } from "@playwright/test"
import { newcomer, signUpOnScreen } from "./guest.ts"
import { expect, test } from "./hotel-test.ts"
import { openHydrated } from "./hydrated.ts"
import { field } from "./page-parts.ts"

const send = (page: Page): Promise<void> =>
  page.getByRole("main").getByRole("button", { name: "Sign up" }).click()

const password =
  "Password must contains atleast 1 upper case character ,1 lower case character 1 digit must contains 8-100 character"

const wrongEntries: readonly (readonly [string, string, string])[] = [
  ["Name", "Al", "Name Field Length Must Be 3-50"],
  ["Username", "x".repeat(51), "Username Field Length Must Be 3-50"],
  ["Email", "not-an-address-at-all", "Must Be A Valid Email Address"],
  ["Password", "alllower1", password],
  ["Phone", "5987654321", "Invalid Phone Number"],
]

test("[VAL-1] the sign-up form shows the errors of the server when its rules cannot be loaded", async ({
  page,
}) => {
  await openHydrated(page, "/signup")
  await page.route("**/assets/*.js", (route) => route.abort())
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().includes("/signup"),
  )
  await send(page)
  await sent
  await expect(field(page, "Name")).toHaveAccessibleDescription(/^Name Field Is Required/)
})

test("[VAL-1] [VAL-2] [VAL-3] [VAL-4] an empty form is not sent: every field shows that it is required until it is filled in, or why its entry is refused", async ({
  page,
}) => {
  await openHydrated(page, "/signup")
  const posts: string[] = []
  page.on("request", (request) => {
    if (request.method() === "POST" && !request.url().includes("/api/page-view")) posts.push(request.url())
  })
  await send(page)
  const summary = page.getByRole("region", { name: "Please look at this again" })
  await expect(summary).toBeFocused()
  for (const label of ["Name", "Username", "Email", "Phone", "Password", "Confirm Password"]) {
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`^${label} Field Is Required`))
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true")
    await expect(summary.getByRole("link", { name: `${label} Field Is Required`, exact: true })).toBeVisible()
  }
  expect(posts).toEqual([])
  await summary.getByRole("link", { name: "Phone Field Is Required" }).click()
  await expect(field(page, "Phone")).toBeFocused()
  await field(page, "Phone").fill("9876543210")
  await expect(field(page, "Phone")).not.toHaveAttribute("aria-invalid", "true")
  await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true")
  for (const [label, entry] of wrongEntries) await field(page, label).fill(entry)
  await send(page)
  for (const [label, , text] of wrongEntries)
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`^${text}`))
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("[VAL-1] [VAL-2] [VAL-3] [VAL-4] the sign-up form shows the errors of the server and keeps what was typed", async ({
    page,
  }) => {
    await page.goto("/signup")
    await signUpOnScreen(page, {
      ...newcomer(),
      name: "Al",
      username: "",
      email: "a@example.in",
      phone: "5987654321",
      password: "alllower1",
    })
    await expect(field(page, "Name")).toHaveAccessibleDescription(/^Name Field Length Must Be 3-50/)
    await expect(field(page, "Username")).toHaveAccessibleDescription(/^Username Field Is Required/)
    await expect(field(page, "Email")).toHaveAccessibleDescription(/^Email Field Length Must Be 13-50/)
    await expect(field(page, "Phone")).toHaveAccessibleDescription(/^Invalid Phone Number/)
    await expect(field(page, "Password")).toHaveAccessibleDescription(new RegExp(`^${password}`))
    await expect(field(page, "Name")).toHaveValue("Al")
    await expect(field(page, "Password")).toHaveValue("")
  })
})

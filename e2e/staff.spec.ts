import { newcomer, signIn, signInOnScreen, signUpGuest } from "./guest.ts"
import { demoStaffPassword } from "./hotel-under-test.ts"
import { asDesk, asRecentDesk, expect, test } from "./hotel-test.ts"
import { codeFor, confirmationLinkFor, emailTo } from "./mailbox.ts"

/** What each part of the staff finds at the top of its account and in its menu, and one screen that it may not open. */
const parts = [
  {
    username: "reception",
    work: ["Tape chart", "Book for a caller", "Booking"],
    shown: ["/admin/booking", "/admin/user", "/admin/contact"],
    hidden: "/admin/staff",
  },
  {
    username: "marketing",
    work: ["Contact us", "User offers", "Testimonials"],
    shown: ["/admin/testimonial", "/admin/newsletter", "/admin/contact"],
    hidden: "/admin/booking",
  },
  {
    username: "events",
    work: ["Contact us", "Banquet query", "Corporate query"],
    shown: ["/admin/enquery", "/admin/corporate-query", "/admin/contact"],
    hidden: "/admin/user",
  },
] as const

for (const { username, work, shown, hidden } of parts) {
  test(`[AUTH-4] [ROUTE-10] [ACCT-1] ${username} arrives at the own work, sees its own menu, and is led home from other screens`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ viewport: { width: 390, height: 844 } })
    await page.goto("/signin")
    await signInOnScreen(page, { username, password: demoStaffPassword })
    await expect(page).toHaveURL("/my-account")
    const own = page.getByRole("region", { name: /^Your work/ })
    await expect(own.getByRole("listitem")).toHaveText([...work])
    await expect(own.getByRole("link", { name: "Open the administration" })).toBeInViewport()
    await own.getByRole("link", { name: work[2], exact: true }).click()
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/admin\//)

    await page.setViewportSize({ width: 1440, height: 900 })
    const menu = page.getByRole("navigation", { name: "Administration" })
    for (const path of shown) await expect(menu.locator(`a[href="${path}"]`)).toBeVisible()
    await expect(menu.locator(`a[href="${hidden}"]`)).toHaveCount(0)
    await page.goto(hidden)
    await expect(page).toHaveURL("/admin")
  })
}

test("[ROUTE-10] the events staff search the queries that they manage, from every screen", async ({
  openBrowser,
}) => {
  const { state } = await signIn({ username: "events", password: demoStaffPassword })
  const page = await openBrowser({ storageState: state, viewport: { width: 1440, height: 900 } })
  for (const [from, label, to] of [
    ["/admin", "Find a banquet query", "/admin/enquery"],
    ["/admin/corporate-query", "Find a corporate query", "/admin/corporate-query"],
    ["/admin/contact", "Find a contact message", "/admin/contact"],
  ] as const) {
    await page.goto(from)
    await page.getByLabel(label).fill("nobody of that name")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(`${to}?q=nobody+of+that+name`)
    await expect(page.getByRole("main").getByText(/^Sorry!/)).toBeVisible()
    await expect(page.getByLabel(label)).toHaveValue("nobody of that name")
  }
})

test.describe("the owner", () => {
  test.use(asRecentDesk)

  test("[AUTH-5] [ADM-1] invites a colleague, who chooses a password and finds their screens", async ({
    page,
    openBrowser,
  }) => {
    const person = newcomer()
    await page.goto("/admin/staff")
    const main = page.getByRole("main")
    await main.getByLabel("Name", { exact: true }).fill(person.name)
    await main.getByLabel("Username").fill(person.username)
    await main.getByLabel("Email").fill(person.email)
    await main.getByLabel("Role").selectOption("Front desk")
    await main.getByRole("button", { name: "Invite" }).click()
    await expect(page.getByRole("log", { name: "Messages" })).toContainText("is invited by email")
    const email = await emailTo(page.request, { to: person.email, about: "Your place" })
    const link = /\/forget1\?username=\S+/.exec(email)?.[0] ?? ""
    const theirs = await openBrowser({ viewport: { width: 1440, height: 900 } })
    await theirs.goto(link)
    await theirs.getByRole("main").getByRole("button", { name: "Send OTP" }).click()
    await theirs.getByRole("alertdialog").getByRole("button").click()
    await theirs
      .getByRole("main")
      .getByLabel("OTP")
      .fill(await codeFor(theirs.request, person.email))
    await theirs.getByRole("main").getByRole("button", { name: "Verify OTP" }).click()
    await theirs.getByLabel("Password", { exact: true }).fill(person.password)
    await theirs.getByLabel("Confirm Password").fill(person.password)
    await theirs.getByRole("button", { name: "Reset password" }).click()
    await expect(theirs).toHaveURL("/signin")
    await signInOnScreen(theirs, person)
    await expect(theirs).toHaveURL("/my-account")
    const menu = theirs.getByRole("navigation", { name: "Administration" })
    await expect(menu.locator('a[href="/admin/booking"]')).toBeVisible()
    await expect(menu.locator('a[href="/admin/staff"]')).toHaveCount(0)
  })

  test("[ROUTE-10] [SAFE-4] gives a guest with a confirmed email a role, which signs them out", async ({
    page,
  }) => {
    const guest = await signUpGuest()
    await page.goto(`/admin/user/${guest.id}`)
    await page.getByRole("main").getByLabel("Role").selectOption("Events")
    await page.getByRole("button", { name: "Change", exact: true }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Change" }).click()
    await expect(page.getByText("They have to confirm their email first.")).toBeVisible()
    await guest.api.post(await confirmationLinkFor(guest.api, guest.email), { form: {} })
    await page.getByRole("main").getByLabel("Role").selectOption("Events")
    await page.getByRole("button", { name: "Change", exact: true }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Change" }).click()
    await expect(page.getByRole("log", { name: "Messages" })).toContainText("Update SuccessFully!")
    expect((await guest.api.get("/api/booking")).status()).toBe(401)
    expect((await (await signIn(guest)).api.get("/api/enquery")).status()).toBe(200)
  })
})

test.describe("the set-up page", () => {
  test.use(asDesk)

  test("[PAY-6] [L-25] says what is ready without a key, and sends a test email", async ({ page }) => {
    await page.goto("/admin/setup")
    const check = (name: string) =>
      page
        .getByRole("list", { name: "Checks" })
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name }) })
    await expect(check("Payment keys")).toContainText("The built-in sandbox takes payments. No money moves.")
    await expect(check("Time zone")).toContainText("Asia/Kolkata")
    await expect(page.getByRole("main")).not.toContainText(/rzp_/)
    await page.getByRole("button", { name: "Send me a test email" }).click()
    await expect(page.getByRole("log", { name: "Messages" })).toContainText("A test email is on its way to")
    expect(await emailTo(page.request, { to: "admin@vimana.example", about: "A test email" })).toContain(
      "You asked for this email in the administration.",
    )
    await page.reload()
    await expect(check("Emails")).toContainText("The last one was sent")
  })
})

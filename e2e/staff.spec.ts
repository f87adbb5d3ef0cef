import { expectGood, inBothSizes } from "./accessible.ts"
import { newcomer, signIn, signInOnScreen, signUpGuest } from "./guest.ts"
import { demoStaffPassword } from "./hotel-under-test.ts"
import { asDesk, asRecentDesk, expect, test } from "./hotel-test.ts"
import { codeFor, confirmationLinkFor, emailTo } from "./mailbox.ts"
import { toasts } from "./page-parts.ts"

// The other roles see what `admin-layout-menu.test.ts` says.
test("[AUTH-4] [ROUTE-10] [ACCT-1] a colleague in marketing sees the menu of the role, and other screens lead to the home of the administration", async ({
  openBrowser,
}) => {
  const work = ["Contact us", "User offers", "Testimonials"]
  const page = await openBrowser({ viewport: { width: 390, height: 844 } })
  await page.goto("/signin")
  await signInOnScreen(page, { username: "marketing", password: demoStaffPassword })
  await expect(page).toHaveURL("/my-account")
  const own = page.getByRole("region", { name: /^Your work/ })
  await expect(own.getByRole("listitem")).toHaveText(work)
  await expect(own.getByRole("link", { name: "Open the administration" })).toBeInViewport()
  await own.getByRole("link", { name: "Testimonials", exact: true }).click()
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\//)

  await page.setViewportSize({ width: 1440, height: 900 })
  const menu = page.getByRole("navigation", { name: "Administration" })
  for (const path of ["/admin/testimonial", "/admin/newsletter", "/admin/contact"])
    await expect(menu.locator(`a[href="${path}"]`)).toBeVisible()
  await expect(menu.locator('a[href="/admin/booking"]')).toHaveCount(0)
  await page.goto("/admin/booking")
  await expect(page).toHaveURL("/admin")
})

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

  test("[ADM-1] an email that has an account is not invited, and the error names what to do", async ({
    page,
    guest,
  }) => {
    await page.goto("/admin/staff")
    const main = page.getByRole("main")
    await main.getByLabel("Name", { exact: true }).fill(guest.name)
    await main.getByLabel("Username").fill("another.name")
    await main.getByLabel("Email").fill(guest.email)
    await main.getByLabel("Role").selectOption("Front desk")
    await main.getByRole("button", { name: "Invite" }).click()
    await expect(main.getByRole("link", { name: /Change its role under Users/ })).toBeVisible()
    await expect(main.getByLabel("Username")).toHaveValue("another.name")
  })

  test("[AUTH-5] [ADM-1] invites a colleague, and the colleague sets a password and sees the screens of the role", async ({
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
    await expect(toasts(page)).toContainText("is invited by email")
    const sendAgain = page.getByRole("row").filter({ hasText: person.email }).getByRole("button")
    await sendAgain.click()
    await expect(toasts(page)).toContainText("is invited by email again")
    await inBothSizes(page, expectGood)
    const email = await emailTo(page.request, { to: person.email, about: "Your invitation" })
    const link = /\/forget1\?username=\S+/.exec(email)?.[0] ?? ""
    const theirs = await openBrowser({ viewport: { width: 1440, height: 900 } })
    await theirs.goto(link)
    await expect(theirs.getByRole("heading", { level: 1, name: "Choose your password" })).toBeVisible()
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
    await page.reload()
    await expect(sendAgain).toHaveCount(0)
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
    await expect(toasts(page)).toContainText("Update SuccessFully!")
    expect((await guest.api.get("/api/booking")).status()).toBe(401)
    expect((await (await signIn(guest)).api.get("/api/enquery")).status()).toBe(200)
  })
})

test.describe("the owner's page of a guest", () => {
  test.use(asRecentDesk)

  test("[SAFE-8] erases a guest who asks for it, after a confirmation", async ({ page }) => {
    const guest = await signUpGuest()
    // The erasure waits for the emails to the guest.
    await confirmationLinkFor(guest.api, guest.email)
    await page.goto(`/admin/user/${guest.id}`)
    await page.getByRole("button", { name: "Erase this guest" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Erase" }).click()
    await expect(toasts(page)).toContainText("The guest is erased.")
    await expect(page).toHaveURL(/\/admin\/user(\?|$)/)
    expect((await guest.api.get("/api/booking")).status()).toBe(401)
    expect((await page.request.get(`/admin/user/${guest.id}`)).status()).toBe(404)
  })
})

test.describe("the set-up page", () => {
  test.use(asDesk)

  test("[PAY-6] [L-25] shows what is ready without a key, and sends a test email", async ({ page }) => {
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
    await expect(toasts(page)).toContainText("A test email is on its way to")
    expect(await emailTo(page.request, { to: "admin@vimana.example", about: "A test email" })).toContain(
      "You asked for this email in the administration.",
    )
    await page.reload()
    await expect(check("Emails")).toContainText("The last one was sent")
  })
})

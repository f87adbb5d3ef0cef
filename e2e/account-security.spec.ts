import type { Locator, Page } from "@playwright/test"
import { TOTP } from "otpauth"
import { expectAccessible } from "./accessible.ts"
import { type Newcomer, newcomer, signIn, signInOnScreen, signUpGuest } from "./guest.ts"
import { asGuest, expect, test } from "./hotel-test.ts"
import { admin, specialHotel } from "./hotel-under-test.ts"
import { main } from "./page-parts.ts"

const codeField = (page: Page) => page.getByRole("textbox", { name: "Code" })
const newPassword = "Terrace9Morning"

test.use(asGuest)

async function changePassword(page: Page, from: string): Promise<void> {
  await main(page).getByLabel("Current Password").fill(from)
  await main(page).getByLabel("Password", { exact: true }).fill(newPassword)
  await main(page).getByLabel("Confirm Password").fill(newPassword)
  await main(page).getByRole("button", { name: "Change password" }).click()
}

test("[SAFE-4] the sessions page shows the devices of a guest, and signs out one and then all others; a new password needs the current one and ends other sessions", async ({
  page,
  guest,
}) => {
  const [first, second, third] = [await signIn(guest), await signIn(guest), await signIn(guest)]
  const statuses = async () =>
    Promise.all([first, second, third].map(async ({ api }) => (await api.get("/api/booking")).status()))
  await page.goto("/my-account")
  await page.getByRole("navigation", { name: "Security" }).getByRole("link", { name: "Devices" }).click()
  const sessions = main(page).getByRole("listitem").filter({ hasText: "Last seen" })
  await expect(sessions).toHaveCount(4)
  await expect(sessions.first()).toContainText("Chrome on")
  await expect(sessions.first()).toContainText("This device")
  await sessions.nth(1).getByRole("button", { name: "Sign out" }).click()
  await expect(page.getByText("That device is signed out.")).toBeVisible()
  await expect(sessions).toHaveCount(3)
  expect((await statuses()).filter((status) => status === 401)).toHaveLength(1)
  await page.getByRole("button", { name: "Sign out everywhere else" }).click()
  await expect(sessions).toHaveCount(1)
  expect(await statuses()).toEqual([401, 401, 401])
  await test.step("a new password", async () => {
    const elsewhere = await signIn(guest)
    await page.goto("/my-account/password")
    await changePassword(page, "Wrong7Seat")
    await expect(page.getByText("Invalid Password Try Again").first()).toBeVisible()
    await changePassword(page, guest.password)
    await expect(page.getByText("Your password is changed")).toBeVisible()
    expect((await elsewhere.api.get("/api/booking")).status()).toBe(401)
    await signIn({ ...guest, password: newPassword })
  })
})

/** The step of the set-up that shows something; it has taken the focus. */
const stepWith = (page: Page, has: Locator) => main(page).locator("div[tabindex='-1']").filter({ has })

const shownCodes = (page: Page) => page.getByText(/^([A-Z2-7]{4}-){6}[A-Z2-7]{4}$/).allTextContents()

/** Sets up a second factor on its page, and returns the recovery codes. */
async function setUpSecondFactor(page: Page, { password }: Newcomer): Promise<string[]> {
  await page.goto("/my-account/second-factor")
  await main(page).getByLabel("Current Password").fill(password)
  await main(page).getByRole("button", { name: "Set up" }).click()
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible()
  await expect(stepWith(page, page.getByRole("img", { name: "QR code" }))).toBeFocused()
  await expectAccessible(page)
  const uri = await main(page).getByRole("link", { name: "open the app" }).getAttribute("href")
  const secret = new URL(uri ?? "").searchParams.get("secret") ?? ""
  await codeField(page).fill(new TOTP({ secret }).generate())
  await main(page).getByRole("button", { name: "Turn on" }).click()
  const codes = page.getByRole("heading", { name: "Your recovery codes" })
  await expect(codes).toBeVisible()
  await expect(stepWith(page, codes)).toBeFocused()
  await expectAccessible(page)
  return shownCodes(page)
}

/** Replaces the recovery codes by the password and one of them, and returns the new ones. */
async function renewRecoveryCodes(page: Page, code: string): Promise<string[]> {
  await page.goto("/my-account/second-factor")
  await main(page).getByLabel("Current Password").fill(newPassword)
  await codeField(page).fill(code)
  await main(page).getByRole("button", { name: "Make new recovery codes" }).click()
  await expect(main(page).getByRole("status")).toHaveText("Your earlier recovery codes no longer work")
  return shownCodes(page)
}

async function changeWithCodes(page: Page, guest: Newcomer, [first = "", second = ""]: readonly string[]) {
  await page.goto("/my-account/password")
  await expectAccessible(page)
  await changePassword(page, guest.password)
  await expect(page.getByText("Code Field Is Required").first()).toBeVisible()
  await codeField(page).fill(first)
  await changePassword(page, guest.password)
  await expect(page.getByText("Your password is changed")).toBeVisible()
  await page.goto("/update-profile")
  await expectAccessible(page)
  await main(page).getByLabel("Email").fill(newcomer().email)
  await main(page).getByLabel("Current Password").fill(newPassword)
  await main(page).getByRole("button", { name: "Update profile" }).click()
  await expect(page.getByText("Code Field Is Required").first()).toBeVisible()
  await main(page).getByLabel("Current Password").fill(newPassword)
  await codeField(page).fill(second)
  await main(page).getByRole("button", { name: "Update profile" }).click()
  await expect(page).toHaveURL(/\/my-account(\?updated)?$/)
}

test("[AUTH-3] [SAFE-4] [SAFE-8] with a second factor the sign-in shows the field of a code, and a recovery code works once; a new password and a new email need a code as well", async ({
  page,
  guest,
  openBrowser,
}) => {
  const [recovery = "", other = "", unused = "", ...codes] = await setUpSecondFactor(page, guest)
  const phone = await openBrowser()
  await test.step("the sign-in", async () => {
    await phone.goto("/signin?to=/my-account/second-factor")
    await signInOnScreen(phone, guest)
    await expect(phone).toHaveURL("/signin/code?to=%2Fmy-account%2Fsecond-factor")
    await expect(codeField(phone)).toBeFocused()
    await codeField(phone).fill("000000")
    await main(phone).getByRole("button", { name: "Sign in", exact: true }).click()
    await expect(phone.getByText("This code is not right").first()).toBeVisible()
    await expectAccessible(phone)
    await codeField(phone).fill(recovery)
    await main(phone).getByRole("button", { name: "Sign in", exact: true }).click()
    await expect(phone).toHaveURL("/my-account/second-factor")
    await expect(main(phone)).toContainText("Recovery codes left: 9.")
  })
  await test.step("a new password and a new email", () => changeWithCodes(phone, guest, codes))
  await test.step("turned off", async () => {
    const [renewed = ""] = await renewRecoveryCodes(phone, other)
    await phone.goto("/my-account/second-factor")
    for (const code of [unused, renewed]) {
      await main(phone).getByLabel("Current Password").fill(newPassword)
      await codeField(phone).fill(code)
      await main(phone).getByRole("button", { name: "Turn off" }).click()
      if (code === unused)
        await expect(phone.getByText("Each recovery code works once").first()).toBeVisible()
    }
    await expect(phone.getByText("Your second factor is off")).toBeVisible()
  })
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("a guest signs other devices out without script", async ({ page, guest }) => {
    const elsewhere = await signIn(guest)
    await page.goto("/my-account/sessions")
    await page.getByRole("button", { name: "Sign out everywhere else" }).click()
    await expect(page.getByText("Every other device is signed out.")).toBeVisible()
    expect((await elsewhere.api.get("/api/booking")).status()).toBe(401)
  })
})

async function deleteColleague(page: Page, { name, username }: Newcomer): Promise<void> {
  await page.goto(`/admin/user?${new URLSearchParams({ q: username })}`)
  await page.getByRole("link", { name: `Delete ${name}` }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  const form = main(page).getByRole("form", { name: "Confirm your password" })
  await form.getByLabel("Current Password").fill(admin.password)
  await form.getByRole("button", { name: "Confirm and continue" }).click()
  await expect(page.getByText("Sorry! Users Not Found")).toBeVisible()
}

test.describe("[SAFE-8] [ADM-10] a colleague is invited, and deleted, ten minutes after the sign-in", () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`with the password again and nothing typed lost, ${javaScriptEnabled ? "with" : "without"} script`, async ({
      openBrowser,
    }) => {
      const { id, state, api } = await signIn(admin, specialHotel)
      await api.get(`/journeys/sign-in-ages?id=${id}`)
      const page = await openBrowser({ storageState: state, baseURL: specialHotel, javaScriptEnabled })
      const person = newcomer()
      await page.goto("/admin/staff")
      const invitation = main(page).getByRole("region", { name: "Invite a colleague" })
      await invitation.getByLabel("Name", { exact: true }).fill(person.name)
      await invitation.getByLabel("Username").fill(person.username)
      await invitation.getByLabel("Email").fill(person.email)
      await invitation.getByLabel("Role").selectOption("Front desk")
      await invitation.getByRole("button", { name: "Invite" }).click()
      const form = main(page).getByRole("form", { name: "Confirm your password" })
      await expect(form.getByLabel("Current Password")).toBeFocused()
      await form.getByLabel("Current Password").fill("Wrong7Seat")
      await form.getByRole("button", { name: "Confirm and continue" }).click()
      await expect(form).toContainText("Invalid Password Try Again")
      if (javaScriptEnabled) await expectAccessible(page)
      await form.getByLabel("Current Password").fill(admin.password)
      await form.getByRole("button", { name: "Confirm and continue" }).click()
      await expect(main(page).getByRole("link", { name: person.name })).toBeVisible()
      await expect(form).toHaveCount(0)
      await api.get(`/journeys/sign-in-ages?id=${id}`)
      await api.dispose()
      if (javaScriptEnabled) await test.step("deleted", () => deleteColleague(page, person))
    })
  }
})

test("[SAFE-8] ten minutes after the sign-in the sessions page asks for the password before it signs another device out", async ({
  openBrowser,
}) => {
  const elsewhere = await signUpGuest(specialHotel)
  const { id, state, api } = await signIn(elsewhere, specialHotel)
  await api.get(`/journeys/sign-in-ages?id=${id}`)
  await api.dispose()
  const page = await openBrowser({ storageState: state, baseURL: specialHotel })
  await page.goto("/my-account/sessions")
  await page.getByRole("button", { name: "Sign out everywhere else" }).click()
  const form = main(page).getByRole("form", { name: "Confirm your password" })
  await expect(form.getByLabel("Current Password")).toBeFocused()
  expect((await elsewhere.api.get("/api/booking")).status()).toBe(200)
  await expectAccessible(page)
  await form.getByLabel("Current Password").fill(elsewhere.password)
  await form.getByRole("button", { name: "Confirm and continue" }).click()
  await expect(page.getByText("Every other device is signed out.")).toBeVisible()
  await expect(form).toHaveCount(0)
  expect((await elsewhere.api.get("/api/booking")).status()).toBe(401)
  await elsewhere.api.dispose()
})

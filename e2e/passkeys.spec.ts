import type { Page } from "@playwright/test"
import { expectAccessible } from "./accessible.ts"
import { continueOnScreen, newcomer, signInOnScreen, signUpGuest } from "./guest.ts"
import { expect, test } from "./hotel-test.ts"
import { demoStaffPassword, origin, specialHotel } from "./hotel-under-test.ts"
import { layoutShiftOf, measureLayoutShift } from "./layout-shift.ts"
import { codeFor, emailTo } from "./mailbox.ts"
import { main } from "./page-parts.ts"

// Browsers have no passkeys at an IP address.
const named = (hotel: string): string => hotel.replace("127.0.0.1", "localhost")

const passkeyButton = (page: Page) => main(page).getByRole("button", { name: "Sign in with a passkey" })

/** Adds an authenticator that always verifies the user; `isOffered` lets the browser offer passkeys by itself. */
async function withAuthenticator(page: Page, { isOffered = false } = {}): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("WebAuthn.enable")
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  if (!isOffered)
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
    })
}

async function addPasskey(page: Page): Promise<void> {
  await main(page).getByRole("button", { name: "Add a passkey" }).click()
  await expect(main(page).getByText("Your passkey is added")).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.goto("/signout")
  await main(page).getByRole("button", { name: "Sign out" }).click()
  await expect(page).toHaveURL("/")
}

test.describe("a guest", () => {
  test.use({ baseURL: named(origin) })

  test("[SAFE-8] adds a passkey, signs in with it alone, renames it and deletes it", async ({ page }) => {
    const guest = await signUpGuest()
    await withAuthenticator(page)
    await page.goto("/signin?to=/my-account/passkeys")
    await signInOnScreen(page, guest)
    await expect(main(page)).toContainText("You have no passkey yet.")
    await addPasskey(page)
    await emailTo(page.request, { to: guest.email, about: "A passkey was added" })
    await main(page).getByRole("button", { name: "Add a passkey" }).click()
    await expect(main(page).getByText("This device has a passkey of your account already.")).toBeVisible()

    await signOut(page)
    await page.goto("/signin?to=/my-account/passkeys")
    await passkeyButton(page).click()
    await expect(page).toHaveURL("/my-account/passkeys")
    const passkey = main(page).getByRole("listitem").filter({ hasText: "Added" })
    await expect(passkey).toContainText("Last used")
    await passkey.getByText("Rename").click()
    await passkey.getByLabel("Name of the passkey").fill("My phone")
    await expectAccessible(page)
    await passkey.getByRole("button", { name: "Save the name" }).click()
    await expect(passkey.getByRole("heading")).toHaveText("My phone")
    await passkey.getByRole("button", { name: "Delete My phone" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
    await expect(main(page)).toContainText("You have no passkey yet.")

    await signOut(page)
    await page.goto("/signin")
    await passkeyButton(page).click()
    await expect(main(page).getByText("This passkey was not accepted.")).toBeVisible()
    await expectAccessible(page)
  })

  test("[GUEST-1] without an account makes one with a passkey, which the browser offers at the sign-in", async ({
    page,
  }) => {
    const person = newcomer()
    await withAuthenticator(page, { isOffered: true })
    await page.goto("/signin?to=/booking/classic")
    await continueOnScreen(page, person)
    await expect(page).not.toHaveURL(/signin/)
    await page.goto("/my-account/passkeys")
    await expect(page).toHaveURL("/create-account?with=passkey")
    await main(page).getByRole("button", { name: "Send OTP" }).click()
    await main(page)
      .getByLabel("OTP")
      .fill(await codeFor(page.request, person.email))
    await expectAccessible(page)
    await main(page).getByRole("button", { name: "Create an account" }).click()
    await expect(main(page).getByText("Your account is ready")).toBeVisible()
    await addPasskey(page)
    await signOut(page)
    await page.goto("/signin?to=/my-account/passkeys")
    await expect(page).toHaveURL("/my-account/passkeys")
  })

  test("sees pages with a passkey's button that do not move once scripts run", async ({ page }) => {
    const { state } = await signUpGuest(named(origin))
    await page.context().addCookies(state.cookies)
    await measureLayoutShift(page)
    for (const path of ["/my-account/passkeys", "/signin?to=/my-account/passkeys"]) {
      if (path.startsWith("/signin")) await page.context().clearCookies()
      await page.goto(path, { waitUntil: "networkidle" })
      await expect(
        passkeyButton(page).or(main(page).getByRole("button", { name: "Add a passkey" })),
      ).toBeVisible()
      expect(await layoutShiftOf(page), path).toBeLessThan(0.005)
    }
  })

  test("without passkeys in the browser, or at an IP address, sees the password alone", async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ baseURL: origin })
    await page.goto("/signin")
    await expect(passkeyButton(page)).toHaveCount(0)
    await expect(main(page).getByRole("button", { name: "Sign in" })).toHaveText("Sign in")
  })
})

test("[SAFE-8] a colleague's passkey is the second factor, at the sign-in and again after ten minutes", async ({
  openBrowser,
}) => {
  const page = await openBrowser({ baseURL: named(specialHotel) })
  await withAuthenticator(page)
  const colleague = { username: "events", password: demoStaffPassword }
  await page.goto("/signin?to=/my-account/passkeys")
  await signInOnScreen(page, colleague)
  await addPasskey(page)

  await signOut(page)
  await page.goto("/signin?to=/admin/enquery")
  await signInOnScreen(page, colleague)
  await expect(page.getByRole("heading", { level: 1, name: "Your passkey" })).toBeVisible()
  await expectAccessible(page)
  await passkeyButton(page).click()
  await expect(page).toHaveURL("/admin/enquery")

  const id = await page.evaluate(() => localStorage.getItem("userid"))
  await page.request.get(`/journeys/sign-in-ages?id=${id}`)
  await page.goto("/my-account/passkeys")
  const confirmation = main(page).getByRole("form", { name: "Confirm that it is you" })
  await expect(confirmation.getByLabel("Current Password")).toHaveCount(0)
  await expectAccessible(page)
  await confirmation.getByRole("button", { name: "Use your passkey" }).click()
  await main(page)
    .getByRole("button", { name: /^Delete/ })
    .click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(main(page)).toContainText("You have no passkey yet.")
})

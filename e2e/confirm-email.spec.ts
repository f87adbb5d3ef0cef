import { fact } from "./booking-steps.ts"
import { newcomer, signInOnScreen, signUpGuest } from "./guest.ts"
import { expect, test } from "./hotel-test.ts"
import { confirmationLinkFor, emailTo } from "./mailbox.ts"
import { toasts } from "./page-parts.ts"

test("[SAFE-4] another email needs the password, and takes effect by the link in its email", async ({
  openBrowser,
}) => {
  const guest = await signUpGuest()
  const page = await openBrowser({ storageState: guest.state })
  const { email } = newcomer()
  await page.goto("/update-profile")
  await page.getByRole("main").getByLabel("Email").fill(email)
  await page.getByRole("button", { name: "Update profile" }).click()
  const password = page.getByLabel("Current Password")
  await expect(password).toHaveAccessibleDescription(
    /Please Enter Your Current Password To Change Your Email/,
  )
  await password.fill(guest.password)
  await page.getByRole("button", { name: "Update profile" }).click()
  await expect(toasts(page)).toContainText("Update Profile Successfully!")
  await expect(fact(page, "Email")).toHaveText(guest.email)
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible()
  expect(await emailTo(page.request, { to: guest.email, about: "new email" })).toContain(email)

  await page.goto(await confirmationLinkFor(page.request, email))
  await page.getByRole("button", { name: "Confirm this email" }).click()
  await expect(toasts(page)).toContainText("Your email is confirmed.")
  await expect(page).toHaveURL("/my-account")
  await expect(fact(page, "Email")).toHaveText(email)
  await expect(page.getByText("We sent a link")).toHaveCount(0)
})

test("[SAFE-4] the email of a new account is confirmed by its link, which asks to sign in elsewhere", async ({
  openBrowser,
}) => {
  const guest = await signUpGuest()
  const page = await openBrowser()
  const link = await confirmationLinkFor(page.request, guest.email)
  await page.goto(link)
  await signInOnScreen(page, guest)
  await page.getByRole("button", { name: "Confirm this email" }).click()
  await expect(toasts(page)).toContainText("Your email is confirmed.")
  await page.goto(link)
  await expect(page.getByRole("heading", { level: 1, name: "This link is no longer valid" })).toBeVisible()
  await expect(
    page.getByText(`The email of your account, ${guest.email}, is confirmed already.`),
  ).toBeVisible()
})

test("[SAFE-4] an email is confirmed without script too", async ({ openBrowser }) => {
  const guest = await signUpGuest()
  const page = await openBrowser({ storageState: guest.state, javaScriptEnabled: false })
  await page.goto(await confirmationLinkFor(page.request, guest.email))
  await page.getByRole("button", { name: "Confirm this email" }).click()
  await expect(page).toHaveURL(/\/my-account/)
})

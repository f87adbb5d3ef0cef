import { expect, test } from "./hotel-test.ts"
import { openHydrated } from "./hydrated.ts"

test("[GUEST-2] countries have their names, served or rendered in the browser", { tag: "@once" }, async ({
  page,
}) => {
  const choices = page.locator("select[name=phoneCountry] option")
  await openHydrated(page, "/contact-us")
  await expect(choices.first()).toHaveText("India +91")
  await expect(choices.last()).toHaveText("Zimbabwe +263")
  await openHydrated(page, "/dine")
  // The link of the phone's menu is not visible before it is opened.
  await page.locator('a[href="/contact-us"]').first().dispatchEvent("click")
  await expect(choices.first()).toHaveText("India +91")
  await expect(choices.last()).toHaveText("Zimbabwe +263")
})

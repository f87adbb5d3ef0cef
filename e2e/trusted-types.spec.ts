import type { Page } from "@playwright/test"
import { asDesk, asGuest, expect, test } from "./hotel-test.ts"
import { openHydrated } from "./hydrated.ts"

/** What a page does with text that an attacker got into it: each is the name of the error, or what came of it. */
const injectEach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attempts: (() => unknown)[] = [
      () => (document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>"),
      () => document.body.insertAdjacentHTML("beforeend", "<b>text</b>"),
      () => (document.createElement("script").src = "https://attacker.example/x.js"),
      () => (document.createElement("script").text = "alert(1)"),
      () => new DOMParser().parseFromString("<b>text</b>", "text/html"),
      () => Object(window).trustedTypes.createPolicy("attacker", { createHTML: (html: string) => html }),
    ]
    return attempts.map((attempt) => {
      try {
        return `allowed: ${String(attempt())}`
      } catch (error) {
        return (error as Error).name
      }
    })
  })

const refused = Array.from({ length: 6 }, () => "TypeError")

async function expectRefused(page: Page, path: string): Promise<void> {
  await openHydrated(page, path)
  expect(await injectEach(page), path).toEqual(refused)
}

for (const path of ["/", "/hi/rooms", "/signin", "/nothing-here"])
  test(`[AVAIL-6] ${path} makes neither markup nor a script of a text`, async ({ page }) => {
    await expectRefused(page, path)
  })

test.describe("a guest", () => {
  test.use(asGuest)
  test("[AVAIL-6] the account makes neither markup nor a script of a text", async ({ page }) => {
    await expectRefused(page, "/my-account")
  })
})

test.describe("the front office", () => {
  test.use(asDesk)
  test("[AVAIL-6] the administration makes neither markup nor a script of a text", async ({ page }) => {
    await expectRefused(page, "/admin/booking")
  })
})

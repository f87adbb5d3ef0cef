import type { Page } from "@playwright/test"
import { asDesk, asGuest, expect, test } from "./hotel-test.ts"
import { untilHydrated } from "./hydrated.ts"
import { nobody } from "./guest.ts"

/** What a page does with text of an attacker: each value is the name of the error, or the result. */
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

// Chromium logs each refusal in the console, which would fail a page of `hotel-test`: these pages are not watched.
for (const [who, paths, state] of [
  ["a visitor", ["/", "/hi/rooms", "/signin", "/nothing-here"], {}],
  ["a guest", ["/my-account"], asGuest],
  ["the front office", ["/admin/booking"], asDesk],
] as const) {
  test.describe(who, () => {
    test.use(state)
    test(`[AVAIL-6] no page of ${who} turns text into markup or a script`, async ({
      browser,
      baseURL,
      storageState,
    }) => {
      const context = await browser.newContext({
        storageState: storageState ?? nobody,
        ...(baseURL && { baseURL }),
      })
      const page = await context.newPage()
      for (const path of paths) {
        await page.goto(path)
        await untilHydrated(page)
        expect(await injectEach(page), path).toEqual(refused)
      }
      await context.close()
    })
  })
}

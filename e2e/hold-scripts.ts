import type { Page } from "@playwright/test"

/** Keeps the scripts of every page back, as a slow line does, until what it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>()
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise
    await route.continue()
  })
  return scripts.resolve
}

import type { Page } from "@playwright/test"

/** Delays the scripts of every page, like a slow connection, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>()
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise
    await route.continue()
  })
  return scripts.resolve
}

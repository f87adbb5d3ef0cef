import type { Locator } from "@playwright/test"
import { expect, test } from "./hotel-test.ts"
import { untilLaidOut } from "./hydrated.ts"
import { skipFilm } from "./visitor.ts"
import { region } from "./page-parts.ts"

test.beforeEach(({ page }) => skipFilm(page))

const isLaidOut = (found: Locator): Promise<boolean> =>
  found
    .getByRole("heading")
    .first()
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))

const bandsBelow = [
  "Ways to sleep well",
  "Four tables for one long evening",
  "What guests say",
  "In good company",
]

test("[HOME-4] [HOME-5] [HOME-6] [ROUTE-7] the lower sections are laid out before a visitor scrolls to them, who returns from the blog to the same scroll position", async ({
  page,
}) => {
  await page.goto("/")
  for (const name of bandsBelow) await expect.poll(() => isLaidOut(region(page, name))).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  // Heights are estimates until then, so the same scroll position would show another section on the return.
  await untilLaidOut(page)
  const link = page.getByRole("main").getByRole("link", { name: /^Read More/ })
  const places: number[] = []
  await page.exposeFunction("keepPlace", (place: number) => places.push(place))
  const place = () => link.evaluate((element) => element.getBoundingClientRect().top)
  await link.evaluate((element) =>
    element.addEventListener("click", () => {
      Object(window).keepPlace(element.getBoundingClientRect().top)
    }),
  )
  await link.click()
  await expect(page).toHaveURL(/\/blog\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(async () => Math.abs((await place()) - (places[0] ?? Number.NaN))).toBeLessThan(3)
})

import { readFile } from "node:fs/promises"
import type { Locator } from "@playwright/test"
import { expectAccessible } from "./accessible.ts"
import { openHydrated } from "./hydrated.ts"
import { expect } from "./hotel-test.ts"
import { test } from "./kept-page.ts"

const outlets = ["Udaan", "Safar", "Aero-Stag", "Zaika"]

test("[DINE-1] [CONST-4] four outlets, each with text, pictures, hours 07:00 AM - 11:00 PM, a menu and a table", {
  tag: "@once",
}, async ({ readerPage: page }) => {
  await page.goto("/dine")
  for (const name of outlets) {
    const outlet = page.getByRole("region", { name, exact: true })
    await expect(
      outlet
        .locator("p")
        .filter({ hasText: /.{120,}/ })
        .first(),
    ).toBeVisible()
    const pictures = outlet.getByRole("region", { name: `Pictures of ${name}` })
    expect(await pictures.getByRole("listitem").count(), name).toBeGreaterThanOrEqual(2)
    await expect(outlet.getByText("07:00 AM - 11:00 PM")).toBeVisible()
    await expect(outlet.getByText("Monday - Sunday")).toBeVisible()
    await expect(outlet.getByRole("link", { name: /^Menu/ })).toHaveAttribute("href", "/menu")
    await expect(outlet.getByRole("link", { name: /^Reserve Now/ })).toHaveAttribute(
      "href",
      /^\/query\?outlet=(aero|safar|udaan|zaika)$/,
    )
  }
})

/** The size of a picture on the screen, in square pixels; what lies outside the window does not count. */
const areaOf = (picture: Locator): Promise<number> =>
  picture.evaluate((image) => {
    const { left, right, top, bottom } = image.getBoundingClientRect()
    const width = Math.min(right, innerWidth) - Math.max(left, 0)
    return width * (Math.min(bottom, innerHeight) - Math.max(top, 0))
  })

test("[DINE-2] a picture opens a larger carousel, by pointer and by keyboard, accessibly", async ({
  page,
}) => {
  await openHydrated(page, "/dine")
  const picture = page.getByRole("region", { name: "Pictures of Safar" }).getByRole("link").first()
  await picture.scrollIntoViewIfNeeded()
  const onPage = await areaOf(picture.locator("img"))
  await picture.click()
  const dialog = page.getByRole("dialog", { name: "Safar" })
  await expect(dialog).toBeVisible()
  const larger = dialog.getByRole("region", { name: "Safar, larger" })
  await expect.poll(() => areaOf(larger.getByRole("img").first())).toBeGreaterThan(onPage * 1.2)
  await expectAccessible(page)
  await larger.getByRole("button", { name: "Next" }).click()
  await expect(larger.getByText(/^2 of/)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(picture).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(dialog).toBeVisible()
  // The browser fires the close event of a dialog later: a press in between opens it again.
  await page.keyboard.press("Escape")
  await page.keyboard.press("Enter")
  await expect(larger).toBeVisible()
  await dialog.getByRole("button", { name: "Close" }).click()
  await expect(dialog).toBeHidden()
})

test("[DINE-3] the menu is read on the page, by diet too, and downloads as a PDF", { tag: "@once" }, async ({
  visitorPage: page,
}) => {
  await page.goto("/menu")
  for (const name of outlets) await expect(page.getByRole("heading", { level: 2, name })).toBeVisible()
  const dishes = page.locator("main [data-diet]")
  const all = await dishes.filter({ visible: true }).count()
  await page.getByLabel("Vegetarian dishes only").check()
  await expect(page.locator("main [data-diet='non-veg']").filter({ visible: true })).toHaveCount(0)
  expect(await dishes.filter({ visible: true }).count()).toBeLessThan(all)
  const waiting = page.waitForEvent("download")
  await page.getByRole("link", { name: "Download the menu as PDF" }).click()
  const file = await (await waiting).path()
  const bytes = await readFile(file)
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-")
  expect(bytes.length).toBeGreaterThan(10_000)
})

const anchors = [
  ["/corporate", ["events", "mebership", "membership"]],
  ["/dine", ["udaan", "safar", "aero", "aerostag", "zaika"]],
] as const

test("[ROUTE-3] every anchor of a page begins below the bar", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  for (const [path, ids] of anchors)
    for (const id of ids) {
      // From another page: only a hash that changes would not load this one.
      await page.goto("about:blank")
      await page.goto(`${path}#${id}`)
      const top = () => page.locator(`#${id}`).evaluate((target) => target.getBoundingClientRect().top)
      const bar = await page.getByRole("banner").boundingBox()
      await expect.poll(top, id).toBeLessThan((bar?.height ?? 0) + 120)
      expect(await top(), id).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1)
    }
})

import type { Locator, Page, Route } from "@playwright/test"
import { sizes } from "./accessible.ts"
import { openHydrated } from "./hydrated.ts"
import { signIn } from "./guest.ts"
import { expect } from "./hotel-test.ts"
import { test } from "./kept-page.ts"
import { admin, emptyHotel } from "./hotel-under-test.ts"

const main = (page: Page): Locator => page.getByRole("main")

type AdminTable = {
  readonly path: string
  /** What an empty table says. */
  readonly empty: readonly string[]
  /** The name of a description box. */
  readonly box?: RegExp
  /** Its column, where the table does not show it by default. */
  readonly column?: string
}

/** Every table that the contract names (ADM-1). */
const tables: readonly AdminTable[] = [
  {
    path: "/admin/testimonial",
    empty: ["Testimonial Record Not Found!!", "Sorry! Testimonials Not Found"],
    box: /^Message of /,
  },
  {
    path: "/admin/roomcart",
    empty: ["Room Record Not Found!!", "Sorry! Room Types Not Found"],
    box: /^Message of /,
  },
  { path: "/admin/booking", empty: ["Sorry! Bookings Not Found"] },
  { path: "/admin/confirm", empty: ["Sorry! Confirmed Records Not Found"] },
  { path: "/admin/offers", empty: ["Sorry! Offers Not Found"], box: /^Description of / },
  { path: "/admin/user", empty: ["Sorry! Users Not Found"] },
  { path: "/admin/newsletter", empty: ["Sorry! Newsletter Not Found"] },
  { path: "/admin/contact", empty: ["Sorry! Contact messages Not Found"], box: /^Message of / },
  { path: "/admin/gallery", empty: ["Sorry! Gallery Not Found"] },
  {
    path: "/admin/corporate-query",
    empty: ["Sorry! Corporate queries Not Found"],
    box: /^Message of /,
    column: "message",
  },
  {
    path: "/admin/enquery",
    empty: ["Sorry! Banquet queries Not Found"],
    box: /^Message of /,
    column: "message",
  },
]

const heightsOf = (boxes: Locator): Promise<number[]> =>
  boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().height))

/** Deleting the first record of a table shows a prompt, and cancelling it keeps the record. */
async function expectPrompt(page: Page, prompt: string): Promise<void> {
  const remove = main(page)
    .getByRole("link", { name: /^Delete / })
    .first()
  const name = (await remove.getByRole("img").getAttribute("aria-label")) ?? ""
  await remove.click()
  const dialog = page.getByRole("alertdialog")
  await expect(dialog).toContainText(prompt)
  await expect(dialog).toContainText(name.replace("Delete ", ""))
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await expect(dialog).toHaveCount(0)
  await expect(main(page).getByRole("link", { name, exact: true }).first()).toBeVisible()
}

test.describe("every table of the administration", () => {
  test.beforeEach(({ deskPage }) => deskPage.setViewportSize(sizes.desktop))

  for (const { path, box, column } of tables.flatMap(({ box: named, ...table }) =>
    named ? [{ ...table, box: named }] : [],
  ))
    test(`[ADM-1] ${path} shows its description boxes 100 px high at every width`, async ({
      deskPage: page,
    }) => {
      // The lists of event enquiries show the message only when its column is chosen.
      await page.goto(`${path}${column ? `?column=name&column=${column}` : ""}`)
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(main(page).getByRole("region", { name: box }).first()).toBeVisible()
        expect([...new Set(await heightsOf(main(page).getByRole("region", { name: box })))]).toEqual([100])
      }
    })

  // The specs of the other tables delete a record.
  for (const [path, prompt] of [
    ["/admin/testimonial", "Are You Sure to Delete that Item?"],
    ["/admin/enquery", "Are You Sure to Delete that Item :"],
    ["/admin/corporate-query", "Are You Sure to Delete that Item :"],
  ] as const)
    test(`[ADM-2] ${path} shows a prompt before it deletes a record, and keeps the record when that is cancelled`, async ({
      deskPage: page,
    }) => {
      await openHydrated(page, path)
      await expectPrompt(page, prompt)
    })

  for (const [path, message] of [
    ["/admin/newsletter", "Record Field not Found"],
    ["/admin/contact", "Record not Found "],
  ] as const)
    test(`[ADM-8] ${path} shows an alert and a text when its records cannot be fetched or read`, async ({
      deskPage: page,
    }) => {
      const link = page.getByRole("complementary", { name: "Menu" }).locator(`a[href="${path}"]:visible`)
      const alert = page.getByRole("alertdialog")
      for (const fail of [
        (route: Route) => route.abort(),
        (route: Route) => route.fulfill({ status: 200, body: "broken" }),
      ]) {
        await openHydrated(page, "/admin/offers")
        await page.route(`**${path}.data*`, fail)
        await link.click()
        await expect(alert).toBeVisible()
        expect(await alert.textContent()).toContain(message)
        await alert.getByRole("button").click()
        await expect(main(page).getByText(message.trim())).toBeVisible()
        await page.unroute(`**${path}.data*`)
      }
      await main(page).getByRole("link", { name: "Try again" }).click()
      await expect(main(page).getByRole("table")).toBeVisible()
    })
})

test("[ADM-1] [ADM-8] every table of an empty hotel shows that it has no records", async ({
  openBrowser,
}) => {
  const desk = await signIn(admin, emptyHotel)
  const page = await openBrowser({ storageState: desk.state })
  for (const { path, empty } of tables) {
    // The member of staff who reads the table of users is one of them.
    const query = path === "/admin/user" ? "?q=nobody-has-these-words" : ""
    await page.goto(`${emptyHotel}${path}${query}`)
    for (const text of empty) await expect(main(page).getByText(text, { exact: true }), path).toBeVisible()
    await expect(main(page).getByRole("link", { name: /^Delete / })).toHaveCount(0)
  }
})

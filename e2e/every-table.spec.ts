import type { Page, Route } from "@playwright/test"
import { sizes } from "./accessible.ts"
import { openHydrated } from "./hydrated.ts"
import { signIn } from "./guest.ts"
import { expect } from "./hotel-test.ts"
import { test } from "./kept-page.ts"
import { admin, emptyHotel } from "./hotel-under-test.ts"
import { main } from "./page-parts.ts"

const htmlOf = async (page: Page, path: string): Promise<string> => (await page.request.get(path)).text()

type AdminTable = {
  readonly path: string
  /** What an empty table says. */
  readonly empty: readonly string[]
}

/** Every table that the contract names (ADM-1). */
const tables: readonly [AdminTable, ...AdminTable[]] = [
  { path: "/admin/testimonial", empty: ["Testimonial Record Not Found!!", "Sorry! Testimonials Not Found"] },
  { path: "/admin/roomcart", empty: ["Room Record Not Found!!", "Sorry! Room Types Not Found"] },
  { path: "/admin/booking", empty: ["Sorry! Bookings Not Found"] },
  { path: "/admin/confirm", empty: ["Sorry! Confirmed Records Not Found"] },
  { path: "/admin/offers", empty: ["Sorry! Offers Not Found"] },
  { path: "/admin/user", empty: ["Sorry! Users Not Found"] },
  { path: "/admin/newsletter", empty: ["Sorry! Newsletter Not Found"] },
  { path: "/admin/contact", empty: ["Sorry! Contact messages Not Found"] },
  { path: "/admin/gallery", empty: ["Sorry! Gallery Not Found"] },
  { path: "/admin/corporate-query", empty: ["Sorry! Corporate queries Not Found"] },
  { path: "/admin/enquery", empty: ["Sorry! Banquet queries Not Found"] },
]

/** Opens a list from another page, and its records cannot be fetched or read. */
async function expectFailedLists(page: Page, path: string, message: string): Promise<void> {
  const link = page.getByRole("complementary", { name: "Menu" }).locator(`a[href="${path}"]:visible`)
  const alert = page.getByRole("alertdialog")
  for (const fail of [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ status: 200, body: "broken" }),
  ]) {
    await openHydrated(page, "/admin/approvals")
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
}

test("[ADM-8] a list shows an alert and a text when its records cannot be fetched or read", async ({
  deskPage: page,
}) => {
  await page.setViewportSize(sizes.desktop)
  for (const [path, message] of [
    ["/admin/newsletter", "Record Field not Found"],
    ["/admin/contact", "Record not Found "],
  ] as const)
    await test.step(path, () => expectFailedLists(page, path, message))
})

test("[ADM-9] each row of a list is named by one of its cells, each cell by its column", async ({
  deskPage: page,
}) => {
  let rows = 0
  for (const { path } of tables) {
    const html = await htmlOf(page, path)
    const count = (part: RegExp): number => html.match(part)?.length ?? 0
    rows += count(/<tr data-id=/g)
    expect(count(/<th scope="row"/g), path).toBe(count(/<tr data-id=/g))
    expect(count(/<th[ >]/g), path).toBe(count(/<th scope="(?:row|col)"/g))
  }
  expect(rows).toBeGreaterThan(tables.length)
})

// The boxes of the other lists are measured in every-page.spec.ts.
test("[ADM-1] the lists of event enquiries show the message in the box of the contact messages when its column is chosen", async ({
  deskPage: page,
}) => {
  const box = /<section class="([^"]+)" tabindex="0" aria-label="Message of [^"]+">/i
  const [contact = "no box"] = box.exec(await htmlOf(page, "/admin/contact"))?.slice(1) ?? []
  for (const path of ["/admin/enquery", "/admin/corporate-query"]) {
    expect(await htmlOf(page, path), path).not.toMatch(box)
    expect(box.exec(await htmlOf(page, `${path}?column=name&column=message`))?.[1], path).toBe(contact)
  }
})

// The specs of the other tables delete a record.
test("[ADM-2] /admin/corporate-query shows the prompt with the record that its address deletes", async ({
  deskPage: page,
}) => {
  const path = "/admin/corporate-query"
  const link = /href="([^"]*[?;]delete=[^"]+)"[^>]*>.*?aria-label="Delete ([^"]+)"/.exec(
    await htmlOf(page, path),
  )
  const [to = "/none", name = "nobody"] = link?.slice(1) ?? []
  const html = (await htmlOf(page, to.replaceAll("&amp;", "&"))).replaceAll("<!-- -->", "")
  expect(html).toContain(`Are You Sure to Delete that Item : <strong>${name}</strong>`)
})

test("[ADM-1] [ADM-8] every table of an empty hotel shows that it has no records", async ({
  openBrowser,
}) => {
  const desk = await signIn(admin, emptyHotel)
  const page = await openBrowser({ storageState: desk.state })
  const [first, ...others] = tables
  await page.goto(`${emptyHotel}${first.path}`)
  for (const text of first.empty) await expect(main(page).getByText(text, { exact: true })).toBeVisible()
  await expect(main(page).getByRole("link", { name: /^Delete / })).toHaveCount(0)
  for (const { path, empty } of others) {
    // The member of staff who reads the table of users is one of them.
    const query = path === "/admin/user" ? "?q=nobody-has-these-words" : ""
    const html = await htmlOf(page, `${emptyHotel}${path}${query}`)
    for (const text of empty) expect(html, path).toContain(`>${text}<`)
    expect(html, path).not.toContain('aria-label="Delete ')
  }
})

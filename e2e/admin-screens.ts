import type { Page } from "@playwright/test"
import { stayQuery } from "./booking-steps.ts"
import { classic, roomCalled } from "./hotel-api.ts"
import { expect } from "./hotel-test.ts"
import { aPicture, uploaded } from "./pictures.ts"
import { stayOn } from "./stay-dates.ts"

const id = String.raw`[0-9a-f-]{36}`

/** The first link of this pattern in the HTML of a list: opening the list in a browser takes longer. */
const openedFrom = (list: string, link: string) => async (page: Page) => {
  const html = await (await page.request.get(list)).text()
  return new RegExp(`href="(${link})"`).exec(html)?.[1] ?? "/none"
}

const inHouse = (step: string) => async (page: Page) =>
  `${await openedFrom("/admin/day?list=in-house", `/admin/${id}`)(page)}/${step}`

/** Every screen of the administration by its pattern in the site map, and the addresses that it is visited at. */
export const adminScreens: Readonly<Record<string, readonly (string | ((page: Page) => Promise<string>))[]>> =
  {
    admin: ["/admin"],
    "admin/day": ["/admin/day", "/admin/day?list=holds"],
    "admin/tape": ["/admin/tape"],
    "admin/book": ["/admin/book"],
    "admin/book/:id": [
      async (page) =>
        `/admin/book/${(await roomCalled(page.request, classic))._id}?${stayQuery(stayOn(40, 2))}`,
    ],
    "admin/figures": ["/admin/figures"],
    "admin/accounts": ["/admin/accounts", "/admin/accounts?month=2020-01"],
    "admin/accounts/e-invoices": ["/admin/accounts/e-invoices"],
    // The other reports have fewer kinds of columns of the same table.
    "admin/accounts/:report": ["/admin/accounts/day-book"],
    "admin/booking": ["/admin/booking", "/admin/booking?q=nobody-has-this"],
    "admin/user": ["/admin/user"],
    "admin/user/:id": [openedFrom("/admin/user", `/admin/user/${id}`)],
    "admin/staff": ["/admin/staff"],
    "admin/emails": ["/admin/emails"],
    "admin/emails/:id": [
      async (page) => {
        await page.goto("/admin/emails")
        await page.getByRole("button", { name: "Send me a test email" }).click()
        const email = page.getByRole("main").getByRole("link", { name: "A test email" }).first()
        await expect(email).toBeVisible()
        return (await email.getAttribute("href")) ?? "/none"
      },
    ],
    "admin/setup": ["/admin/setup"],
    "admin/status": ["/admin/status"],
    "admin/audit": ["/admin/audit"],
    "admin/cancellations": ["/admin/cancellations"],
    "admin/approvals": ["/admin/approvals"],
    "admin/deposits": ["/admin/deposits"],
    "admin/failed-refunds": ["/admin/failed-refunds"],
    "admin/unmatched-payments": ["/admin/unmatched-payments"],
    "admin/waitlist": ["/admin/waitlist"],
    "admin/confirm": ["/admin/confirm"],
    "admin/tables": ["/admin/tables"],
    "admin/tables/all": ["/admin/tables/all"],
    "admin/tables/book": ["/admin/tables/book"],
    "admin/contact": ["/admin/contact"],
    "admin/contact/spam": ["/admin/contact/spam"],
    "admin/contact/:id": [openedFrom("/admin/contact", `/admin/contact/${id}`)],
    "admin/enquery": ["/admin/enquery"],
    "admin/enquery/spam": ["/admin/enquery/spam"],
    "admin/enquery/:id": [openedFrom("/admin/enquery", `/admin/enquery/${id}`)],
    "admin/corporate-query": ["/admin/corporate-query"],
    "admin/corporate-query/spam": ["/admin/corporate-query/spam"],
    "admin/corporate-query/:id": [openedFrom("/admin/corporate-query", `/admin/corporate-query/${id}`)],
    "admin/roomcart": ["/admin/roomcart"],
    "admin/roomcart/create": ["/admin/roomcart/create"],
    "admin/roomcart/update/:id": [
      async (page) => `/admin/roomcart/update/${(await roomCalled(page.request, classic))._id}`,
    ],
    "admin/rates": ["/admin/rates"],
    "admin/rates/seasons": ["/admin/rates/seasons"],
    "admin/rates/gst": ["/admin/rates/gst"],
    "admin/extras": ["/admin/extras", openedFrom("/admin/extras", String.raw`/admin/extras\?extra=[^"&]+`)],
    "admin/testimonial": ["/admin/testimonial"],
    "admin/create-testimonial": ["/admin/create-testimonial"],
    "admin/update-testimonial/:id": [openedFrom("/admin/testimonial", `/admin/update-testimonial/${id}`)],
    "admin/offers": ["/admin/offers"],
    "admin/create-offers": ["/admin/create-offers"],
    "admin/update-offers/:id": [openedFrom("/admin/offers", `/admin/update-offers/${id}`)],
    "admin/newsletter": ["/admin/newsletter"],
    "admin/gallery": ["/admin/gallery"],
    "admin/create-gallery": ["/admin/create-gallery"],
    "admin/update-gallery/:id": [openedFrom("/admin/gallery", `/admin/update-gallery/${id}`)],
    "admin/media": ["/admin/media"],
    "admin/media/add": ["/admin/media/add"],
    "admin/media/:id": [async (page) => `/admin/media/${await uploaded(page, await aPicture())}`],
    "admin/:id": [openedFrom("/admin/booking", `/admin/${id}`)],
    "admin/:id/move": [inHouse("move")],
    "admin/:id/room-type": [inHouse("room-type")],
    "admin/:id/cancel": [inHouse("cancel")],
    "admin/:id/reinstate": [
      async (page) =>
        `${await openedFrom("/admin/booking?status=cancelled", `/admin/${id}`)(page)}/reinstate`,
    ],
  }

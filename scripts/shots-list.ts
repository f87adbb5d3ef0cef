import { expect, type Page } from "@playwright/test"
import { openCheckout, stayQuery } from "../e2e/booking-steps.ts"
import { stayOn } from "../e2e/stay-dates.ts"

export type Visitor = "visitor" | "guest" | "desk"

export type Shot = {
  readonly name: string
  readonly path: string
  readonly as?: Visitor
  /** The page that is shown is where the first such link of the path's page leads. */
  readonly opens?: string
  /** Only windows up to this width have this state. */
  readonly upTo?: number
  /** Brings the page into a state; the picture is then of the window, not of the whole page. */
  readonly act?: (page: Page) => Promise<void>
}

const search = stayQuery(stayOn(45, 2), "2-0")
const between = (departsAt: string): string =>
  `/between-flights?lands=${stayOn(45, 2).checkIn}&landsAt=23:40&departsAt=${departsAt}`
const page = (name: string, path = `/${name}`): Shot => ({ name, path })

const pages: readonly Shot[] = [
  page("home", "/"),
  page("rooms"),
  page("dine"),
  page("menu"),
  page("gallery"),
  page("corporate"),
  page("blog"),
  page("blog-post", "/blog/a-night-between-two-flights-and-what-to-do-with-it"),
  page("contact-us"),
  page("banquet-query"),
  page("table", "/query?outlet=udaan"),
  page("corporate-query"),
  page("booking"),
  page("check-availability"),
  page("rooms-for-a-stay", `/check-availability?${search}`),
  page("rooms-filtered", `/check-availability?${search}&only=size-350_view-runway`),
  page("rooms-compared", `/rooms/compare?types=deluxe,suite,family-suite&${search}`),
  page("between-flights"),
  page("layover", between("06:15")),
  page("layover-in-hindi", `/hi${between("06:15")}`),
  page("layover-night", between("20:30")),
  page("layover-too-short", between("05:00")),
  page("checkin"),
  page("checkin-with-a-stay", `/checkin?${search}`),
  page("privacypolicy"),
  page("termsandconditions"),
  page("cancellationandrefund"),
  page("proof"),
  page("signin"),
  page("signup"),
  page("forget1"),
  page("newsletter"),
  page("not-found", "/444"),
]

const open = (name: RegExp) => async (shown: Page) => {
  await shown.getByRole("main").getByRole("link", { name }).first().click()
  await expect(shown.getByRole("dialog").filter({ visible: true })).toBeVisible()
}

const send = (name: string | RegExp) => async (shown: Page) => {
  await shown.getByRole("main").getByRole("button", { name }).click()
  await expect(shown.getByRole("region", { name: "Please look at this again" })).toBeVisible()
}

async function openDates(shown: Page): Promise<void> {
  const folded = shown.getByRole("button", { name: /^Arrive/ })
  if (await folded.isVisible()) await folded.click()
  else await shown.getByRole("link", { name: "Check dates and prices" }).click()
  await expect(shown.getByRole("grid").filter({ visible: true }).first()).toBeVisible()
}

async function openMenu(shown: Page): Promise<void> {
  await shown.getByRole("banner").locator("summary").click()
  await expect(shown.getByRole("navigation", { name: "Menu" })).toBeVisible()
}

async function zoom(shown: Page): Promise<void> {
  await open(/./)(shown)
  await shown.getByRole("button", { name: "Zoom in" }).click()
}

async function openLast(shown: Page): Promise<void> {
  await shown.getByRole("contentinfo").scrollIntoViewIfNeeded()
  await shown.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(shown.getByRole("banner")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
}

const states: readonly Shot[] = [
  { name: "home-arrival", path: "/", act: async () => undefined },
  { name: "home-end", path: "/", act: openLast },
  { name: "menu-open", path: "/", upTo: 991, act: openMenu },
  { name: "dates-open", path: "/rooms", act: openDates },
  { name: "room-gallery", path: "/booking", act: open(/^VIEW/) },
  { name: "dining-picture", path: "/dine", act: open(/^Enlarge/) },
  { name: "gallery-viewer", path: "/gallery", act: open(/./) },
  { name: "gallery-zoomed", path: "/gallery", act: zoom },
  { name: "contact-refused", path: "/contact-us", act: send("Send the message") },
  { name: "banquet-refused", path: "/banquet-query", act: send("Send the enquiry") },
  { name: "signup-refused", path: "/signup", act: send("Sign up") },
]

const guestShots: readonly Shot[] = [
  "my-account",
  "my-account/privacy",
  "update-profile",
  "user-booking",
  "user-offer",
  "user-support",
  "signout",
].map((name) => ({ name, path: `/${name}`, as: "guest" }))

const desk = [
  "admin",
  "admin/day",
  "admin/tape",
  "admin/book",
  "admin/figures",
  "admin/accounts",
  "admin/accounts/day-book",
  "admin/accounts/receivables",
  "admin/booking",
  "admin/cancellations",
  "admin/tables",
  "admin/tables/book",
  "admin/unmatched-payments",
  "admin/confirm",
  "admin/contact",
  "admin/enquery",
  "admin/corporate-query",
  "admin/roomcart",
  "admin/roomcart/create",
  "admin/rates",
  "admin/rates/seasons",
  "admin/extras",
  "admin/testimonial",
  "admin/create-testimonial",
  "admin/offers",
  "admin/create-offers",
  "admin/user",
  "admin/staff",
  "admin/emails",
  "admin/setup",
  "admin/audit",
  "admin/newsletter",
  "admin/gallery",
  "admin/create-gallery",
  "admin/media",
  "admin/media/add",
] as const

const inList = (path: string): string => `main tbody a[href^='${path}']`

/** One of each kind of record, by the list that leads to it. */
const records: readonly (readonly [name: string, list: string, link: string])[] = [
  ["booking-detail", "/admin/booking", inList("/admin/")],
  ["user-detail", "/admin/user", inList("/admin/user/")],
  ["contact-message", "/admin/contact", inList("/admin/contact/")],
  ["banquet-enquiry", "/admin/enquery", inList("/admin/enquery/")],
  ["corporate-enquiry", "/admin/corporate-query", inList("/admin/corporate-query/")],
  ["roomcart-update", "/admin/roomcart", inList("/admin/roomcart/update/")],
  ["update-testimonial", "/admin/testimonial", inList("/admin/update-testimonial/")],
  ["update-gallery", "/admin/gallery", inList("/admin/update-gallery/")],
]

async function useDarkTheme(shown: Page): Promise<void> {
  await shown.context().addCookies([{ name: "admin-theme", value: "dark", url: shown.url() }])
  await shown.reload({ waitUntil: "networkidle" })
}

const adminShots: readonly Shot[] = [
  ...desk.map((path): Shot => ({ name: path.replaceAll("/", "-"), path: `/${path}`, as: "desk" })),
  ...records.map(([name, path, opens]): Shot => ({ name: `admin-${name}`, path, opens, as: "desk" })),
  { name: "admin-booking-dark", path: "/admin/booking", as: "desk", act: useDarkTheme },
]

async function book(shown: Page): Promise<void> {
  await shown
    .getByRole("link", { name: /^BOOK NOW|^Book/ })
    .first()
    .click()
  await expect(shown.getByRole("heading", { level: 1, name: "Confirm your booking" })).toBeVisible()
}

async function payOnline(shown: Page): Promise<void> {
  await book(shown)
  await shown.getByRole("radio", { name: /^Net Banking/ }).check()
  await shown.getByRole("button", { name: /^Confirm booking/ }).click()
  await openCheckout(shown)
}

const steps: readonly Shot[] = [
  { name: "booking-confirm", path: `/check-availability?${search}`, as: "guest", act: book },
  { name: "payment-checkout", path: `/check-availability?${search}`, as: "guest", act: payOnline },
]

/** Every page and state of the site, each with a sign-in that has its right. */
export const shots: readonly Shot[] = [...pages, ...states, ...guestShots, ...steps, ...adminShots]

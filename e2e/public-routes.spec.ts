import type { APIRequestContext, Page } from "@playwright/test"
import { book, classic, roomCalled } from "./hotel-api.ts"
import { expect, test } from "./hotel-test.ts"

const roomList = "Hotels near Indira Gandhi International Airport, New Delhi"
const post = "A Night Between Two Flights & What to Do With It"

/** The public addresses of the specification, each with its title and its heading; `{_id}` is a room's. */
const screens = [
  { paths: ["/"], title: "Hotel beside Delhi airport, Aerocity", heading: "A quiet room beside the runway" },
  { paths: ["/signin", "/login"], title: "Sign in", heading: "Sign in" },
  { paths: ["/signup"], title: "Sign up", heading: "Sign up" },
  { paths: ["/forget1"], title: "Forgotten password", heading: "Forgot your password?" },
  { paths: ["/forget2"], title: "One-time code", heading: "Enter your OTP" },
  { paths: ["/forget3"], title: "New password", heading: "A new password" },
  { paths: ["/blog"], title: "Blog", heading: "Notes from beside the runway" },
  { paths: ["/blog/a-night-between-two-flights-and-what-to-do-with-it"], title: post, heading: post },
  {
    paths: ["/query", "/banquet-query"],
    title: "Banquet enquiry",
    heading: "An evening worth flying in for",
  },
  { paths: ["/corporate-query"], title: "Corporate enquiry", heading: "Meet where everyone lands" },
  {
    paths: ["/corporate"],
    title: "Corporate, membership and events",
    heading: "Business, between landings",
  },
  { paths: ["/contact-us"], title: "Contact", heading: "Somebody is awake" },
  { paths: ["/newsletter"], title: "Newsletter", heading: "Four emails a year" },
  { paths: ["/dine", "/dining", "/explore-dining"], title: "Dining", heading: "Four tables, one horizon" },
  { paths: ["/rooms", "/room"], title: "Rooms and suites", heading: "Where the journey lies down" },
  { paths: ["/rooms/compare"], title: "Compare rooms", heading: "Compare rooms" },
  { paths: ["/menu"], title: "The menu", heading: "The menu" },
  { paths: ["/check-availability"], title: "Reservations", heading: "Reservations" },
  { paths: ["/check-availability/{_id}"], title: `Reservations: ${classic}`, heading: "Reservations" },
  { paths: ["/allroom", "/booking", "/related-room"], title: roomList, heading: roomList },
  { paths: ["/offers"], title: "Offers", heading: "Reasons to stay a little longer" },
  { paths: ["/gallery"], title: "Gallery", heading: "The hotel at dusk" },
  { paths: ["/privacypolicy"], title: "Privacy policy", heading: "Privacy policy" },
  { paths: ["/termsandconditions"], title: "Terms and conditions", heading: "Terms and conditions" },
  {
    paths: ["/cancellationandrefund"],
    title: "Cancellation and refund policy",
    heading: "Cancellation and refund",
  },
  { paths: ["/proof"], title: "How we keep our promises", heading: "How we keep our promises" },
  { paths: ["/between-flights"], title: "Between flights", heading: "Between flights" },
  { paths: ["/checkin"], title: "Check-in", heading: "Your dates and rooms" },
] as const

const titleOf = ({ title }: { readonly title: string }): string => `${title} | Vimana New Delhi`

/** The facts in the HTML of an address; every-page opens each address in the browser. */
async function readScreen(page: Page, path: string, api: APIRequestContext = page.request) {
  const answer = await api.get(path, { maxRedirects: 0 })
  expect(answer.status(), path).toBe(200)
  return page.evaluate(
    (html) => {
      const { title, head, body } = new DOMParser().parseFromString(html, "text/html")
      const metaOf = (name: string) => head.querySelector(`meta[name=${name}]`)?.getAttribute("content") ?? ""
      const headings = [...body.querySelectorAll("h1")].map((heading) => heading.textContent.trim())
      return { title, headings, robots: metaOf("robots"), description: metaOf("description") }
    },
    await answer.text(),
  )
}

test("[ROUTE-1] [ROUTE-2] every public address answers with a screen, a title and a description of its own", async ({
  page,
}) => {
  const { _id } = await roomCalled(page.request, classic)
  const titles: string[] = []
  const descriptions: string[] = []
  for (const { paths, ...screen } of screens) {
    for (const path of paths) {
      const read = await readScreen(page, path.replace("{_id}", _id))
      expect({ path, title: read.title, headings: read.headings }).toEqual({
        path,
        title: titleOf(screen),
        headings: [screen.heading],
      })
      if (path !== paths[0]) continue
      titles.push(read.title)
      // The steps of a reset after the first are not for search engines.
      if (read.robots === "noindex") continue
      expect(read.description.length, path).toBeGreaterThan(50)
      descriptions.push(read.description)
    }
  }
  expect(new Set(titles).size).toBe(titles.length)
  expect(new Set(descriptions).size).toBe(descriptions.length)
})

test("[ROUTE-1] [ROUTE-5] the steps of a booking answer with screens of their own", async ({
  page,
  guest,
  freshStay,
}) => {
  const room = await roomCalled(page.request, classic)
  const { checkIn, checkOut } = freshStay()
  const booked = await book(guest, { room, stay: freshStay() })
  const unpaid = await book(guest, { room, stay: freshStay(), paymentMode: "Net Banking" })
  for (const [path, title, heading] of [
    [
      `/booking/${room._id}?checkIn=${checkIn}&checkOut=${checkOut}&rooms=2-0`,
      "Confirm your booking",
      "Confirm your booking",
    ],
    [
      `/confirmation?booking=${booked._id}`,
      "Your booking",
      "Thank you! You Booking Has Been Successfully Complete.",
    ],
    [`/payment/${unpaid._id}`, "Make a Payment", "Make a Payment"],
  ] as const) {
    const read = await readScreen(page, path, guest.api)
    expect({ path, title: read.title, headings: read.headings }).toEqual({
      path,
      title: titleOf({ title }),
      headings: [heading],
    })
  }
})

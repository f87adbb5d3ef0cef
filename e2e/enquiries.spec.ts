import type { Locator, Page } from "@playwright/test"
import { openHydrated } from "./hydrated.ts"
import { expect } from "./hotel-test.ts"
import { test } from "./kept-page.ts"
import { newcomer } from "./guest.ts"
import { specialHotel } from "./hotel-under-test.ts"
import { hotelToday } from "./stay-dates.ts"
import { stopClock } from "./visitor.ts"
import { addDays } from "#src/shared/calendar-date.ts"

const main = (page: Page): Locator => page.getByRole("main")
const toasts = (page: Page): Locator => page.getByRole("log", { name: "Messages" })
const send = (page: Page): Promise<void> =>
  main(page)
    .getByRole("button", { name: /^Send the/ })
    .click()

/** The thanks stand a second, in exactly these words, before the visitor is at home (CONST-3). */
async function expectThanksThenHome(page: Page, thanks: string, path: string): Promise<void> {
  await expect(toasts(page)).toContainText(thanks)
  expect(await toasts(page).textContent()).toContain(thanks)
  await page.clock.runFor(900)
  await expect(page).toHaveURL(`${path}?sent`)
  await page.clock.runFor(200)
  await expect(page).toHaveURL("/")
}

async function fillSender(page: Page): Promise<void> {
  const { name, email, phone } = newcomer()
  await main(page).getByLabel("Name", { exact: true }).fill(name)
  await main(page).getByLabel("Email").fill(email)
  await main(page).getByLabel("Phone").fill(phone)
}

test("[ENQ-1] [CONST-3] a message is thanked for, and a second later the visitor is at home", async ({
  page,
}) => {
  await page.clock.install()
  await openHydrated(page, "/contact-us")
  await expect(main(page).getByRole("link", { name: /^\+91/ })).not.toHaveCount(0)
  await expect(main(page).getByRole("img", { name: /^Drawn map/ })).toBeVisible()
  await fillSender(page)
  await main(page).getByLabel("Message").fill("Is the pool warm in January, before six in the morning?")
  await stopClock(page)
  await send(page)
  await expectThanksThenHome(page, "Thank You !! Your Form Successfully  Submit", "/contact-us")
})

const forms = [
  {
    id: "ENQ-2",
    path: "/banquet-query",
    event: "Event",
    guests: "Guest",
    events: ["Marriage Hall", "Party Hall", "Reception Hall", "Others"],
    sent: "Thank you! Your query has been submitted.",
    required: ["Name", "Email", "Phone", "Tentative Date", "Event", "Guest"],
  },
  {
    id: "ENQ-3",
    path: "/corporate-query",
    event: "Event Type",
    guests: "Number Of Guests",
    events: ["Corporate", "Events", "Meeting", "Business", "Other"],
    sent: "Your Query Has Been Submited !",
    required: ["Name", "Email", "Phone", "Tentative Date", "Event Type", "Number Of Guests"],
  },
] as const
const bands = ["Up to 10", "11-25", "26-50", "51-100", "101-200", "Other"]

for (const { id, path, event, guests, events, sent, required } of forms) {
  const fill = async (page: Page) => {
    await fillSender(page)
    await main(page).getByLabel(event, { exact: true }).selectOption(events[1])
    await main(page).getByLabel(guests, { exact: true }).selectOption("51-100")
    await main(page).getByLabel("Tentative Date").fill(addDays(hotelToday(), 60))
  }

  test(`[${id}] [ENQ-4] ${path} asks what it must and no more`, async ({ visitorPage: page }) => {
    await openHydrated(page, path)
    await send(page)
    const summary = page.getByRole("region", { name: "Please look at this again" })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole("link")).toHaveText(
      required.map((label) => `${label} Field Is Required`),
      {
        useInnerText: true,
      },
    )
    for (const [label, values] of [
      [event, events],
      [guests, bands],
    ] as const) {
      const options = main(page).getByLabel(label, { exact: true }).locator("option:not([value=''])")
      await expect(options).toHaveText([...values])
    }
  })

  test(`[${id}] [CONST-3] ${path} thanks, and a second later the visitor is at home`, async ({ page }) => {
    await page.clock.install()
    await openHydrated(page, path)
    await fill(page)
    await stopClock(page)
    await send(page)
    await expectThanksThenHome(page, sent, path)
  })
}

test("[ENQ-3] what the hotel does not take is told in an alert", async ({ page, request }) => {
  const headers = { "x-forwarded-for": "203.0.113.77" }
  const { name, email, phone } = newcomer()
  const tentativeDate = addDays(hotelToday(), 60)
  const enquiry = { name, email, phone, tentativeDate, eventType: "Meeting", numberOfGuests: "51-100" }
  const statuses: number[] = []
  while (statuses.length < 150 && !statuses.includes(429)) {
    const answer = await request.post(`${specialHotel}/api/corporate-query`, { headers, data: enquiry })
    statuses.push(answer.status())
  }
  expect(statuses.at(-1)).toBe(429)
  await page.setExtraHTTPHeaders(headers)
  await openHydrated(page, `${specialHotel}/corporate-query`)
  await fillSender(page)
  await main(page).getByLabel("Event Type", { exact: true }).selectOption("Meeting")
  await main(page).getByLabel("Number Of Guests", { exact: true }).selectOption("51-100")
  await main(page).getByLabel("Tentative Date").fill(tentativeDate)
  await send(page)
  await expect(page.getByRole("alertdialog").getByText("402 ! Internal Server Error")).toBeVisible()
})

const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
const description = (page: Page) => main(page).getByLabel("Description")

test("[HOME-4] [ENQ-2] an offer on a room asks for that offer, in the same form", async ({
  visitorPage: page,
}) => {
  await page.goto("/")
  const card = page.locator("a[href^='/banquet-query?offer=']").first()
  const title = (await card.getByRole("heading").textContent()) ?? ""
  await page.goto((await card.getAttribute("href")) ?? "")
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole("heading", { level: 2, name: "Ask for this offer" })).toBeVisible()
  await expect(field(page, "Event")).toHaveValue("Others")
  await expect(description(page)).toHaveValue(`${title}, nights: `)
})

test("[ENQ-2] an address that names no offer and no outlet of ours is the banquet enquiry", async ({
  visitorPage: page,
}) => {
  for (const query of ["offer=1", "offer=00000000-0000-4000-8000-000000000000", "outlet=elsewhere"]) {
    await page.goto(`/query?${query}`)
    await expect(page.getByRole("heading", { level: 2, name: "Tell us about the evening" })).toBeVisible()
    await expect(field(page, "Event")).toHaveValue("")
  }
})

test("[ENQ-5] what bots fill in is hidden from people, from the keyboard and from screen readers", async ({
  visitorPage: page,
}) => {
  await page.goto("/banquet-query")
  const trap = main(page).locator("[name=homepage]")
  await expect(trap).toHaveAttribute("tabindex", "-1")
  await expect(main(page).getByRole("textbox", { name: /home ?page/i })).toHaveCount(0)
})

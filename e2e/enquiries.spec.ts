import type { Locator, Page } from "@playwright/test"
import { openHydrated } from "./hydrated.ts"
import { expect } from "./hotel-test.ts"
import { test } from "./kept-page.ts"
import { newcomer } from "./guest.ts"
import { hotelToday } from "./stay-dates.ts"
import { runUntil, stopClock } from "./visitor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { field, main, toasts } from "./page-parts.ts"

const send = (page: Page): Promise<void> =>
  main(page)
    .getByRole("button", { name: /^Send the/ })
    .click()

/** The thanks are shown for a second, in exactly these words, before the home page opens (CONST-3). */
async function expectThanksThenHome(page: Page, thanks: string, path: string): Promise<void> {
  await runUntil(page, () => expect(toasts(page)).toContainText(thanks, { timeout: 500 }))
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

  test(`[${id}] [ENQ-4] [CONST-3] ${path} shows the required fields and the choices of the contract, its thanks, and a second later the home page`, async ({
    page,
  }) => {
    await page.clock.install()
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
    await fill(page)
    await stopClock(page)
    await send(page)
    await expectThanksThenHome(page, sent, path)
  })
}

/** Presses the button again as soon as its form is sent, before the page shows that it is being sent. */
const pressAgainWhenSent = (button: Locator): Promise<void> =>
  button.evaluate((pressed: HTMLElement) => {
    const fetch = window.fetch.bind(window)
    window.fetch = (...call) => {
      if (call[1]?.method === "POST" && pressed.isConnected) pressed.click()
      return fetch(...call)
    }
  })

test("[ENQ-2] an enquiry whose button is pressed twice is sent once", async ({ page }) => {
  await openHydrated(page, "/banquet-query")
  await fillSender(page)
  await main(page).getByLabel("Event", { exact: true }).selectOption("Others")
  await main(page).getByLabel("Guest", { exact: true }).selectOption("51-100")
  await main(page).getByLabel("Tentative Date").fill(addDays(hotelToday(), 60))
  let sent = 0
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/banquet-query")) sent += 1
  })
  await pressAgainWhenSent(main(page).getByRole("button", { name: /^Send the/ }))
  await send(page)
  await expect(page).toHaveURL("/")
  expect(sent).toBe(1)
})

test("[ENQ-3] the corporate enquiry shows an alert when the hotel takes no more", async ({ page }) => {
  await openHydrated(page, "/corporate-query")
  // The answer of the page's action to an address that has sent too many, as React Router encodes it.
  const encoded = JSON.stringify([{ _1: 2 }, "data", { _3: 4 }, "reason", "Too many messages."])
  await page.route(
    (url) => url.pathname === "/corporate-query.data",
    async (route) => {
      if (route.request().method() === "GET") return route.fallback()
      const headers = { "content-type": "text/x-script", "x-remix-response": "yes" }
      return route.fulfill({ status: 429, headers, body: `${encoded}\n` })
    },
  )
  await fillSender(page)
  await main(page).getByLabel("Event Type", { exact: true }).selectOption("Meeting")
  await main(page).getByLabel("Number Of Guests", { exact: true }).selectOption("51-100")
  await main(page).getByLabel("Tentative Date").fill(addDays(hotelToday(), 60))
  await send(page)
  await expect(page.getByRole("alertdialog").getByText("402 ! Internal Server Error")).toBeVisible()
})

const description = (page: Page) => main(page).getByLabel("Description")

test("[HOME-4] [ENQ-2] an offer on a room opens the enquiry page with that offer filled in", async ({
  readerPage: page,
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

test("[ENQ-2] the enquiry page shows the banquet enquiry when its address names no offer and no outlet of the hotel", async ({
  readerPage: page,
}) => {
  for (const query of ["offer=1", "offer=00000000-0000-4000-8000-000000000000", "outlet=elsewhere"]) {
    await page.goto(`/query?${query}`)
    await expect(page.getByRole("heading", { level: 2, name: "Tell us about the evening" })).toBeVisible()
    await expect(field(page, "Event")).toHaveValue("")
  }
})

test("[ENQ-5] the field for bots is hidden from the keyboard and from screen readers", async ({
  readerPage: page,
}) => {
  await page.goto("/banquet-query")
  const trap = main(page).locator("[name=homepage]")
  await expect(trap).toHaveAttribute("tabindex", "-1")
  await expect(main(page).getByRole("textbox", { name: /home ?page/i })).toHaveCount(0)
})

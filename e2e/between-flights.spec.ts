import type { Page } from "@playwright/test"
import { addDays } from "../src/shared/calendar-date.ts"
import { expectGood } from "./accessible.ts"
import { confirmButton, priceCard, thanksFor } from "./booking-steps.ts"
import { asGuest, expect, test } from "./hotel-test.ts"
import { dayFirst, formatted, type StayDates } from "./stay-dates.ts"
import { field, main } from "./page-parts.ts"

const plan = (page: Page) => main(page).getByRole("button", { name: "Plan the hours" }).click()
const planned = (page: Page) => main(page).getByRole("region", { name: "2 h 15 min at Vimana" })

/** Fills in the layover of the contract: lands 23:40, departs 06:15. */
async function planLayover(page: Page, { checkIn }: StayDates): Promise<void> {
  await page.goto("/between-flights")
  await field(page, "Landing date").fill(checkIn)
  await field(page, "Landing time").fill("23:40")
  await field(page, "Departure time").fill("06:15")
  await plan(page)
  await expect(planned(page)).toContainText("12:40 am")
  await expect(planned(page)).toContainText("A breakfast box waits at the desk.")
}

const book = (page: Page) =>
  main(page)
    .getByRole("link", { name: /^BOOK NOW: Classic/ })
    .click()

test.describe("a guest", () => {
  test.use(asGuest)

  test("[GUEST-8] books the hours of a layover, with the car both ways", async ({ page, freshStay }) => {
    test.slow()
    const stay = freshStay(1)
    await page.goto("/")
    await expect(
      page.getByRole("contentinfo").getByRole("link", { name: "Overnight stay between flights" }),
    ).toHaveAttribute("href", "/between-flights")
    await planLayover(page, stay)
    await expect(main(page).getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/contact-us")
    await expectGood(page)
    const offered = await main(page)
      .getByRole("link", { name: /^BOOK NOW: Classic/ })
      .getAttribute("aria-label")
    await book(page)
    await expect(page.getByRole("heading", { level: 1, name: "Confirm your booking" })).toBeVisible()
    await expect(priceCard(page)).toContainText(offered?.split(", ").at(-1) ?? "none")
    await expect(main(page)).toContainText(formatted(addDays(stay.checkIn, 1)))
    await expect(field(page, "Arrival time")).toHaveValue("00:50")
    await expect(main(page).getByRole("checkbox", { name: /airport car/ })).toBeChecked()
    await expect(field(page, "Requests")).toHaveValue(
      "Wake-up call at 2:20 am, please. Car to Terminal 3 at 3:05 am: I fly at 6:15 am. A breakfast box, please.",
    )
    await expectGood(page)
    await confirmButton(page).click()
    await thanksFor(page)
  })
})

test("[GUEST-8] flights are looked up, errors are shown at their fields, and typed values are kept", async ({
  page,
  freshStay,
}) => {
  const { checkIn } = freshStay(1)
  await page.goto("/between-flights")
  await plan(page)
  await expect(field(page, "Landing date")).toHaveAccessibleDescription(/Field Is Required/)
  await field(page, "Landing date").fill(checkIn)
  await field(page, "Arriving flight").fill("6e6203")
  await field(page, "Departing flight").fill("ZZ 9")
  await plan(page)
  await expect(field(page, "Departure time")).toHaveAccessibleDescription(/do not find this flight/)
  await expect(field(page, "Arriving flight")).toHaveValue("6e6203")
  await expectGood(page)
  await field(page, "Departing flight").fill("AI 111")
  await plan(page)
  const moments = main(page).getByRole("region", { name: /at Vimana$/ })
  await expect(moments).toContainText("6E 6203 from BLR")
  await expect(moments).toContainText("AI 111 to LHR")
  await expect(moments).toContainText("Terminal 2")
  expect(new URL(page.url()).searchParams.get("onward")).toBe("AI 111")
})

test("[GUEST-8] without script the same form gives the same plan, and short and long layovers lead elsewhere", async ({
  openBrowser,
  freshStay,
}) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  const stay = freshStay(1)
  await page.goto("/between-flights?flight=")
  await expect(page.getByRole("region", { name: "Please look at this again" })).toBeFocused()
  await planLayover(page, stay)
  const url = new URL(page.url())
  url.searchParams.set("departsAt", "02:50")
  url.searchParams.set("landsAt", "21:10")
  url.searchParams.set("landsTerminal", "3-domestic")
  await page.goto(url.href)
  await expect(main(page).getByRole("link", { name: "Reserve a table" })).toHaveAttribute(
    "href",
    "/query?outlet=udaan",
  )
  url.searchParams.set("departs", addDays(stay.checkIn, 3))
  await page.goto(url.href)
  await main(page).getByRole("link", { name: "See rooms and prices" }).click()
  await expect(page.getByRole("heading", { level: 2, name: "Rooms for your stay" })).toBeVisible()
  expect(new URL(page.url()).searchParams.get("checkIn")).toBe(dayFirst(stay.checkIn))
})

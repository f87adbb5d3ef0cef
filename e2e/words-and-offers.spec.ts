import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { addDays, formatLongDate } from "#src/shared/calendar-date.ts"
import { createRecord } from "./api-records.ts"
import type { SignedIn } from "./guest.ts"
import { sendPicture } from "./pictures.ts"
import { asDesk, expect, test } from "./hotel-test.ts"
import { hotelToday } from "./stay-dates.ts"
import { main, rowOf, toasts } from "./page-parts.ts"

const field = (page: Page, name: string) =>
  main(page).getByLabel(name, { exact: true }).and(page.locator("input, textarea, select"))
const send = (page: Page, label: string) => main(page).getByRole("button", { name: label }).click()
const newName = (kind: string) => `${kind} ${randomUUID().slice(0, 8)}`

async function expectMissing(page: Page, texts: readonly string[]): Promise<void> {
  const summary = page.getByRole("region", { name: "Please look at this again" })
  await expect(summary).toBeFocused()
  expect(await summary.getByRole("link").allTextContents()).toEqual(texts)
}

const message = "The aircraft were part of the evening."

async function createTestimonial({ api }: SignedIn): Promise<string> {
  const name = newName("Meera Iyer")
  await createRecord(api, "testimonial", { name, message })
  return name
}

async function fillTestimonial(page: Page, name: string): Promise<void> {
  await field(page, "Name").fill(name)
  await field(page, "Messages").fill(message)
  await sendPicture(page)
}

async function fillOffer(page: Page, offer: { name: string; lastDay: string }): Promise<void> {
  await field(page, "Name").fill(offer.name)
  await field(page, "Offer valid Date").fill(offer.lastDay)
  await field(page, "Description (Max 20 Words)").fill("Two nights and a supper.")
  await field(page, "Discount Offer").fill("15% off the room")
  await field(page, "Discount Offer2").fill("20% off at Zaika")
  await sendPicture(page)
}

const offerFields = (name: string, lastDay = addDays(hotelToday(), 9)) => ({
  name,
  validdate: lastDay,
  description: "Two nights and a supper.",
  offerDiscount: "15% off the room",
  offerEating: "20% off at Zaika",
})

async function createOffer({ api }: SignedIn, ...[name, lastDay]: Parameters<typeof offerFields>) {
  await createRecord(api, "offer", offerFields(name, lastDay))
  return name
}

test.describe("testimonials", () => {
  test.use(asDesk)

  test("[ADM-1] [ADM-2] [ADM-3] [ADM-4] [ADM-10] [VAL-6] [HOME-9] a testimonial is published, among those of the hotel, changed, deleted after a prompt and restored", async ({
    page,
    desk,
  }) => {
    const other = await createTestimonial(desk)
    const name = newName("Meera Iyer")
    await test.step("what is missing, and a name that is taken", async () => {
      await page.goto("/admin/create-testimonial")
      await send(page, "Create")
      await expectMissing(page, [
        "Name Field Is Required",
        "Messages Field Is Required",
        "Pic Field Is Required",
      ])
      await fillTestimonial(page, other.toUpperCase())
      await send(page, "Create")
      await expect(main(page).getByText("Name is Already Exits ").first()).toBeVisible()
    })
    await test.step("published", async () => {
      await field(page, "Name").fill(name)
      await send(page, "Create")
      await expect(rowOf(page, name)).toBeVisible()
      await expect(toasts(page)).toContainText("Create SuccessFully !")
      await expect(page.getByRole("region", { name: `Message of ${name}` })).toHaveCSS("height", "100px")
      const answer = await page.request.get("/api/testimonial")
      const listed = (await answer.json()) as { data: { name: string }[] }
      expect(listed.data.map((one) => one.name)).toContain(name)
    })
    await test.step("changed", async () => {
      await main(page).getByRole("link", { name: other, exact: true }).click()
      await field(page, "Name").fill(name)
      await send(page, "Update")
      await expect(main(page).getByText("Name is alredy exits!").first()).toBeVisible()
      await field(page, "Name").fill(other)
      await field(page, "Messages").fill("What I wrote of the evening, at length.")
      await send(page, "Update")
      await expect(toasts(page)).toContainText("Update SuccessFully!")
      await expect(rowOf(page, other)).toContainText("What I wrote of the evening, at length.")
    })
    await test.step("deleted and restored", async () => {
      const prompt = page.getByRole("alertdialog")
      for (const answer of ["Cancel", "Delete"]) {
        await main(page)
          .getByRole("link", { name: `Delete ${name}` })
          .click()
        await expect(prompt).toContainText("Are You Sure to Delete that Item?")
        await expect(prompt).toContainText(name)
        await prompt.getByRole("button", { name: answer }).click()
        await expect(prompt).toHaveCount(0)
        if (answer === "Cancel") await expect(rowOf(page, name)).toBeVisible()
      }
      await expect(toasts(page)).toContainText("Deleted Successfully")
      await expect(rowOf(page, name)).toHaveCount(0)
      await toasts(page).getByRole("button", { name: "Undo" }).click()
      await expect(rowOf(page, name)).toBeVisible()
    })
  })
})

test.describe("offers", () => {
  test.use(asDesk)

  test("[ADM-1] [ADM-3] [VAL-6] [HOME-4] the home page shows an offer with its picture until its last day is over", async ({
    page,
    desk,
    openBrowser,
  }) => {
    const spent = await createOffer(desk, newName("Spent"), addDays(hotelToday(), -1))
    await page.goto("/admin/create-offers")
    await send(page, "Create")
    await expectMissing(page, [
      "Name Field Is Required",
      " Offer valid Date Field Is Required",
      "Descriptions Field Is Required",
      "Discount Offer Field Is Required",
      " Discount Offer2 Field Is Required",
      "Pic Field Is Required",
    ])
    const name = newName("Suite")
    const lastDay = addDays(hotelToday(), 20)
    await fillOffer(page, { name, lastDay })
    await send(page, "Create")
    await expect(toasts(page)).toContainText("Create SuccessFully !")
    await expect(rowOf(page, name)).toContainText(formatLongDate(lastDay))
    await expect(rowOf(page, name)).toContainText("Active")
    await expect(rowOf(page, spent)).toContainText("Ended")
    const guest = await openBrowser({ reducedMotion: "reduce" })
    await guest.goto("/")
    const card = guest.getByRole("link", { name: `${name}: 15% off the room` })
    await expect(card).toHaveAttribute("href", /^\/banquet-query\?offer=[0-9a-f-]{36}$/)
    await expect(card.locator("img")).toHaveAttribute("src", /\/media\//)
    await expect(guest.getByRole("link", { name: spent })).toHaveCount(0)
  })

  test("[API-14] [ADM-2] [ADM-3] [ADM-4] [ADM-10] an offer is edited with its picture kept or replaced, the audit log shows the change, and a deleted one comes back", async ({
    page,
    desk,
  }) => {
    const offers = {
      first: await createOffer(desk, newName("Deluxe")),
      second: await createOffer(desk, newName("Suite")),
    }
    const picture = main(page).locator("form img").first()
    await test.step("edited, its picture kept", async () => {
      await page.goto("/admin/offers")
      await rowOf(page, offers.first).getByRole("link", { name: offers.first, exact: true }).click()
      await expect(page).toHaveURL(/\/admin\/update-offers\//)
      await expect(field(page, "Description (Max 20 Words)")).toHaveValue("Two nights and a supper.")
      const kept = await picture.getAttribute("src")
      await field(page, "Discount Offer").fill("")
      await send(page, "Update")
      await expectMissing(page, ["Discount Offer Field Is Required"])
      await field(page, "Discount Offer").fill("25% off the room")
      await send(page, "Update")
      await expect(toasts(page)).toContainText("Update SuccessFully!")
      await expect(rowOf(page, offers.first)).toContainText("25% off the room")
      await rowOf(page, offers.first).getByRole("link", { name: offers.first, exact: true }).click()
      await expect(picture).toHaveAttribute("src", kept ?? "")
    })
    await test.step("edited, its picture replaced", async () => {
      await sendPicture(page)
      await field(page, "Name").fill(offers.second.toUpperCase())
      await send(page, "Update")
      await expect(main(page).getByText("Name is Already Exits ").first()).toBeVisible()
      await field(page, "Name").fill(offers.first)
      await send(page, "Update")
      await expect(toasts(page)).toContainText("Update SuccessFully!")
    })
    await test.step("deleted and restored", async () => {
      await main(page)
        .getByRole("link", { name: `Delete ${offers.second}` })
        .click()
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
      await expect(toasts(page)).toContainText("Delete Successfully")
      const other = await createRecord(desk.api, "offer", offerFields(offers.second))
      await toasts(page).getByRole("button", { name: "Undo" }).click()
      await expect(main(page).getByText("Another one has that name now.")).toBeVisible()
      await expect(rowOf(page, offers.second)).toBeVisible()
      expect((await desk.api.delete(`/api/offer/${other}`)).ok()).toBe(true)
      await main(page).getByRole("button", { name: "Undo", exact: true }).click()
      await expect(toasts(page)).toContainText("Restored")
      await expect(rowOf(page, offers.second)).toHaveCount(1)
    })
    await test.step("the audit log", async () => {
      await rowOf(page, offers.first)
        .getByRole("link", { name: `History of ${offers.first}` })
        .click()
      const newest = page.getByRole("row").filter({ hasText: "15% off the room" }).first()
      await expect(newest).toContainText("25% off the room")
      const answer = await page.request.get(`/admin/update-offers/${randomUUID()}`)
      expect(answer.status()).toBe(404)
      expect(await answer.text()).toContain("No offer has this address.")
    })
  })
})

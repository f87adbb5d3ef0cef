import { randomUUID } from "node:crypto"
import { type APIRequestContext, type Page, request as openRequest } from "@playwright/test"
import { expectGood, inBothLooks } from "./accessible.ts"
import { nobody } from "./guest.ts"
import { asDesk, expect, test } from "./hotel-test.ts"
import { origin } from "./hotel-under-test.ts"
import { openHydrated } from "./hydrated.ts"
import { emailTo } from "./mailbox.ts"
import { main, toasts } from "./page-parts.ts"

type Sender = { readonly name: string; readonly email: string }

/** A sender that no other test uses. */
function aSender(): Sender {
  const mark = randomUUID().slice(0, 8)
  return { name: `Ananya ${mark}`, email: `ananya.${mark}@example.in` }
}

async function sendWeddingEnquiry(): Promise<Sender> {
  const sender = aSender()
  const anybody: APIRequestContext = await openRequest.newContext({ baseURL: origin, storageState: nobody })
  const answer = await anybody.post("/api/enquery", {
    data: {
      ...sender,
      phone: "9830056712",
      tentativeDate: "2027-02-14",
      event: "Marriage Hall",
      guest: "101-200",
      roomOfNumber: 12,
      description: "A wedding lunch on the lawn.",
      companyName: "",
    },
  })
  expect(answer.status()).toBe(201)
  await anybody.dispose()
  return sender
}

const find = (page: Page, { name }: Sender) => page.goto(`/admin/enquery?q=${encodeURIComponent(name)}`)

test.describe("the desk of enquiries", () => {
  test.use(asDesk)

  test("[ENQ-5] [ADM-1] [ADM-2] [ADM-9] [ADM-10] a wedding enquiry is found, answered by email, assigned, won, deleted after a question and restored", async ({
    page,
    request,
  }) => {
    const sender = await sendWeddingEnquiry()
    await find(page, sender)
    await main(page).getByRole("link", { name: sender.name, exact: true }).click()
    await expect(page.getByRole("heading", { level: 1, name: sender.name })).toBeVisible()
    await expect(main(page)).toContainText("A wedding lunch on the lawn.")
    await main(page).getByRole("button", { name: "Send reply" }).click()
    await expect(main(page)).toContainText("Reply Field Is Required")
    await main(page).getByLabel("Reply by email").fill("The lawn is free on the fourteenth of February.")
    await main(page).getByRole("button", { name: "Send reply" }).click()
    await expect(toasts(page)).toContainText("Your reply is on its way")
    await expect(main(page).getByRole("listitem").filter({ hasText: "The lawn is free" })).toBeVisible()
    await expect(main(page).getByText("Answered", { exact: true })).toBeVisible()
    await main(page).getByLabel("Reply by email").fill("One more thing:")
    await main(page).getByLabel("Internal note").fill("Her uncle flies in on the thirteenth.")
    await main(page).getByRole("button", { name: "Add note" }).click()
    await expect(main(page).getByRole("listitem").filter({ hasText: "Her uncle" })).toBeVisible()
    await expect(main(page).getByLabel("Internal note")).toHaveValue("")
    await expect(main(page).getByLabel("Reply by email")).toHaveValue("One more thing:")
    await main(page).getByLabel("Reply by email").fill("")
    await main(page).getByLabel("Assigned to").selectOption({ index: 1 })
    await main(page).getByRole("button", { name: "Assign" }).click()
    await expect(main(page).getByRole("listitem").filter({ hasText: "Assigned to" })).toBeVisible()
    await main(page).getByRole("button", { name: "Won" }).click()
    await expect(main(page).getByText("Won", { exact: true })).toBeVisible()
    await inBothLooks(page, expectGood)
    const email = await emailTo(request, { to: sender.email, about: "Your banquet enquiry" })
    expect(email).toContain(`Dear ${sender.name},`)
    expect(email).toContain("The lawn is free")
    await test.step("deleted and restored", async () => {
      await find(page, sender)
      const prompt = page.getByRole("alertdialog")
      const name = main(page).getByRole("link", { name: sender.name, exact: true })
      for (const answer of ["Cancel", "Delete"]) {
        await main(page)
          .getByRole("link", { name: `Delete ${sender.name}` })
          .click()
        await expect(prompt).toContainText("Are You Sure to Delete that Item :")
        await expect(prompt).toContainText(sender.name)
        await prompt.getByRole("button", { name: answer }).click()
        await expect(prompt).toHaveCount(0)
        if (answer === "Cancel") await expect(name).toBeVisible()
      }
      await expect(toasts(page)).toContainText("Deleted SuccessFully")
      await expect(main(page)).toContainText("Sorry! Banquet queries Not Found")
      await toasts(page).getByRole("button", { name: "Undo" }).click()
      await expect(name).toBeVisible()
    })
  })

  test("[ENQ-5] a reply that a colleague's crossed stays in the form, and the page asks before it is left", async ({
    page,
    openBrowser,
    desk,
  }) => {
    const sender = await sendWeddingEnquiry()
    await find(page, sender)
    await main(page).getByRole("link", { name: sender.name, exact: true }).click()
    const reply = main(page).getByLabel("Reply by email")
    await reply.fill("The lawn is free.")
    const colleague = await openBrowser({ storageState: desk.state })
    await openHydrated(colleague, new URL(page.url()).pathname)
    await main(colleague).getByLabel("Reply by email").fill("The lawn is taken.")
    await main(colleague).getByRole("button", { name: "Send reply" }).click()
    await expect(toasts(colleague)).toContainText("Your reply is on its way")
    await expect(main(colleague).getByLabel("Reply by email")).toHaveValue("")
    const question = page.getByRole("alertdialog", { name: "You have unsaved changes." })
    const expectWarning = async () => {
      await main(page).getByRole("link", { name: "Banquet queries", exact: true }).click()
      await question.getByRole("button", { name: "Stay" }).click()
      await expect(reply).toHaveValue("The lawn is free.")
    }
    await test.step("a note that shows the colleague's reply leaves what was typed", async () => {
      await main(page).getByLabel("Internal note").fill("She rang.")
      await main(page).getByRole("button", { name: "Add note" }).click()
      await expect(main(page).getByRole("listitem").filter({ hasText: "The lawn is taken." })).toBeVisible()
      await expectWarning()
    })
    await test.step("refused, because the history has grown once more", async () => {
      await main(colleague).getByLabel("Reply by email").fill("But the garden is free.")
      await main(colleague).getByRole("button", { name: "Send reply" }).click()
      await expect(main(colleague)).toContainText("Not sent. A colleague worked on it")
      await main(colleague).getByRole("button", { name: "Send reply" }).click()
      await expect(toasts(colleague)).toContainText("Your reply is on its way")
      await main(page).getByRole("button", { name: "Send reply" }).click()
      await expect(main(page)).toContainText("Not sent. A colleague worked on it")
      await expectWarning()
    })
    await main(page).getByRole("button", { name: "Send reply" }).click()
    await expect(main(page).getByRole("listitem").filter({ hasText: "The lawn is free." })).toBeVisible()
    await expect(reply).toHaveValue("")
    await main(page).getByRole("link", { name: "Banquet queries", exact: true }).click()
    await expect(page).toHaveURL("/admin/enquery")
  })
})

test("[ROUTE-10] [API-10] a visitor gets no enquiry, neither on a page nor as a file", async ({
  request,
}) => {
  for (const path of [
    "/admin/enquery",
    "/admin/export/banquet-enquiries",
    "/admin/export/contact-enquiries-spam",
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(answer.headers()["location"]).toContain("/login")
  }
})

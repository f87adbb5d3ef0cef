import { randomUUID } from "node:crypto"
import { type EmailKind, emailRetention } from "./email-retention.ts"
import { beforeEach, describe, expect, test } from "vitest"
import type { Email } from "#src/platform/mailer/mailer.ts"
import { type Actor, visitor } from "#src/shared/actor.ts"
import { readListPage } from "#src/platform/lists/list-page.ts"
import { listRequest } from "#src/platform/lists/list-request.factory.ts"
import { aBooking } from "#src/features/bookings/bookings.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { findEmailToRead, sendEmailAgain, sendTestEmail } from "./email-log.service.ts"
import { emailList } from "./emails.list.ts"
import { erasedEmailOf, erasedName } from "./erased-guest.ts"
import { registerFailingMailer } from "./emails.factory.ts"
import { sendEmail } from "./emails.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const desk: Actor = { kind: "user", userId: randomUUID(), role: "front-desk" }
const marketing: Actor = { kind: "user", userId: randomUUID(), role: "marketing" }
const email: Email = {
  to: "meera@example.in",
  subject: "Your stay",
  text: "Dear",
  html: "",
  attachments: [],
}

const listed = async (address: string, actor: Actor = desk) => {
  return readListPage(platform, actor, listRequest(emailList, address))
}

async function aFailedEmail(parts: { isConfidential?: boolean } = {}) {
  const server = registerFailingMailer(platform)
  const id = randomUUID()
  await sendEmail(platform, platform.db, { id, kind: "confirmed", bookingId: null, email, ...parts })
  await expect(platform.queue.runJobs()).rejects.toThrow("550")
  server.isFailing = false
  return id
}

describe("the emails of the desk", () => {
  test("[L-25] show those that failed, with the reason", async () => {
    const id = await aFailedEmail()
    await sendEmail(platform, platform.db, { kind: "paid", bookingId: null, email })
    const failedOnly = (await listed("status=failed")).rows
    expect(failedOnly).toMatchObject([
      { id, status: "failed", attempts: 1, lastError: expect.stringContaining("550 no such mailbox") },
    ])
    expect((await listed("")).rows).toHaveLength(2)
  })

  test("[SAFE-8] [L-25] name an erased guest, not the address that replaced theirs", async () => {
    const id = await aFailedEmail()
    await platform.db.execute("update emails set recipient = $1", [erasedEmailOf(id)])
    expect((await listed("")).rows).toMatchObject([{ id, recipient: erasedName }])
    expect(await findEmailToRead(platform, desk, id)).toMatchObject({ recipient: erasedName })
  })

  test("[L-25] are sent again on demand, once, and that is recorded", async () => {
    const id = await aFailedEmail()
    expect(await sendEmailAgain(platform, desk, id)).toEqual({ ok: true, value: null })
    expect(await sendEmailAgain(platform, desk, id)).toEqual({ ok: false, refusal: "not-failed" })
    await platform.queue.runJobs()
    expect(platform.sentEmails).toEqual([email])
    const entries = await platform.db.execute("select action, subject_id from audit_log")
    expect(entries).toEqual([{ action: "send-again", subject_id: id }])
  })

  test("[AUTH-7] never show the words of an email, and a secret one is not sent again once it is blank", async () => {
    const id = await aFailedEmail({ isConfidential: true })
    const [shown] = (await listed("")).rows
    expect(Object.keys(shown ?? {})).not.toContain("text")
    expect(shown).toMatchObject({ id, isConfidential: true })
    await platform.db.execute("update emails set text_body = '', html_body = ''")
    expect(await sendEmailAgain(platform, desk, id)).toEqual({ ok: false, refusal: "not-failed" })
  })

  test("[SAFE-4] show no key of a guest's link: staff do not act as the guest", async () => {
    const { id: bookingId } = await aBooking(platform)
    const id = randomUUID()
    const links = ["stay", "waitlist", "table"].map((page) => `https://hotel.example/${page}/${bookingId}`)
    links.push("https://hotel.example/pay")
    const text = links.map((link) => `${link}/Kx9-aB_${"d".repeat(36)}?to=payment`).join("\n")
    const html = `<a href="${text}">Open</a>`
    const written = { ...email, text, html }
    await sendEmail(platform, platform.db, { id, kind: "confirmed", bookingId, email: written })
    const shown = links.map((link) => `${link}/[removed]?to=payment`).join("\n")
    for (const role of ["front-desk", "owner"] as const)
      expect(await findEmailToRead(platform, { ...desk, role }, id)).toMatchObject({
        text: shown,
        html: `<a href="${shown}">Open</a>`,
      })
    await platform.queue.runJobs()
    expect(platform.sentEmails.at(-1)).toMatchObject({ text })
  })

  test("[L-25] a test email comes to whoever asks for it", async () => {
    registerFailingMailer(platform).isFailing = false
    expect(await sendTestEmail(platform, desk, "desk@vimana.example")).toEqual({ ok: true, value: null })
    await platform.queue.runJobs()
    expect(platform.sentEmails).toMatchObject([{ to: "desk@vimana.example" }])
  })

  test("[API-10] are for the desk and the owner alone", async () => {
    const id = await aFailedEmail()
    for (const actor of [visitor, marketing]) {
      expect((await listed("", actor)).rows).toEqual([])
      expect(await sendEmailAgain(platform, actor, id)).toEqual({ ok: false, refusal: "forbidden" })
      expect(await sendTestEmail(platform, actor, "me@vimana.example")).toMatchObject({ ok: false })
    }
  })

  test("[L-25] are read a page at a time", async () => {
    for (const kind of (Object.keys(emailRetention) as EmailKind[]).slice(0, 30))
      await sendEmail(platform, platform.db, { kind, bookingId: null, email })
    const first = await listed("size=25")
    const { id, value } = first.next ?? { id: "", value: "" }
    const second = await listed(String(new URLSearchParams({ size: "25", after: `${id}.${value}` })))
    expect(new Set([...first.rows, ...second.rows].map(({ kind }) => kind)).size).toBe(30)
    expect((await listed("after=nonsense")).rows).toHaveLength(30)
  })
})

describe("reading an email", () => {
  const owner: Actor = { kind: "user", userId: randomUUID(), role: "owner" }

  async function written(parts: { isConfidential?: boolean; bookingId?: string } = {}) {
    const id = randomUUID()
    const invoice = { filename: "invoice.pdf", contentType: "application/pdf", base64: "" }
    const content = { ...email, html: "<p>Dear</p>", attachments: [invoice] }
    await sendEmail(platform, platform.db, { id, kind: "paid", bookingId: null, email: content, ...parts })
    return id
  }

  test("[FOLIO-9] the front desk reads an email about a booking, with the names of its files", async () => {
    const { id: bookingId } = await aBooking(platform)
    const id = await written({ bookingId })
    expect(await findEmailToRead(platform, desk, id)).toMatchObject({
      bookingId,
      subject: "Your stay",
      text: "Dear",
      html: "<p>Dear</p>",
      attachmentNames: ["invoice.pdf"],
    })
    expect(await findEmailToRead(platform, marketing, id)).toBeNull()
    expect(await findEmailToRead(platform, visitor, id)).toBeNull()
  })

  test("[FOLIO-9] only an owner reads the others, and nobody a secret", async () => {
    const id = await written()
    expect(await findEmailToRead(platform, desk, id)).toMatchObject({ text: "", html: "" })
    expect(await findEmailToRead(platform, owner, id)).toMatchObject({ text: "Dear" })
    const secret = await written({ isConfidential: true })
    expect(await findEmailToRead(platform, owner, secret)).toMatchObject({ text: "", html: "" })
    expect(await findEmailToRead(platform, owner, "no-id")).toBeNull()
  })
})

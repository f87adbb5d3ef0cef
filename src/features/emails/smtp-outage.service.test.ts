import { afterEach, beforeEach, expect, test } from "vitest"
import { createMailer } from "#src/platform/mailer/create-mailer.ts"
import { createLog, silentLog } from "#src/platform/log/log.ts"
import { type MailServer, startMailServer } from "#test/services/mail-server.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { findStoredEmail, listEmailsById, registerEmailJobs, sendEmail } from "./emails.service.ts"

const platform = setUpPlatform()
let server: MailServer

beforeEach(() => platform.clear())
afterEach(() => server.stop())

const id = "5f0c1b9e-2a77-4c11-8f4d-0d7a5b1c2e3f"
const email = {
  to: "meera@example.in",
  subject: "Your stay at Vimana",
  text: "Dear Meera, ₹ 12,500",
  html: "<p>Dear Meera</p>",
  attachments: [{ filename: "stay.ics", contentType: "text/calendar", base64: btoa("BEGIN:VCALENDAR") }],
}

function mailThrough(port: number, log = silentLog): void {
  const settings = { from: "Vimana <stay@vimana.example>", hotelInbox: "stay@vimana.example" }
  const smtpUrl = `smtp://127.0.0.1:${port}`
  registerEmailJobs({
    ...platform,
    log,
    mailer: createMailer({ ...settings, smtpUrl, hasMailbox: false }, log),
  })
}

const sendTo = (to: string) =>
  sendEmail(platform, platform.db, { id, kind: "confirmed", bookingId: null, email: { ...email, to } })

const runDelivery = async () => {
  await platform.queue.enqueue(platform.db, { name: "deliver-email", data: { emailId: id } })
  await platform.queue.runJobs()
}

test("[FOLIO-9] [L-25] an email of an outage is kept, retried and delivered once", async () => {
  server = await startMailServer()
  const { port } = server
  await server.stop()
  mailThrough(port)
  await sendTo(email.to)
  await expect(platform.queue.runJobs()).rejects.toThrow("ECONNREFUSED")
  expect(await findStoredEmail(platform, id)).toMatchObject({ status: "failed" })

  server = await startMailServer(port)
  const { received } = server
  await runDelivery()
  await runDelivery()
  expect(await findStoredEmail(platform, id)).toMatchObject({ status: "sent" })
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ subject: email.subject, messageId: `<${id}@vimana.example>` })
  expect(received[0]?.text).toContain("₹ 12,500")
  expect(received[0]?.attachments.map(({ filename }) => filename)).toEqual(["stay.ics"])
})

test("[SAFE-8] an email that is refused for good is logged and listed without the address of its recipient", async () => {
  server = await startMailServer()
  const lines: string[] = []
  mailThrough(server.port, createLog("info", { write: (line) => lines.push(line) }))
  await sendTo("nobody.private@example.in")
  await platform.queue.runJobs()
  expect(lines.join("")).toContain("an email was refused for good")
  expect(lines.join("")).not.toContain("nobody.private")
  const [delivery] = await listEmailsById(platform.db, [id])
  expect(delivery?.lastError).toContain("550 5.1.1 <n***@example.in>: User unknown")
})

test("[FOLIO-9] an address that its server refuses for good is not retried", async () => {
  server = await startMailServer()
  const { port, received } = server
  mailThrough(port)
  await sendTo("nobody@example.in")
  await platform.queue.runJobs()
  expect(await findStoredEmail(platform, id)).toMatchObject({ status: "failed" })
  expect(received).toEqual([])
})

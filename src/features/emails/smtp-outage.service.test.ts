import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { type ParsedMail, simpleParser } from "mailparser"
import { SMTPServer } from "smtp-server"
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest"
import { createMailer } from "#src/platform/mailer/create-mailer.ts"
import { silentLog } from "#src/platform/log/log.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { findStoredEmail, registerEmailJobs, sendEmail } from "./emails.service.ts"

let platform: TestPlatform
let server: SMTPServer | undefined

beforeAll(async () => {
  platform = await createTestPlatform()
})
beforeEach(() => platform.clear())
afterEach(() => stopServer())
afterAll(() => platform.close())

const id = "5f0c1b9e-2a77-4c11-8f4d-0d7a5b1c2e3f"
const email = {
  to: "meera@example.in",
  subject: "Your stay at Vimana",
  text: "Dear Meera, ₹ 12,500",
  html: "<p>Dear Meera</p>",
  attachments: [{ filename: "stay.ics", contentType: "text/calendar", base64: btoa("BEGIN:VCALENDAR") }],
}

/** A mail server; it refuses an address that begins with "nobody". */
async function startServer(port = 0) {
  const received: ParsedMail[] = []
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, answer) =>
      answer(
        address.startsWith("nobody") ? Object.assign(new Error("no such user"), { responseCode: 550 }) : null,
      ),
    onData(stream, _session, answer) {
      simpleParser(stream, (_error, parsed) => {
        received.push(parsed)
        answer()
      })
    },
  })
  const listening = server.listen(port, "127.0.0.1")
  await once(listening, "listening")
  return { received, port: (listening.address() as AddressInfo).port }
}

async function stopServer(): Promise<void> {
  const stopping = server
  server = undefined
  if (stopping) await new Promise<void>((stopped) => stopping.close(stopped))
}

function mailThrough(port: number): void {
  const settings = { from: "Vimana <stay@vimana.example>", hotelInbox: "stay@vimana.example" }
  const smtpUrl = `smtp://127.0.0.1:${port}`
  registerEmailJobs({
    ...platform,
    mailer: createMailer({ ...settings, smtpUrl, hasMailbox: false }, silentLog),
  })
}

const sendTo = (to: string) =>
  sendEmail(platform, platform.db, { id, kind: "confirmed", bookingId: null, email: { ...email, to } })

const runDelivery = async () => {
  await platform.queue.enqueue(platform.db, { name: "deliver-email", data: { emailId: id } })
  await platform.queue.runJobs()
}

test("[FOLIO-9] [L-25] an email of an outage is kept, retried and delivered once", async () => {
  const { port } = await startServer()
  await stopServer()
  mailThrough(port)
  await sendTo(email.to)
  await expect(platform.queue.runJobs()).rejects.toThrow("ECONNREFUSED")
  expect(await findStoredEmail(platform, id)).toMatchObject({ status: "failed" })

  const { received } = await startServer(port)
  await runDelivery()
  await runDelivery()
  expect(await findStoredEmail(platform, id)).toMatchObject({ status: "sent" })
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ subject: email.subject, messageId: `<${id}@vimana.example>` })
  expect(received[0]?.text).toContain("₹ 12,500")
  expect(received[0]?.attachments.map(({ filename }) => filename)).toEqual(["stay.ics"])
})

test("[FOLIO-9] an address that its server refuses for good is not retried", async () => {
  const { port, received } = await startServer()
  mailThrough(port)
  await sendTo("nobody@example.in")
  await platform.queue.runJobs()
  expect(await findStoredEmail(platform, id)).toMatchObject({ status: "failed" })
  expect(received).toEqual([])
})

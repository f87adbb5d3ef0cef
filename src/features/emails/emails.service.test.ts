import { beforeEach, describe, expect, test } from "vitest"
import type { Email } from "#src/platform/mailer/mailer.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { registerFailingMailer } from "./emails.factory.ts"
import { findStoredEmail, listEmails, registerEmailJobs, sendEmail } from "./emails.service.ts"

const platform = setUpPlatform()

beforeEach(async () => {
  await platform.clear()
  registerEmailJobs(platform)
})

const email: Email = {
  to: "meera@example.in",
  subject: "Your stay at Vimana",
  text: "Dear Meera, ₹ 12,500",
  html: "<p>Dear Meera</p>",
  attachments: [{ filename: "stay.ics", contentType: "text/calendar", base64: btoa("BEGIN:VCALENDAR") }],
}

const id = "5f0c1b9e-2a77-4c11-8f4d-0d7a5b1c2e3f"

const send = (parts: { id?: string; to?: string } = {}) => {
  const { to = email.to, ...rest } = parts
  return sendEmail(platform, platform.db, {
    kind: "confirmed",
    bookingId: null,
    email: { ...email, to },
    ...rest,
  })
}

const onlyEmail = async () => {
  const [stored] = await listEmails(platform)
  if (!stored) throw new Error("no email is kept")
  return stored
}

describe("emails", () => {
  test("[L-25] are kept whole and handed over by the queue", async () => {
    await send()
    expect(platform.sentEmails).toEqual([])
    expect((await onlyEmail()).status).toBe("queued")
    await platform.queue.runJobs()
    expect(platform.sentEmails).toEqual([email])
    expect(await onlyEmail()).toMatchObject({ status: "sent", kind: "confirmed", email })
  })

  test("[L-8] of a transaction that rolls back are not kept", async () => {
    const failing = platform.db.transaction(async (tx) => {
      await sendEmail(platform, tx, { kind: "confirmed", bookingId: null, email })
      throw new Error("sold out after all")
    })
    await expect(failing).rejects.toThrow("sold out after all")
    expect(await listEmails(platform)).toEqual([])
    await platform.queue.runJobs()
    expect(platform.sentEmails).toEqual([])
  })

  test("[L-25] that cannot be handed over are marked, and leave when they are tried again", async () => {
    const server = registerFailingMailer(platform)
    await send({ id })
    await expect(platform.queue.runJobs()).rejects.toThrow("550 no such mailbox")
    expect((await findStoredEmail(platform, id))?.status).toBe("failed")
    server.isFailing = false
    await platform.queue.enqueue(platform.db, { name: "deliver-email", data: { emailId: id } })
    await platform.queue.runJobs()
    expect((await findStoredEmail(platform, id))?.status).toBe("sent")
    expect(platform.sentEmails).toHaveLength(1)
  })

  test("leave once, however often their job runs", async () => {
    await send({ id })
    for (let repeat = 0; repeat < 3; repeat += 1) {
      await platform.queue.enqueue(platform.db, { name: "deliver-email", data: { emailId: id } })
    }
    await platform.queue.runJobs()
    expect(platform.sentEmails).toHaveLength(1)
  })

  test("of one id are kept and sent once, the first of them", async () => {
    await send({ id, to: "first@example.in" })
    await send({ id, to: "second@example.in" })
    await platform.queue.runJobs()
    expect(platform.sentEmails.map(({ to }) => to)).toEqual(["first@example.in"])
  })

  test("are listed newest first", async () => {
    await send({ to: "older@example.in" })
    await platform.db.execute("update emails set created_at = created_at - interval '1 hour'")
    await send({ to: "newer@example.in" })
    const readers = (await listEmails(platform)).map((stored) => stored.email.to)
    expect(readers).toEqual(["newer@example.in", "older@example.in"])
  })

  test("that are not there are null", async () => {
    expect(await findStoredEmail(platform, id)).toBeNull()
  })
})

describe("emails whose words are a secret", () => {
  const wordsOf = async () => {
    const { email: stored } = await onlyEmail()
    return [stored.text, stored.html]
  }

  const sendSecret = () =>
    sendEmail(platform, platform.db, {
      kind: "one-time-code",
      bookingId: null,
      isConfidential: true,
      email,
    })

  test("[AUTH-7] are blank as soon as they have left", async () => {
    const server = registerFailingMailer(platform)
    await sendSecret()
    await expect(platform.queue.runJobs()).rejects.toThrow("550 no such mailbox")
    expect(await wordsOf()).toEqual([email.text, email.html])
    server.isFailing = false
    await platform.queue.enqueue(platform.db, {
      name: "deliver-email",
      data: { emailId: (await onlyEmail()).id },
    })
    await platform.queue.runJobs()
    expect(platform.sentEmails).toEqual([email])
    expect(await wordsOf()).toEqual(["", ""])
  })

  test("[AUTH-7] are blank after an hour, wherever they are, and leave no more", async () => {
    const server = registerFailingMailer(platform)
    await sendSecret()
    await expect(platform.queue.runJobs()).rejects.toThrow("550 no such mailbox")
    await platform.db.execute("update emails set created_at = $1::timestamptz - interval '2 hours'", [
      platform.clock.now().toISOString(),
    ])
    await platform.queue.runScheduled("blank-confidential-emails")
    expect(await wordsOf()).toEqual(["", ""])
    server.isFailing = false
    await platform.queue.enqueue(platform.db, {
      name: "deliver-email",
      data: { emailId: (await onlyEmail()).id },
    })
    await platform.queue.runJobs()
    expect(platform.sentEmails).toEqual([])
  })

  test("others keep their words", async () => {
    registerFailingMailer(platform).isFailing = false
    await send()
    await platform.queue.runJobs()
    await platform.queue.runScheduled("blank-confidential-emails")
    expect(await wordsOf()).toEqual([email.text, email.html])
  })
})

import { createServer, type Server } from "node:net"
import { inspect } from "node:util"
import { afterEach, describe, expect, test } from "vitest"
import { listen } from "#test/local-server.ts"
import { silentLog } from "../log/log.ts"
import { createMailer } from "./create-mailer.ts"
import { type Email, EmailNotSent, EmailRefused } from "./mailer.ts"
import { maskAddress, maskReply } from "./mask-address.ts"

const email: Email = {
  to: "asha@example.com",
  subject: "Your stay: ₹ 12,500",
  text: "We look forward to seeing you.",
  html: "<p>We look forward to seeing you.</p>",
  attachments: [{ filename: "stay.ics", contentType: "text/calendar", base64: btoa("BEGIN:VCALENDAR") }],
}

const id = "5f0c1b9e-2a77-4c11-8f4d-0d7a5b1c2e3f"

let server: Server | undefined

afterEach(() => {
  server?.close()
  server = undefined
})

const answers: [RegExp, string][] = [
  [/^(EHLO|HELO)/, "250 post.example"],
  [/^MAIL/, "250 ok"],
  [/^RCPT TO:<nobody@/, "550 5.1.1 <nobody@example.com>: no mailbox of nobody here"],
  [/^RCPT TO:<later@/, "450 4.2.1 Later@example.com gets too much mail"],
  [/^RCPT/, "250 ok"],
  [/^DATA/, "354 go on"],
  [/^QUIT/, "221 bye"],
]

/** An SMTP server that accepts every email except those to nobody, and to later for now. */
async function postOffice() {
  const received: string[] = []
  server = createServer((socket) => {
    socket.setEncoding("utf8").write("220 post.example\r\n")
    let content: string | null = null
    socket.on("data", (chunk: string) => {
      if (content !== null) content += chunk
      if (content?.endsWith("\r\n.\r\n")) {
        received.push(content)
        content = null
        socket.write("250 taken\r\n")
      } else if (content === null) {
        socket.write(`${answers.find(([command]) => command.test(chunk))?.[1] ?? "500 what?"}\r\n`)
        if (chunk.startsWith("DATA")) content = ""
      }
    })
  })
  const port = await listen(server)
  return { received, url: `smtp://127.0.0.1:${port}` }
}

const settings = { from: "Vimana <stay@vimana.example>", hotelInbox: "stay@vimana.example" }

const mailFrom = (smtpUrl: string | null) =>
  createMailer({ ...settings, smtpUrl, hasMailbox: true }, silentLog)

describe("emails by SMTP", () => {
  test("are sent with both bodies and attachments", async () => {
    const { received, url } = await postOffice()
    const mailer = mailFrom(url)
    await mailer.deliver({ ...email, replyTo: "ira@example.com" }, id)
    expect(mailer.kind).toBe("smtp")
    expect(received).toHaveLength(1)
    expect(received[0]).toMatch(/^From: Vimana <stay@vimana.example>/m)
    expect(received[0]).toMatch(/^To: asha@example.com/m)
    expect(received[0]).toMatch(/^Reply-To: ira@example.com/m)
    expect(received[0]).toMatch(/^Auto-Submitted: auto-generated/m)
    expect(received[0]).not.toMatch(/^List-Unsubscribe/m)
    expect(received[0]).toContain("<p>We look forward to seeing you.</p>")
    expect(received[0]).toContain(btoa("BEGIN:VCALENDAR"))
  })

  test("of the newsletter can be unsubscribed from in one click", async () => {
    const { received, url } = await postOffice()
    await mailFrom(url).deliver({ ...email, unsubscribeUrl: "https://vimana.example/u/1" }, id)
    expect(received[0]).toMatch(/^List-Unsubscribe: <https:\/\/vimana\.example\/u\/1>/m)
    expect(received[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
    expect(received[0]).toMatch(/^Auto-Submitted: auto-generated/m)
  })

  test("that a person wrote are not marked as automatic", async () => {
    const { received, url } = await postOffice()
    await mailFrom(url).deliver({ ...email, isPersonal: true }, id)
    expect(received[0]).not.toMatch(/^Auto-Submitted/m)
  })

  test("[L-25] throw when the server refuses the recipient for good", async () => {
    const { received, url } = await postOffice()
    await expect(mailFrom(url).deliver({ ...email, to: "nobody@example.com" }, id)).rejects.toThrow(
      EmailRefused,
    )
    expect(received).toEqual([])
  })

  test.each([
    ["nobody", EmailRefused, 550, "550 5.1.1 <n***@example.com>: no mailbox of *** here"],
    ["later", EmailNotSent, 450, "450 4.2.1 L***@example.com gets too much mail"],
  ])(
    "[SAFE-8] to %s throw an error without the address that the server repeats",
    async (name, kind, responseCode, reply) => {
      const { url } = await postOffice()
      const delivery = mailFrom(url).deliver({ ...email, to: `${name}@example.com` }, id)
      const error: unknown = await delivery.catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(kind)
      expect(error).toMatchObject({
        code: "EENVELOPE",
        responseCode,
        message: expect.stringContaining(reply),
      })
      expect(inspect(error, { depth: null, showHidden: true })).not.toMatch(new RegExp(`${name}@`, "i"))
    },
  )

  test("[L-25] throw when the server cannot be reached", async () => {
    const { url } = await postOffice()
    server?.close()
    await expect(mailFrom(url).deliver(email, id)).rejects.not.toThrow(EmailRefused)
  })

  test("have one recipient, whatever the address contains", async () => {
    const { received, url } = await postOffice()
    const crowd = "asha@example.com, mallory@example.com"
    await mailFrom(url)
      .deliver({ ...email, to: crowd }, id)
      .catch(() => undefined)
    expect(received.filter((content) => /^To: .*mallory@example\.com>?$/m.test(content))).toEqual([])
  })
})

describe("emails without a server", () => {
  test("stay in the mailbox and count as delivered", async () => {
    const mailer = mailFrom(null)
    expect(mailer.kind).toBe("mailbox")
    await expect(mailer.deliver(email, id)).resolves.toBeUndefined()
  })

  test("are logged without the recipient's address", () => {
    expect(maskAddress("asha@example.com")).toBe("a***@example.com")
    expect(maskAddress("asha")).toBe("***")
    expect(
      maskReply("550 <Asha@xn--exmple-cua.com>, user=ASHA: ashanti is no user", "asha@exämple.com"),
    ).toBe("550 <A***@xn--exmple-cua.com>, user=***: ashanti is no user")
  })
})

test("[SAFE-2] without a mail server and without the local mailbox no email counts as sent", async () => {
  const mailer = createMailer({ ...settings, smtpUrl: null, hasMailbox: false }, silentLog)
  expect(mailer.kind).toBe("none")
  await expect(mailer.deliver(email, id)).rejects.toThrow("SMTP_URL is not set")
})

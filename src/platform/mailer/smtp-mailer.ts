import { createTransport } from "nodemailer"
import type { Email, Mailer } from "./mailer.ts"

// The library waits for minutes; the queue would rather try again.
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
}

export type SmtpSettings = { readonly smtpUrl: string; readonly from: string }

/** Hands emails to an SMTP server; throws when the server cannot be reached or takes the email from nobody. */
export function createSmtpMailer({ smtpUrl, from }: SmtpSettings): Mailer {
  // An email names no files and no addresses to fetch: its attachments carry their bytes.
  const transport = createTransport({
    url: smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    kind: "smtp",
    async deliver(email) {
      await transport.sendMail({ from, ...messageOf(email) })
    },
  }
}

const messageOf = ({ to, replyTo, subject, text, html, attachments }: Email) => ({
  // An object is never parsed as a list of addresses, so one email has one reader.
  to: { name: "", address: to },
  ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
  subject,
  text,
  html,
  attachments: attachments.map(({ filename, contentType, base64 }) => {
    return { filename, contentType, content: base64, encoding: "base64" }
  }),
})

import { createTransport } from "nodemailer"
import { type Email, EmailRefused, type Mailer } from "./mailer.ts"

// The library's default is minutes; the queue retries instead.
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
}

type SmtpSettings = { readonly smtpUrl: string; readonly from: string }

/** Sends emails by SMTP; throws when the server cannot be reached or refuses the email. */
export function createSmtpMailer({ smtpUrl, from }: SmtpSettings): Mailer {
  // Forbids paths and URLs in emails: attachments contain their bytes.
  const transport = createTransport({
    url: smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? "localhost"
  return {
    kind: "smtp",
    async deliver(email, id) {
      try {
        await transport.sendMail({ from, messageId: `<${id}@${domain}>`, ...messageOf(email) })
      } catch (error) {
        throw isRefusal(error) ? new EmailRefused(error.message, { cause: error }) : error
      }
    },
  }
}

const refusalCodes = ["EENVELOPE", "EMESSAGE"]

// 5yz is permanent, 4yz is not (RFC 5321 4.2.1). A refused sign-in is a wrong setting, which somebody corrects.
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  "code" in error &&
  refusalCodes.includes(String(error.code)) &&
  "responseCode" in error &&
  Number(error.responseCode) >= 500

// RFC 8058: both headers make the one-click unsubscription of mail programs.
const unsubscribeHeaders = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
})

const messageOf = ({ to, replyTo, unsubscribeUrl, subject, text, html, attachments }: Email) => ({
  // An object is not parsed as a list of addresses, so an email has one recipient.
  to: { name: "", address: to },
  ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
  ...(unsubscribeUrl ? { headers: unsubscribeHeaders(unsubscribeUrl) } : {}),
  subject,
  text,
  html,
  attachments: attachments.map(({ filename, contentType, base64 }) => {
    return { filename, contentType, content: base64, encoding: "base64" }
  }),
})

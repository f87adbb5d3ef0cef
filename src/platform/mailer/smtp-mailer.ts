import { createTransport } from "nodemailer"
import { type Email, EmailNotSent, EmailRefused, type Mailer } from "./mailer.ts"
import { maskReply } from "./mask-address.ts"

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
        await transport.sendMail({ from, messageId: `<${id}@${domain}>`, ...createMessage(email) })
      } catch (error) {
        throw toEmailNotSent(error, email.to)
      }
    },
  }
}

const refusalCodes = ["EENVELOPE", "EMESSAGE"]

type LibraryError = Error & { readonly code?: unknown; readonly responseCode?: unknown }

// The library's own error has the recipient's address in its message and in several properties.
function toEmailNotSent(error: unknown, recipient: string): EmailNotSent {
  const fault: LibraryError = error instanceof Error ? error : new Error(String(error))
  const code = typeof fault.code === "string" ? fault.code : null
  const responseCode = typeof fault.responseCode === "number" ? fault.responseCode : null
  // 5yz is permanent, 4yz is not (RFC 5321 4.2.1). A refused sign-in is retried: it is a setting that can be corrected.
  const isRefusal = refusalCodes.includes(code ?? "") && (responseCode ?? 0) >= 500
  const Failure = isRefusal ? EmailRefused : EmailNotSent
  return new Failure(maskReply(fault.message, recipient), { code, responseCode })
}

// Automatic answers, such as those of a holiday, are not sent to it. What a person wrote must not have it (RFC 3834, 5.1).
const automatic = { "Auto-Submitted": "auto-generated" }

// RFC 8058: both headers make the one-click unsubscription of mail programs.
const unsubscribeHeaders = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
})

const createMessage = ({ to, replyTo, isPersonal, unsubscribeUrl, attachments, ...content }: Email) => ({
  // An object is not parsed as a list of addresses, so an email has one recipient.
  to: { name: "", address: to },
  ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
  headers: { ...(!isPersonal && automatic), ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)) },
  ...content,
  attachments: attachments.map(({ filename, contentType, base64 }) => {
    return { filename, contentType, content: base64, encoding: "base64" }
  }),
})

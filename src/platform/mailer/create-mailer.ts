import type { Config } from "#src/config.ts"
import type { Log } from "../log/log.ts"
import { createMailboxMailer } from "./mailbox-mailer.ts"
import type { Mailer } from "./mailer.ts"
import { createSmtpMailer } from "./smtp-mailer.ts"

// An email that never left must not count as sent: its delivery fails, is tried again and shows in the administration.
const noMailer: Mailer = {
  kind: "none",
  deliver: () => Promise.reject(new Error("SMTP_URL is not set: no email leaves")),
}

/** Emails leave by SMTP when a server is set; else they stay in the local mailbox, if there is one. */
export function createMailer({ smtpUrl, from, hasMailbox }: Config["mail"], log: Log): Mailer {
  if (smtpUrl) return createSmtpMailer({ smtpUrl, from })
  return hasMailbox ? createMailboxMailer(log) : noMailer
}

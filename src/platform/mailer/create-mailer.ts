import type { Config } from "#src/config.ts"
import type { Log } from "../log/log.ts"
import { createMailboxMailer } from "./mailbox-mailer.ts"
import type { Mailer } from "./mailer.ts"
import { createSmtpMailer } from "./smtp-mailer.ts"

// Without a mail server every delivery fails, is retried and is listed in the administration.
const noMailer: Mailer = {
  kind: "none",
  deliver: () => Promise.reject(new Error("SMTP_URL is not set: no email leaves")),
}

/** Sends emails by SMTP when a server is configured, else to the local mailbox if it is enabled. */
export function createMailer({ smtpUrl, from, hasMailbox }: Config["mail"], log: Log): Mailer {
  if (smtpUrl) return createSmtpMailer({ smtpUrl, from })
  return hasMailbox ? createMailboxMailer(log) : noMailer
}

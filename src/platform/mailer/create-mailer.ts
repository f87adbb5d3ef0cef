import type { Config } from "#src/config.ts"
import type { Log } from "../log/log.ts"
import { createMailboxMailer } from "./mailbox-mailer.ts"
import type { Mailer } from "./mailer.ts"
import { createSmtpMailer } from "./smtp-mailer.ts"

/** Letters leave by SMTP when a server is configured, and stay in the hotel's own mailbox otherwise. */
export const createMailer = ({ smtpUrl, from }: Config["mail"], log: Log): Mailer =>
  smtpUrl ? createSmtpMailer({ smtpUrl, from }) : createMailboxMailer(log)

import type { Log } from "../log/log.ts"
import type { Mailer } from "./mailer.ts"
import { maskAddress } from "./mask-address.ts"

/** The local mailbox: emails stay in the table `emails` and are shown at `/dev/mailbox`. */
export const createMailboxMailer = (log: Log): Mailer => ({
  kind: "mailbox",
  async deliver({ to, subject }) {
    log.debug({ to: maskAddress(to), subject }, "an email was put into the mailbox")
  },
})

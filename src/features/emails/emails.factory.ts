import type { Email } from "#src/platform/mailer/mailer.ts"
import type { TestPlatform } from "#test/test-platform.ts"
import { registerEmailJobs } from "./emails.service.ts"

/** Registers the email jobs with a mail server that refuses every email until `isFailing` is set to false. */
export function registerFailingMailer(platform: TestPlatform): { isFailing: boolean } {
  const server = { isFailing: true }
  const mailer = {
    kind: "smtp" as const,
    async deliver(email: Email, emailId: string) {
      if (server.isFailing) throw new Error("550 no such mailbox")
      await platform.mailer.deliver(email, emailId)
    },
  }
  registerEmailJobs({ ...platform, mailer })
  return server
}

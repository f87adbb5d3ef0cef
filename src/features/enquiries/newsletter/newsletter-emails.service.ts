import { hashOfSecret, newSecret } from "#src/features/accounts/secrets.ts"
import { sendEmail } from "#src/features/emails/emails.service.ts"
import {
  confirmationDays,
  newsletterConfirmationEmail,
} from "#src/features/enquiries/emails/newsletter-confirmation.email.tsx"
import { newsletterWelcomeEmail } from "#src/features/enquiries/emails/newsletter-welcome.email.tsx"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Subscriber, unsubscribeUrl } from "./subscriber.ts"
import { updateConfirmationLink } from "./subscribers.store.ts"
import { millisecondsPerDay } from "#src/shared/format/durations.ts"

/** Emails a link that confirms a subscription, in the caller's transaction; an earlier link stops working. */
export async function sendConfirmationLink(
  platform: Platform,
  tx: Sql,
  { id, email, language }: Pick<Subscriber, "id" | "email" | "language">,
): Promise<void> {
  const secret = newSecret()
  const endsAt = platform.clock.now().getTime() + confirmationDays * millisecondsPerDay
  const expiresAt = new Date(endsAt).toISOString()
  await updateConfirmationLink(tx, id, { hash: hashOfSecret(secret), expiresAt })
  const composed = newsletterConfirmationEmail(`${platform.origin}/newsletter/confirm/${secret}`, language)
  await sendEmail(platform, tx, {
    kind: "newsletter-confirmation",
    bookingId: null,
    isConfidential: true,
    secretEndsAt: expiresAt,
    email: { to: email, ...composed, attachments: [] },
  })
}

/** Welcomes a confirmed subscriber, in the caller's transaction. */
export async function sendWelcome(
  platform: Platform,
  tx: Sql,
  { email, unsubscribeKey, language }: Pick<Subscriber, "email" | "unsubscribeKey" | "language">,
): Promise<void> {
  const url = unsubscribeUrl(platform.origin, unsubscribeKey)
  await sendEmail(platform, tx, {
    kind: "newsletter-welcome",
    bookingId: null,
    email: { to: email, ...newsletterWelcomeEmail(url, language), unsubscribeUrl: url, attachments: [] },
  })
}

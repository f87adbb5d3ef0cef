import { hashOfSecret } from "#src/features/accounts/secrets.ts"
import { noticeVersionAt } from "#src/features/content/texts/policies/notice-version.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { secretShape } from "#src/shared/validation/secret-shape.ts"
import type { Platform } from "#src/platform/platform.ts"
import { sendWelcome } from "./newsletter-emails.service.ts"
import type { Subscriber } from "./subscriber.ts"
import {
  findSubscriberByKey,
  lockSubscriberOfLink,
  updateSubscriberConfirmed,
  updateUnsubscribed,
} from "./subscribers.store.ts"

const lockSubscriberOf = (sql: Sql, secret: string, at: string): Promise<Subscriber | null> =>
  secretShape.test(secret)
    ? lockSubscriberOfLink(sql, { hash: hashOfSecret(secret), at })
    : Promise.resolve(null)

/** The subscriber of a confirmation link; null when the link is unknown, replaced or expired. */
export const findSubscriberOfLink = ({ db, clock }: Platform, secret: string): Promise<Subscriber | null> =>
  lockSubscriberOf(db, secret, clock.now().toISOString())

/** Confirms a subscription by the emailed link; false when the link is over. Repeats change nothing. */
export async function confirmSubscription(platform: Platform, secret: string): Promise<boolean> {
  const at = platform.clock.now().toISOString()
  return platform.db.transaction(async (tx) => {
    const subscriber = await lockSubscriberOf(tx, secret, at)
    if (!subscriber) return false
    if (subscriber.status === "confirmed") return true
    await updateSubscriberConfirmed(tx, subscriber.id, {
      how: "emailed link",
      noticeVersion: noticeVersionAt(at),
      at,
    })
    await sendWelcome(platform, tx, subscriber)
    return true
  })
}

/** The subscriber of an unsubscription address; null when there is none. */
export const findSubscriber = ({ db }: Platform, key: string): Promise<Subscriber | null> =>
  isRecordId(key) ? findSubscriberByKey(db, key) : Promise.resolve(null)

/** Ends a subscription by its address (RFC 8058); false when no subscriber has it. Repeats change nothing. */
export async function unsubscribe(
  { db, clock }: Platform,
  key: string,
  how: "unsubscribe link" | "my account" = "unsubscribe link",
): Promise<boolean> {
  if (!isRecordId(key)) return false
  const at = clock.now().toISOString()
  return updateUnsubscribed(db, key, { how, noticeVersion: noticeVersionAt(at), at })
}

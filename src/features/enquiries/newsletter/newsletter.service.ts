import { randomUUID } from "node:crypto"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import type { EnquiryPageInput, Forbidden } from "#src/features/enquiries/enquiries.service.ts"
import { newsletterByEmail } from "#src/features/enquiries/enquiry-rate-limits.ts"
import type { TooManyPosts } from "#src/features/enquiries/enquiry-refusals.ts"
import { classifySender, type Sender } from "#src/features/enquiries/spam/sender.service.ts"
import { sendConfirmationLink, sendWelcome } from "./newsletter-emails.service.ts"
import type { Subscriber } from "./subscriber.ts"
import {
  lockSubscriber,
  listNewestSubscribers,
  updateSubscriberDeleted,
  upsertSubscriber,
} from "./subscribers.store.ts"

/**
 * Stores an address and emails a link that confirms it (FOLIO-9). Neither the answer nor the email reveals to a
 * stranger whether the address was stored before.
 */
export async function subscribe(
  platform: Platform,
  email: string,
  sender: Sender,
): Promise<Result<null, TooManyPosts>> {
  const classified = await classifySender(platform, sender, { kind: "newsletter", name: "" })
  if (!classified.ok) return classified
  const subscribedAt = platform.clock.now().toISOString()
  const mayEmail = classified.value === null && (await isEmailAllowed(platform, email))
  await platform.db.transaction(async (tx) => {
    const { language = "en" } = sender
    const subscription = {
      id: randomUUID(),
      email,
      subscribedAt,
      suspicion: classified.value,
      confirmedAt: null,
      language,
    }
    const subscriber = await upsertSubscriber(tx, subscription)
    if (!mayEmail) return
    if (subscriber.status === "confirmed") await sendWelcome(platform, tx, subscriber)
    else await sendConfirmationLink(platform, tx, subscriber)
  })
  return done(null)
}

const isEmailAllowed = async ({ rateLimiter }: Platform, email: string): Promise<boolean> =>
  (await rateLimiter.take(newsletterByEmail, email.toLowerCase())) === null

type SubscriberPage = { readonly subscribers: Subscriber[]; readonly nextAfterId: string | null }

/** A page of the subscribers, newest first, for staff. */
export async function listSubscribers(
  platform: Platform,
  actor: Actor,
  { limit = 50, isSuspicious = false, ...page }: EnquiryPageInput,
): Promise<Result<SubscriberPage, Forbidden>> {
  if (!hasRight(actor, "newsletter.manage")) return refused({ kind: "forbidden" })
  const found = await listNewestSubscribers(platform.db, { ...page, isSuspicious, limit: limit + 1 })
  const subscribers = found.slice(0, limit)
  return done({ subscribers, nextAfterId: found.length > limit ? (subscribers.at(-1)?.id ?? null) : null })
}

type SubscriberRefusal = Forbidden | { readonly kind: "unknown-subscriber" }

type Change = { readonly id: string; readonly action: "remove" | "restore" }

async function changeSubscriber(
  platform: Platform,
  actor: Actor,
  { id, action }: Change,
): Promise<Result<null, SubscriberRefusal>> {
  if (!hasRight(actor, "newsletter.manage")) return refused({ kind: "forbidden" })
  return platform.db.transaction(async (tx) => {
    const subscriber = await lockSubscriber(tx, { id, isDeleted: action === "restore" })
    if (!subscriber) return refused({ kind: "unknown-subscriber" as const })
    await updateSubscriberDeleted(tx, id, action === "remove" ? platform.clock.now().toISOString() : null)
    const before = { email: subscriber.email }
    await recordAudit(tx, actor, { action, subjectType: "newsletter-subscriber", subjectId: id, before })
    return done(null)
  })
}

/** Removes a subscriber; it can be undone (ADM-10). */
export const removeSubscriber = (platform: Platform, actor: Actor, id: string) =>
  changeSubscriber(platform, actor, { id, action: "remove" })

/** Restores a removed subscriber. */
export const restoreSubscriber = (platform: Platform, actor: Actor, id: string) =>
  changeSubscriber(platform, actor, { id, action: "restore" })

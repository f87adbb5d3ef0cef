import { randomUUID } from "node:crypto"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import { sendEmail } from "#src/features/emails/emails.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { enquiryNoticeEmail } from "#src/features/enquiries/emails/enquiry-notice.email.tsx"
import { enquiryThanksEmail } from "#src/features/enquiries/emails/enquiry-thanks.email.tsx"
import { enquiryTexts } from "./enquiry-text.ts"
import {
  insertEnquiry,
  lockEnquiry,
  listNewestEnquiries,
  updateEnquiryDeleted,
  updateEnquirySuspicion,
} from "./enquiries.store.ts"
import {
  canManageEnquiries,
  type Enquiry,
  type EnquiryDraft,
  type EnquiryKey,
  type EnquiryKind,
  isEventPast,
} from "./enquiry.ts"
import { thanksByEmail } from "./enquiry-rate-limits.ts"
import type { TooManyPosts } from "./enquiry-refusals.ts"
import { classifySender, type Sender } from "#src/features/enquiries/spam/sender.service.ts"

type SendEnquiryRefusal = { readonly kind: "event-is-past" } | TooManyPosts

/** Stores an enquiry, notifies the hotel and thanks the sender (ENQ-5); spam is only stored. */
export async function sendEnquiry(
  platform: Platform,
  draft: EnquiryDraft,
  sender: Sender,
): Promise<Result<Enquiry, SendEnquiryRefusal>> {
  if (isEventPast(draft, platform.clock.today())) return refused({ kind: "event-is-past" })
  const classified = await classifySender(platform, sender, draft)
  if (!classified.ok) return classified
  const sentAt = platform.clock.now().toISOString()
  const { language = "en" } = sender
  const enquiry: Enquiry = { ...draft, id: randomUUID(), sentAt, language, suspicion: classified.value }
  const isThanked = enquiry.suspicion === null && (await mayThank(platform, enquiry))
  await platform.db.transaction(async (tx) => {
    await insertEnquiry(tx, enquiry)
    if (enquiry.suspicion === null) await sendEmails(platform, tx, { enquiry, isThanked })
  })
  return done(enquiry)
}

const mayThank = async ({ rateLimiter }: Platform, { email }: Enquiry): Promise<boolean> =>
  (await rateLimiter.take(thanksByEmail, email.toLowerCase())) === null

async function sendEmails(
  platform: Platform,
  tx: Sql,
  { enquiry, isThanked }: { enquiry: Enquiry; isThanked: boolean },
): Promise<void> {
  const inbox = platform.config.mail.hotelInbox
  const about = { bookingId: null, recordId: enquiry.id }
  const notice = {
    ...enquiryNoticeEmail(enquiry, platform.origin),
    to: inbox,
    replyTo: enquiry.email,
    attachments: [],
  }
  await sendEmail(platform, tx, { kind: `${enquiry.kind}-enquiry`, ...about, email: notice })
  if (!isThanked) return
  const replyTo = enquiryTexts[enquiry.kind].department.email
  const thanks = { ...enquiryThanksEmail(enquiry), to: enquiry.email, replyTo, attachments: [] }
  await sendEmail(platform, tx, { kind: `${enquiry.kind}-thanks`, ...about, email: thanks })
}

export type EnquiryPageInput = {
  readonly search?: string | undefined
  /** Lists spam instead of the other enquiries. */
  readonly isSuspicious?: boolean | undefined
  /** The id of the last enquiry of the previous page. */
  readonly afterId?: string | undefined
  readonly limit?: number | undefined
}

export type Forbidden = { readonly kind: "forbidden" }

type EnquiryPageResult = { readonly enquiries: Enquiry[]; readonly nextAfterId: string | null }

/** A page of the enquiries of one kind, newest first, for staff. */
export async function listEnquiries(
  platform: Platform,
  actor: Actor,
  { kind, limit = 50, isSuspicious = false, ...page }: EnquiryPageInput & { kind: EnquiryKind },
): Promise<Result<EnquiryPageResult, Forbidden>> {
  if (!canManageEnquiries(actor, kind)) return refused({ kind: "forbidden" })
  const found = await listNewestEnquiries(platform.db, kind, { ...page, isSuspicious, limit: limit + 1 })
  const enquiries = found.slice(0, limit)
  return done({ enquiries, nextAfterId: found.length > limit ? (enquiries.at(-1)?.id ?? null) : null })
}

type EnquiryRefusal = "forbidden" | "unknown-enquiry"

type Change = EnquiryKey & {
  readonly action: "remove" | "restore" | "trust" | "mark-spam"
  /** Changes the enquiry, which is locked; false when there was nothing to change. */
  readonly work: (tx: Sql, enquiry: Enquiry) => Promise<boolean>
}

async function changeEnquiry(
  platform: Platform,
  actor: Actor,
  { kind, id, action, work }: Change,
): Promise<Result<null, EnquiryRefusal>> {
  if (!canManageEnquiries(actor, kind)) return refused("forbidden")
  return platform.db.transaction(async (tx) => {
    const enquiry = await lockEnquiry(tx, kind, { id, isDeleted: action === "restore" })
    if (!enquiry) return refused("unknown-enquiry" as const)
    if (!(await work(tx, enquiry))) return done(null)
    const { name, email } = enquiry
    await recordAudit(tx, actor, {
      action,
      subjectType: `${kind}-enquiry`,
      subjectId: id,
      before: { name, email },
    })
    return done(null)
  })
}

/** Deletes an enquiry; it can be restored (ADM-10). */
export const removeEnquiry = (platform: Platform, actor: Actor, enquiryKey: EnquiryKey) =>
  changeEnquiry(platform, actor, {
    ...enquiryKey,
    action: "remove",
    async work(tx, { id }) {
      await updateEnquiryDeleted(tx, id, platform.clock.now().toISOString())
      return true
    },
  })

/** Restores a deleted enquiry. */
export const restoreEnquiry = (platform: Platform, actor: Actor, enquiryKey: EnquiryKey) =>
  changeEnquiry(platform, actor, {
    ...enquiryKey,
    action: "restore",
    async work(tx, { id }) {
      await updateEnquiryDeleted(tx, id, null)
      return true
    },
  })

/** Keeps an enquiry that no sign gave away with the spam; it can be marked as not spam again. */
export const markEnquirySpam = (platform: Platform, actor: Actor, enquiryKey: EnquiryKey) =>
  changeEnquiry(platform, actor, {
    ...enquiryKey,
    action: "mark-spam",
    async work(tx, { id, suspicion }) {
      if (suspicion !== null) return false
      await updateEnquirySuspicion(tx, id, "marked")
      return true
    },
  })

/** Marks an enquiry as not spam; the hotel is notified and the sender thanked, unless they were before. */
export const markEnquiryNotSpam = (platform: Platform, actor: Actor, enquiryKey: EnquiryKey) =>
  changeEnquiry(platform, actor, {
    ...enquiryKey,
    action: "trust",
    async work(tx, enquiry) {
      if (enquiry.suspicion === null) return false
      await updateEnquirySuspicion(tx, enquiry.id, null)
      if (enquiry.suspicion !== "marked") await sendEmails(platform, tx, { enquiry, isThanked: true })
      return true
    },
  })

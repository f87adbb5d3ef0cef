import { randomUUID } from "node:crypto"
import { listStaffAccounts } from "#src/features/accounts/accounts.service.ts"
import { isErasedEmail } from "#src/features/emails/erased-guest.ts"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import { listEmailsById, sendEmail } from "#src/features/emails/emails.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, userIdOf } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { enquiryReplyEmail } from "#src/features/enquiries/emails/enquiry-reply.email.tsx"
import { enquiryTexts } from "./enquiry-text.ts"
import { findEnquiry, lockEnquiry } from "./enquiries.store.ts"
import {
  canManageEnquiries,
  type Enquiry,
  type EnquiryKey,
  type EnquiryKind,
  enquiryRights,
} from "./enquiry.ts"
import {
  nextStages,
  type Colleague,
  type EnquiryFile,
  type EnquiryProgress,
  type EntryKind,
  type Stage,
  stageNamesOf,
} from "./enquiry-pipeline.ts"
import {
  countByStage,
  findEnquiryProgress,
  insertEntry,
  listEntries,
  updateAssignee,
  updateStage,
} from "./enquiry-pipeline.store.ts"

/** An enquiry for staff with the right for its kind; null otherwise. */
export async function findEnquiryFile(
  { db }: Platform,
  actor: Actor,
  { kind, id }: EnquiryKey,
): Promise<EnquiryFile | null> {
  if (!canManageEnquiries(actor, kind) || !isRecordId(id)) return null
  const enquiry = await findEnquiry(db, kind, id)
  const progress = enquiry && (await findEnquiryProgress(db, id))
  if (!progress) return null
  const entries = await listEntries(db, id)
  const emailIds = entries.flatMap(({ emailId }) => emailId ?? [])
  const emails = await listEmailsById(db, emailIds)
  return { enquiry, ...progress, entries, emails: emails.map(({ id: of, status }) => ({ id: of, status })) }
}

/** The staff who may answer enquiries of a kind. */
export const listColleagues = async (sql: Sql, kind: EnquiryKind): Promise<Colleague[]> =>
  (await listStaffAccounts(sql))
    .filter(({ id, role }) => hasRight({ kind: "user", userId: id, role }, enquiryRights[kind]))
    .map(({ id, name }) => ({ id, name }))

/** The number of enquiries of a kind at each stage. */
export async function countStages(
  { db }: Platform,
  actor: Actor,
  kind: EnquiryKind,
): Promise<Readonly<Record<Stage, number>>> {
  const none = { new: 0, answered: 0, won: 0, lost: 0 }
  if (!canManageEnquiries(actor, kind)) return none
  const counted = await countByStage(db, kind)
  return { ...none, ...Object.fromEntries(counted.map(({ stage, count }) => [stage, count])) }
}

type PipelineRefusal =
  | "forbidden"
  | "unknown-enquiry"
  | "not-allowed"
  /** It was moved, or its history grew, since the page was opened. */
  | "edit-conflict"
  | "unknown-colleague"
  | "kept-as-spam"
  /** The sender was erased. */
  | "no-address"

type LockedEnquiry = {
  readonly platform: Platform
  readonly actor: Actor
  readonly tx: Sql
  readonly enquiry: Enquiry
  readonly progress: EnquiryProgress
}

type Work = (locked: LockedEnquiry) => Promise<Result<null, PipelineRefusal>>

/** Runs a change on the locked enquiry. */
async function withEnquiry(
  { platform, actor }: Pick<LockedEnquiry, "platform" | "actor">,
  { kind, id }: EnquiryKey,
  work: Work,
): Promise<Result<null, PipelineRefusal>> {
  if (!canManageEnquiries(actor, kind)) return refused("forbidden")
  if (!isRecordId(id)) return refused("unknown-enquiry")
  return platform.db.transaction(async (tx) => {
    const enquiry = await lockEnquiry(tx, kind, { id, isDeleted: false })
    const progress = enquiry && (await findEnquiryProgress(tx, id))
    return progress ? work({ platform, actor, tx, enquiry, progress }) : refused("unknown-enquiry")
  })
}

type EntryParts = {
  readonly id?: string
  readonly kind: EntryKind
  readonly body: string
  readonly emailId?: string
}

const writeEntry = (
  { platform, actor, tx, enquiry }: LockedEnquiry,
  { id = randomUUID(), kind, body, emailId }: EntryParts,
): Promise<void> =>
  insertEntry(tx, {
    id,
    kind,
    body,
    enquiryId: enquiry.id,
    authorId: userIdOf(actor),
    emailId: emailId ?? null,
    writtenAt: platform.clock.now().toISOString(),
  })

async function move(locked: LockedEnquiry, stage: Stage): Promise<void> {
  const { platform, actor, tx, enquiry, progress } = locked
  await updateStage(tx, enquiry.id, { stage, at: platform.clock.now().toISOString() })
  const names = stageNamesOf(enquiry.kind)
  const body = `${names[progress.stage]} to ${names[stage]}`
  await writeEntry(locked, { kind: "stage", body })
  await recordAudit(tx, actor, {
    action: "move",
    subjectType: `${enquiry.kind}-enquiry`,
    subjectId: enquiry.id,
    before: { stage: progress.stage },
    after: { stage },
  })
}

/** Moves an enquiry to another stage; `from` is the stage that the page showed. */
export const moveEnquiry = (
  platform: Platform,
  actor: Actor,
  { from, stage, ...enquiryKey }: EnquiryKey & { readonly from: Stage; readonly stage: Stage },
): Promise<Result<null, PipelineRefusal>> =>
  withEnquiry({ platform, actor }, enquiryKey, async (locked) => {
    if (locked.progress.stage === stage) return done(null)
    if (locked.progress.stage !== from) return refused("edit-conflict")
    if (!nextStages(enquiryKey.kind, from).includes(stage)) return refused("not-allowed")
    await move(locked, stage)
    return done(null)
  })

/** Assigns an enquiry to staff who may answer its kind; null unassigns it. */
export const assignEnquiry = (
  platform: Platform,
  actor: Actor,
  { assigneeId, ...enquiryKey }: EnquiryKey & { readonly assigneeId: string | null },
): Promise<Result<null, PipelineRefusal>> =>
  withEnquiry({ platform, actor }, enquiryKey, async (locked) => {
    const { tx, enquiry, progress } = locked
    if ((progress.assignee?.id ?? null) === assigneeId) return done(null)
    const colleagues = await listColleagues(tx, enquiryKey.kind)
    const assignee = colleagues.find(({ id }) => id === assigneeId)
    if (assigneeId !== null && !assignee) return refused("unknown-colleague")
    await updateAssignee(tx, enquiry.id, assigneeId)
    const body = assignee ? `Assigned to ${assignee.name}` : "Unassigned"
    await writeEntry(locked, { kind: "assignment", body })
    await recordAudit(tx, actor, {
      action: "assign",
      subjectType: `${enquiry.kind}-enquiry`,
      subjectId: enquiry.id,
      before: { assignee: progress.assignee?.name ?? null },
      after: { assignee: assignee?.name ?? null },
    })
    return done(null)
  })

/** Adds an internal note. */
export const addNote = (
  platform: Platform,
  actor: Actor,
  { note, ...enquiryKey }: EnquiryKey & { readonly note: string },
): Promise<Result<null, PipelineRefusal>> =>
  withEnquiry({ platform, actor }, enquiryKey, async (locked) => {
    await writeEntry(locked, { kind: "note", body: note })
    return done(null)
  })

type Reply = {
  readonly key: string
  /** The number of history entries that the author has seen. */
  readonly seen: number
  readonly reply: string
}

/**
 * Emails the sender, never of spam; a new enquiry becomes answered. A second reply with the same key is not sent, nor
 * one by staff who have not seen the newest entry of the history, such as the answer of a colleague.
 */
export const replyToEnquiry = (
  platform: Platform,
  actor: Actor,
  { key, seen, reply, ...enquiryKey }: EnquiryKey & Reply,
): Promise<Result<null, PipelineRefusal>> =>
  withEnquiry({ platform, actor }, enquiryKey, async (locked) => {
    const { tx, enquiry, progress } = locked
    const entries = await listEntries(tx, enquiry.id)
    if (entries.some(({ id }) => id === key)) return done(null)
    if (entries.length !== seen) return refused("edit-conflict")
    if (enquiry.suspicion !== null) return refused("kept-as-spam")
    if (isErasedEmail(enquiry.email)) return refused("no-address")
    const replyTo = enquiryTexts[enquiry.kind].department.email
    const colleagues = await listColleagues(tx, enquiryKey.kind)
    const author = colleagues.find(({ id }) => id === userIdOf(actor))?.name ?? null
    const email = {
      ...enquiryReplyEmail(enquiry, { reply, author }),
      to: enquiry.email,
      replyTo,
      attachments: [],
    }
    const about = { bookingId: null, recordId: enquiry.id }
    await sendEmail(platform, tx, { id: key, kind: `${enquiry.kind}-reply`, ...about, email })
    await writeEntry(locked, { id: key, kind: "reply", body: reply, emailId: key })
    if (progress.stage === "new") await move(locked, "answered")
    return done(null)
  })

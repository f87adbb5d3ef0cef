import { randomUUID } from "node:crypto"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { PicturesRefused } from "#src/features/media/picture-claim.ts"
import { type Claim, claimPictures } from "#src/features/media/pictures.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import { refuseTaken, type Taken } from "#src/platform/db/refuse-taken.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { type ContentTable, updateContentDeleted } from "./content-deletions.store.ts"

/** The picture of a record: the last submitted one. */
type SentPictures = Omit<Claim, "current">

/** Claims the picture of a record, in the record's transaction. */
async function claimPicture(tx: Sql, actor: Actor, claim: Claim): Promise<Result<string, PicturesRefused>> {
  const claimed = await claimPictures(tx, actor, { ...claim, choices: claim.choices.slice(-1) })
  if (!claimed.ok) return refused({ kind: "pictures", reason: claimed.refusal })
  const [pictureId] = claimed.value
  return pictureId ? done(pictureId) : refused({ kind: "pictures", reason: "unknown-picture" })
}

export type Forbidden = { readonly kind: "forbidden" }
type UnknownRecord = { readonly kind: "unknown" }
/** Another record has the name, or the code of an offer. */
export type NameOrCodeTaken = Taken<"name" | "code">

export type DeletionRefusal = Forbidden | UnknownRecord | NameOrCodeTaken

const canChangeContent = (actor: Actor): boolean => hasRight(actor, "content.change")

/** Refuses a write whose name or code is taken (case-insensitive). */
const refuseTakenNameOrCode = <T, R>(write: () => Promise<Result<T, R>>) =>
  refuseTaken(["name", "code"], write)

const subjectTypes = { testimonials: "testimonial", offers: "offer" } as const

const subjectOf = (table: ContentTable, id: string) => ({ subjectType: subjectTypes[table], subjectId: id })

const deletion =
  (table: ContentTable, isDeleted: boolean) =>
  async (platform: Platform, actor: Actor, id: string): Promise<Result<null, DeletionRefusal>> => {
    if (!canChangeContent(actor)) return refused({ kind: "forbidden" })
    return refuseTakenNameOrCode(() =>
      platform.db.transaction(async (tx) => {
        const name = isRecordId(id) ? await updateContentDeleted(tx, table, { id, isDeleted }) : null
        if (name === null) return refused<DeletionRefusal>({ kind: "unknown" })
        await recordAudit(tx, actor, {
          action: isDeleted ? "delete" : "restore",
          ...subjectOf(table, id),
          [isDeleted ? "before" : "after"]: { name },
        })
        return done(null)
      }),
    )
  }

type ContentRecord = { readonly id: string; readonly version: number; readonly pictureId: string }

type Stored<D> = D & { readonly id: string; readonly pictureId: string }

/** The statements of one table; `insert` and `update` throw 23505 when a name or a code is taken. */
type ContentStore<R, D, C> = {
  readonly table: ContentTable
  readonly lock: (sql: Sql, id: string) => Promise<R | null>
  readonly insert: (sql: Sql, record: Stored<D> & { readonly createdAt: Date }) => Promise<void>
  readonly update: (sql: Sql, record: Stored<D>) => Promise<void>
  /** What a new record has where its draft says nothing. */
  readonly defaults: Partial<D>
  /** Why the actor may not save a record; `before` is the stored one. */
  readonly check?: (actor: Actor, after: D, before?: D) => C | null
}

export type NewContent<D> = { readonly draft: D; readonly pictures: SentPictures }

/** `C` is the refusal of the table's own check. */
export type CreateContentRefusal<C = never> = Forbidden | NameOrCodeTaken | PicturesRefused | C

const creation =
  <R, D extends object, C>({ table, insert, defaults, check }: ContentStore<R, D, C>) =>
  async (
    platform: Platform,
    actor: Actor,
    { draft, pictures }: NewContent<D>,
  ): Promise<Result<{ id: string }, CreateContentRefusal<C>>> => {
    if (!canChangeContent(actor)) return refused({ kind: "forbidden" })
    const unfit = check?.(actor, draft)
    if (unfit) return refused(unfit)
    return refuseTakenNameOrCode(() =>
      platform.db.transaction(async (tx) => {
        const id = randomUUID()
        const picture = await claimPicture(tx, actor, { ...pictures, current: [] })
        if (!picture.ok) return picture
        const after = { ...defaults, ...draft, pictureId: picture.value }
        await insert(tx, { ...after, id, createdAt: platform.clock.now() })
        await recordAudit(tx, actor, { action: "create", ...subjectOf(table, id), after })
        return done({ id })
      }),
    )
  }

export type ContentUpdate<D> = {
  readonly id: string
  /** The edited version; null overwrites any version. */
  readonly version: number | null
  readonly draft: D
  /** Null keeps the picture. */
  readonly pictures: SentPictures | null
}

export type UpdateContentRefusal<R, C = never> =
  | CreateContentRefusal<C>
  | UnknownRecord
  | { readonly kind: "edit-conflict"; readonly current: R }

const update =
  <R extends ContentRecord & D, D extends object, C>(store: ContentStore<R, D, C>) =>
  async (
    platform: Platform,
    actor: Actor,
    { id, version, draft, pictures }: ContentUpdate<D>,
  ): Promise<Result<null, UpdateContentRefusal<R, C>>> => {
    if (!canChangeContent(actor)) return refused({ kind: "forbidden" })
    return refuseTakenNameOrCode(() =>
      platform.db.transaction(async (tx) => {
        const current = isRecordId(id) ? await store.lock(tx, id) : null
        if (!current) return refused<UpdateContentRefusal<R, C>>({ kind: "unknown" })
        if (version !== null && version !== current.version)
          return refused<UpdateContentRefusal<R, C>>({ kind: "edit-conflict", current })
        const unfit = store.check?.(actor, { ...current, ...draft }, current)
        if (unfit) return refused<UpdateContentRefusal<R, C>>(unfit)
        const { id: _id, version: _version, ...before } = current
        const claim = pictures && { ...pictures, current: [current.pictureId] }
        const picture = claim ? await claimPicture(tx, actor, claim) : done(current.pictureId)
        if (!picture.ok) return refused<UpdateContentRefusal<R, C>>(picture.refusal)
        const after = { ...before, ...draft, pictureId: picture.value }
        await store.update(tx, { ...after, id })
        await recordAudit(tx, actor, { action: "update", ...subjectOf(store.table, id), before, after })
        return done(null)
      }),
    )
  }

/**
 * The edits of the records of one table. Create publishes a record, whose name must be unique (case-insensitive). Update
 * changes it, unless it changed since it was opened. A removed record can be restored (ADM-10).
 */
export const createContentEdits = <R extends ContentRecord & D, D extends object, C = never>(
  store: ContentStore<R, D, C>,
) => ({
  create: creation(store),
  update: update(store),
  remove: deletion(store.table, true),
  restore: deletion(store.table, false),
})

import { randomUUID } from "node:crypto"
import type { PicturesRefused } from "#src/features/media/picture-claim.ts"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import {
  claimPicture,
  deletionsOf,
  type Forbidden,
  canChangeContent,
  type Taken,
  orTaken,
  type SentPictures,
  type UnknownRecord,
} from "#src/features/content/content-edits.service.ts"
import type { RateOffer } from "./offer-terms.ts"
import { isCurrent, type Offer, type OfferDraft } from "./offers.ts"
import {
  findOfferById,
  insertOffer,
  listOffersInReach,
  listOffersNewestFirst,
  lockOffer,
  updateOfferRow,
} from "./offers.store.ts"

export { listOffersInReach }

/** All offers, newest first, including expired ones. */
export const listOffers = (sql: Sql): Promise<Offer[]> => listOffersNewestFirst(sql)

/** The offers that are valid today, newest first, without those that need a code. */
export async function listCurrentOffers({ db, clock }: Pick<Platform, "db" | "clock">): Promise<Offer[]> {
  const today = clock.today()
  return (await listOffersNewestFirst(db)).filter(
    (offer) => isCurrent(offer, today) && offer.terms?.audience !== "code",
  )
}

/** An offer by id, expired or not; null when there is none. */
export async function findOffer(sql: Sql, id: string): Promise<Offer | null> {
  return isRecordId(id) ? findOfferById(sql, id) : null
}

/** An offer that changes the price, ended or not; null when it was deleted or changes no price any more. */
export async function findRateOffer(sql: Sql, id: string): Promise<RateOffer | null> {
  const offer = await findOffer(sql, id)
  return offer?.terms ? { ...offer, terms: offer.terms } : null
}

const subjectOf = (id: string) => ({ subjectType: "offer", subjectId: id })

/** Publishes an offer; its name must be unique (case-insensitive). */
export async function createOffer(
  platform: Platform,
  actor: Actor,
  { draft, pictures }: { draft: OfferDraft; pictures: SentPictures },
): Promise<Result<{ id: string }, Forbidden | Taken | PicturesRefused>> {
  if (!canChangeContent(actor)) return refused({ kind: "forbidden" })
  return orTaken(() =>
    platform.db.transaction(async (tx) => {
      const id = randomUUID()
      const picture = await claimPicture(tx, actor, { ...pictures, current: [] })
      if (!picture.ok) return picture
      const offer = { terms: null, ...draft, pictureId: picture.value }
      await insertOffer(tx, { ...offer, id, createdAt: platform.clock.now() })
      await recordAudit(tx, actor, { action: "create", ...subjectOf(id), after: offer })
      return done({ id })
    }),
  )
}

export type UpdateOfferRefusal =
  | Forbidden
  | UnknownRecord
  | Taken
  | PicturesRefused
  | { readonly kind: "edit-conflict"; readonly current: Offer }

export type UpdateOffer = {
  readonly id: string
  /** The edited version; null overwrites any version. */
  readonly version: number | null
  readonly draft: OfferDraft
  /** Null keeps the picture. */
  readonly pictures: SentPictures | null
}

/** Changes an offer, unless it changed since it was opened. */
export async function updateOffer(
  platform: Platform,
  actor: Actor,
  { id, version, draft, pictures }: UpdateOffer,
): Promise<Result<null, UpdateOfferRefusal>> {
  if (!canChangeContent(actor)) return refused({ kind: "forbidden" })
  return orTaken(() =>
    platform.db.transaction(async (tx) => {
      const current = isRecordId(id) ? await lockOffer(tx, id) : null
      if (!current) return refused<UpdateOfferRefusal>({ kind: "unknown" })
      if (version !== null && version !== current.version)
        return refused<UpdateOfferRefusal>({ kind: "edit-conflict", current })
      const { id: _id, version: _version, ...before } = current
      const claim = pictures && { ...pictures, current: [current.pictureId] }
      const picture = claim ? await claimPicture(tx, actor, claim) : done(current.pictureId)
      if (!picture.ok) return refused<UpdateOfferRefusal>(picture.refusal)
      const after = { terms: current.terms, ...draft, pictureId: picture.value }
      await updateOfferRow(tx, { ...after, id })
      await recordAudit(tx, actor, { action: "update", ...subjectOf(id), before, after })
      return done(null)
    }),
  )
}

export const { remove: deleteOffer, restore: restoreOffer } = deletionsOf("offers")

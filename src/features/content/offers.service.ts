import { randomUUID } from "node:crypto"
import type { PicturesRefused } from "#src/features/media/picture-claim.ts"
import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import {
  claimPicture,
  deletionsOf,
  type Forbidden,
  mayChangeContent,
  type NameTaken,
  orNameTaken,
  type SentPictures,
} from "./content-edits.service.ts"
import { isCurrent, type Offer, type OfferDraft } from "./offers.ts"
import { insertOffer, listOffersNewestFirst } from "./offers.store.ts"

/** The offers on rooms, the newest first, past ones among them. */
export const listOffers = (sql: Sql): Promise<Offer[]> => listOffersNewestFirst(sql)

/** The offers that hold today, the newest first: those that guests see. */
export async function listCurrentOffers({ db, clock }: Pick<Platform, "db" | "clock">): Promise<Offer[]> {
  const today = clock.today()
  return (await listOffersNewestFirst(db)).filter((offer) => isCurrent(offer, today))
}

/** Publishes an offer; its name must be new, whatever its capitals. */
export async function createOffer(
  platform: Platform,
  actor: Actor,
  { draft, pictures }: { draft: OfferDraft; pictures: SentPictures },
): Promise<Result<{ id: string }, Forbidden | NameTaken | PicturesRefused>> {
  if (!mayChangeContent(actor)) return refused({ kind: "forbidden" })
  return orNameTaken(() =>
    platform.db.transaction(async (tx) => {
      const id = randomUUID()
      const picture = await claimPicture(tx, actor, { ...pictures, current: [] })
      if (!picture.ok) return picture
      const offer = { ...draft, pictureId: picture.value }
      await insertOffer(tx, { ...offer, id, createdAt: platform.clock.now() })
      const subject = { subjectType: "offer", subjectId: id }
      await recordAudit(tx, actor, { action: "create", ...subject, after: offer })
      return done({ id })
    }),
  )
}

export const { remove: deleteOffer, restore: restoreOffer } = deletionsOf("offers")

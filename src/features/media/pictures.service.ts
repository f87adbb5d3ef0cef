import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Actor } from "#src/shared/actor.ts"
import { parseUploadHash } from "#src/shared/picture-address.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { maxPictures, type UploadedPicture } from "./picture.ts"
import type { PicturesRefusal } from "./picture-refusals.ts"
import { lockPictures, listPicturesByIds, updatePictureTexts } from "./pictures.store.ts"
import type { PictureChoice } from "./receive-pictures.service.ts"

/** The uploaded pictures among the ids, unordered. */
export async function listUploads(sql: Sql, ids: readonly string[]): Promise<UploadedPicture[]> {
  const uploads = ids.filter((id) => parseUploadHash(id) !== null)
  return uploads.length === 0 ? [] : listPicturesByIds(sql, uploads)
}

export type Claim = {
  readonly choices: readonly PictureChoice[]
  /** The record's present pictures: project pictures may stay, new ones must be uploads. */
  readonly current: readonly string[]
  /** The default description; null when a description is required. */
  readonly fallbackAlt: string | null
}

/**
 * Claims pictures for a record in its transaction: locks them until the commit and updates their descriptions.
 * Returns their ids in order.
 */
export async function claimPictures(
  tx: Sql,
  actor: Actor,
  { choices, current, fallbackAlt }: Claim,
): Promise<Result<string[], PicturesRefusal>> {
  if (choices.length > maxPictures) return refused("too-many-pictures")
  const uploads = choices.map(({ pictureId }) => pictureId).filter((id) => parseUploadHash(id) !== null)
  const held = new Map((await lockPictures(tx, uploads)).map((picture) => [picture.id, picture]))
  const isThere = ({ pictureId }: PictureChoice) => held.has(pictureId) || current.includes(pictureId)
  if (!choices.every(isThere)) return refused("unknown-picture")
  for (const choice of choices) {
    const picture = held.get(choice.pictureId)
    if (!picture) continue
    const alt = choice.alt || picture.alt || fallbackAlt
    if (!alt) return refused("alt-missing")
    await describePicture(tx, actor, { picture, alt, focal: choice.focal ?? picture.focal })
  }
  return done(choices.map(({ pictureId }) => pictureId))
}

export type PictureTexts = Pick<UploadedPicture, "alt" | "focal">

/** Sets description and focal point of a locked picture; returns the new version. */
export async function describePicture(
  tx: Sql,
  actor: Actor,
  { picture, alt, focal }: PictureTexts & { picture: UploadedPicture },
): Promise<number> {
  const [x, y] = focal
  if (picture.alt === alt && picture.focal[0] === x && picture.focal[1] === y) return picture.version
  const version = await updatePictureTexts(tx, picture.id, { alt, focal })
  const before = { alt: picture.alt, focal: picture.focal }
  const subject = { subjectType: "picture", subjectId: picture.id }
  await recordAudit(tx, actor, { action: "describe", ...subject, before, after: { alt, focal } })
  return version
}

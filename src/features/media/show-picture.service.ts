import type { StoredFile } from "#src/platform/media/media-storage.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { PictureSize } from "#src/shared/picture-address.ts"
import { contentTypes, quickKey, sizeKey } from "./picture-files.ts"

export type ShownFile = StoredFile & {
  readonly contentType: string
  /** False while the quick version stands in for a size that is still being made. */
  readonly isFinal: boolean
}

/** A size of an uploaded picture, or its quick version until that is made; null when there is no such picture. */
export async function openUploadedPicture(
  { media }: Pick<Platform, "media">,
  hash: string,
  size: PictureSize,
): Promise<ShownFile | null> {
  const made = await media.read(sizeKey(hash, size))
  if (made) return { ...made, contentType: contentTypes[size.format], isFinal: true }
  const quick = await media.read(quickKey(hash))
  return quick && { ...quick, contentType: contentTypes.webp, isFinal: false }
}

import type { StoredFile } from "#src/platform/media/media-storage.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { PictureSize } from "#src/shared/picture-address.ts"
import { contentTypes, previewKey, sizeKey } from "./picture-files.ts"

export type ShownFile = StoredFile & {
  readonly contentType: string
  /** False while the preview replaces a size that is not made yet. */
  readonly isFinal: boolean
}

/** A size of an uploaded picture, or its preview until then; null when there is no such picture. */
export async function openUploadedPicture(
  { media }: Pick<Platform, "media">,
  hash: string,
  size: PictureSize,
): Promise<ShownFile | null> {
  const made = await media.read(sizeKey(hash, size))
  if (made) return { ...made, contentType: contentTypes[size.format], isFinal: true }
  const quick = await media.read(previewKey(hash))
  return quick && { ...quick, contentType: contentTypes.webp, isFinal: false }
}

import { staffMessages } from "#src/shared/language/staff-messages.ts"

/** Why a file is refused. */
export type PictureFileRefusal =
  | "too-large-alone"
  | "too-large-among-several"
  | "not-a-picture"
  | "too-many-pixels"
  | "damaged"
  | "not-stored"

const { invalidPic, picTooLarge, picTooLargeAmongSeveral } = staffMessages.validation

export const pictureFileReasons: Readonly<Record<PictureFileRefusal, string>> = {
  "too-large-alone": picTooLarge,
  "too-large-among-several": picTooLargeAmongSeveral,
  "not-a-picture": invalidPic,
  "too-many-pixels": `${invalidPic}: it has more than 50 million pixels, or a side of more than 20,000`,
  damaged: `${invalidPic}: the file is damaged or cut short`,
  "not-stored": "The picture could not be stored at the moment. Nothing was saved. Please try again.",
}

export const noSpaceReason =
  "There is no room left for pictures. Nothing was saved. Please tell the administrator of this site."

/** Why a form is larger than the disk or the limit takes (RFC 9110 15.5.14); null for other refusals. */
export function tooLargeReason(kind: string): string | null {
  if (kind === "too-large") return picTooLarge
  return kind === "no-space" ? noSpaceReason : null
}

/** Why the pictures of a record are refused. */
export type PicturesRefusal = "unknown-picture" | "alt-missing" | "too-many-pictures"

export const picturesReasons: Readonly<Record<PicturesRefusal, string>> = {
  "unknown-picture": "One of the pictures is not there any more. Please choose it again.",
  "alt-missing": "Say in a few words what each picture shows.",
  "too-many-pictures": "At most 20 pictures fit here.",
}

import { picturesReasons, type PicturesRefusal } from "#src/features/media/picture-refusals.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"

export const galleryReasons = {
  forbidden: "You are not allowed to do that.",
  "unknown-item": "There is no such place in the gallery any more.",
  "name-taken": staffMessages.nameExists,
  "edit-conflict": "Somebody else changed it in the meantime. Look at it again.",
} as const

/** Why the pictures of an item are refused. */
export const galleryPicturesReason = (reason: PicturesRefusal | "pic-missing"): string =>
  reason === "pic-missing" ? staffMessages.gallery.picRequired : picturesReasons[reason]

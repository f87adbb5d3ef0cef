import { z } from "zod"
import { fieldMessage, messages } from "#src/shared/messages.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { pictureAddress } from "#src/shared/picture-address.ts"
import { line, openLine, versionField } from "#src/shared/validation/text-fields.ts"
import type { GalleryItem, GalleryPlace } from "./gallery.ts"
import { galleryFields } from "./gallery-fields.ts"

/** A gallery item with the specification's field names (section 3). */
export const galleryOutput = z
  .object({ _id: z.string(), name: z.string(), pic: z.array(z.string()) })
  .meta({ id: "GalleryItem" })

export const presentGalleryPlace = (place: GalleryPlace): z.infer<typeof galleryOutput> => ({
  _id: place.id,
  name: place.name,
  pic: place.pictures.map(({ id }) => pictureAddress(id, { width: 1200, format: "jpg" })),
})

const { nameRequired, picRequired } = staffMessages.gallery
const lengthError = fieldMessage(galleryFields.name, messages.validation.length3To50)

const name = z
  .string({ error: nameRequired })
  .pipe(line(galleryFields.name))
  .pipe(
    z.string().min(1, { error: nameRequired }).min(3, { error: lengthError }).max(50, { error: lengthError }),
  )

/** The fields that staff edit (VAL-6). */
export const galleryInput = z.object({ name, line: openLine(galleryFields.line, 200), version: versionField })

const isAPicture = (sent: unknown): boolean =>
  sent instanceof File ? sent.size > 0 : typeof sent === "string" && sent !== ""

const somePicture = z.unknown().refine((sent) => [sent].flat().some(isAPicture), { error: picRequired })

/** The form of a browser: at least one picture is kept or uploaded. */
export const galleryForm = z.preprocess(
  (input) => {
    const form = (input ?? {}) as Record<string, unknown>
    return { ...form, pic: [form["oldPic"], form["pic"]].flat() }
  },
  galleryInput.extend({ pic: somePicture }),
)

export const galleryFormValues = ({ name: place, line: sentence, pictureIds }: GalleryItem) => ({
  name: place,
  line: sentence,
  pic: pictureIds.join(" "),
})

import { data } from "react-router"
import type { UpdateGalleryRefusal } from "#src/features/content/gallery/edit-gallery.service.ts"
import { galleryFormValues } from "#src/features/content/gallery/gallery.schema.ts"
import { galleryPicturesReason, galleryReasons } from "#src/features/content/gallery/gallery-refusals.ts"
import { everyView } from "#src/features/content/pictures.ts"
import { listShownPictures } from "#src/features/content/pictures.service.ts"
import { receiveGallery, type SentGallery } from "#src/features/content/gallery/receive-gallery.service.ts"
import type { GalleryAnswer } from "#src/features/content/ui/gallery-form.tsx"
import { formatFormError } from "#src/features/media/receive-form.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { editConflictAnswer } from "./edit-answers.ts"

/** The pictures of the hotel, for a form to choose from. */
export const galleryLibrary = () => everyView()

type Refusing = { readonly platform: Platform; readonly actor: Actor; readonly sent: SentGallery }

const idsOf = (text: string): string[] => text.split(" ").filter(Boolean)

/** The form again, as it was sent: pictures that have arrived are not sent twice. */
async function refuse(
  status: number,
  { platform, sent }: Pick<Refusing, "platform" | "sent">,
  answer: GalleryAnswer,
) {
  const pictures = await listShownPictures(platform.db, idsOf(sent.typed.pic))
  return data<GalleryAnswer>({ values: sent.typed, ...answer, pictures }, { status })
}

/** Reads the form of a place; gives it, or what is to be answered when it cannot be saved as it is. */
export async function readGalleryForm(platform: Platform, actor: Actor, request: Request) {
  const received = await receiveGallery(platform, actor, request)
  if (!received.ok) {
    const { status, reason } = formatFormError(received.refusal)
    return { answer: data<GalleryAnswer>({ errors: { pic: reason } }, { status }) }
  }
  const sent = received.value
  const { change, choices, errors } = sent
  if (!change) return { answer: await refuse(422, { platform, sent }, { errors }) }
  return { sent, change: { ...change, choices, mustDescribe: true } }
}

/** Why a place was not saved, in the form that was sent. */
export async function answerGalleryRefusal(
  refusing: Refusing,
  refusal: Exclude<UpdateGalleryRefusal, { kind: "unknown-item" }>,
) {
  switch (refusal.kind) {
    case "forbidden":
      return refuse(403, refusing, { reason: galleryReasons.forbidden })
    case "name-taken":
      return refuse(409, refusing, { errors: { name: galleryReasons["name-taken"] } })
    case "pictures":
      return refuse(422, refusing, { errors: { pic: galleryPicturesReason(refusal.reason) } })
    case "changed-conflict": {
      const { platform, actor, sent } = refusing
      const { current } = refusal
      const ids = [...current.pictureIds, ...idsOf(sent.typed.pic)]
      const theirs = galleryFormValues(current)
      const { id, version } = current
      const edited = { id, opened: sent.opened, yours: sent.typed, theirs, version }
      return data<GalleryAnswer>(
        {
          ...(await editConflictAnswer(platform, actor, edited)),
          pictures: await listShownPictures(platform.db, ids),
        },
        { status: 409 },
      )
    }
  }
}

import type { UpdateRoomRefusal } from "#src/features/rooms/edit-rooms.service.ts"
import { roomFields } from "#src/features/rooms/room-fields.ts"
import { roomFormValues, roomTypeInput } from "#src/features/rooms/rooms.schema.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { type CalendarDate, formatLongDate } from "#src/shared/calendar-date.ts"
import { editConflictAnswer } from "./edit-answers.ts"
import { errorOfPictures, type PictureForm, refusePictureForm } from "#src/web/forms/picture-forms.ts"

/** How the form of a room type is read. */
export const roomForm = {
  schema: roomTypeInput,
  names: Object.keys(roomFields),
  limits: "several",
} as const

const mostNightsNamed = 3

/** 'Fri 25 Dec 2026, Sat 26 Dec 2026 and 4 more'. */
export function formatNightList(nights: readonly CalendarDate[]): string {
  const named = nights.slice(0, mostNightsNamed).map(formatLongDate).join(", ")
  const more = nights.length - mostNightsNamed
  return more > 0 ? `${named} and ${more} more` : named
}

type Sent = {
  readonly form: PictureForm
  readonly values: Record<string, string>
  readonly nameTaken: string
  readonly actor: Actor
}

/** Why a room type was not saved, in the form that was sent. */
export async function answerRoomRefusal(
  platform: Platform,
  { form, values, nameTaken, actor }: Sent,
  refusal: Exclude<UpdateRoomRefusal, { kind: "unknown-room" }>,
) {
  const refuse = (status: number, answer: Parameters<typeof refusePictureForm>[2]) =>
    refusePictureForm(platform, { status, values }, answer)
  switch (refusal.kind) {
    case "forbidden":
      return refuse(403, { reason: "You are not allowed to do that." })
    case "name-taken":
      return refuse(409, { errors: { name: nameTaken } })
    case "pictures":
      return refuse(422, errorOfPictures(refusal.reason))
    case "sold-beyond": {
      const text = `${roomFields.stockQuantity} is below what is sold on ${formatNightList(refusal.nights)}.`
      return refuse(409, { errors: { stockQuantity: text } })
    }
    case "changed-conflict": {
      const { current } = refusal
      const theirs = roomFormValues(current)
      const { id, version } = current
      const edited = { id, opened: form.fields["opened"], yours: values, theirs, version }
      return refuse(409, await editConflictAnswer(platform, actor, edited))
    }
  }
}

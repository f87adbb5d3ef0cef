import { data } from "react-router"
import type { UpdateRoomRefusal } from "#src/features/rooms/edit-rooms.service.ts"
import { roomFields } from "#src/features/rooms/room-fields.ts"
import { roomFormValues, roomTypeInput } from "#src/features/rooms/rooms.schema.ts"
import { type CalendarDate, formatLongDate } from "#src/shared/calendar-date.ts"
import { fieldErrors } from "#src/shared/field-errors.ts"
import { formValues } from "#src/shared/form-values.ts"
import type { FormAnswer } from "#src/ui/use-checked-form.ts"
import { answerMeanwhile } from "./edit-answers.ts"
import { typedValues } from "./form-answers.ts"

/** What was sent by the form of a room type: as typed, and as its schema reads it. */
export async function readRoomForm(request: Request) {
  const form = await request.formData()
  const pictures = form.getAll("oldPic").filter((id) => typeof id === "string")
  const typed = Object.fromEntries(form)
  const values = { ...typedValues(typed, Object.keys(roomFields)), pic: pictures.join(" ") }
  return { values, opened: typed["opened"], parsed: roomTypeInput.safeParse(formValues(form)) }
}

type Read = Awaited<ReturnType<typeof readRoomForm>>

const refuse = (status: number, answer: FormAnswer) => data<FormAnswer>(answer, { status })

export const answerFieldErrors = ({ values, parsed }: Read) =>
  refuse(422, { values, errors: parsed.success ? {} : fieldErrors(parsed.error) })

const mostNightsNamed = 3

/** 'Fri 25 Dec 2026, Sat 26 Dec 2026 and 4 more'. */
export function wordsOfNights(nights: readonly CalendarDate[]): string {
  const named = nights.slice(0, mostNightsNamed).map(formatLongDate).join(", ")
  const more = nights.length - mostNightsNamed
  return more > 0 ? `${named} and ${more} more` : named
}

/** Why a room type was not saved, in the form that was sent. */
export function answerRoomRefusal(
  { values, opened }: Read,
  refusal: Exclude<UpdateRoomRefusal, { kind: "unknown-room" }>,
  nameTaken: string,
) {
  switch (refusal.kind) {
    case "forbidden":
      return refuse(403, { values, reason: "You are not allowed to do that." })
    case "name-taken":
      return refuse(409, { values, errors: { name: nameTaken } })
    case "sold-beyond": {
      const text = `${roomFields.stockQuantity} is below what is sold on ${wordsOfNights(refusal.nights)}.`
      return refuse(409, { values, errors: { stockQuantity: text } })
    }
    case "changed-meanwhile": {
      const { current } = refusal
      return answerMeanwhile({
        opened,
        yours: values,
        theirs: roomFormValues(current),
        version: current.version,
      })
    }
  }
}

import { data } from "react-router"
import { z } from "zod"
import { changeClosedNights } from "#src/features/front-desk/tape.service.ts"
import { outsideCalendarMessage } from "#src/features/pricing/rate-text.ts"
import { changeOutOfOrder, type OutOfOrderRefusal } from "#src/features/rooms/out-of-order.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { type CalendarDate, parseCalendarDate } from "#src/shared/calendar-date.ts"
import { formatCount } from "#src/shared/format/format-count.ts"
import type { AdminAnswer } from "#src/web/admin/admin-layout-answer.tsx"
import { formatNightList } from "#src/shared/format/format-night-list.ts"

const date = z.string().max(20).transform(parseCalendarDate).pipe(z.custom<CalendarDate>(Boolean))
const nights = { room: z.guid(), checkIn: date, checkOut: date }

const tapeForm = z
  .discriminatedUnion("intent", [
    z.object({ intent: z.enum(["close", "open"]), ...nights }),
    z.object({
      intent: z.literal("out-of-order"),
      ...nights,
      rooms: z
        .string()
        .trim()
        .regex(/^\d{1,4}$/)
        .transform(Number),
    }),
  ])
  .refine(({ checkIn, checkOut }) => checkIn < checkOut)

type TapeForm = z.output<typeof tapeForm>

const done = (text: string) => data<AdminAnswer>({ tone: "success", text })

const failed = (reason: string) =>
  data<AdminAnswer>({ tone: "error", text: "Nothing was changed", reason }, { status: 409 })

function formatRefusal(refusal: OutOfOrderRefusal): string {
  switch (refusal.kind) {
    case "sold-beyond":
      return `More rooms are sold on ${formatNightList(refusal.nights) || "these nights"}.`
    case "too-many-rooms":
      return `This room type has ${formatCount(refusal.stock, "room")}.`
    case "outside-calendar":
      return outsideCalendarMessage
    case "unknown-room":
      return "This room type is not there any more."
    case "forbidden":
      return "You are not allowed to do that."
  }
}

async function closeOrOpen(platform: Platform, actor: Actor, form: TapeForm) {
  const isClosed = form.intent === "close"
  const { room: roomId, checkIn: from, checkOut: to } = form
  const saved = await changeClosedNights(platform, actor, { roomId, from, to, isClosed })
  if (saved.ok) return done(isClosed ? "Closed for sale" : "Open for sale again")
  return failed(
    saved.refusal === "outside-calendar"
      ? outsideCalendarMessage
      : `These nights are ${isClosed ? "closed" : "open"} already.`,
  )
}

/** Closes or opens the nights that a form of the tape chart names, or takes rooms out of order on them. */
export async function answerTapeForm(
  platform: Platform,
  actor: Actor,
  fields: Record<string, FormDataEntryValue>,
) {
  const parsed = tapeForm.safeParse(fields)
  if (!parsed.success)
    return failed(
      fields["intent"] === "out-of-order"
        ? "Choose a first night, a later morning, and how many rooms."
        : "Choose a first night and a later morning.",
    )
  if (parsed.data.intent !== "out-of-order") return closeOrOpen(platform, actor, parsed.data)
  const { room: roomTypeId, checkIn: from, checkOut: to, rooms } = parsed.data
  const saved = await changeOutOfOrder(platform, actor, { roomTypeId, from, to, rooms })
  if (!saved.ok) return failed(formatRefusal(saved.refusal))
  return done(rooms === 0 ? "All rooms are in order" : `${formatCount(rooms, "room")} out of order`)
}

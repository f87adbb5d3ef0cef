import { data } from "react-router"
import { z } from "zod"
import { changeCovers } from "#src/features/table-reservations/change-covers.service.ts"
import {
  changeTableStatus,
  type TableStatusRefusal,
} from "#src/features/table-reservations/table-status.service.ts"
import {
  outletName,
  tableOutlets,
  tableStatuses,
  tableStatusNames,
} from "#src/features/table-reservations/table-reservation.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { formatCount } from "#src/shared/format/format-count.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import type { AdminAnswer } from "#src/web/admin/admin-layout-answer.tsx"

const maxCovers = 500

const input = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("status"), id: z.guid(), to: z.enum(tableStatuses) }),
  z.object({
    intent: z.literal("covers"),
    outlet: z.enum(tableOutlets.map(({ id }) => id)),
    covers: z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .pipe(z.int().max(maxCovers)),
  }),
])

const reasons: Readonly<Record<TableStatusRefusal, string>> = {
  forbidden: "You are not allowed to do that.",
  "unknown-table": "There is no such reservation any more.",
  "not-possible": "Somebody else changed it in the meantime.",
  full: "Its seats were given to others.",
  "time-is-past": "Its time is past.",
}

const failed = (reason: string, status: number) =>
  data<AdminAnswer>({ tone: "error", text: staffMessages.wentWrong, reason }, { status })

const success = (text: string) => data<AdminAnswer>({ tone: "success", text })

/** Changes a reservation or the covers of an outlet, by a form of the page of tables. */
export async function answerTableForm(platform: Platform, actor: Actor, form: unknown) {
  const parsed = input.safeParse(form)
  if (!parsed.success) return failed(`Give the guests at a time as a whole number up to ${maxCovers}.`, 422)
  if (parsed.data.intent === "covers") {
    const changed = await changeCovers(platform, actor, parsed.data)
    if (!changed.ok) return failed(reasons.forbidden, 403)
    return success(
      `${outletName(parsed.data.outlet)} seats ${formatCount(parsed.data.covers, "guest")} at a time from today.`,
    )
  }
  const moved = await changeTableStatus(platform, actor, parsed.data)
  if (!moved.ok) return failed(reasons[moved.refusal], 409)
  return success(`${moved.value.name}: ${tableStatusNames[moved.value.status]}.`)
}

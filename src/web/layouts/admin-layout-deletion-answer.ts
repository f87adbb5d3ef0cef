import { data } from "react-router"
import { z } from "zod"
import { messages } from "#src/shared/messages.ts"
import type { Result } from "#src/shared/result.ts"
import type { AdminAnswer } from "./admin-layout-answer.tsx"

export const askedKey = "delete"

const { deletedBooking, deleteFailed } = messages.admin

/** The record that a page without script asks about before it is deleted. */
export const askedDeletion = (request: Request): string | null =>
  new URL(request.url).searchParams.get(askedKey)

const deletionInput = z.object({ id: z.guid() })

/** The action of a list whose rows can be deleted. Reasons tell more than the toast does. */
export async function answerDeletion<R extends string>(
  request: Request,
  remove: (id: string) => Promise<Result<null, R>>,
  reasons: Partial<Record<R, string>> = {},
) {
  const parsed = deletionInput.safeParse(Object.fromEntries(await request.formData()))
  const outcome = parsed.success ? await remove(parsed.data.id) : null
  if (outcome?.ok) return data<AdminAnswer>({ tone: "success", text: deletedBooking })
  const reason = outcome ? reasons[outcome.refusal] : undefined
  return data<AdminAnswer>({ tone: "error", text: deleteFailed, ...(reason && { reason }) }, { status: 409 })
}

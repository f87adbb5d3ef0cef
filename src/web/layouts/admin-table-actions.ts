import { data } from "react-router"
import { z } from "zod"
import { messages } from "#src/shared/messages.ts"
import type { Result } from "#src/shared/result.ts"
import type { AdminAnswer } from "./admin-layout-answer.tsx"
import { intentField, restoreIntent } from "./admin-table-undo.tsx"

const mostAtOnce = 100

const changeInput = z.object({
  ids: z.array(z.guid()).min(1).max(mostAtOnce),
  isRestore: z.boolean(),
})

type Refusal<Name extends string> = Name | { readonly kind: Name }
type Change<Name extends string> = (id: string) => Promise<Result<null, Refusal<Name>>>

const nameOf = (refusal: Refusal<string>): string => (typeof refusal === "string" ? refusal : refusal.kind)

export type TableActions<RemoveRefusal extends string, RestoreRefusal extends string> = {
  readonly remove: Change<RemoveRefusal>
  readonly restore: Change<RestoreRefusal>
  /** What the contract has the list say of a deletion. */
  readonly deleted?: string
  readonly failed?: string
  /** Why a record was kept, where that can be said. */
  readonly reasons?: Partial<Record<RemoveRefusal | RestoreRefusal, string>>
}

type Outcomes = { readonly done: string[]; readonly refusals: string[] }

async function changeEach(ids: readonly string[], change: Change<string>): Promise<Outcomes> {
  const outcomes: Outcomes = { done: [], refusals: [] }
  for (const id of ids) {
    const outcome = await change(id)
    if (outcome.ok) outcomes.done.push(id)
    else outcomes.refusals.push(nameOf(outcome.refusal))
  }
  return outcomes
}

function reasonOf({ done, refusals }: Outcomes, reasons: Readonly<Record<string, string | undefined>>) {
  const known = [...new Set(refusals)].flatMap((refusal) => reasons[refusal] ?? [])
  const counts =
    done.length > 0 && refusals.length > 0 ? [`${done.length} done, ${refusals.length} not.`] : []
  const words = [...counts, ...known].join(" ")
  return words ? { reason: words } : {}
}

/** The action of a list: deletes the records that are asked for, or undoes that (ADM-2, ADM-10). */
export async function answerTableAction<A extends string, B extends string>(
  request: Request,
  { remove, restore, reasons = {}, ...texts }: TableActions<A, B>,
) {
  const form = await request.formData()
  const isRestore = form.get(intentField) === restoreIntent
  const failed = texts.failed ?? messages.admin.deleteFailed
  const parsed = changeInput.safeParse({ ids: form.getAll("id"), isRestore })
  if (!parsed.success) return data<AdminAnswer>({ tone: "error", text: failed }, { status: 422 })
  const outcomes = await changeEach(parsed.data.ids, isRestore ? restore : remove)
  const reason = reasonOf(outcomes, reasons)
  if (outcomes.done.length === 0) {
    const text = isRestore ? messages.admin.wentWrong : failed
    return data<AdminAnswer>({ tone: "error", text, ...reason }, { status: 409 })
  }
  if (isRestore) return data<AdminAnswer>({ tone: "success", text: "Restored", ...reason })
  const text = texts.deleted ?? messages.admin.deletedBooking
  return data<AdminAnswer>({ tone: "success", text, undo: outcomes.done, ...reason })
}

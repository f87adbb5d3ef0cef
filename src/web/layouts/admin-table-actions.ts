import { data } from "react-router"
import { z } from "zod"
import { messages } from "#src/shared/messages.ts"
import type { Result } from "#src/shared/result.ts"
import type { AdminAnswer } from "./admin-layout-answer.tsx"
import { intentField, restoreIntent } from "./admin-table-undo.tsx"

const mostAtOnce = 100

type Refusal = string | { readonly kind: string }
type NameOf<R> = R extends string ? R : R extends { readonly kind: infer Kind extends string } ? Kind : never
type Refused<R, Name> = R extends string ? Extract<R, Name> : Extract<R, { readonly kind: Name }>

/** Why a record was kept, where that can be said: in a sentence, or from what the refusal tells. */
export type Reasons<R extends Refusal> = {
  readonly [Name in NameOf<R>]?: string | ((refusal: Refused<R, Name>) => string)
}

type Change<R extends Refusal> = (id: string) => Promise<Result<null, R>>

export type TableActions<R extends Refusal, S extends Refusal> = {
  readonly remove: Change<R>
  readonly restore: Change<S>
  /** What the contract has the list say of a deletion. */
  readonly deleted?: string
  readonly failed?: string
  readonly reasons?: Reasons<NoInfer<R | S>>
  /** What the ids of its records look like, where they are not the usual ones. */
  readonly idShape?: z.ZodType<string>
}

type Outcomes = { readonly done: string[]; readonly refusals: Refusal[] }

async function changeEach(ids: readonly string[], change: Change<Refusal>): Promise<Outcomes> {
  const outcomes: Outcomes = { done: [], refusals: [] }
  for (const id of ids) {
    const outcome = await change(id)
    if (outcome.ok) outcomes.done.push(id)
    else outcomes.refusals.push(outcome.refusal)
  }
  return outcomes
}

type AnyReasons = Readonly<Record<string, string | ((refusal: Refusal) => string) | undefined>>

function wordsOf(refusal: Refusal, reasons: AnyReasons): string[] {
  const reason = reasons[typeof refusal === "string" ? refusal : refusal.kind]
  if (!reason) return []
  return [typeof reason === "string" ? reason : reason(refusal)]
}

function reasonOf({ done, refusals }: Outcomes, reasons: AnyReasons) {
  const known = [...new Set(refusals.flatMap((refusal) => wordsOf(refusal, reasons)))]
  const counts =
    done.length > 0 && refusals.length > 0 ? [`${done.length} done, ${refusals.length} not.`] : []
  const words = [...counts, ...known].join(" ")
  return words ? { reason: words } : {}
}

/** The action of a list: deletes the records that are asked for, or undoes that (ADM-2, ADM-10). */
export async function answerTableAction<R extends Refusal, S extends Refusal>(
  request: Request,
  { remove, restore, reasons, idShape = z.guid(), ...texts }: TableActions<R, S>,
) {
  const form = await request.formData()
  const isRestore = form.get(intentField) === restoreIntent
  const failed = texts.failed ?? messages.admin.deleteFailed
  const parsed = z.array(idShape).min(1).max(mostAtOnce).safeParse(form.getAll("id"))
  if (!parsed.success) return data<AdminAnswer>({ tone: "error", text: failed }, { status: 422 })
  const outcomes = await changeEach(parsed.data, isRestore ? restore : remove)
  const reason = reasonOf(outcomes, (reasons ?? {}) as AnyReasons)
  if (outcomes.done.length === 0) {
    const text = isRestore ? messages.admin.wentWrong : failed
    return data<AdminAnswer>({ tone: "error", text, ...reason }, { status: 409 })
  }
  if (isRestore) return data<AdminAnswer>({ tone: "success", text: "Restored", ...reason })
  const text = texts.deleted ?? messages.admin.deletedBooking
  return data<AdminAnswer>({ tone: "success", text, undo: outcomes.done, ...reason })
}

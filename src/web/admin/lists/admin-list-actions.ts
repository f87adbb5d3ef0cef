import { data, type RouterContextProvider } from "react-router"
import { z } from "zod"
import type { List } from "#src/platform/lists/define-list.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import type { Result } from "#src/shared/result.ts"
import type { AdminAnswer, UnchangedRecords } from "#src/web/admin/admin-layout-answer.tsx"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"
import { requireRecentPassword } from "#src/web/admin/edits/recent-password.server.ts"
import { intentField, type NamedRecord, recordFields, restoreIntent } from "./admin-list-undo.tsx"

const maxAtOnce = 100
const maxNameLength = 200

// A refusal is a name, or an object with a `kind` (decision 082). `NameOf` gives the names of a union of refusals, and `Refused`
// the refusal of one name.
type Refusal = string | { readonly kind: string }
type NameOf<R> = R extends string ? R : R extends { readonly kind: infer Kind extends string } ? Kind : never
type Refused<R, Name> = R extends string ? Extract<R, Name> : Extract<R, { readonly kind: Name }>

/** Why a record was not changed: a sentence, or a function of the refusal; absent where there is nothing to say. */
export type Reasons<R extends Refusal> = {
  readonly [Name in NameOf<R>]?: string | ((refusal: Refused<R, Name>) => string)
}

type Change<R extends Refusal> = (id: string) => Promise<Result<null, R>>

type ListChanges<R extends Refusal, S extends Refusal> = {
  readonly remove: Change<R>
  readonly restore: Change<S>
  /** The text of a deletion that the contract quotes. */
  readonly deleted?: string
  readonly failed?: string
  readonly reasons?: Reasons<NoInfer<R | S>>
  /** The schema of its record ids, if they are not UUIDs. */
  readonly idShape?: z.ZodType<string>
}

type Refusals = readonly { readonly record: NamedRecord; readonly refusal: Refusal }[]
type Outcomes = { readonly done: readonly NamedRecord[]; readonly refusals: Refusals }

// The names are only shown again to the person who sent them, and never decide what is changed.
function readRecords(form: FormData, idShape: z.ZodType<string>): NamedRecord[] | null {
  const names = form.getAll(recordFields.name)
  const records = form.getAll(recordFields.id).map((id, place) => ({ id, name: names[place] ?? "" }))
  const name = z.string().transform((text) => text.slice(0, maxNameLength))
  const parsed = z
    .array(z.object({ id: idShape, name }))
    .min(1)
    .max(maxAtOnce)
    .safeParse(records)
  return parsed.success ? parsed.data : null
}

async function changeEach(records: readonly NamedRecord[], change: Change<Refusal>): Promise<Outcomes> {
  const done: NamedRecord[] = []
  const refusals: Refusals[number][] = []
  for (const record of records) {
    const outcome = await change(record.id)
    if (outcome.ok) done.push(record)
    else refusals.push({ record, refusal: outcome.refusal })
  }
  return { done, refusals }
}

type AnyReasons = Readonly<Record<string, string | ((refusal: Refusal) => string) | undefined>>

const nameOfRefusal = (refusal: Refusal): string => (typeof refusal === "string" ? refusal : refusal.kind)

/** Whether a repeat would be refused as well, because the record is gone or ended, or a right is missing. */
const isPermanent = (refusal: Refusal): boolean => /^(unknown|forbidden|ended)/.test(nameOfRefusal(refusal))

function refusalText(refusal: Refusal, reasons: AnyReasons): string {
  const reason = reasons[nameOfRefusal(refusal)]
  return typeof reason === "function" ? reason(refusal) : (reason ?? "")
}

/** Why records were not changed: the reason alone for one record, with their names for several. */
function reasonOf(
  { done, refusals }: Outcomes,
  reasons: AnyReasons,
): Pick<AdminAnswer, "reason" | "unchanged"> {
  const [first] = refusals
  if (!first) return {}
  if (done.length + refusals.length === 1) {
    const reason = refusalText(first.refusal, reasons)
    return reason ? { reason } : {}
  }
  const byReason = Map.groupBy(refusals, ({ refusal }) => refusalText(refusal, reasons))
  const unchanged = [...byReason].map(
    ([reason, alike]): UnchangedRecords => ({
      reason,
      names: alike.map(({ record }) => record.name).filter(Boolean),
    }),
  )
  const count =
    done.length > 0 ? `${done.length} done, ${refusals.length} not.` : `${refusals.length} not done.`
  return { reason: count, unchanged }
}

/** The action of a list: deletes the named records, or restores them (ADM-2, ADM-10). */
export async function answerListChanges<R extends Refusal, S extends Refusal>(
  request: Request,
  { remove, restore, reasons, idShape = z.guid(), ...texts }: ListChanges<R, S>,
) {
  const form = await request.formData()
  const isRestore = form.get(intentField) === restoreIntent
  const failed = texts.failed ?? staffMessages.deleteFailed
  const records = readRecords(form, idShape)
  if (!records) return data<AdminAnswer>({ tone: "error", text: failed }, { status: 422 })
  const outcomes = await changeEach(records, isRestore ? restore : remove)
  const reason = reasonOf(outcomes, (reasons ?? {}) as AnyReasons)
  if (outcomes.done.length === 0) {
    const text = isRestore ? staffMessages.wentWrong : failed
    const again = outcomes.refusals.flatMap(({ record, refusal }) => (isPermanent(refusal) ? [] : [record]))
    const undo = isRestore && again.length > 0 && { undo: again }
    return data<AdminAnswer>({ tone: "error", text, ...reason, ...undo }, { status: 409 })
  }
  if (isRestore) return data<AdminAnswer>({ tone: "success", text: "Restored", ...reason })
  const text = texts.deleted ?? staffMessages.deletedBooking
  return data<AdminAnswer>({ tone: "success", text, undo: outcomes.done, ...reason })
}

type ActionArgs = {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
  readonly url: URL
}

type ChangeAs<R> = (platform: Platform, actor: SignedInActor, id: string) => Promise<Result<null, R>>

type ListActions<R extends Refusal, S extends Refusal> = Omit<ListChanges<R, S>, "remove" | "restore"> & {
  readonly remove: ChangeAs<R>
  readonly restore: ChangeAs<S>
  /** Whether these records are changed with a recent password only (SAFE-8). */
  readonly isProtected?: IsProtected
}

type IsProtected = (platform: Platform, ids: readonly string[]) => Promise<boolean>

const passed = (actor: SignedInActor) => ({ ok: true as const, value: actor })

// Required before the first record is changed, so that the form can be sent again unchanged, with the password.
async function requireRecentFor(
  { context, request }: ActionArgs,
  actor: SignedInActor,
  isProtected: IsProtected,
) {
  const form = await request.clone().formData()
  const ids = z.array(z.guid()).max(maxAtOnce).safeParse(form.getAll(recordFields.id))
  if (!ids.success || !(await isProtected(context.get(platformContext), ids.data))) return passed(actor)
  return requireRecentPassword({ context, request, actor, form })
}

/** Answers the action of a list for a person with the list's right to delete, and changes the records as this person. */
export async function answerListAction<R extends Refusal, S extends Refusal>(
  args: ActionArgs,
  { removeRight }: Pick<List<never>, "removeRight">,
  { remove, restore, isProtected, ...texts }: ListActions<R, S>,
) {
  if (!removeRight) throw new Error("a list without a right to delete has no actions")
  const { context, request, url } = args
  const sender = requireRight(context, url, removeRight)
  const recent = isProtected ? await requireRecentFor(args, sender, isProtected) : passed(sender)
  if (!recent.ok) return recent.refusal
  const actor = recent.value
  const platform = context.get(platformContext)
  return answerListChanges(request, {
    remove: (id) => remove(platform, actor, id),
    restore: (id) => restore(platform, actor, id),
    ...texts,
  })
}

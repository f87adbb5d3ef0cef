import { data } from "react-router"
import { extrasAction } from "#src/features/folio/extras.schema.ts"
import {
  addExtra,
  changeExtra,
  type ExtraRefusal,
  extraReasons,
  findPriceList,
  setExtraActive,
} from "#src/features/folio/extras.service.ts"
import { ExtraForm } from "#src/features/folio/ui/extra-form.tsx"
import { ExtrasTable } from "#src/features/folio/ui/extras-table.tsx"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import type { Result } from "#src/shared/result.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useFocusAfter } from "#src/ui/browser/use-focus-after.ts"
import { type AdminAnswer, AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { UnsavedWarning } from "#src/web/forms/unsaved-warning.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault, typedValues } from "#src/web/forms/form-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/extras"
import styles from "./rate-rules.module.css"

const title = "Extras"

export const meta = () => pageMeta({ title, isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "rates.see")
  const extras = (await findPriceList(context.get(platformContext), actor)) ?? []
  return {
    extras,
    extra: extras.find(({ id }) => id === url.searchParams.get("extra")) ?? null,
    canChange: hasRight(actor, "rates.change"),
  }
}

type Change = ReturnType<typeof extrasAction.parse>

const doneTexts: Readonly<Record<Change["intent"], string>> = {
  add: "Added",
  change: "Saved",
  retire: "Retired",
  reinstate: "Offered again",
}

function apply(platform: Platform, actor: Actor, change: Change): Promise<Result<null, ExtraRefusal>> {
  switch (change.intent) {
    case "add":
      return addExtra(platform, actor, change)
    case "change":
      return changeExtra(platform, actor, { id: change.id, version: change.version, draft: change })
    case "retire":
    case "reinstate":
      return setExtraActive(platform, actor, { id: change.id, isActive: change.intent === "reinstate" })
  }
}

const fields = ["name", "price", "gst", "sac", "description", "unit", "offered", "changesHours"]

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "rates.change")
  const form = Object.fromEntries(await request.formData())
  const values = typedValues(form, fields)
  const parsed = extrasAction.safeParse(form)
  if (!parsed.success) return data<FormAnswer>({ errors: fieldErrors(parsed.error), values }, { status: 422 })
  const outcome = await apply(context.get(platformContext), actor, parsed.data)
  if (outcome.ok) return data<AdminAnswer>({ tone: "success", text: doneTexts[parsed.data.intent] })
  const reason = extraReasons[outcome.refusal.kind]
  if (outcome.refusal.kind === "name-taken")
    return data<FormAnswer>({ errors: { name: reason }, values }, { status: 409 })
  return data<AdminAnswer>({ tone: "error", text: staffMessages.saveFailed, reason }, { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function AdminExtras({ loaderData, actionData }: Route.ComponentProps) {
  const { extras, extra, canChange } = loaderData
  const isPending = useSending()
  const heading = useFocusAfter<HTMLHeadingElement>(extra?.id)
  const refused = actionData && "errors" in actionData ? actionData : undefined
  return (
    <AdminPage title={title} note="the price list of charges on a folio">
      <AdminAnswerView result={refused ? undefined : actionData} />
      {extras.length === 0 ? (
        <EmptyState title={staffMessages.empty(title)}>What guests buy beside the room.</EmptyState>
      ) : (
        <ExtrasTable {...{ extras, canChange, isPending }} />
      )}
      {canChange && (
        <>
          <h2 ref={heading} id="extra" tabIndex={-1} className={styles.title}>
            {extra ? extra.name : "A new extra"}
          </h2>
          <UnsavedWarning answer={actionData}>
            <ExtraForm
              key={`${extra?.id} ${extra?.version} ${extras.length}`}
              extra={extra}
              answer={refused}
              isPending={isPending}
            />
          </UnsavedWarning>
        </>
      )}
    </AdminPage>
  )
}

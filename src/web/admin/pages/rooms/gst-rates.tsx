import { data, Link } from "react-router"
import {
  listStaysOfOtherRates,
  type StayOfOtherRates,
} from "#src/features/bookings/retax/retax-bookings.service.ts"
import { gstPeriodForm, gstPeriodRemoval } from "#src/features/pricing/gst-periods/gst-periods.schema.ts"
import {
  addGstPeriod,
  findGstPeriods,
  type GstPeriodRefusal,
  removeGstPeriod,
} from "#src/features/pricing/gst-periods/gst-periods.service.ts"
import { slabFields } from "#src/features/pricing/gst-periods/slab-fields.ts"
import { GstPeriodForm } from "#src/features/pricing/ui/gst-period-form.tsx"
import { GstPeriodsTable } from "#src/features/pricing/ui/gst-periods-table.tsx"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { addDays, formatLongDate } from "#src/shared/calendar-date.ts"
import { formatCount } from "#src/shared/format/format-count.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { type AdminAnswer, AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault, typedValues } from "#src/web/forms/form-answers.ts"
import { UnsavedWarning } from "#src/web/forms/unsaved-warning.tsx"
import { useSending } from "#src/web/forms/use-sending.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/gst-rates"
import styles from "./rate-rules.module.css"

const title = "GST rates of rooms"

// Right after a change these are all booked stays, until the job has come to them.
const staysShown = 50

export const meta = () => pageMeta({ title, isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "rates.see")
  const platform = context.get(platformContext)
  const stays = (await listStaysOfOtherRates(platform, actor)) ?? []
  return {
    periods: (await findGstPeriods(platform, actor)) ?? [],
    stays: stays.slice(0, staysShown),
    countOfStays: stays.length,
    today: platform.clock.today(),
    canChange: hasRight(actor, "rates.change"),
  }
}

const fields = ["from", ...slabFields.flatMap(({ rate, limit }) => [rate, ...(limit ? [limit] : [])])]

const reasons: Readonly<Record<GstPeriodRefusal, string>> = {
  forbidden: "You are not allowed to do that.",
  "not-ahead": "First day must be after today.",
  "date-taken": "There are GST rates from this day on already. Remove them first.",
  "unknown-period": "Somebody removed these rates in the meantime.",
}

const refuse = (refusal: GstPeriodRefusal) =>
  data<AdminAnswer>(
    { tone: "error", text: staffMessages.saveFailed, reason: reasons[refusal] },
    { status: 409 },
  )

async function answerAdd(platform: Platform, actor: Actor, form: Record<string, FormDataEntryValue>) {
  const values = typedValues(form, fields)
  const parsed = gstPeriodForm.safeParse(form)
  if (!parsed.success) return data<FormAnswer>({ errors: fieldErrors(parsed.error), values }, { status: 422 })
  const outcome = await addGstPeriod(platform, actor, parsed.data)
  if (outcome.ok) return data<AdminAnswer>({ tone: "success", text: "Added" })
  const { refusal } = outcome
  if (refusal !== "not-ahead" && refusal !== "date-taken") return refuse(refusal)
  return data<FormAnswer>({ errors: { from: reasons[refusal] }, values }, { status: 409 })
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "rates.change")
  const platform = context.get(platformContext)
  const form = Object.fromEntries(await request.formData())
  if (form["intent"] !== "remove") return answerAdd(platform, actor, form)
  const parsed = gstPeriodRemoval.safeParse(form)
  if (!parsed.success) return refuse("unknown-period")
  const outcome = await removeGstPeriod(platform, actor, parsed.data.from)
  return outcome.ok ? data<AdminAnswer>({ tone: "success", text: "Removed" }) : refuse(outcome.refusal)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

type StaysOfOtherRatesProps = { stays: readonly StayOfOtherRates[]; count: number }

const StaysOfOtherRates = ({ stays, count }: StaysOfOtherRatesProps) => (
  <section aria-labelledby="stays">
    <h2 id="stays" className={styles.title}>
      Stays with other rates
    </h2>
    <p className={styles.text}>
      Their nights are taxed again within minutes. A stay that remains has charges that were moved to another
      payer or booking: move them back before it is completed, and its nights follow in the next night.
    </p>
    <ul>
      {stays.map(({ id, reference, night, isCompleted }) => (
        <li key={id}>
          <Link to={`/admin/${id}`}>{reference}</Link>, from {formatLongDate(night)}
          {isCompleted && ". Completed and invoiced at the old rate: tell the accountant."}
        </li>
      ))}
      {count > stays.length && <li>{formatCount(count - stays.length, "more stay")}</li>}
    </ul>
  </section>
)

export default function AdminGstRates({ loaderData, actionData }: Route.ComponentProps) {
  const { periods, stays, countOfStays, today, canChange } = loaderData
  const isPending = useSending()
  const refused = actionData && "errors" in actionData ? actionData : undefined
  return (
    <AdminPage
      title={title}
      note="by the day of the night, whenever it was booked or paid"
      back={{ to: "/admin/rates", label: "Rates" }}
    >
      <AdminAnswerView result={refused ? undefined : actionData} />
      <GstPeriodsTable {...{ periods, today, canChange }} />
      {stays.length > 0 && <StaysOfOtherRates stays={stays} count={countOfStays} />}
      {canChange && (
        <>
          <h2 className={styles.title}>New rates</h2>
          <p className={styles.text}>
            Prices include GST: guests pay the same. Booked nights from the first day on are taxed again, on
            their folios too. Invoices of nights before it stay.
          </p>
          <UnsavedWarning answer={actionData}>
            <GstPeriodForm
              key={periods.length}
              earliest={addDays(today, 1)}
              answer={refused}
              isPending={isPending}
            />
          </UnsavedWarning>
        </>
      )}
    </AdminPage>
  )
}

import { InvalidTableLink } from "#src/features/table-reservations/ui/invalid-table-link.tsx"
import { findTableOfLink } from "#src/features/table-reservations/table-link.service.ts"
import { data, redirect } from "react-router"
import { canChange } from "#src/features/table-reservations/table-status.service.ts"
import { changeTableOfLink } from "#src/features/table-reservations/change-table.service.ts"
import { outletName } from "#src/features/table-reservations/table-reservation.ts"
import { moveRefusalAnswer } from "#src/features/table-reservations/table-refusals.ts"
import { timeOfSlot } from "#src/features/table-reservations/table-times.ts"
import { changeTableForm } from "#src/features/table-reservations/tables.schema.ts"
import { ChangeTableForm } from "#src/features/table-reservations/ui/change-table-form.tsx"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { addressContext, platformContext } from "#src/web/context.ts"
import { answerOrFault, typedValues } from "#src/web/forms/form-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { secretAddressHeaders } from "#src/web/frame/secret-address.ts"
import type { Route } from "./+types/change-table"
import styles from "./table.module.css"

export const handle: PageHandle = { withoutBookingBar: true }

export const meta = () => pageMeta({ title: "Change your table", isPrivate: true })

export const headers = secretAddressHeaders

const pageOf = ({ id, signature }: { id: string; signature: string }) => `/table/${id}/${signature}`

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext)
  const table = await findTableOfLink(platform, params)
  if (!table) throw data(null, { status: 404 })
  if (!canChange(platform, table)) throw redirect(pageOf(params))
  const { outlet, day, slot, guests } = table
  return {
    outlet,
    now: { day, time: timeOfSlot(slot), guests: String(guests) },
    today: platform.clock.today(),
    back: pageOf(params),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const platform = context.get(platformContext)
  const typed = Object.fromEntries(await request.formData())
  const answered = (answer: FormAnswer, status: number) =>
    data<FormAnswer>({ ...answer, values: typedValues(typed, ["day", "time", "guests"]) }, { status })
  const parsed = changeTableForm(platform.clock.today()).safeParse(typed)
  if (!parsed.success) return answered({ errors: fieldErrors(parsed.error) }, 422)
  const { time: slot, ...rest } = parsed.data
  const link = { ...params, address: context.get(addressContext) }
  const moved = await changeTableOfLink(platform, link, { ...rest, slot })
  if (moved.ok) throw redirect(`${pageOf(params)}?changed`, 303)
  const { refusal } = moved
  if (refusal.kind === "unknown-table") throw data(null, { status: 404 })
  const { answer, status } = moveRefusalAnswer(refusal.kind === "full" ? refusal : { kind: refusal.kind })
  return answered(answer, status)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export const ErrorBoundary = InvalidTableLink

/** Another day, time or number of guests for a reserved table, by its signed link. */
export default function ChangeTable({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const isPending = useSending()
  const { outlet, back, ...form } = loaderData
  return (
    <>
      <PageHeader
        title="Change your table"
        lead={t("Another day, another hour, more or fewer of you: at {outlet}.", {
          outlet: t(outletName(outlet)),
        })}
        trail={[{ label: "Your table", to: back }, { label: "Change" }]}
        narrow
      />
      <Section width="form" space="flush" className={styles.form}>
        <ChangeTableForm {...form} answer={actionData} isPending={isPending} />
      </Section>
    </>
  )
}

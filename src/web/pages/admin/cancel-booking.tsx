import { data, Form, redirect } from "react-router"
import { policyInWords } from "#src/features/bookings/booking-words.ts"
import { cancelByDeskForm } from "#src/features/bookings/bookings.forms.schema.ts"
import { findBookingForDesk } from "#src/features/bookings/bookings.service.ts"
import { cancelBookingWith, cancellationTerms } from "#src/features/bookings/change-booking.service.ts"
import { findBookingBalance } from "#src/features/bookings/desk-payments.service.ts"
import { Policy } from "#src/features/bookings/ui/policy.tsx"
import { StayFacts } from "#src/features/bookings/ui/stay-facts.tsx"
import { fieldErrors } from "#src/shared/field-errors.ts"
import { formatMoney } from "#src/shared/money.ts"
import { Button } from "#src/ui/button.tsx"
import { CheckboxField } from "#src/ui/checkbox-field.tsx"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { TextField } from "#src/ui/text-field.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { type AdminAnswer, AdminAnswerView } from "#src/web/layouts/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/layouts/admin-layout-page.tsx"
import { pageMeta } from "#src/web/layouts/page-meta.ts"
import { useSending } from "#src/web/use-sending.ts"
import type { Route } from "./+types/cancel-booking"
import styles from "#src/features/bookings/ui/desk-panels.module.css"

export const meta = () => pageMeta({ title: "Cancel a booking", isPrivate: true })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "bookings.change")
  const platform = context.get(platformContext)
  const booking = await findBookingForDesk(platform, actor, params.id)
  if (!booking) throw data(null, { status: 404 })
  if (booking.status !== "confirmed") throw redirect(`/admin/${booking.id}`)
  const [terms, balance] = await Promise.all([
    cancellationTerms(platform, booking),
    findBookingBalance(platform, booking.id),
  ])
  return { booking, terms, paid: balance.paid, policy: policyInWords(booking) }
}

export async function action({ context, request, url, params: { id } }: Route.ActionArgs) {
  const actor = requireRight(context, url, "bookings.change")
  const failed = (status: number, reason: string) =>
    data<AdminAnswer>({ tone: "error", text: "The booking was not cancelled", reason }, { status })
  const parsed = cancelByDeskForm.safeParse(Object.fromEntries(await request.formData()))
  if (!parsed.success)
    return failed(422, Object.values(fieldErrors(parsed.error))[0] ?? "Fill in the form again.")
  const { waive, reason } = parsed.data
  const waiver = waive ? { reason } : null
  const cancelled = await cancelBookingWith(context.get(platformContext), actor, { id, waiver })
  if (!cancelled.ok) return failed(409, "This booking cannot be cancelled any more. Look at it again.")
  throw redirect(`/admin/${id}`, 303)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

/** The end of a booking by the desk: what it costs by the policy, or nothing with a reason. */
export default function CancelBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, terms, paid, policy } = loaderData
  const isPending = useSending()
  return (
    <AdminPage
      title="Cancel booking"
      note={`${booking.guest.name}, ${booking.reference}`}
      back={{ to: `/admin/${booking.id}`, label: booking.reference }}
    >
      <AdminAnswerView given={actionData} />
      <div className={styles.sides}>
        <div className={styles.form}>
          <StayFacts stay={booking} party={booking.party} />
          <Policy sentences={policy} />
        </div>
        <Form method="post" replace className={styles.card} aria-label="Cancellation">
          <h2 className={styles.title}>If it is cancelled now</h2>
          <DefinitionList
            look="ledger"
            items={[
              { term: "Price of the stay", description: formatMoney(booking.total) },
              { term: "Received", description: formatMoney(paid) },
              { term: "Charge by the policy", description: formatMoney(terms.charge) },
              { term: "Goes back to the guest", description: formatMoney(terms.refund), isTotal: true },
            ]}
          />
          {terms.charge > 0 && (
            <>
              <CheckboxField
                name="waive"
                value="yes"
                label={`Waive the charge of ${formatMoney(terms.charge)}`}
              />
              <TextField name="reason" label="Reason of the waiver" optional maxLength={500} />
            </>
          )}
          <p className={styles.soft}>
            The rooms are free at once, and the guest gets a letter that takes the stay out of their calendar.
          </p>
          <Button variant="danger" pending={isPending}>
            Cancel this booking
          </Button>
        </Form>
      </div>
    </AdminPage>
  )
}

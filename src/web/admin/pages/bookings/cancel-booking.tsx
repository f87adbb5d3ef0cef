import { cancellableBooking } from "#src/features/bookings/cancel/cancellable-stay.ts"
import { formatCancellation } from "#src/features/bookings/cancel/cancellation-text.ts"
import { data, Form, redirect } from "react-router"
import { cancelByDeskForm } from "#src/features/bookings/bookings.forms.schema.ts"
import { cancelBooking, type CancelRefusal } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import {
  type CancellationTerms,
  previewCancellation,
} from "#src/features/bookings/cancel/cancellation-terms.service.ts"
import { termsDifferText } from "#src/features/bookings/cancel/seen-terms.ts"
import { requestWaiver } from "#src/features/bookings/folio/approvals.service.ts"
import { formatFolioRefusal } from "#src/features/bookings/folio/folio-refusal.ts"
import { Policy } from "#src/features/bookings/ui/policy.tsx"
import { findDisputedAmount } from "#src/features/payments/disputes.service.ts"
import { paymentUnsettledText } from "#src/features/payments/payment.ts"
import panels from "#src/features/bookings/ui/desk-panels.module.css"
import { StayFacts } from "#src/features/bookings/ui/stay-facts.tsx"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { formatMoney, type Money, subtract, zero } from "#src/shared/money.ts"
import { Button } from "#src/ui/button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { CheckboxField } from "#src/ui/forms/checkbox-field.tsx"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault, typedValues } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import type { AdminAnswer } from "#src/web/admin/admin-layout-answer.tsx"
import { BookingChangePage } from "#src/web/admin/booking-change-page.tsx"
import { requireBookingToChange } from "#src/web/admin/edits/booking-to-change.ts"
import { pathAfterSave } from "#src/web/admin/toast-after-redirect.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/cancel-booking"
import styles from "./cancel-booking.module.css"

export const meta = () => pageMeta({ title: "Cancel a booking", isPrivate: true })

export const shouldRevalidate = revalidateAfterConflict

export async function loader(args: Route.LoaderArgs) {
  const { platform, booking } = await requireBookingToChange(args)
  if (booking.status !== "confirmed") throw redirect(`/admin/${booking.id}`)
  const preview = await previewCancellation(platform, booking)
  const now = platform.clock.now().toISOString()
  const policy = formatCancellation(cancellableBooking(booking), now, preview.terms.discounts)
  const disputed = await findDisputedAmount(platform.db, booking.id)
  return { booking, ...preview, disputed, policy }
}

const isOver = "This booking cannot be cancelled any more. Look at it again."
const reasons: Readonly<Partial<Record<CancelRefusal, string>>> = {
  "terms-differ": termsDifferText,
  "payment-unsettled": paymentUnsettledText,
}

type CancelAnswer = AdminAnswer & {
  /** The error of the waiver's reason, and its typed text. */
  readonly waiver?: { readonly error: string; readonly typed: string }
}

export async function action({ context, request, url, params: { id } }: Route.ActionArgs) {
  const actor = requireRight(context, url, "bookings.change")
  const failed = (status: number, answer: Pick<CancelAnswer, "reason" | "waiver">) =>
    data<CancelAnswer>({ tone: "error", text: "The booking was not cancelled", ...answer }, { status })
  const form = Object.fromEntries(await request.formData())
  const parsed = cancelByDeskForm.safeParse(form)
  if (!parsed.success) {
    const error = fieldErrors(parsed.error)["reason"] ?? "Fill in the form again."
    return failed(422, { waiver: { error, typed: typedValues(form, ["reason"])["reason"] ?? "" } })
  }
  const { waive, reason, seenCharge, seenRefund, seenWaivedRefund } = parsed.data
  const waiver = waive ? { reason } : null
  const seen = { charge: seenCharge, refund: waive ? seenWaivedRefund : seenRefund }
  const platform = context.get(platformContext)
  const cancelled = await cancelBooking(platform, actor, { id, waiver, seen })
  if (!cancelled.ok && cancelled.refusal === "over-limit") {
    const requested = await requestWaiver(platform, actor, { id, reason: waive ? reason : null })
    if (!requested.ok) return failed(409, { reason: formatFolioRefusal(requested.refusal) })
    throw redirect(pathAfterSave(`/admin/${id}`, "requested"), 303)
  }
  if (!cancelled.ok) {
    return failed(409, { reason: reasons[cancelled.refusal] ?? isOver })
  }
  throw redirect(pathAfterSave(`/admin/${id}`, "cancelled"), 303)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

type TermsProps = {
  total: Money
  terms: CancellationTerms
  isWaived?: boolean
}

/** The cancellation charge and refund; `isWaived` marks the terms of a waived charge. */
function Terms({ total, terms, isWaived }: TermsProps) {
  const { chargeName } = terms
  const charge = { term: chargeName, description: formatMoney(terms.charge) }
  return (
    <DefinitionList
      look="ledger"
      items={[
        { term: "Price of the stay", description: formatMoney(total) },
        ...(terms.discounts > 0
          ? [{ term: "Discount", description: formatMoney(subtract(zero, terms.discounts)) }]
          : []),
        { term: "Received", description: formatMoney(terms.paid) },
        ...(terms.extras > 0
          ? [{ term: "Extras, still charged", description: formatMoney(terms.extras) }]
          : []),
        ...(terms.endedExtras > 0
          ? [{ term: "Earlier or paid extras, taken off", description: formatMoney(terms.endedExtras) }]
          : []),
        ...(terms.lateAnswer > 0
          ? [{ term: "Taken off by the guest’s request", description: formatMoney(terms.lateAnswer) }]
          : []),
        ...(terms.earlierCredit > 0
          ? [{ term: "Credit of the booking, refunded", description: formatMoney(terms.earlierCredit) }]
          : []),
        isWaived ? { ...charge, term: `${chargeName}, waived` } : charge,
        {
          term: "Refund to the guest",
          description: formatMoney(subtract(terms.refund, terms.companyRefund)),
          isTotal: true,
        },
        ...(terms.companyRefund > 0
          ? [
              {
                term: "Refund to the company",
                description: formatMoney(terms.companyRefund),
                isTotal: true,
              },
            ]
          : []),
        ...(terms.owed > 0
          ? [{ term: "Still owed", description: formatMoney(terms.owed), isTotal: true }]
          : []),
        ...(terms.refundAtDesk > 0
          ? [{ term: "Of it, to refund at the desk", description: formatMoney(terms.refundAtDesk) }]
          : []),
      ]}
    />
  )
}

type WaiverProps = { charge: Money; waiver: CancelAnswer["waiver"] }

/** The checkbox changes the terms and requires a reason, also without script. */
const Waiver = ({ charge, waiver }: WaiverProps) => (
  <>
    <CheckboxField
      name="waive"
      value="yes"
      label={`Waive the charge of ${formatMoney(charge)}`}
      defaultChecked={waiver !== undefined}
    />
    <div className={styles.ifWaived}>
      <TextField
        name="reason"
        label="Reason for the waiver (required)"
        error={waiver?.error}
        defaultValue={waiver?.typed}
        maxLength={500}
      />
    </div>
  </>
)

/** The front desk cancels a booking: with the charge of the policy, or waived with a reason. */
export default function CancelBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, terms, waivedTerms, disputed, policy } = loaderData
  const isPending = useSending()
  const waiver = actionData && "tone" in actionData ? actionData.waiver : undefined
  return (
    <BookingChangePage title="Cancel booking" booking={booking} answer={actionData}>
      <div className={panels.sides}>
        <div className={panels.form}>
          <StayFacts stay={booking} party={booking.bookedRooms} />
          <Policy sentences={policy} />
        </div>
        <Form method="post" replace noValidate className={panels.card} aria-label="Cancellation">
          <h2 className={panels.title}>If it is cancelled now</h2>
          <div className={styles.unlessWaived}>
            <Terms total={booking.total} terms={terms} />
          </div>
          <div className={styles.ifWaived}>
            <Terms total={booking.total} terms={waivedTerms} isWaived />
          </div>
          <input type="hidden" name="seenCharge" value={terms.charge} />
          <input type="hidden" name="seenRefund" value={terms.refund} />
          <input type="hidden" name="seenWaivedRefund" value={waivedTerms.refund} />
          {disputed > 0 && (
            <Notice tone="warning" title={`A payment of ${formatMoney(disputed)} is disputed`}>
              A refund online waits until the dispute is decided.
            </Notice>
          )}
          {terms.charge > 0 && <Waiver charge={terms.charge} waiver={waiver} />}
          <p className={panels.soft}>
            {booking.guest.email
              ? "The rooms are free at once, and the guest gets an email that takes the stay out of their calendar."
              : "The rooms are free at once. This guest has no email: nothing is sent."}
          </p>
          <Button variant="danger" pending={isPending}>
            Cancel this booking
          </Button>
        </Form>
      </div>
    </BookingChangePage>
  )
}

import { data, Form, redirect } from "react-router"
import { reinstateForm } from "#src/features/bookings/bookings.forms.schema.ts"
import {
  canReinstate,
  previewReinstatement,
  reinstateBooking,
} from "#src/features/bookings/reinstate/reinstate-booking.service.ts"
import { formatReinstateRefusal } from "#src/features/bookings/reinstate/reinstatement-refusal.ts"
import type { ReinstatementTerms } from "#src/features/bookings/reinstate/reinstatement-terms.service.ts"
import panels from "#src/features/bookings/ui/desk-panels.module.css"
import { StayFacts } from "#src/features/bookings/ui/stay-facts.tsx"
import { add, formatMoney, type Money, subtract, zero } from "#src/shared/money.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { Button } from "#src/ui/button.tsx"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import type { AdminAnswer } from "#src/web/admin/admin-layout-answer.tsx"
import { BookingChangePage } from "#src/web/admin/booking-change-page.tsx"
import { requireBookingToChange } from "#src/web/admin/edits/booking-to-change.ts"
import { pathAfterSave } from "#src/web/admin/toast-after-redirect.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault, typedValues } from "#src/web/forms/form-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/reinstate-booking"

export const meta = () => pageMeta({ title: "Reinstate a booking", isPrivate: true })

export const shouldRevalidate = revalidateAfterConflict

export async function loader(args: Route.LoaderArgs) {
  const { platform, booking } = await requireBookingToChange(args)
  if (!(await canReinstate(platform, booking))) throw redirect(`/admin/${booking.id}`)
  const { terms, fullNights } = await previewReinstatement(platform, booking)
  const fullText = fullNights.length > 0 && formatReinstateRefusal({ kind: "sold-out", nights: fullNights })
  return { booking, terms, fullText }
}

type ReinstateAnswer = AdminAnswer & {
  /** The error of the reason, and its typed text. */
  readonly field?: { readonly error?: string | undefined; readonly typed: string }
}

export async function action({ context, request, url, params: { id } }: Route.ActionArgs) {
  const actor = requireRight(context, url, "bookings.change")
  const failed = (status: number, answer: Pick<ReinstateAnswer, "reason" | "field">) =>
    data<ReinstateAnswer>({ tone: "error", text: "The booking was not reinstated", ...answer }, { status })
  const form = Object.fromEntries(await request.formData())
  const typed = typedValues(form, ["reason"])["reason"] ?? ""
  const parsed = reinstateForm.safeParse(form)
  if (!parsed.success) {
    const error = fieldErrors(parsed.error)["reason"] ?? "Fill in the form again."
    return failed(422, { field: { error, typed } })
  }
  const { reason, seenRooms, seenOwed } = parsed.data
  const seen = { rooms: seenRooms, owed: seenOwed }
  const reinstated = await reinstateBooking(context.get(platformContext), actor, { id, reason, seen })
  if (!reinstated.ok)
    return failed(409, { reason: formatReinstateRefusal(reinstated.refusal), field: { typed } })
  throw redirect(pathAfterSave(`/admin/${id}`, "reinstated"), 303)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const optional = (term: string, amount: Money) =>
  amount === 0 ? [] : [{ term, description: formatMoney(amount) }]

/** What is charged again, what was paid, and what is owed afterwards. */
function Figures({ terms }: { terms: ReinstatementTerms }) {
  const { rooms, discounts, others, paid, refunded, owed } = terms
  return (
    <DefinitionList
      look="ledger"
      items={[
        { term: "Rooms, charged again", description: formatMoney(rooms) },
        ...optional("Discounts, given again", subtract(zero, discounts)),
        ...optional("Other charges, unchanged", others),
        { term: "Received", description: formatMoney(add(paid, refunded)) },
        ...optional("Refunded since the cancellation, owed again", refunded),
        owed < 0
          ? { term: "Refund due to the guest", description: formatMoney(subtract(zero, owed)), isTotal: true }
          : { term: "Still owed", description: formatMoney(owed), isTotal: true },
      ]}
    />
  )
}

/** The front desk reinstates a cancelled booking: first what it costs, then the act. */
export default function ReinstateBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, terms, fullText } = loaderData
  const isPending = useSending()
  const answer = actionData && "tone" in actionData ? actionData : undefined
  return (
    <BookingChangePage title="Reinstate booking" booking={booking} answer={actionData}>
      <div className={panels.sides}>
        <div className={panels.form}>
          <StayFacts stay={booking} party={booking.bookedRooms} />
        </div>
        <Form method="post" replace noValidate className={panels.card} aria-label="Reinstatement">
          <h2 className={panels.title}>If it is reinstated now</h2>
          <Figures terms={terms} />
          <input type="hidden" name="seenRooms" value={terms.rooms} />
          <input type="hidden" name="seenOwed" value={terms.owed} />
          {fullText && answer?.reason === undefined && (
            <Notice tone="warning" title={fullText}>
              Change the dates of another booking, or book another room type.
            </Notice>
          )}
          {terms.fee > 0 && (
            <p className={panels.soft}>
              The fee of {formatMoney(terms.fee)} for the cancellation is taken off.
            </p>
          )}
          {terms.extras > 0 && (
            <p className={panels.soft}>
              Booked extras of {formatMoney(terms.extras)} are not in these figures: they are charged
              automatically from the day of arrival.
            </p>
          )}
          <TextField
            name="reason"
            label="Reason (required)"
            error={answer?.field?.error}
            defaultValue={answer?.field?.typed}
            maxLength={500}
          />
          <p className={panels.soft}>
            The same rooms are taken again for the same nights: {booking.roomName}.{" "}
            {booking.guest.email
              ? "The guest gets a new confirmation."
              : "This guest has no email: nothing is sent."}
          </p>
          <Button pending={isPending}>Reinstate this booking</Button>
        </Form>
      </div>
    </BookingChangePage>
  )
}

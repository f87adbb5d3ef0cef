import { Form } from "react-router"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import type { Money } from "#src/shared/money.ts"
import { hotel } from "#src/shared/hotel.ts"
import { Button } from "#src/ui/button.tsx"
import { useAnswerFocus } from "#src/ui/forms/focused-answer.tsx"
import { FormRefusal } from "#src/ui/forms/form-error-summary.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { TextAreaField } from "#src/ui/forms/text-area-field.tsx"
import { type FormAnswer, useCheckedForm } from "#src/ui/forms/use-checked-form.ts"
import { useText } from "#src/ui/use-text.tsx"
import type { CancellationRequest } from "#src/features/bookings/cancel/cancellation-request.ts"
import { cancellationFields } from "#src/features/bookings/cancel/cancellation-request.ts"
import styles from "./own-booking-refund.module.css"

const loadSchema = async () =>
  (await import("#src/features/bookings/cancel/cancellation-requests.schema.ts")).cancellationNoteInput

/** `message`: the confirmation of the action just completed. */
export type RequestAnswer = FormAnswer & { readonly message?: string }

type RequestProps = {
  bookingId: string
  request: CancellationRequest | null
  /** The charge and refund of a cancellation now; without a charge the guest may cancel at once. */
  charge: Money
  refund: Money
  answer: RequestAnswer | undefined
  isPending: boolean
}

const Call = () => {
  const t = useText()
  return (
    <LinkButton href={hotel.support.href} variant="secondary">
      {t("Call {phone}", { phone: hotel.support.phone })}
    </LinkButton>
  )
}

/** The state of the guest's newest request. */
function RequestState({ request }: { request: CancellationRequest }) {
  const t = useText()
  const requestedAt = t(formatHotelMoment(request.requestedAt))
  if (request.state === "open") {
    return (
      <Notice tone="info" title="Your request to cancel is with our desk." live>
        {t(
          "Sent {time}, New Delhi time. Your stay stands until the desk has answered by email, and the charge does not grow while you wait.",
          { time: requestedAt },
        )}
      </Notice>
    )
  }
  if (request.state === "declined") {
    return (
      <Notice tone="warning" title={t("Our desk declined your request of {time}.", { time: requestedAt })}>
        {request.reason}
      </Notice>
    )
  }
  return null
}

function RequestForm({ bookingId, charge, refund, answer, isPending }: Omit<RequestProps, "request">) {
  const isFree = charge === 0
  const { errors, summary, refusedCount, form } = useCheckedForm(loadSchema, answer)
  return (
    <Form method="post" {...form}>
      <FormFields>
        <FormRefusal answer={answer} summary={summary} refusedCount={refusedCount} />
        <input type="hidden" name="booking" value={bookingId} />
        <input type="hidden" name="seenCharge" value={charge} />
        <input type="hidden" name="seenRefund" value={refund} />
        <TextAreaField
          name="note"
          label={cancellationFields.note}
          hint="Anything that our desk should know"
          optional
          rows={3}
          maxLength={500}
          defaultValue={answer?.values?.["note"]}
          error={errors["note"]}
        />
        <FormActions>
          {isFree && (
            <Button name="intent" value="cancel" pending={isPending}>
              Cancel now, free of charge
            </Button>
          )}
          <Button
            name="intent"
            value="request"
            variant={isFree ? "secondary" : "primary"}
            pending={isPending}
          >
            Send cancellation request
          </Button>
          <Call />
        </FormActions>
      </FormFields>
    </Form>
  )
}

/** The guest's cancellation request: a form to send it, its state, and a button to withdraw it (ACCT-5). */
export function OwnBookingRequest({ request, ...form }: RequestProps) {
  const isOpen = request?.state === "open"
  const focus = useAnswerFocus<HTMLDivElement>(form.answer?.message ?? "")
  return (
    <div className={styles.request} {...focus}>
      {request && <RequestState request={request} />}
      {isOpen ? (
        <Form method="post">
          <FormActions>
            <input type="hidden" name="booking" value={form.bookingId} />
            <Button variant="secondary" name="intent" value="withdraw" pending={form.isPending}>
              Withdraw the request
            </Button>
            <Call />
          </FormActions>
        </Form>
      ) : (
        <RequestForm {...form} />
      )}
    </div>
  )
}

import type { ReactNode } from "react"
import { Form } from "react-router"
import { formatMoney } from "#src/shared/money.ts"
import { Button } from "#src/ui/button.tsx"
import { FormDisclosure } from "#src/ui/disclosure.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { TextAreaField } from "#src/ui/forms/text-area-field.tsx"
import type { WaitingRequest } from "#src/features/bookings/cancel/cancellation-request.ts"
import { cancellationFields } from "#src/features/bookings/cancel/cancellation-request.ts"
import styles from "./cancellation-waiting.module.css"

export type CancellationAnswersProps = {
  request: WaitingRequest
  isPending: boolean
  /** The error of the submitted reason, and its text. */
  error: string | undefined
  reason: string | undefined
}

type AnswerProps = { request: WaitingRequest; title: string; isOpen: boolean; children: ReactNode }

const Answer = ({ request, title, isOpen, children }: AnswerProps) => (
  <FormDisclosure title={title} isOpen={isOpen} className={styles.answer}>
    <Form method="post" className={styles.form} noValidate>
      <input type="hidden" name="id" value={request.id} />
      {children}
    </Form>
  </FormDisclosure>
)

const Approve = ({ request, isPending }: Pick<CancellationAnswersProps, "request" | "isPending">) => (
  <Answer request={request} title="Approve" isOpen={false}>
    <input type="hidden" name="seenCharge" value={request.charge} />
    <input type="hidden" name="seenRefund" value={request.refund} />
    <p className={styles.soft}>
      Releases the rooms at once, charges {formatMoney(request.charge)} and refunds{" "}
      {formatMoney(request.refund)}. The guest gets an email.
    </p>
    <FormActions>
      <Button
        variant="danger"
        size="small"
        name="intent"
        value="approve-cancellation"
        pending={isPending}
        aria-label={`Cancel the booking ${request.reference}`}
      >
        Cancel the booking
      </Button>
    </FormActions>
  </Answer>
)

const Decline = ({ request, isPending, error, reason }: CancellationAnswersProps) => (
  <Answer request={request} title="Decline" isOpen={error !== undefined}>
    <FormFields>
      <TextAreaField
        id={`reason-${request.id}`}
        name="reason"
        label={cancellationFields.reason}
        hint="The guest reads it, word for word"
        rows={3}
        maxLength={500}
        defaultValue={reason}
        error={error}
      />
      <FormActions>
        <Button
          variant="secondary"
          size="small"
          name="intent"
          value="decline-cancellation"
          pending={isPending}
          aria-label={`Decline the request to cancel ${request.reference}`}
        >
          Decline the request
        </Button>
      </FormActions>
    </FormFields>
  </Answer>
)

/** The desk's forms to approve or decline a request. */
export const CancellationAnswers = (props: CancellationAnswersProps) => (
  <div className={styles.answers}>
    <Approve request={props.request} isPending={props.isPending} />
    <Decline {...props} />
  </div>
)

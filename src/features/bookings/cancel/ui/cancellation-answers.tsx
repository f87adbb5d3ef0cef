import { Form } from "react-router"
import { formatMoney } from "#src/shared/money.ts"
import { Button } from "#src/ui/button.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import { TextAreaField } from "#src/ui/forms/text-area-field.tsx"
import type { ListedCancellation } from "#src/features/bookings/cancel/cancellation-request.ts"
import { cancellationFields } from "#src/features/bookings/cancel/cancellation-requests.schema.ts"
import styles from "./cancellation-waiting.module.css"

export type CancellationAnswersProps = {
  request: ListedCancellation
  isPending: boolean
  /** The error of the submitted reason, and its text. */
  error: string | undefined
  reason: string | undefined
}

const Approve = ({ request, isPending }: Pick<CancellationAnswersProps, "request" | "isPending">) => (
  <details className={styles.answer}>
    <summary className={styles.summary}>Approve</summary>
    <Form method="post" className={styles.form}>
      <input type="hidden" name="id" value={request.id} />
      <p className={styles.soft}>
        Frees the rooms at once, charges {formatMoney(request.charge)} and gives {formatMoney(request.refund)}{" "}
        back. The guest is told by email.
      </p>
      <FormActions>
        <Button
          variant="danger"
          size="small"
          name="intent"
          value="approve"
          pending={isPending}
          aria-label={`Approve and cancel ${request.reference}`}
        >
          Cancel the booking
        </Button>
      </FormActions>
    </Form>
  </details>
)

const Decline = ({ request, isPending, error, reason }: CancellationAnswersProps) => (
  <details className={styles.answer} open={error !== undefined}>
    <summary className={styles.summary}>Decline</summary>
    <Form method="post" className={styles.form} noValidate>
      <input type="hidden" name="id" value={request.id} />
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
            value="decline"
            pending={isPending}
            aria-label={`Decline to cancel ${request.reference}`}
          >
            Decline the request
          </Button>
        </FormActions>
      </FormFields>
    </Form>
  </details>
)

/** The desk's forms to approve or decline a request. */
export const CancellationAnswers = (props: CancellationAnswersProps) => (
  <div className={styles.answers}>
    <Approve request={props.request} isPending={props.isPending} />
    <Decline {...props} />
  </div>
)

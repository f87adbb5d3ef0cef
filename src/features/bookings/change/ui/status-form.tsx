import { deskMethods, methodNames, referenceHint } from "#src/features/folio/folio-line.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { messages } from "#src/shared/messages.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { Button } from "#src/ui/button.tsx"
import { useConfirmedSubmit } from "#src/ui/dialogs/use-confirmed-submit.ts"
import { DraftForm } from "#src/ui/forms/drafts/draft-form.tsx"
import { type RefusedForm, refusedField } from "#src/ui/forms/refused-form.ts"
import { ScreenText, useScreenText } from "#src/ui/screen-text.ts"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import type { Booking } from "#src/features/bookings/booking.ts"
import { paymentStatusNames, statusNames } from "#src/features/bookings/status-names.ts"
import styles from "./status-form.module.css"

const choice = (word: string) => ({ value: word, label: word })

const { confirmed, completed, paymentPending, paymentDone } = messages.booking
const stayChoices = [confirmed, completed].map(choice)
const paymentChoices = [paymentPending, paymentDone].map(choice)

type StatusFieldProps = {
  name: string
  label: string
  value: string
  choices: { value: string; label: string }[]
  isFinal: boolean
  refused: RefusedForm | undefined
}

/** The name of the form among those of the page. */
const formName = "status"

/** A select, or the value as text once it is final. */
function StatusField({ name, label, value, choices, isFinal, refused }: StatusFieldProps) {
  const { error, typed } = refusedField(refused, formName, name)
  if (!isFinal) return <SelectField {...{ name, label, choices, error }} defaultValue={typed ?? value} />
  return (
    <p className={styles.settled}>
      <span className={styles.term}>{label}</span>
      <ScreenText text={value} />
      <input type="hidden" name={name} value={value} />
    </p>
  )
}

const methodChoices = deskMethods.map((method) => ({ value: method, label: methodNames[method] }))

/** How the balance was paid: choosing Done posts it. */
function PaymentFields({ owed, refused }: { owed: Money; refused: RefusedForm | undefined }) {
  const method = refusedField(refused, formName, "method")
  const reference = refusedField(refused, formName, "reference")
  return (
    <div className={styles.whenPaid}>
      <SelectField
        name="method"
        id="status-method"
        label="Paid by"
        hint={`Choosing ${paymentDone} posts a payment of ${formatMoney(owed)}.`}
        choices={methodChoices}
        defaultValue={method.typed}
      />
      <TextField
        name="reference"
        id="status-reference"
        label="Payment reference"
        required={false}
        hint={referenceHint}
        defaultValue={reference.typed}
        error={reference.error}
      />
    </div>
  )
}

type StatusFormProps = {
  booking: Booking
  isPending: boolean
  refused: RefusedForm | undefined
  /** The stay is completed before its departure. */
  needsReason: boolean
}

/** Completes the stay or posts the payment (ADM-7). Neither can be undone here. */
export function StatusForm({ booking, isPending, refused, needsReason }: StatusFormProps) {
  const { status, paymentStatus, version, owed } = booking
  const shown = useScreenText()
  const reason = refusedField(refused, formName, "reason")
  const completes = (typed: FormData) => status === "confirmed" && typed.get("bookingStatus") === completed
  const lacksReason = (typed: FormData) => {
    const given = typed.get("reason")
    return needsReason && completes(typed) && typeof given === "string" && given.trim().length < 3
  }
  const onSubmit = useConfirmedSubmit((typed) => {
    // A form without its reason is refused, so it needs no confirmation.
    if (lacksReason(typed)) return null
    const isPaying = typed.get("paymentStatus") === paymentDone && owed > 0
    const isCompleting = completes(typed)
    const effects = [
      isCompleting && `${shown(statusNames[status])} becomes ${shown(completed)}.`,
      isPaying && `This posts a payment of ${formatMoney(owed)}.`,
      isCompleting && !isPaying && owed > 0 && `${formatMoney(owed)} is still owed.`,
    ]
    const message = [staffMessages.statusPrompt, ...effects].filter(Boolean).join(" ")
    const confirmLabel = isPaying ? `Post ${formatMoney(owed)}` : "Update"
    return { message, confirmLabel }
  })
  const state = `${version} ${owed}`
  return (
    <DraftForm
      key={state}
      name={formName}
      state={state}
      refused={refused?.form === formName ? refused : undefined}
      label="Status"
      className={styles.form}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="seenBalance" value={owed} />
      <StatusField
        name="bookingStatus"
        label="Booking status"
        value={statusNames[status]}
        choices={stayChoices}
        isFinal={status === "completed"}
        refused={refused}
      />
      <StatusField
        name="paymentStatus"
        label="Payment status"
        value={paymentStatusNames[paymentStatus]}
        choices={paymentChoices}
        isFinal={paymentStatus === "done"}
        refused={refused}
      />
      {paymentStatus === "pending" && owed > 0 && <PaymentFields {...{ owed, refused }} />}
      {status === "confirmed" && (
        <div className={styles.whenCompleted}>
          <TextField
            name="reason"
            id="status-reason"
            label="Reason"
            required={false}
            hint="Required to complete a stay before its Check-Out date. Its rooms stay booked until then: change the dates first to free them."
            defaultValue={reason.typed}
            error={reason.error}
          />
        </div>
      )}
      <Button pending={isPending}>Update</Button>
    </DraftForm>
  )
}

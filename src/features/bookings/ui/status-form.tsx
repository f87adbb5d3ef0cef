import { type SubmitEvent, useRef } from "react"
import { Form } from "react-router"
import { messages } from "#src/shared/messages.ts"
import { Button } from "#src/ui/button.tsx"
import { useConfirm } from "#src/ui/dialogs/dialogs-provider.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import type { Booking } from "../booking.ts"
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
  isSettled: boolean
}

/** A choice, or what it has come to for good. */
function StatusField({ name, label, value, choices, isSettled }: StatusFieldProps) {
  if (!isSettled) return <SelectField name={name} label={label} choices={choices} defaultValue={value} />
  return (
    <p className={styles.settled}>
      <span className={styles.term}>{label}</span>
      {value}
      <input type="hidden" name={name} value={value} />
    </p>
  )
}

type StatusFormProps = { booking: Booking; isPending: boolean }

/** The desk's own step: complete, or paid; never back (ADM-7). Nothing is left to change once it is both. */
export function StatusForm({ booking: { status, paymentStatus, version }, isPending }: StatusFormProps) {
  const confirm = useConfirm()
  const isAnswered = useRef(false)
  const isLive = status === "confirmed" || status === "completed"
  const isSettled = !isLive || (status === "completed" && paymentStatus === "done")
  const ask = async (form: HTMLFormElement) => {
    if (!(await confirm({ message: messages.admin.statusPrompt, confirmLabel: "Update" }))) return
    isAnswered.current = true
    form.requestSubmit()
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isAnswered.current) {
      isAnswered.current = false
      return
    }
    event.preventDefault()
    void ask(event.currentTarget)
  }
  return (
    <Form method="post" replace onSubmit={onSubmit} className={styles.form} aria-label="Status">
      <input type="hidden" name="version" value={version} />
      <StatusField
        name="bookingStatus"
        label="Booking status"
        value={statusNames[status]}
        choices={stayChoices}
        isSettled={!isLive || status === "completed"}
      />
      <StatusField
        name="paymentStatus"
        label="Payment status"
        value={paymentStatusNames[paymentStatus]}
        choices={paymentChoices}
        isSettled={!isLive || paymentStatus === "done"}
      />
      {!isSettled && <Button pending={isPending}>Update</Button>}
    </Form>
  )
}

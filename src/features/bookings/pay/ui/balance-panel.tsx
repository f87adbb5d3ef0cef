import { Form } from "react-router"
import { formatMoney, type Money, subtract, zero } from "#src/shared/money.ts"
import { moneyInputText } from "#src/shared/validation/money-input.ts"
import { Button } from "#src/ui/button.tsx"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import type { Booking } from "#src/features/bookings/booking.ts"
import styles from "#src/features/bookings/ui/desk-panels.module.css"

type DeskBalanceProps = {
  booking: Booking
  owed: Money
  paid: Money
  /** Whether the reader may record payments and refunds. */
  canChange: boolean
  canPayOnline: boolean
  isPending: boolean
}

function TakePayment({ owed, isPending }: { owed: Money; isPending: boolean }) {
  return (
    <Form
      method="post"
      replace
      preventScrollReset
      noValidate
      className={styles.line}
      aria-label="Take a payment"
    >
      <TextField
        name="amount"
        label="Received at the desk, in rupees"
        defaultValue={moneyInputText(owed)}
        key={owed}
        inputMode="decimal"
        autoComplete="off"
      />
      <Button name="intent" value="take-payment" size="small" variant="secondary" pending={isPending}>
        Take payment
      </Button>
    </Form>
  )
}

const ActionButton = ({
  intent,
  label,
  isPending,
}: {
  intent: string
  label: string
  isPending: boolean
}) => (
  <Form method="post" replace preventScrollReset>
    <Button name="intent" value={intent} size="small" variant="secondary" pending={isPending}>
      {label}
    </Button>
  </Form>
)

/** The balance of a booking, and the desk's actions to settle it. */
export function DeskBalance({ booking, owed, paid, canChange, isPending, ...rest }: DeskBalanceProps) {
  const canMailLink = rest.canPayOnline && booking.status === "confirmed"
  const items = [
    { term: "Received", description: formatMoney(paid) },
    owed < 0
      ? { term: "Owed to the guest", description: formatMoney(subtract(zero, owed)), isTotal: true }
      : { term: "Still owed", description: formatMoney(owed), isTotal: true },
  ]
  return (
    <div className={styles.panel}>
      <DefinitionList look="ledger" items={items} />
      {canChange && owed > 0 && <TakePayment owed={owed} isPending={isPending} />}
      {canChange && owed > 0 && canMailLink && (
        <ActionButton intent="mail-payment-link" label="Mail a payment link" isPending={isPending} />
      )}
      {canChange && owed < 0 && (
        <ActionButton
          intent="hand-back"
          label={`Handed back ${formatMoney(subtract(zero, owed))}`}
          isPending={isPending}
        />
      )}
    </div>
  )
}

/** Links to change the dates of a confirmed booking or to cancel it. */
export const DeskActions = ({ id }: { id: string }) => (
  <>
    <LinkButton to={`/admin/${id}/move`} variant="secondary" size="small">
      Move dates
    </LinkButton>
    <LinkButton to={`/admin/${id}/cancel`} variant="secondary" size="small">
      Cancel booking
    </LinkButton>
  </>
)

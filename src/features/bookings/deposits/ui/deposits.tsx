import type { BookingDeposits } from "#src/features/bookings/deposits/deposit.ts"
import {
  AmountField,
  PostingField,
  PostingForm,
  type PostingProps,
} from "#src/features/bookings/folio/ui/posting-form.tsx"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { formatMoney } from "#src/shared/money.ts"
import { Badge } from "#src/ui/badge.tsx"
import { type DepositState, depositStateNames, formatOutcome, type ListedDeposit } from "../deposit.ts"
import styles from "./deposits.module.css"

const tones = {
  due: "info",
  overdue: "danger",
  paid: "success",
  withdrawn: "neutral",
} as const satisfies Record<DepositState, string>

type DepositsProps = BookingDeposits & { posting: PostingProps; canChange: boolean }

function DepositRow({
  deposit,
  posting,
  canChange,
}: Omit<DepositsProps, keyof BookingDeposits> & { deposit: ListedDeposit }) {
  const { id, amount, dueOn, due, paid, state, requestedBy, requestedAt, withdrawnBy, withdrawnAt } = deposit
  const isPartlyPaid = due > 0 && paid > 0
  const outcome = formatOutcome(deposit)
  return (
    <li>
      <div className={styles.title}>
        <span>
          Deposit of {formatMoney(amount)} by {formatLongDate(dueOn)}
        </span>
        <Badge tone={tones[state]}>{depositStateNames[state]}</Badge>
      </div>
      <p className={styles.facts}>
        {outcome && `${outcome} `}
        {isPartlyPaid && `${formatMoney(paid)} is paid, ${formatMoney(due)} is left. `}
        Requested {requestedBy && `by ${requestedBy}, `}
        {formatHotelMoment(requestedAt)}
        {withdrawnAt &&
          `. Withdrawn ${withdrawnBy ? `by ${withdrawnBy}, ` : ""}${formatHotelMoment(withdrawnAt)}`}
      </p>
      {canChange && due > 0 && (
        <PostingForm
          {...posting}
          intent="withdraw-deposit"
          lineId={id}
          title="Withdraw"
          action={`Withdraw the deposit of ${formatMoney(amount)}`}
          isDanger
        />
      )}
    </li>
  )
}

/** The deposits of a booking, and the form that requests one. */
export const Deposits = ({ deposits, dueDates, posting, canChange }: DepositsProps) => (
  <div className={styles.panel}>
    {deposits.length > 0 && (
      <ul className={styles.deposits} aria-label="Deposits">
        {deposits.map((deposit) => (
          <DepositRow key={deposit.id} {...{ deposit, posting, canChange }} />
        ))}
      </ul>
    )}
    {canChange && dueDates && (
      <PostingForm {...posting} intent="request-deposit" title="Request deposit">
        <AmountField />
        <PostingField
          kind="date"
          name="dueOn"
          label="Due date"
          {...dueDates}
          hint={`At the latest the arrival, ${formatLongDate(dueDates.max)}. A guest with an email gets a link to pay.`}
        />
      </PostingForm>
    )}
  </div>
)

import type { Booking } from "#src/features/bookings/booking.ts"
import { formatMoney } from "#src/shared/money.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { useText } from "#src/ui/use-text.tsx"

type PayOnlineLinkProps = { booking: Pick<Booking, "id" | "reference" | "guestDue"> }

/** The way to pay a confirmed booking online, as long as the guest owes anything. */
export function PayOnlineLink({ booking: { id, reference, guestDue } }: PayOnlineLinkProps) {
  const t = useText()
  const amount = formatMoney(guestDue)
  return (
    <LinkButton
      to={`/payment/${id}`}
      variant="secondary"
      size="small"
      aria-label={t("Pay {amount} online for {reference}", { amount, reference })}
    >
      {t("Pay {amount} online", { amount })}
    </LinkButton>
  )
}

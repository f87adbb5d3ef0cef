import { formatPaymentOutcome } from "./payment-outcome.ts"
import { inLanguage } from "#src/shared/language/language.ts"
import { CallText } from "#src/ui/call-text.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { Text, useText } from "#src/ui/use-text.tsx"
import styles from "./not-payable-notices.module.css"

export const RefundedNotice = ({ searchTo }: { searchTo: string }) => {
  const { tone, title, text } = formatPaymentOutcome({ kind: "refunded" })
  return (
    <Notice tone={tone} title={title} live>
      <p>
        <Text text={text} parts={{}} />
      </p>
      <div className={styles.actions}>
        <LinkButton to={searchTo}>Change dates or rooms</LinkButton>
      </div>
    </Notice>
  )
}

export const HoldEndedNotice = ({ searchTo }: { searchTo: string }) => (
  <Notice tone="warning" title="The hold on your stay has ended" live>
    <p>
      <Text
        text="The rooms are on sale again, and nothing was charged. They may still be free for the same stay."
        parts={{}}
      />
    </p>
    <div className={styles.actions}>
      <LinkButton to={searchTo}>Search the same stay again</LinkButton>
    </div>
  </Notice>
)

export const BookingClosedNotice = () => (
  <Notice tone="info" title="This booking is no longer open for payment">
    <div className={styles.actions}>
      <LinkButton to="/user-booking">See your bookings</LinkButton>
    </div>
  </Notice>
)

export const PaymentOffNotice = () => (
  <Notice tone="info" title="Online payment is not available at the moment" live>
    <p>
      <CallText text="Your booking is safe. Please call us at <call>{phone}</call> to arrange the payment." />
    </p>
  </Notice>
)

export function ProviderSilentNotice({ bookingId }: { bookingId: string }) {
  const t = useText()
  return (
    <Notice tone="error" title="The payment provider does not answer at the moment" live>
      <p>{t("Your booking is safe. Please try again in a moment.")}</p>
      <div className={styles.actions}>
        <LinkButton href={inLanguage(t.language, `/payment/${bookingId}`)}>Try again</LinkButton>
      </div>
    </Notice>
  )
}

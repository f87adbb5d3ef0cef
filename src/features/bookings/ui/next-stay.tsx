import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { useText } from "#src/ui/use-text.tsx"
import type { Booking } from "../booking.ts"
import styles from "./next-stay.module.css"
import { StayFacts } from "./stay-facts.tsx"

/** The guest's current or next stay, on the first page of their account. */
export function NextStay({ booking }: { booking: Booking }) {
  const t = useText()
  return (
    <section className={styles.stay} aria-labelledby="next-stay" data-tone="parchment">
      <header className={styles.head}>
        <div>
          <Eyebrow>{t("Your next stay, {reference}", { reference: booking.reference })}</Eyebrow>
          <h2 id="next-stay" className={styles.title}>
            {t(booking.roomName)}
          </h2>
        </div>
        <LinkButton to="/user-booking" variant="secondary">
          See your bookings
        </LinkButton>
      </header>
      <StayFacts stay={booking} party={booking.bookedRooms} look="grid" />
    </section>
  )
}

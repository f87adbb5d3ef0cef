import { hotel } from "#src/shared/hotel.ts"
import { formatTime } from "#src/shared/hotel-moment.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import styles from "./site-footer.module.css"

const Contact = ({ of }: { of: { phone: string; href: string; email: string } }) => (
  <p>
    <a href={of.href}>{of.phone}</a>
    <br />
    <a href={`mailto:${of.email}`}>{of.email}</a>
  </p>
)

/** Reservations and care, the address and the hours. */
export function FooterContacts() {
  const { address, reservations, support } = hotel
  return (
    <>
      <div className={styles.column}>
        <Eyebrow as="h2" plain>
          Reservations
        </Eyebrow>
        <Contact of={reservations} />
        <Eyebrow as="h2" plain>
          Guest care
        </Eyebrow>
        <Contact of={support} />
      </div>
      <div className={styles.column}>
        <Eyebrow as="h2" plain>
          The hotel
        </Eyebrow>
        <address>
          {address.street}
          <br />
          {address.city} {address.pin}, {address.country}
        </address>
        <dl className={styles.hours}>
          <dt>Check-in</dt>
          <dd>from {formatTime(hotel.checkInTime)}</dd>
          <dt>Check-out</dt>
          <dd>by {formatTime(hotel.checkOutTime)}</dd>
          <dt>Dining</dt>
          <dd>{hotel.diningHours}</dd>
        </dl>
      </div>
    </>
  )
}

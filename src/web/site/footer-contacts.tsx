import { hotel } from "#src/shared/hotel.ts"
import { formatTime } from "#src/shared/hotel-moment.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { useText } from "#src/ui/use-text.tsx"
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
  const t = useText()
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
          {t(address.street)}
          <br />
          {t(address.city)} {address.pin}, {t(address.country)}
        </address>
        <dl className={styles.hours}>
          <dt>{t("Check-in")}</dt>
          <dd>{t("from {time}", { time: t(formatTime(hotel.checkInTime)) })}</dd>
          <dt>{t("Check-out")}</dt>
          <dd>{t("by {time}", { time: t(formatTime(hotel.checkOutTime)) })}</dd>
          <dt>{t("Dining")}</dt>
          {/* A line never begins with the dash. */}
          <dd>{t(hotel.diningHours).replace(" -", "\u00a0-")}</dd>
        </dl>
      </div>
    </>
  )
}

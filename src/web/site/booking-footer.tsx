import { hotel } from "#src/shared/hotel.ts"
import { classes } from "#src/ui/classes.ts"
import { useText } from "#src/ui/use-text.tsx"
import { FooterEnd } from "./footer-end.tsx"
import styles from "./site-footer.module.css"

/** The footer of the steps of a booking: contact and policies, and nothing that leads away. */
export function BookingFooter() {
  const t = useText()
  const { phone, href, email } = hotel.reservations
  return (
    <footer className={classes(styles.footer, styles.slim)} data-tone="night">
      <div className={styles.inner}>
        <p className={styles.contact}>
          <span>{t("Reservations")}</span>
          <a href={href}>{phone}</a>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <FooterEnd />
      </div>
    </footer>
  )
}

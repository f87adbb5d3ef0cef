import type { Guest } from "../booking.ts"
import { phoneHref } from "#src/shared/validation/phone.ts"
import styles from "./guest-contact.module.css"

/** Who the guest of a booking is and how to reach them, in one line. */
export const GuestContact = ({ guest: { name, phone, email } }: { guest: Guest }) => (
  <p className={styles.contact}>
    <strong>{name}</strong>
    {phone && <a href={phoneHref(phone)}>{phone}</a>}
    {email && <a href={`mailto:${email}`}>{email}</a>}
  </p>
)

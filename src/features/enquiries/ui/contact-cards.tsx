import { hotel } from "#src/shared/hotel.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./contact-cards.module.css"

const cards = [
  { title: "Reservations", note: "Rooms, dates, changes and cancellations.", ...hotel.reservations },
  {
    title: "Guest care",
    note: "For those who stay, have stayed, or left something behind.",
    ...hotel.support,
  },
  { title: "Banquets and events", note: "Halls, menus and rooms for a party of any size.", ...hotel.events },
]

/** Phone and email of each department. */
export function ContactCards() {
  const t = useText()
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, note, phone, href, email }) => (
        <li key={title} className={styles.card}>
          <Eyebrow as="h2" plain>
            {title}
          </Eyebrow>
          <a href={href} className={styles.phone}>
            {phone}
          </a>
          <a href={`mailto:${email}`} className={styles.mail}>
            {email}
          </a>
          <p className={styles.note}>{t(note)}</p>
        </li>
      ))}
    </ul>
  )
}

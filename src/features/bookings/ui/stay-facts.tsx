import { Fragment } from "react"
import { formatRooms } from "#src/shared/format/format-count.ts"
import { type Definition, DefinitionList } from "#src/ui/definition-list.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { formatLength, guestRows, stayRows } from "#src/features/bookings/booking-text.ts"
import type { NamedRoom } from "#src/features/availability/types-of-stay.ts"
import type { Stay } from "#src/features/availability/stay.ts"
import { formatGuests } from "#src/features/availability/ui/party-text.ts"
import styles from "./stay-facts.module.css"

const GuestsByRoom = ({ party }: { party: readonly NamedRoom[] }) => {
  const t = useText()
  return (
    <ol className={styles.rooms}>
      {guestRows(party).map(({ label, value }) => (
        <li key={label}>{`${t(label)}: ${t(value)}`}</li>
      ))}
    </ol>
  )
}

/** 'Mon 21 Dec 2026, by 12 noon': a line breaks between the day and the time. */
const Moment = ({ text }: { text: string }) =>
  text.split(", ").map((part, place, { length }) => (
    <Fragment key={part}>
      {place > 0 && " "}
      <span className={styles.whole}>{place < length - 1 ? `${part},` : part}</span>
    </Fragment>
  ))

type StayFactsProps = {
  stay: Stay
  party: readonly NamedRoom[]
  look?: "rows" | "grid"
  /** Rows below those of the stay. */
  more?: readonly Definition[]
}

/** The dates and guests of a stay. */
export function StayFacts({ stay, party, look = "rows", more = [] }: StayFactsProps) {
  const t = useText()
  const dates = stayRows(stay).map(({ label, value }) => ({
    term: label,
    description: <Moment text={t(value)} />,
  }))
  const length = `${t(formatLength(stay))}, ${t(formatRooms(party.length))}`
  const guests = party.length > 1 ? <GuestsByRoom party={party} /> : t(formatGuests(party))
  const rest = [
    { term: "Stay", description: length },
    { term: "Guests", description: guests },
  ]
  return (
    <div className={styles.facts}>
      <DefinitionList look={look} items={[...dates, ...rest, ...more]} />
    </div>
  )
}

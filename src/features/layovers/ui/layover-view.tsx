import { useFocusAfterSearch } from "#src/features/bookings/ui/use-focus-after-search.ts"
import type { FoundLayover } from "#src/features/layovers/found-layover.ts"
import { lookupNote } from "#src/features/layovers/lookup-note.ts"
import { formatDuration } from "#src/features/layovers/timeline.ts"
import { formatTime } from "#src/shared/hotel-moment.ts"
import { hotel } from "#src/shared/hotel.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Section } from "#src/ui/section.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { type LayoverRoom, LayoverRooms } from "./layover-rooms.tsx"
import { LayoverTimeline } from "./layover-timeline.tsx"
import styles from "./layover-view.module.css"

type LayoverAnswer = {
  readonly layover: FoundLayover
  /** The room types; null where there is no time for a bed, or where nights have a search of their own. */
  readonly rooms: readonly LayoverRoom[] | null
  /** The search of several nights. */
  readonly searchTo: string | null
}

/** Where the typed times count, and not those of the flights. */
function Lookups({ layover: { landing, departure } }: { layover: FoundLayover }) {
  const t = useText()
  const notes = [lookupNote(landing, "arrival", t), lookupNote(departure, "departure", t)]
  const shown = notes.filter((note) => note !== null)
  return (
    shown.length > 0 && (
      <Notice live>
        {shown.map((note) => (
          <p key={note} className={styles.lookup}>
            {note}
          </p>
        ))}
      </Notice>
    )
  )
}

/** The notes on the room besides its price. */
function StayNotes({ layover: { plan } }: { layover: FoundLayover }) {
  const t = useText()
  const { stay } = plan
  if (stay.kind !== "nights") return null
  const times = { checkIn: t(formatTime(hotel.checkInTime)), checkOut: t(formatTime(hotel.checkOutTime)) }
  return (
    <>
      {stay.isEarly && (
        <p>
          {t("The room is ready from {checkIn}. You can ask for early check-in when you confirm.", times)}
        </p>
      )}
      {stay.isLate && (
        <p>
          {t("The room is yours until {checkOut}. You can ask for late check-out when you confirm.", times)}
        </p>
      )}
    </>
  )
}

function TooShort({ layover: { plan } }: { layover: FoundLayover }) {
  const t = useText()
  const canDine = plan.stay.kind === "too-short" && plan.stay.canDine
  return (
    <Section space="compact">
      <h2 className={styles.heading}>{t("Too short for a bed, this time")}</h2>
      <p className={styles.lead}>
        {t(
          canDine
            ? "You would have to leave before the pillow is warm. But there is time for a table, and our car brings you both ways."
            : "By the time you reached us you would have to leave again. Stay close to your gate, and come to us when there is time to rest.",
        )}
      </p>
      <div className={styles.actions}>
        {canDine ? (
          <LinkButton to="/query?outlet=udaan">Reserve a table</LinkButton>
        ) : (
          <LinkButton to="/check-availability" variant="secondary">
            Choose dates
          </LinkButton>
        )}
      </div>
    </Section>
  )
}

function Rooms({ layover, rooms, searchTo }: LayoverAnswer) {
  const t = useText()
  const { stay } = layover.plan
  if (stay.kind === "too-short") return <TooShort layover={layover} />
  const hours = stay.kind === "day-room" ? stay.dayRoom.hours : null
  return (
    <Section space="compact" labelledBy="layover-rooms">
      <h2 id="layover-rooms" className={styles.heading}>
        {hours === null
          ? t.plural(stay.kind === "nights" ? stay.nights : 1, {
              one: "A room for the night",
              other: "A room for {count} nights",
            })
          : t("A room for {hours} hours", { hours })}
      </h2>
      <div className={styles.lead}>
        <p>{t("The airport car, both ways, comes with every room.")}</p>
        <StayNotes layover={layover} />
      </div>
      {searchTo && (
        <div className={styles.actions}>
          <LinkButton to={searchTo}>See rooms and prices</LinkButton>
        </div>
      )}
      {rooms && <LayoverRooms rooms={rooms} hours={hours} />}
    </Section>
  )
}

/** The plan of a layover: its line of moments, and the rooms for its hours. */
export function LayoverView(answer: LayoverAnswer) {
  const t = useText()
  const heading = useFocusAfterSearch(true)
  const { plan } = answer.layover
  const { text, values } = formatDuration(Math.max(plan.leavesAt - plan.arrivesAt, 0))
  return (
    <>
      <Section tone="dark" space="compact" labelledBy="layover-plan">
        <h2 ref={heading} id="layover-plan" tabIndex={-1} className={styles.title}>
          {plan.stay.kind === "too-short"
            ? t("Your layover")
            : t("{time} at Vimana", { time: t(text, values) })}
        </h2>
        <Lookups layover={answer.layover} />
        <LayoverTimeline layover={answer.layover} />
      </Section>
      <Rooms {...answer} />
    </>
  )
}

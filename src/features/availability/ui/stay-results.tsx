import { Link } from "#src/ui/navigation/link.tsx"
import { formatNights, formatRooms } from "#src/shared/format/format-count.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import { type ListedRoom, RoomRows } from "#src/features/rooms/ui/room-rows.tsx"
import { firstVisitMessages } from "#src/shared/first-visit-messages.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Price } from "#src/ui/price/price.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { formatRoomsLeft, formatShortage } from "./scarcity-text.ts"
import type { AppliedOffer } from "#src/features/pricing/offers/applied-offer.ts"
import { OfferNote } from "#src/features/pricing/offers/ui/offer-note.tsx"
import styles from "./stay-results.module.css"

export type StayResult = ListedRoom & {
  readonly room: Pick<RoomType, "finalPrice"> & { readonly isSellable: boolean }
  /** The price of the stay; null until dates are chosen. */
  readonly stay: {
    readonly total: Money
    readonly offer: AppliedOffer | null
    /** Null when it is the total. */
    readonly perNight: string | null
    readonly nights: number
    readonly rooms: number
    readonly left: number
    readonly isAvailable: boolean
    /** Why it is not available, unless the number of rooms left explains it. */
    readonly why: string | null
    readonly bookTo: string
    /** The waitlist for this stay; null where waiting would not help. */
    readonly joinTo: string | null
  } | null
  /** The page that checks this room type, with the same dates. */
  readonly checkTo: string
}

function Undated({ room, checkTo }: StayResult) {
  const t = useText()
  return (
    <>
      <Price amount={room.finalPrice} per="a night, taxes included" size="large" />
      <LinkButton
        to={checkTo}
        variant="secondary"
        aria-label={t("Choose dates: {room}", { room: t(room.name) })}
      >
        Choose dates
      </LinkButton>
    </>
  )
}

function Dated({ room, checkTo, stay }: StayResult & { stay: NonNullable<StayResult["stay"]> }) {
  const t = useText()
  const name = t(room.name)
  const { total, perNight, offer, nights, rooms, left, isAvailable, bookTo, joinTo } = stay
  if (!isAvailable) {
    const why = room.isSellable ? (stay.why ?? formatShortage(left, rooms)) : "Out of Stock"
    return (
      <>
        <p className={styles.why}>
          <strong>{t(firstVisitMessages.notAvailable)}</strong>
          <span>{t(why ?? "")}</span>
        </p>
        <LinkButton to={checkTo} variant="secondary" aria-label={t("Other dates: {room}", { room: name })}>
          Other dates
        </LinkButton>
        {joinTo && (
          <Link
            to={joinTo}
            aria-label={t("Join the waitlist: {room}", { room: name })}
            className={styles.join}
          >
            {t("Join the waitlist")}
          </Link>
        )}
      </>
    )
  }
  const scarcity = formatRoomsLeft(left)
  return (
    <>
      <p className={styles.total}>
        <Price amount={total} size="large" />
        {perNight && <span className={styles.night}>{t(perNight)}</span>}
        <span className={styles.per}>
          {t(`${formatNights(nights)}, ${formatRooms(rooms)}, taxes included`)}
        </span>
      </p>
      {offer && <OfferNote offer={offer} total={total} />}
      <p className={styles.left}>{scarcity === null ? t("{count} left", { count: left }) : t(scarcity)}</p>
      <LinkButton
        to={bookTo}
        aria-label={t("BOOK NOW: {room}, {total} for {nights}", {
          room: name,
          total: formatMoney(total),
          nights: t(formatNights(nights)),
        })}
      >
        BOOK NOW
      </LinkButton>
    </>
  )
}

/** The price of a room and the way on. */
export const ResultPrice = (result: StayResult) =>
  result.stay ? <Dated {...result} stay={result.stay} /> : <Undated {...result} />

/** The room types with the total of the stay and the rooms left (AVAIL-7). */
export const StayResults = ({ results }: { results: readonly StayResult[] }) => (
  <RoomRows rooms={results} renderPriceAndAction={(result) => <ResultPrice {...result} />} isFirst />
)

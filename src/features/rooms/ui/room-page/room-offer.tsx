import { CallText } from "#src/ui/call-text.tsx"
import { Link } from "#src/ui/navigation/link.tsx"
import type { RoomType } from "../../room-type.ts"
import type { Money } from "#src/shared/money.ts"
import { Badge } from "#src/ui/badge.tsx"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { BottomBar } from "#src/ui/navigation/bottom-bar.tsx"
import { Price } from "#src/ui/price/price.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./room-offer.module.css"

/** The price of a stay in this room, in texts to translate. */
export type DatedOffer = {
  readonly total: Money
  readonly checkIn: string
  readonly checkOut: string
  readonly length: string
  readonly cancellation: string
  readonly bookTo: string
}

type RoomOfferProps = {
  room: Pick<RoomType, "name" | "price" | "finalPrice"> & { isSellable: boolean }
  /** When cancelling is free, as a sentence. */
  cancellation: string
  checkTo: string
  /** Null without dates, and where these dates cannot be booked. */
  dated: DatedOffer | null
}

type UndatedProps = Pick<RoomOfferProps, "room" | "checkTo">

function Undated({ room, checkTo }: UndatedProps) {
  return (
    <>
      <Eyebrow plain>From</Eyebrow>
      <p>
        <Price amount={room.finalPrice} was={room.price} per="a night, taxes included" size="large" />
      </p>
      {room.isSellable ? (
        <LinkButton to={checkTo} size="large" wide>
          Check availability
        </LinkButton>
      ) : (
        <Badge tone="danger">Out of Stock</Badge>
      )}
    </>
  )
}

function Dated({ dated, checkTo }: { dated: DatedOffer; checkTo: string }) {
  const t = useText()
  return (
    <>
      <Eyebrow plain>Your stay</Eyebrow>
      <p>
        {t("{checkIn} to {checkOut}", { checkIn: t(dated.checkIn), checkOut: t(dated.checkOut) })}{" "}
        <Link to={checkTo}>{t("Other dates")}</Link>
      </p>
      <p>
        <Price amount={dated.total} per={`${dated.length}, taxes included`} size="large" />
      </p>
      <BottomBar
        fact={
          <>
            <Price amount={dated.total} size="large" />
            <span>{t(dated.length)}</span>
          </>
        }
      >
        <LinkButton to={dated.bookTo} size="large" wide>
          BOOK NOW
        </LinkButton>
      </BottomBar>
    </>
  )
}

/** The price of a stay and the way to book it; without dates, the price of a night. */
export function RoomOffer({ room, cancellation, checkTo, dated }: RoomOfferProps) {
  const t = useText()
  return (
    <aside
      className={styles.offer}
      data-tone="parchment"
      aria-label={t("Price of the {name}", { name: room.name })}
    >
      {dated ? <Dated dated={dated} checkTo={checkTo} /> : <Undated room={room} checkTo={checkTo} />}
      <p className={styles.terms}>
        {dated ? t(dated.cancellation) : cancellation}{" "}
        <Link to="/cancellationandrefund">{t("Cancellation policy")}</Link>
      </p>
      <p className={styles.terms}>
        <CallText text="Questions about this room? <call>{phone}</call>" />
      </p>
    </aside>
  )
}

import { Link } from "#src/ui/navigation/link.tsx"
import type { RoomType } from "../../room-type.ts"
import { hotel } from "#src/shared/hotel.ts"
import { Badge } from "#src/ui/badge.tsx"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Price } from "#src/ui/price/price.tsx"
import { Text, useText } from "#src/ui/use-text.tsx"
import styles from "./room-offer.module.css"

type RoomOfferProps = {
  room: Pick<RoomType, "name" | "price" | "finalPrice"> & { isSellable: boolean }
  /** When cancelling is free, as a sentence. */
  cancellation: string
  checkTo: string
}

/** The price of a night, and the link to the dates of a stay. */
export function RoomOffer({ room, cancellation, checkTo }: RoomOfferProps) {
  const t = useText()
  return (
    <aside
      className={styles.offer}
      data-tone="parchment"
      aria-label={t("Price of the {name}", { name: room.name })}
    >
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
      <p className={styles.terms}>
        {cancellation} <Link to="/cancellationandrefund">{t("Cancellation policy")}</Link>
      </p>
      <p className={styles.terms}>
        <Text
          text="Questions about this room? <call>{phone}</call>"
          values={{ phone: hotel.reservations.phone }}
          parts={{ call: <a href={hotel.reservations.href}>{""}</a> }}
        />
      </p>
    </aside>
  )
}

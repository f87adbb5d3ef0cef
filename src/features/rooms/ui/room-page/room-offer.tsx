import { Link } from "#src/ui/navigation/link.tsx"
import type { RoomType } from "../../room-type.ts"
import { hotel } from "#src/shared/hotel.ts"
import { Badge } from "#src/ui/badge.tsx"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Price } from "#src/ui/price.tsx"
import styles from "./room-offer.module.css"

type RoomOfferProps = {
  room: Pick<RoomType, "name" | "price" | "finalPrice"> & { isSellable: boolean }
  /** When cancelling is free, as a sentence. */
  cancellation: string
  checkTo: string
}

/** The price of a night, and the link to the dates of a stay. */
export function RoomOffer({ room, cancellation, checkTo }: RoomOfferProps) {
  return (
    <aside className={styles.offer} data-tone="parchment" aria-label={`Price of the ${room.name}`}>
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
        {cancellation} <Link to="/cancellationandrefund">Cancellation policy</Link>
      </p>
      <p className={styles.terms}>
        Questions about this room? <a href={hotel.reservations.href}>{hotel.reservations.phone}</a>
      </p>
    </aside>
  )
}

import type { ReactNode } from "react"
import { RoomPicture } from "#src/features/rooms/ui/room-picture.tsx"
import type { PictureSource } from "#src/ui/pictures/picture-sources.ts"
import { useText } from "#src/ui/use-text.tsx"
import { type PricedStay, PriceBreakdown } from "#src/features/pricing/ui/price-breakdown.tsx"
import styles from "./room-price.module.css"

type RoomPriceProps = {
  roomName: string
  picture: PictureSource | undefined
  price: PricedStay
  totalTerm?: string
  /** Why the stay cannot be booked. */
  notice?: ReactNode
}

/** The room and its price, beside the current step. */
export function RoomPrice({ roomName, picture, price, totalTerm = "Total", notice }: RoomPriceProps) {
  const t = useText()
  return (
    <aside className={styles.card} data-tone="parchment" aria-label={t("Your room and its price")}>
      <RoomPicture picture={picture} sizes="(min-width: 62rem) 28rem, 100vw" />
      <div className={styles.words}>
        <h2 className={styles.name}>{t(roomName)}</h2>
        <PriceBreakdown price={price} totalTerm={totalTerm} />
        {notice}
      </div>
    </aside>
  )
}

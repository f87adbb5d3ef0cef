import { formatNights, formatRooms } from "#src/shared/format/format-count.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import type { AppliedOffer } from "#src/features/pricing/offers/applied-offer.ts"
import { OfferNote } from "#src/features/pricing/offers/ui/offer-note.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Price } from "#src/ui/price/price.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./combined-stay.module.css"

/** Rooms of several types that are free together, as a page shows them. */
export type ShownCombination = {
  /** '1 × Classic Room, 1 × Deluxe Room'. */
  readonly name: string
  readonly types: readonly { readonly name: string; readonly rooms: number; readonly total: Money }[]
  readonly nights: number
  readonly total: Money
  readonly offer: AppliedOffer | null
  readonly bookTo: string
}

/** What is free when no single room type has enough rooms: one price and one booking (GUEST-3). */
export function CombinedStayView({ combination }: { combination: ShownCombination | null }) {
  const t = useText()
  if (!combination) return null
  const { name, types, nights, total, offer, bookTo } = combination
  const rooms = types.reduce((all, type) => all + type.rooms, 0)
  return (
    <section className={styles.combined} aria-labelledby="combined-stay">
      <h3 id="combined-stay" className={styles.title}>
        {types.length === 2 ? t("Two room types together") : t("Several room types together")}
      </h3>
      <p className={styles.lead}>
        {t("These rooms are free for all of your nights, in one booking and at one price.")}
      </p>
      <ul className={styles.list}>
        {types.map((type) => (
          <li key={type.name} className={styles.type}>
            <span>{t(`${type.rooms} × ${type.name}`)}</span>
            <span className={styles.typeTotal}>{formatMoney(type.total)}</span>
          </li>
        ))}
      </ul>
      {offer && <OfferNote offer={offer} total={total} />}
      <div className={styles.actions}>
        <p className={styles.total}>
          <Price amount={total} size="large" />
          <span>{t(`${formatNights(nights)}, ${formatRooms(rooms)}, taxes included`)}</span>
        </p>
        <LinkButton
          to={bookTo}
          aria-label={t("BOOK NOW: {room}, {total} for {nights}", {
            room: t(name),
            total: formatMoney(total),
            nights: t(formatNights(nights)),
          })}
        >
          BOOK NOW
        </LinkButton>
      </div>
    </section>
  )
}

import { add, formatMoney, type Money } from "#src/shared/money.ts"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"
import type { AppliedOffer } from "../applied-offer.ts"
import { offerLabel } from "../offer-text.ts"
import styles from "./offer-note.module.css"

/** The normal price struck through, the name of the offer, and what it saves. */
export const OfferNote = ({ offer, total }: { offer: AppliedOffer; total: Money }) => (
  <p className={styles.note}>
    <s className={styles.was}>
      <VisuallyHidden>Before </VisuallyHidden>
      {formatMoney(add(total, offer.saving))}
    </s>
    <span>
      <strong className={styles.name}>{offerLabel(offer)}</strong>
      {`: you save ${formatMoney(offer.saving)}`}
    </span>
  </p>
)

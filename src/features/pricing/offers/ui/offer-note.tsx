import { add, formatMoney, type Money } from "#src/shared/money.ts"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"
import { useText } from "#src/ui/use-text.tsx"
import type { AppliedOffer } from "../applied-offer.ts"
import { formatOfferLabel } from "../offer-text.ts"
import styles from "./offer-note.module.css"

/** The normal price struck through, the name of the offer, and what it saves. */
export function OfferNote({ offer, total }: { offer: AppliedOffer; total: Money }) {
  const t = useText()
  return (
    <p className={styles.note}>
      <s className={styles.was}>
        <VisuallyHidden>{t("Before")} </VisuallyHidden>
        {formatMoney(add(total, offer.saving))}
      </s>
      <span>
        <strong className={styles.name}>{t(formatOfferLabel(offer))}</strong>
        {t(": you save {amount}", { amount: formatMoney(offer.saving) })}
      </span>
    </p>
  )
}

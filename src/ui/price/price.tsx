import { formatMoney, type Money } from "#src/shared/money.ts"
import { classes } from "#src/ui/classes.ts"
import { PriceEstimate } from "./price-estimate.tsx"
import styles from "./price.module.css"
import { useText } from "#src/ui/use-text.tsx"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"

type PriceProps = {
  amount: Money
  /** As "per night, taxes included". */
  per?: string
  /** The price before a discount. */
  was?: Money | undefined
  size?: "text" | "large"
}

/** Money, with figures of one width. */
export function Price({ amount, per, was, size = "text" }: PriceProps) {
  const t = useText()
  return (
    <span className={classes(styles.price, size === "large" && styles.large)}>
      {was !== undefined && was > amount && (
        <s className={styles.was}>
          <VisuallyHidden>{t("Before")} </VisuallyHidden>
          {formatMoney(was)}
        </s>
      )}
      <span className={styles.amount}>{formatMoney(amount)}</span>
      <PriceEstimate amount={amount} />
      {per && <span className={styles.per}>{t(per)}</span>}
    </span>
  )
}

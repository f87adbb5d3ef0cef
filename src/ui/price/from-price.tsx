import type { Money } from "#src/shared/money.ts"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./from-price.module.css"
import { Price } from "./price.tsx"

/** The price of a night of a room type, and its price before the discount of the type. */
export function FromPrice({ amount, was }: { amount: Money; was: Money }) {
  const t = useText()
  return (
    <p className={styles.price}>
      <span className={styles.from}>{t("From")}</span>
      <Price amount={amount} was={was} per="a night, taxes included" size="large" />
    </p>
  )
}

import type { Quote } from "#src/features/pricing/quote.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { useText } from "#src/ui/use-text.tsx"

type PriceChangedProps = { quote: Quote; seenTotal: Money | null }

/** The total that the guest saw in the search. */
export function PriceChanged({ quote, seenTotal }: PriceChangedProps) {
  const t = useText()
  if (seenTotal === null || seenTotal === quote.total) return null
  // The price card says what the offer saves.
  if (quote.offer && quote.total < seenTotal) return null
  return (
    <Notice tone="warning" title="The price has changed since your search" live>
      {t("It was {before} then and is {now} now. What you see below is what you pay.", {
        before: formatMoney(seenTotal),
        now: formatMoney(quote.total),
      })}
    </Notice>
  )
}

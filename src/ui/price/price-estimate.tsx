import { useSyncExternalStore } from "react"
import type { Money } from "#src/shared/money.ts"
import styles from "./price.module.css"

type Estimate = (amount: Money) => string

let estimate: Estimate | null = null
const listeners = new Set<() => void>()

/** From now on prices show this estimate too; null for none. Only in a browser: served pages are the same for everybody. */
export function showEstimates(next: Estimate | null): void {
  estimate = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A price in the currency that the guest has chosen (decision 091); nothing without a choice. */
export function PriceEstimate({ amount }: { amount: Money }) {
  const show = useSyncExternalStore(
    subscribe,
    () => estimate,
    () => null,
  )
  return show && <span className={styles.estimate}>{show(amount)}</span>
}

import type { Money } from "#src/shared/money.ts"

/** An extra of the price list; its price includes GST. */
export type Extra = {
  readonly id: string
  readonly name: string
  readonly price: Money
  readonly gstBasisPoints: number
  readonly sac: string
  readonly isActive: boolean
  readonly version: number
}

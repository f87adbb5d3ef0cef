import { fromPaise, type Money } from "#src/shared/money.ts"

export const instalmentMonths = [3, 6, 9, 12] as const

/** The interest of the sandbox's banks, in basis points a year. */
export const instalmentBasisPoints = 1400

const basisPointsOfYear = 10_000n * 12n

// The annuity p * r * (1 + r)^n / ((1 + r)^n - 1), kept in whole numbers with r = rate / basisPointsOfYear.
/** What a guest pays each month, to the paisa. */
export function monthlyInstalment(amount: Money, months: number): Money {
  const rate = BigInt(instalmentBasisPoints)
  const grown = (basisPointsOfYear + rate) ** BigInt(months)
  const whole = basisPointsOfYear ** BigInt(months)
  const dividend = BigInt(amount) * rate * grown
  const divisor = basisPointsOfYear * (grown - whole)
  return fromPaise(Number((2n * dividend + divisor) / (2n * divisor)))
}

import { groupDigits } from "./format/digit-grouping.ts"

declare const paise: unique symbol

/** An amount of Indian rupees as an integer number of paise. */
export type Money = number & { readonly [paise]: true }

/** Reads an integer number of paise as money; throws on fractions and on amounts beyond exact integers. */
export function fromPaise(amount: number): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of paise: ${amount}`)
  return amount as Money
}

/** Reads an integer number of paise as money, and a negative one as zero. */
export const atLeastZero = (amount: number): Money => fromPaise(Math.max(0, amount))

/** Reads a whole number of rupees as money. */
export const fromRupees = (rupees: number): Money => fromPaise(rupees * 100)

export const zero: Money = fromPaise(0)

export const add = (a: Money, b: Money): Money => fromPaise(a + b)

export const subtract = (a: Money, b: Money): Money => fromPaise(a - b)

export const times = (amount: Money, count: number): Money => fromPaise(amount * count)

export const sum = (amounts: readonly Money[]): Money => amounts.reduce(add, zero)

/** The amount in rupees, the unit of the API; exact to the paisa. */
export const toRupees = (amount: Money): number => amount / 100

/** Divides two non-negative integers, halves rounded up (the one rounding rule for money). */
export function divideRoundingHalfUp(dividend: number, divisor: number): number {
  const quotient = (2n * BigInt(dividend) + BigInt(divisor)) / (2n * BigInt(divisor))
  return Number(quotient)
}

/** An amount times a part of a whole, none of them negative: exact also where the product is beyond exact integers. */
function proportionOf(amount: Money, part: number, whole: number): Money {
  const [product, divisor] = [BigInt(amount) * BigInt(part), BigInt(whole)]
  return fromPaise(Number((2n * product + divisor) / (2n * divisor)))
}

/**
 * Splits an amount over the parts of a whole in proportion: the shares sum to the amount, and none is more than its part
 * while the amount is at most the whole. Neither amount nor parts are negative.
 */
export function splitInProportion(amount: Money, parts: readonly Money[]): Money[] {
  const whole = sum(parts)
  let [before, shared] = [zero, zero]
  return parts.map((part) => {
    before = add(before, part)
    // The share is what the parts until this one get, less what those before it got.
    const share = whole === 0 ? zero : subtract(proportionOf(amount, before, whole), shared)
    shared = add(shared, share)
    return share
  })
}

/** '1,23,456.50': Indian grouping without a sign; paise are shown only where there are any. */
export function formatAmount(amount: Money): string {
  const paisePart = Math.abs(amount % 100)
  const rupees = groupDigits(Math.floor(Math.abs(amount) / 100))
  return paisePart === 0 ? rupees : `${rupees}.${String(paisePart).padStart(2, "0")}`
}

/** Rupee sign and Indian grouping (CONST-2): '-₹1,23,456.50'. */
export const formatMoney = (amount: Money): string => `${amount < 0 ? "-" : ""}₹${formatAmount(amount)}`

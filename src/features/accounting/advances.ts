import type { Payer } from "#src/features/folio/folio-line.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { spreadAdvance } from "#src/features/documents/advance.ts"
import { add, type Money, subtract, zero } from "#src/shared/money.ts"

/** The charges of a payer at one rate that are not invoiced at the end of a day. */
export type OpenCharge = {
  readonly day: CalendarDate
  readonly bookingId: string
  readonly payer: Payer
  readonly basisPoints: number
  readonly taxable: Money
  readonly amount: Money
  /** The payer's payments less refunds and invoiced charges, for all rates. */
  readonly received: Money
}

/** Advances at one rate in a month, without tax. */
export type AdvanceChange = {
  readonly basisPoints: number
  readonly received: Money
  readonly adjusted: Money
}

const folioOf = ({ bookingId, payer }: OpenCharge): string => `${bookingId} ${payer}`
const keyOf = (charge: OpenCharge): string => `${folioOf(charge)} ${charge.basisPoints}`

/** The advances without tax by payer and rate. */
function sumAdvances(charges: readonly OpenCharge[]): Map<string, Money> {
  const folios = [...Map.groupBy(charges, folioOf)]
  const advances = folios.flatMap(([folio, open]) =>
    spreadAdvance(open, open[0]?.received ?? zero).map(
      ({ charge: { basisPoints }, taxable }) => [`${folio} ${basisPoints}`, taxable] as const,
    ),
  )
  return new Map(advances)
}

const above = (a: Money, b: Money): Money => (a > b ? subtract(a, b) : zero)

/**
 * The advances received in a month, and the earlier advances that were invoiced or refunded in it, by rate. Tax on a
 * service is due with the advance (CGST Act, s. 13(2)); an advance that is invoiced within the month is not stated
 * (GSTR-1, table 11).
 */
export function advanceChanges(
  charges: readonly OpenCharge[],
  [dayBefore, lastDay]: readonly [CalendarDate, CalendarDate],
): AdvanceChange[] {
  const [before, after] = [dayBefore, lastDay].map((day) =>
    sumAdvances(charges.filter((each) => each.day === day)),
  )
  const rates = new Map(charges.map((charge) => [keyOf(charge), charge.basisPoints]))
  const changes = new Map<number, AdvanceChange>()
  for (const [key, basisPoints] of rates) {
    const [old, now] = [before?.get(key) ?? zero, after?.get(key) ?? zero]
    const { received, adjusted } = changes.get(basisPoints) ?? { received: zero, adjusted: zero }
    changes.set(basisPoints, {
      basisPoints,
      received: add(received, above(now, old)),
      adjusted: add(adjusted, above(old, now)),
    })
  }
  return [...changes.values()].toSorted((a, b) => a.basisPoints - b.basisPoints)
}

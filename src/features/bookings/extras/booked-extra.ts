import { adultsOf, childrenOf, type Party } from "#src/features/availability/party.ts"
import { countChargedNights, type Stay } from "#src/features/availability/stay.ts"
import {
  type Extra,
  type ExtraUnit,
  extraUnitNames,
  gstRateInStay,
  type TaxedNights,
} from "#src/features/folio/extra.ts"
import type { FolioLine, NewFolioLine } from "#src/features/folio/folio-line.ts"
import { taxIncludedIn } from "#src/features/pricing/gst.ts"
import { formatMoney, type Money, sum, times } from "#src/shared/money.ts"

/** An extra of a booking, with the price and tax of the moment when it was added. */
export type BookedExtra = Pick<Extra, "name" | "unit" | "price" | "gstBasisPoints" | "sac"> & {
  readonly extraId: string
  /** Its charge on the folio; null until the day of arrival. */
  readonly lineId: string | null
}

/** An extra that a guest chose, with the price that was shown. */
export type RequestedExtra = { readonly extraId: string; readonly price: Money }

/** An extra that a guest can choose, with its amount for the stay. */
export type ExtraChoice = RequestedExtra & {
  readonly name: string
  readonly description: string
  /** '₹1,500 per room × 2'; empty when the price is the amount. */
  readonly calculation: string
  readonly amount: Money
}

/** The stay from which the quantity of an extra is computed. */
export type ExtrasStay = Stay & { readonly bookedRooms: Party }

/** How many times the price of an extra is charged. */
function extraQuantity(unit: ExtraUnit, stay: ExtrasStay): number {
  const { bookedRooms } = stay
  switch (unit) {
    case "stay":
      return 1
    case "room":
      return bookedRooms.length
    case "night":
      return countChargedNights(stay)
    case "guest-night":
      return (adultsOf(bookedRooms) + childrenOf(bookedRooms)) * countChargedNights(stay)
  }
}

type PricedExtra = Pick<Extra, "unit" | "price">

export const extraAmount = ({ unit, price }: PricedExtra, stay: ExtrasStay): Money =>
  times(price, extraQuantity(unit, stay))

/** What the extras of a stay cost together. */
export const sumExtras = (extras: readonly PricedExtra[], stay: ExtrasStay): Money =>
  sum(extras.map((extra) => extraAmount(extra, stay)))

/** The charges of extras for the folio, in their order; extras that belong to the room have the tax rate of its nights. */
export const extraLines = (
  extras: readonly BookedExtra[],
  stay: ExtrasStay,
  nights: TaxedNights,
): NewFolioLine[] =>
  extras.map((extra) => {
    const { name: description, sac } = extra
    const gstBasisPoints = gstRateInStay(extra, nights)
    const amount = extraAmount(extra, stay)
    const quantity = extraQuantity(extra.unit, stay)
    return {
      kind: "extra",
      description,
      quantity,
      amount,
      ...taxIncludedIn(amount, gstBasisPoints),
      gstBasisPoints,
      sac,
    }
  })

type OfferedExtra = Pick<Extra, "name" | "unit" | "price"> & {
  readonly extraId: string
  readonly description?: string
}

/** An extra as a choice for a stay. */
export function extraChoice({ unit, ...extra }: OfferedExtra, stay: ExtrasStay): ExtraChoice {
  const { extraId, name, price, description = "" } = extra
  const quantity = extraQuantity(unit, stay)
  const calculation = quantity === 1 ? "" : `${formatMoney(price)} ${extraUnitNames[unit]} × ${quantity}`
  return { extraId, name, price, description, calculation, amount: times(price, quantity) }
}

/** The charges of a booking's own extras. */
export function listBookedExtraLines(
  { extras }: { readonly extras: readonly BookedExtra[] },
  lines: readonly FolioLine[],
): FolioLine[] {
  const charged = new Set(extras.map(({ lineId }) => lineId))
  return lines.filter(({ id }) => charged.has(id))
}

/** The total of the extras that are not on the bill yet. */
export const extrasToCharge = (extras: readonly BookedExtra[], stay: ExtrasStay): Money =>
  sumExtras(
    extras.filter(({ lineId }) => lineId === null),
    stay,
  )

/** 'Your extras, ₹5,100, are to be paid at the hotel.'; empty when all of them are on the bill already. */
export function formatExtrasDue(extras: readonly BookedExtra[], stay: ExtrasStay): string {
  const due = extrasToCharge(extras, stay)
  return due === 0 ? "" : `Your extras, ${formatMoney(due)}, are to be paid at the hotel.`
}

/** 'Late check-out, Extra bed: ₹5,100'; empty without extras. */
export const formatExtras = (extras: readonly BookedExtra[], stay: ExtrasStay): string =>
  extras.length === 0
    ? ""
    : `${extras.map(({ name }) => name).join(", ")}: ${formatMoney(sumExtras(extras, stay))}`

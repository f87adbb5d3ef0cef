import type { GuestAddress } from "#src/features/accounts/guest-address/guest-address.ts"
import { payers } from "#src/features/folio/folio-line.ts"
import { fromRupees, sum } from "#src/shared/money.ts"
import {
  chooseBuyer,
  type DocumentedBooking,
  invoiceFigures,
} from "#src/features/documents/document-figures.ts"
import { type ChargeLine, linesToInvoice } from "#src/features/documents/document-lines.ts"

/** From this taxable value an invoice to a guest needs the address with the state (CGST Rules, rule 46(e)). */
const addressLimit = fromRupees(50_000)

/** Whether an invoice of the open charges needs an address that the guest has not given. */
export function lacksAddress(booking: DocumentedBooking, charges: readonly ChargeLine[]): boolean {
  const { address, state } = booking.guest
  if (address.trim() !== "" && state.trim() !== "") return false
  return payers.some((payer) => {
    const buyer = chooseBuyer(booking, payer, charges)
    const { taxes } = invoiceFigures(booking, { buyer, lines: linesToInvoice(charges, payer) })
    const taxed = taxes.filter(({ gstBasisPoints }) => gstBasisPoints > 0)
    return buyer.gstin === null && sum(taxed.map(({ taxable }) => taxable)) >= addressLimit
  })
}

export const addressOf = ({ guest: { address, city, pin, state } }: DocumentedBooking): GuestAddress => ({
  address,
  city,
  pin,
  state,
})

import { randomUUID } from "node:crypto"
import { type Payer, payers } from "#src/features/folio/folio-line.ts"
import type { Platform } from "#src/platform/platform.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { fromPaise } from "#src/shared/money.ts"
import type { DocumentFigures } from "./document-figures.ts"

/** A company that pays for stays. */
export const aCompany = {
  name: "Indus Components Private Limited",
  gstin: "27AAPFU0939F1ZV",
  address: "14 Nariman Road, Mumbai 400021",
}

type Posted = { readonly kind: string; readonly amount: number } & Partial<{
  payer: Payer
  basisPoints: number
  description: string
  voids: string
  method: string
  on: CalendarDate
}>

/** Posts a line on a folio as it is; amounts have the sign of the folio. Returns its id. */
export async function postLine(platform: Platform, bookingId: string, line: Posted): Promise<string> {
  const id = randomUUID()
  const { kind, amount, payer = payers[0], basisPoints = 500, voids = null } = line
  const isPayment = kind === "payment" || kind === "refund"
  const taxable = isPayment ? 0 : Math.round((amount * 10_000) / (10_000 + basisPoints))
  await platform.db.execute(
    `insert into folio_lines (id, booking_id, payer, kind, description, amount_paise, taxable_paise, gst_paise,
        gst_basis_points, sac, method, voids_line_id, business_date)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      id,
      bookingId,
      payer,
      kind,
      line.description ?? `A ${kind}`,
      amount,
      taxable,
      isPayment ? 0 : amount - taxable,
      isPayment ? 0 : basisPoints,
      isPayment ? "" : "996311",
      isPayment ? (line.method ?? "cash") : null,
      voids,
      line.on ?? platform.clock.today(),
    ],
  )
  return id
}

/** What a document states, by its number. */
export async function findFigures(platform: Platform, number: string): Promise<DocumentFigures> {
  const [row] = await platform.db.execute<{ figures: DocumentFigures }>(
    "select figures from documents where number = $1",
    [number],
  )
  if (!row) throw new Error(`there is no ${number}`)
  return row.figures
}

/** Moves the clock to noon of the day on which the guest departs, or days later. */
export const departureNoon = (checkOut: CalendarDate, daysLater = 0): string =>
  `${addDays(checkOut, daysLater)}T06:30:00Z`

/** A booked extra of ₹1,500 for each room. */
export const aBookedExtra = {
  extraId: "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11",
  name: "Late check-out",
  unit: "room",
  price: fromPaise(150_000),
  gstBasisPoints: 500,
  sac: "996311",
  lineId: null,
} as const

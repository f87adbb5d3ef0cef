import { accommodationSac, methodNames } from "#src/features/folio/folio-line.ts"
import type { Quote } from "#src/features/pricing/quote.ts"
import type { PlannedStay } from "./demo-plan.ts"

// Card, UPI and cash in turns, with the references that a clerk would type.
const deskMethods = [
  { method: "card", reference: "Slip 004512" },
  { method: "upi", reference: "UPI 612877430912" },
  { method: "cash", reference: "" },
] as const

/** The room charge of a quote, one line for each tax rate. */
function roomLines({ nights, rooms }: Quote) {
  return [...Map.groupBy(nights, ({ basisPoints }) => basisPoints)].map(([basis_points, own]) => ({
    kind: "room",
    description: "Room charge",
    amount: rooms * own.reduce((all, { price }) => all + price, 0),
    taxable: rooms * own.reduce((all, { taxable }) => all + taxable, 0),
    gst: rooms * own.reduce((all, { gst }) => all + gst, 0),
    basis_points,
    sac: accommodationSac,
  }))
}

type DemoStay = {
  readonly stay: PlannedStay
  readonly quote: Quote
  readonly isPaid: boolean
  readonly onlinePayment: { readonly id: string; readonly provider_payment_id: string } | null
}

function paymentLine({ stay, quote, onlinePayment }: DemoStay) {
  const amount = stay.payment === "part" ? Math.round(quote.total / 20_000) * 10_000 : quote.total
  const line = { kind: "payment", amount: -amount }
  if (onlinePayment) {
    const { id, provider_payment_id } = onlinePayment
    const online = { method: "online", payment_id: id, reference: provider_payment_id }
    return { ...line, ...online, description: "Online payment", isDeskPayment: false }
  }
  const desk = deskMethods[stay.guest % deskMethods.length] ?? deskMethods[0]
  return { ...line, ...desk, description: `${methodNames[desk.method]} payment`, isDeskPayment: true }
}

/** The folio of a demo stay; all lines but desk payments are posted when it is booked. */
export function demoFolioLines(demo: DemoStay) {
  const { stay, quote, isPaid } = demo
  const isCharged = stay.status !== "expired" && stay.status !== "held"
  const rooms = isCharged ? roomLines(quote) : []
  const reversed = stay.status === "cancelled" ? rooms : []
  return [
    ...rooms.map((line) => ({ ...line, isDeskPayment: false })),
    ...reversed.map((line) => ({
      ...line,
      description: "Room charge reversed",
      amount: -line.amount,
      taxable: -line.taxable,
      gst: -line.gst,
      isDeskPayment: false,
    })),
    ...(isPaid || stay.payment === "part" ? [paymentLine(demo)] : []),
  ]
}

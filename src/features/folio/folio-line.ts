import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { atLeastZero, fromPaise, type Money, sum } from "#src/shared/money.ts"

export type FolioLineKind = "room" | "extra" | "fee" | "discount" | "payment" | "refund"

/** The payment methods of the front desk; online payments go through the card provider. */
export const deskMethods = ["cash", "card", "upi", "bank-transfer", "other"] as const
export type DeskMethod = (typeof deskMethods)[number]
export type PaymentMethod = DeskMethod | "online"

/** Whether a method needs a reference, by which its slip or transfer can be found (FOLIO-2). */
export const needsReference = (method: DeskMethod): boolean => method !== "cash" && method !== "other"

/** The payers of a folio: the guest, and the company if it pays a part. */
export const payers = ["guest", "company"] as const
export type Payer = (typeof payers)[number]

/** SAC of room accommodation in hotels; a cancellation fee has that of the room (CBIC Circular 178/10/2022). */
export const accommodationSac = "996311"

/** A line of a folio. Lines are never changed; a void is a line of its own. */
export type FolioLine = {
  readonly id: string
  readonly sequence: number
  readonly payer: Payer
  readonly kind: FolioLineKind
  readonly description: string
  readonly quantity: number
  /** What the line adds to the balance: charges and refunds are positive, payments and discounts negative. */
  readonly amount: Money
  readonly taxable: Money
  readonly gst: Money
  readonly gstBasisPoints: number
  readonly sac: string
  readonly method: PaymentMethod | null
  readonly reference: string
  readonly reason: string
  /** The line that this one reverses. */
  readonly voidsLineId: string | null
  /** Whether another line reverses this one. */
  readonly isVoided: boolean
  /** The online payment that the line posts or refunds. */
  readonly paymentId: string | null
  readonly refundId: string | null
  /** The booking that a charge was transferred to or from. */
  readonly otherBookingId: string | null
  readonly otherReference: string | null
  readonly businessDate: CalendarDate
  readonly actorName: string | null
  readonly createdAt: string
  /** Its posting: the lines that one transaction posted have the same. */
  readonly posting: string
}

/** A line to post; a field that is left out is empty. */
export type NewFolioLine = {
  readonly kind: FolioLineKind
  readonly description: string
  readonly amount: Money
  readonly payer?: Payer
  readonly quantity?: number
  readonly taxable?: Money
  readonly gst?: Money
  readonly gstBasisPoints?: number
  readonly sac?: string
  readonly method?: PaymentMethod
  readonly reference?: string
  readonly reason?: string
  readonly voidsLineId?: string
  readonly paymentId?: string | null
  readonly refundId?: string | null
  readonly otherBookingId?: string | null
}

export const methodNames: Readonly<Record<PaymentMethod, string>> = {
  cash: "Cash",
  card: "Card",
  upi: "UPI",
  "bank-transfer": "Bank transfer",
  online: "Online",
  other: "Other",
}

export const referenceHint = "The card slip, UPI or UTR number. Cash needs none."

export const lineKindNames: Readonly<Record<FolioLineKind, string>> = {
  room: "Room",
  extra: "Extra",
  fee: "Fee",
  discount: "Discount",
  payment: "Payment",
  refund: "Refund",
}

/** A line of a payer; the guest where it names none. */
export type PayerLine = Pick<NewFolioLine, "kind" | "amount" | "payer">

const isOf =
  (payer: Payer) =>
  (line: Pick<PayerLine, "payer">): boolean =>
    (line.payer ?? "guest") === payer

/** Who is billed for the rooms: the payer of most of their charge, else the guest. */
export function payerOfRooms(lines: readonly PayerLine[]): Payer {
  const [guest = 0, company = 0] = payers.map((payer) =>
    lines
      .filter((line) => line.kind === "room" && isOf(payer)(line))
      .reduce((all, { amount }) => all + amount, 0),
  )
  return company > guest ? "company" : "guest"
}

/** The sums of a payer's part of a folio. */
export const sumLinesOf = (lines: readonly PayerLine[], payer: Payer): Balance =>
  sumLines(lines.filter(isOf(payer)))

/** What a payer owes; negative for a credit. */
export const owedBy = (lines: readonly PayerLine[], payer: Payer): Money => sumLinesOf(lines, payer).owed

/** What the desk may collect from a payer: at most the balance of the folio, so that the other's credit is refunded first. */
export const payableBy = (lines: readonly PayerLine[], payer: Payer): Money =>
  atLeastZero(Math.min(owedBy(lines, payer), sumLines(lines).owed))

// A credit beyond the payer's payments comes from a charge that was transferred to another booking: that booking refunds it.
const creditOf = (lines: readonly PayerLine[], payer: Payer): Money => {
  const { owed, paid } = sumLinesOf(lines, payer)
  return atLeastZero(Math.min(-owed, paid))
}

export type AmountsByPayer = Readonly<Record<Payer, Money>>

/** The sum of the amounts of each payer. */
export function sumByPayer(parts: readonly Pick<PayerLine, "amount" | "payer">[]): AmountsByPayer {
  const sumOf = (payer: Payer) => sum(parts.filter(isOf(payer)).map(({ amount }) => amount))
  return { guest: sumOf("guest"), company: sumOf("company") }
}

/** The refundable amount of each payer: the credit, at most the net payments, regardless of the other's debt (FOLIO-2). */
export const creditsOf = (lines: readonly PayerLine[]): AmountsByPayer => ({
  guest: creditOf(lines, "guest"),
  company: creditOf(lines, "company"),
})

export const sumCredits = (lines: readonly PayerLine[]): Money => sum(Object.values(creditsOf(lines)))

/** Who owes most on a folio; the guest where nobody owes anything. */
export function payerOwingMost(lines: readonly PayerLine[]): Payer {
  const [guest = 0, company = 0] = payers.map((payer) => owedBy(lines, payer))
  return company > Math.max(0, guest) ? "company" : "guest"
}

/** The sums of a booking's folio. */
export type Balance = {
  /** Charges, fees and extras less discounts. */
  readonly charged: Money
  /** Payments without refunds. */
  readonly received: Money
  readonly refunded: Money
  /** Payments less refunds. */
  readonly paid: Money
  /** The balance; negative when the hotel owes the guest. */
  readonly owed: Money
}

/** Whether a charge can move to another payer or folio; discounts and corrections stay with their charges. */
export const isMovable = (line: FolioLine): boolean =>
  !isReversed(line) && line.method === null && line.amount > 0

/** Whether a line is a chargeback: the bank took an online payment back. */
export const isChargeback = ({
  kind,
  method,
  amount,
}: Pick<FolioLine, "kind" | "method" | "amount">): boolean =>
  kind === "payment" && method === "online" && amount > 0

/** Whether a line is void or voids another one. */
export const isReversed = ({ isVoided, voidsLineId }: FolioLine): boolean => isVoided || voidsLineId !== null

/**
 * Whether a void can reverse a line: online payments are refunded, room charges follow the nights of the booking, and a
 * transferred charge goes back to its booking.
 */
export const isVoidable = (line: FolioLine): boolean =>
  !isReversed(line) &&
  line.otherBookingId === null &&
  line.kind !== "room" &&
  line.kind !== "refund" &&
  (line.method !== "online" || isChargeback(line))

/** The payments less the refunds after them, never negative: a larger refund used another method. */
const unrefunded = (lines: readonly FolioLine[]): number =>
  lines
    .filter(({ kind }) => kind === "payment" || kind === "refund")
    .reduce((left, { amount }) => Math.max(0, left - amount), 0)

/** Whether a payment was refunded, so that its void would leave more refunds than payments (FOLIO-2). */
export function isRefunded(line: FolioLine, lines: readonly FolioLine[]): boolean {
  const sameWay = lines.filter(({ method }) => method === line.method)
  return line.kind === "payment" && -line.amount > Math.min(unrefunded(lines), unrefunded(sameWay))
}

const isPayment = ({ kind }: Pick<FolioLine, "kind">): boolean => kind === "payment"

/** The sums of lines; the database stores the same sums for each booking. */
export function sumLines(lines: readonly Pick<FolioLine, "kind" | "amount">[]): Balance {
  const total = (which: (line: Pick<FolioLine, "kind">) => boolean) =>
    lines.filter(which).reduce((all, { amount }) => all + amount, 0)
  const refunded = total(({ kind }) => kind === "refund")
  const received = 0 - total(isPayment)
  const charged = total(({ kind }) => kind !== "payment" && kind !== "refund")
  return {
    charged: fromPaise(charged),
    received: fromPaise(received),
    refunded: fromPaise(refunded),
    paid: fromPaise(received - refunded),
    owed: fromPaise(charged - received + refunded),
  }
}

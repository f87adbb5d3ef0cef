import { isChargeback, lineKindNames, methodNames } from "#src/features/folio/folio-line.ts"
import { type CalendarDate, daysBetween, formatLongDate } from "#src/shared/calendar-date.ts"
import { formatHotelTimestamp } from "#src/shared/hotel-moment.ts"
import { add, fromPaise, type Money, subtract, sum, zero } from "#src/shared/money.ts"
import type { BookedBalance, BookedLine } from "./ledger-rows.ts"
import { defineColumns, type Report, tabulate, fileOnly } from "./report.ts"

const ofLine = defineColumns<BookedLine>()
const isPayment = ({ kind }: BookedLine): boolean => kind === "payment" || kind === "refund"

/** Every posting of the month. */
export const dayBook = (lines: readonly BookedLine[]): Report =>
  tabulate(
    {
      key: "day-book",
      title: "Day book",
      about:
        "Every posting of the month by business date. Charges and refunds are positive, payments and discounts negative.",
      columns: [
        ofLine.date("Business date", (line) => line.businessDate),
        ofLine.text("Posted at (IST)", (line) => formatHotelTimestamp(line.createdAt)),
        ofLine.booking((line) => line.reference),
        ofLine.text("Guest", (line) => line.guest),
        ofLine.text("Payer", (line) => (line.payer === "company" ? "Company" : "Guest")),
        fileOnly(ofLine.text("Kind", (line) => lineKindNames[line.kind])),
        ofLine.text("Description", (line) => line.description),
        fileOnly(ofLine.text("Method", (line) => (line.method ? methodNames[line.method] : ""))),
        ofLine.text("Reference", (line) => line.paymentReference),
        ofLine.text("Clerk", (line) => line.clerk ?? ""),
        ofLine.money("Taxable value", (line) => line.taxable),
        ofLine.money("GST", (line) => line.gst),
        ofLine.money("Amount", (line) => line.amount),
      ],
    },
    lines,
  )

const sumWhere = (lines: readonly BookedLine[], which: (line: BookedLine) => boolean): Money =>
  sum(lines.filter(which).map(({ amount }) => amount))

type Group<Name extends string = string> = { readonly name: Name; readonly lines: readonly BookedLine[] }
const ofGroup = defineColumns<Group>()

const groupBy = <Name extends string>(
  lines: readonly BookedLine[],
  nameOf: (line: BookedLine) => Name,
): Group<Name>[] => [...Map.groupBy(lines, nameOf)].map(([name, group]) => ({ name, lines: group }))

const kindColumn = (head: string, kind: BookedLine["kind"]) =>
  ofGroup.money(head, ({ lines }) => sumWhere(lines, (line) => line.kind === kind))

/** The sums of each business date. */
export const dayTotals = (lines: readonly BookedLine[]): Report =>
  tabulate(
    {
      key: "day-totals",
      title: "Day totals",
      about:
        "The day book summed by business date. Charges are rooms, extras and fees less discounts, GST included.",
      columns: [
        defineColumns<Group<CalendarDate>>().date("Business date", ({ name }) => name),
        ofGroup.money("Charges", (day) => sumWhere(day.lines, (line) => !isPayment(line))),
        ofGroup.money("of which GST", (day) => sum(day.lines.map(({ gst }) => gst))),
        ofGroup.money("Payments", (day) =>
          subtract(
            zero,
            sumWhere(day.lines, ({ kind }) => kind === "payment"),
          ),
        ),
        kindColumn("Refunds", "refund"),
        ofGroup.count("Postings", (day) => day.lines.length),
        kindColumn("Rooms", "room"),
        kindColumn("Extras", "extra"),
        kindColumn("Fees", "fee"),
        kindColumn("Discounts", "discount"),
      ],
    },
    groupBy(lines, ({ businessDate }) => businessDate),
  )

// A void of an online payment is that of its chargeback: the payment itself is refunded.
const isOfChargeback = (line: BookedLine): boolean =>
  isChargeback(line) || (line.kind === "payment" && line.method === "online" && line.isVoid)
const isReceived = (line: BookedLine): boolean => line.kind === "payment" && !isOfChargeback(line)
const isRefund = ({ kind }: BookedLine): boolean => kind === "refund"

/** How many payments or refunds there are, less the voided ones: an online payment has a line for each payer. */
function countPayments({ lines }: Group, which: (line: BookedLine) => boolean): number {
  const counted = lines.filter(which)
  const posted = counted.filter(({ isVoid }) => !isVoid)
  return new Set(posted.map((line) => line.onlinePaymentId ?? line)).size - (counted.length - posted.length)
}

const paymentColumns = (head: string) => [
  ofGroup.text(head, ({ name }) => name),
  ofGroup.count("Payments", (group) => countPayments(group, isReceived)),
  ofGroup.money("Received", (group) => subtract(zero, sumWhere(group.lines, isReceived))),
  ofGroup.money("Charged back", (group) => sumWhere(group.lines, isOfChargeback)),
  ofGroup.count("Refunds", (group) => countPayments(group, isRefund)),
  ofGroup.money("Refunded", (group) => sumWhere(group.lines, isRefund)),
  ofGroup.money("Net", (group) => subtract(zero, sum(group.lines.map(({ amount }) => amount)))),
]

/** Payments and refunds by method. */
export const paymentsByMethod = (lines: readonly BookedLine[]): Report =>
  tabulate(
    {
      key: "payments-by-method",
      title: "Payments by method",
      about: "What was received, charged back in lost disputes and refunded, by the way it was paid.",
      columns: paymentColumns("Method"),
    },
    groupBy(lines.filter(isPayment), ({ method }) => (method ? methodNames[method] : "")),
  )

/** Payments and refunds by clerk. */
export const paymentsByClerk = (lines: readonly BookedLine[]): Report =>
  tabulate(
    {
      key: "payments-by-clerk",
      title: "Payments by clerk",
      about: "What each clerk posted; online payments are posted by the hotel itself.",
      columns: paymentColumns("Clerk"),
    },
    groupBy(lines.filter(isPayment), ({ clerk }) => clerk ?? "Online and automatic"),
  )

type PayerBalance = Pick<BookedBalance, "overOn" | "charged" | "paid">

/** The parts of the account of a payer: receivable, deposit held and refund due. */
function splitPayer({ overOn, charged, paid }: PayerBalance) {
  const owed = subtract(charged, paid)
  if (overOn !== null) {
    return {
      receivable: owed > 0 ? owed : zero,
      refundDue: owed < 0 ? subtract(zero, owed) : zero,
      deposit: zero,
    }
  }
  return {
    receivable: zero,
    refundDue: owed < 0 ? subtract(zero, owed) : zero,
    deposit: owed < 0 ? charged : paid,
  }
}

/** The parts of a guest account: those of the guest and of the company. */
function splitBalance({ overOn, charged, paid, companyCharged, companyPaid }: BookedBalance) {
  const company = splitPayer({ overOn, charged: companyCharged, paid: companyPaid })
  const guest = splitPayer({
    overOn,
    charged: subtract(charged, companyCharged),
    paid: subtract(paid, companyPaid),
  })
  return {
    receivable: add(guest.receivable, company.receivable),
    refundDue: add(guest.refundDue, company.refundDue),
    deposit: add(guest.deposit, company.deposit),
  }
}

const ofBalance = defineColumns<BookedBalance>()
const bookingColumns = [
  ofBalance.booking(({ reference }) => reference),
  ofBalance.text("Guest", ({ guest }) => guest),
  ofBalance.date("Departure", ({ checkOut }) => checkOut),
]

const overOnColumn = ofBalance.date("Over on", ({ overOn }) => overOn)

const ages = [
  { head: "0-7 days", from: 0, to: 7 },
  { head: "8-30 days", from: 8, to: 30 },
  { head: "31-60 days", from: 31, to: 60 },
  { head: "Over 60 days", from: 61, to: Number.POSITIVE_INFINITY },
]

/** The balances of ended stays, by the days since they ended; no-shows are included. */
export function receivables(balances: readonly BookedBalance[], day: CalendarDate): Report {
  const ageOf = ({ overOn }: BookedBalance) => (overOn === null ? 0 : daysBetween(overOn, day))
  const owedOf = (balance: BookedBalance) => splitBalance(balance).receivable
  return tabulate(
    {
      key: "receivables",
      title: "Receivables by age",
      about: `What guests and companies owe for stays that are over, on ${formatLongDate(day)}.`,
      columns: [
        ...bookingColumns,
        overOnColumn,
        ofBalance.count("Days", ageOf),
        ...ages.map(({ head, from, to }) =>
          ofBalance.money(head, (balance) => {
            const age = ageOf(balance)
            return age >= from && age <= to ? owedOf(balance) : zero
          }),
        ),
        ofBalance.money("Owed", owedOf),
      ],
    },
    balances.filter((balance) => owedOf(balance) > 0),
  )
}

/** Payments for stays that are not over. */
export const deposits = (balances: readonly BookedBalance[], day: CalendarDate): Report =>
  tabulate(
    {
      key: "deposits-held",
      title: "Deposits held",
      about: `Money received for stays that are not over, on ${formatLongDate(day)}.`,
      columns: [
        ...bookingColumns,
        ofBalance.money("Charged", ({ charged }) => charged),
        ofBalance.money("Deposit", (balance) => splitBalance(balance).deposit),
      ],
    },
    balances.filter((balance) => splitBalance(balance).deposit !== 0),
  )

/** Credits of guests and companies. */
export const refundsDue = (balances: readonly BookedBalance[], day: CalendarDate): Report =>
  tabulate(
    {
      key: "refunds-due",
      title: "Refunds due",
      about: `What the hotel owes to guests and companies, on ${formatLongDate(day)}.`,
      columns: [
        ...bookingColumns,
        ofBalance.money("To refund", (balance) => splitBalance(balance).refundDue),
      ],
    },
    balances.filter((balance) => splitBalance(balance).refundDue !== 0),
  )

/** Charges that are not invoiced yet. */
export const uninvoiced = (balances: readonly BookedBalance[], day: CalendarDate): Report =>
  tabulate(
    {
      key: "to-invoice",
      title: "Charges to invoice",
      about: `Charges without a tax invoice, on ${formatLongDate(day)}: stays to come, and stays that are not completed.`,
      columns: [
        ...bookingColumns,
        overOnColumn,
        ofBalance.money("Not invoiced", ({ uninvoiced: amount }) => fromPaise(amount)),
      ],
    },
    balances.filter((balance) => balance.uninvoiced !== 0),
  )

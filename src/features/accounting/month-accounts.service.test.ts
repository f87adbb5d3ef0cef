import fc from "fast-check"
import { unzipSync } from "fflate"
import { beforeEach, describe, expect, test } from "vitest"
import { aBooking, completeStay, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"
import { reinstateBooking } from "#src/features/bookings/reinstate/reinstate-booking.service.ts"
import { aCompany, departureNoon, postLine } from "#src/features/documents/documents.factory.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { roles } from "#src/shared/actor.ts"
import { addDays, calendarDateOf } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { accountsOf, completeWithInvoice, recordsOf, sumOf } from "./accounting.factory.ts"
import { accountsFile, findMonthAccounts, type MonthAccounts } from "./month-accounts.service.ts"
import { parseMonth } from "./month.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

async function ledgerSum(condition: string): Promise<number> {
  const [row] = await platform.db.execute<{ sum: number }>(
    `select coalesce(sum(amount_paise), 0)::bigint as sum from ledger_entries where ${condition}`,
  )
  return row?.sum ?? 0
}

/** Dates the entries of an action: the audit log has the clock of the database. */
const dateAuditEntries = (action: string, at: string) =>
  platform.db.execute(
    `alter table audit_log disable trigger user;
    update audit_log set at = '${at}' where action = '${action}';
    alter table audit_log enable trigger user`,
  )

const steps = fc.array(
  fc.record({
    booking: fc.nat(3),
    kind: fc.constantFrom("extra", "fee", "discount", "payment", "refund", "document", "void"),
    paise: fc.integer({ min: 1, max: 3_000_000 }),
    basisPoints: fc.constantFrom(0, 500, 1800),
    method: fc.constantFrom("cash", "card", "upi", "online"),
    payer: fc.constantFrom("guest" as const, "company" as const),
    days: fc.integer({ min: 0, max: 9 }),
  }),
  { minLength: 4, maxLength: 25 },
)

type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never

/** Four bookings: over and owing, over and completed, cancelled, to come. */
async function someBookings(): Promise<string[]> {
  const roomId = (await aRoom(platform)).id
  const ids: string[] = []
  for (const days of [2, 3, 40, 60]) {
    const checkIn = addDays(platform.clock.today(), days)
    ids.push((await aBooking(platform, { roomId, checkIn, ...(days === 3 && { company: aCompany }) })).id)
  }
  const [, completed = "", cancelled] = ids
  await completeStay(platform, completed)
  await platform.db.execute("update bookings set status = 'cancelled', ended_on = $2 where id = $1", [
    cancelled,
    platform.clock.today(),
  ])
  return ids
}

async function play(ids: readonly string[], played: readonly Step[]): Promise<void> {
  const extras: { bookingId: string; line: Parameters<typeof postLine>[2] }[] = []
  for (const { booking, days, ...step } of played) {
    const bookingId = ids[booking] ?? ""
    platform.passMinutes(days * 24 * 60)
    if (step.kind === "document") await issueDocuments(platform, bookingId)
    else if (step.kind === "void") {
      const voided = extras.pop()
      if (voided) await postLine(platform, voided.bookingId, voided.line)
    } else {
      const isNegative = step.kind === "payment" || step.kind === "discount"
      const line = { ...step, amount: isNegative ? -step.paise : step.paise }
      const id = await postLine(platform, bookingId, line)
      if (step.kind === "extra") extras.push({ bookingId, line: { ...line, amount: -step.paise, voids: id } })
    }
  }
}

async function expectAgreement(accounts: MonthAccounts): Promise<void> {
  for (const { label, reports, ledger } of accounts.checks)
    expect({ label, sum: reports }).toEqual({ label, sum: ledger })
  const { from, to } = accounts.month
  const inMonth = `business_date >= '${from}' and business_date < '${to}' and business_date <= '${accounts.lastDay}'`
  const paid = await ledgerSum(`account = 'guest' and kind in ('payment', 'refund') and ${inMonth}`)
  expect(sumOf(accounts, "day-book", "Amount")).toBe(await ledgerSum(`account = 'guest' and ${inMonth}`))
  expect(sumOf(accounts, "day-book", "GST")).toBe(
    0 - (await ledgerSum(`account = 'gst-payable' and ${inMonth}`)),
  )
  expect(sumOf(accounts, "day-totals", "of which GST")).toBe(sumOf(accounts, "day-book", "GST"))
  for (const key of ["payments-by-method", "payments-by-clerk"])
    expect(sumOf(accounts, key, "Net")).toBe(0 - paid)
  const ages = ["0-7 days", "8-30 days", "31-60 days", "Over 60 days"]
  expect(ages.reduce((all, head) => all + sumOf(accounts, "receivables", head), 0)).toBe(
    sumOf(accounts, "receivables", "Owed"),
  )
  for (const [table, hsn, note, buyers] of [
    ["gstr1-b2b", "gstr1-hsn-b2b", "gstr1-cdnr", "Intra-State supplies to registered persons"],
    ["gstr1-b2cs", "gstr1-hsn-b2c", null, "Intra-State supplies to unregistered persons"],
  ] as const) {
    const notes = note ? sumOf(accounts, note, "Taxable Value") : 0
    const [exempt] = recordsOf(accounts, "gstr1-exemp").filter((row) => row["Description"] === buyers)
    const untaxed = Math.round(Number(exempt?.["Exempted(other than nil rated/non GST supply)"] ?? 0) * 100)
    expect(sumOf(accounts, table, "Taxable Value") - notes + untaxed).toBe(
      sumOf(accounts, hsn, "Taxable Value"),
    )
  }
}

/** What the documents state until now, and what they do not state yet, is what was charged. */
async function expectEveryChargeIsInvoicedOrListed(all: readonly MonthAccounts[]): Promise<void> {
  const stated = all.reduce(
    (sum, accounts) =>
      sum + sumOf(accounts, "gstr1-hsn-b2b", "Total Value") + sumOf(accounts, "gstr1-hsn-b2c", "Total Value"),
    0,
  )
  const last = all.at(-1)
  if (!last) throw new Error("there is no month")
  const charged = await ledgerSum("account = 'guest' and kind not in ('payment', 'refund')")
  expect(stated + sumOf(last, "to-invoice", "Not invoiced")).toBe(charged)
}

type OpenFolio = {
  readonly charges: readonly { rate: number; taxable: number; amount: number }[]
  paid: number
}

/** What is paid for charges without a document, by rate and without tax, counted folio by folio. */
async function advanceNow(rate: number): Promise<number> {
  const folios = await platform.db.execute<OpenFolio>(
    `select (select coalesce(jsonb_agg(c), '[]') from (
          select gst_basis_points as rate, sum(taxable_paise) as taxable, sum(amount_paise) as amount
          from folio_lines where booking_id = f.booking_id and payer = f.payer and kind not in ('payment', 'refund')
            and id not in (select folio_line_id from document_lines)
          group by 1 having sum(amount_paise) > 0) c) as charges,
        (-sum(amount_paise) filter (where kind in ('payment', 'refund')
          or id in (select folio_line_id from document_lines)))::float8 as paid
      from folio_lines f group by booking_id, payer`,
  )
  return folios.reduce((all, { charges, paid }) => {
    const open = charges.reduce((sum, { amount }) => sum + amount, 0)
    const taxable = charges.find((charge) => charge.rate === rate)?.taxable ?? 0
    return all + (open > 0 ? (Math.min(Math.max(paid, 0), open) * taxable) / open : 0)
  }, 0)
}

/** Advances received less those adjusted, over all months, are what is held in advance. */
async function expectAdvancesToAddUp(all: readonly MonthAccounts[]): Promise<void> {
  for (const rate of [500, 1800]) {
    const changes = all.flatMap((accounts) =>
      [
        ...recordsOf(accounts, "gstr1-at").map(
          (row) => [row["Rate"], row["Gross Advance Received"], 1] as const,
        ),
        ...recordsOf(accounts, "gstr1-atadj").map(
          (row) => [row["Rate"], row["Gross Advance Adjusted"], -1] as const,
        ),
      ].flatMap(([of, amount, sign]) => (of === String(rate / 100) ? [Number(amount) * 100 * sign] : [])),
    )
    const held = changes.reduce((sum, change) => sum + change, 0)
    expect(Math.abs(held - (await advanceNow(rate)))).toBeLessThan(4)
  }
}

describe("the accounts of a month", () => {
  test("[FOLIO-7] every file sums to the ledger, whatever was posted", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (played) => {
        await platform.clear()
        await play(await someBookings(), played)
        const last = platform.clock.today().slice(0, 7)
        const months = [
          "2026-07",
          "2026-08",
          "2026-09",
          "2026-10",
          "2026-11",
          "2026-12",
          "2027-01",
          "2027-02",
        ]
        const all: MonthAccounts[] = []
        for (const month of months.filter((each) => each <= last)) all.push(await accountsOf(platform, month))
        for (const accounts of all) await expectAgreement(accounts)
        await expectEveryChargeIsInvoicedOrListed(all)
        await expectAdvancesToAddUp(all)
      }),
      { numRuns: 20 },
    )
  }, 120_000)

  test("[FOLIO-7] a stay to come holds a deposit, a no-show owes by age, an overpaid stay is owed a refund", async () => {
    const roomId = (await aRoom(platform)).id
    const [toCome, noShow, overpaid] = await Promise.all([
      aBooking(platform, { roomId, checkIn: calendarDateOf("2026-11-01") }),
      aBooking(platform, { roomId, checkIn: calendarDateOf("2026-08-01") }),
      aBooking(platform, { roomId, checkIn: calendarDateOf("2026-08-05") }),
    ])
    await postLine(platform, toCome.id, { kind: "payment", amount: -100_000 })
    await postLine(platform, overpaid.id, { kind: "payment", amount: -overpaid.total - 5_000 })
    platform.moveTo(departureNoon(noShow.checkOut, 10))
    const accounts = await accountsOf(platform, "2026-08")
    expect(recordsOf(accounts, "deposits-held")).toMatchObject([
      { Booking: toCome.reference, Deposit: "1000" },
    ])
    expect(recordsOf(accounts, "refunds-due")).toMatchObject([
      { Booking: overpaid.reference, "To refund": "50" },
    ])
    expect(recordsOf(accounts, "receivables")).toMatchObject([
      { Booking: noShow.reference, Days: "10", "0-7 days": "0", "8-30 days": String(noShow.total / 100) },
    ])
  })

  test("[FOLIO-7] a past month keeps its balances when the bill is paid later", async () => {
    const booking = await aBooking(platform, { checkIn: calendarDateOf("2026-07-10") })
    platform.moveTo("2026-08-20T06:30:00Z")
    const before = recordsOf(await accountsOf(platform, "2026-07"), "receivables")
    expect(before).toHaveLength(1)
    await postLine(platform, booking.id, { kind: "payment", amount: -booking.total })
    expect(recordsOf(await accountsOf(platform, "2026-07"), "receivables")).toEqual(before)
    expect(recordsOf(await accountsOf(platform, "2026-08"), "receivables")).toEqual([])
  })

  test("[FOLIO-7] a past month keeps its deposits when a stay is extended after its departure", async () => {
    const booking = await aBooking(platform, { checkIn: calendarDateOf("2026-07-29") })
    await postLine(platform, booking.id, { kind: "payment", amount: -1_000 })
    platform.moveTo("2026-08-01T06:30:00Z")
    const { checkIn } = booking
    const reports = ["receivables", "deposits-held", "to-invoice"]
    const read = async () => {
      const accounts = await accountsOf(platform, "2026-07")
      return reports.map((key) => recordsOf(accounts, key))
    }
    const before = await read()
    expect(before).toMatchObject([[{ Booking: booking.reference }], [], [{ Departure: "2026-07-31" }]])
    const to = { checkIn, checkOut: calendarDateOf("2026-08-02") }
    valueOf(await changeStay(platform, staffAs("owner"), { id: booking.id, to }))
    await dateAuditEntries("change-dates", "2026-08-01T06:30:00Z")
    expect(await read()).toEqual(before)
    expect(recordsOf(await accountsOf(platform, "2026-08"), "deposits-held")).toMatchObject([
      { Deposit: "10" },
    ])
  })

  test("[FOLIO-7] a past month keeps its receivables when a cancelled stay is reinstated later", async () => {
    const { id, reference } = await aBooking(platform, { checkIn: calendarDateOf("2026-07-30"), nights: 5 })
    const owner = staffAs("owner")
    platform.moveTo("2026-07-31T06:30:00Z")
    valueOf(await cancelBooking(platform, owner, { id }))
    const read = async () => {
      const accounts = await accountsOf(platform, "2026-07")
      return ["receivables", "deposits-held"].map((key) => recordsOf(accounts, key))
    }
    platform.moveTo("2026-08-01T06:30:00Z")
    const before = await read()
    expect(before).toMatchObject([[{ Booking: reference, "Over on": "2026-07-31" }], []])
    valueOf(await reinstateBooking(platform, owner, { id, reason: "The flight was late" }))
    await dateAuditEntries("reinstate", "2026-08-01T06:30:00Z")
    expect(await read()).toEqual(before)
    expect(recordsOf(await accountsOf(platform, "2026-08"), "receivables")).toEqual([])
  })

  test("[FOLIO-7] the GST tables have the columns of the portal's offline tool", async () => {
    const booking = await aBooking(platform, { company: aCompany })
    platform.moveTo(departureNoon(booking.checkOut))
    await completeWithInvoice(platform, booking.id)
    const accounts = await accountsOf(platform, "2026-08")
    expect(recordsOf(accounts, "gstr1-b2b")).toEqual([
      {
        "GSTIN/UIN of Recipient": aCompany.gstin,
        "Receiver Name": aCompany.name,
        "Invoice Number": "INV/2627/000001",
        "Invoice date": "03-Aug-2026",
        "Invoice Value": String(booking.total / 100),
        "Place Of Supply": "07-Delhi",
        "Reverse Charge": "N",
        "Applicable % of Tax Rate": "",
        "Invoice Type": "Regular B2B",
        "E-Commerce GSTIN": "",
        Rate: "5",
        "Taxable Value": String(booking.subtotal / 100),
        "Cess Amount": "0",
      },
    ])
    expect(recordsOf(accounts, "gstr1-docs")).toEqual([
      {
        "Nature of Document": "Invoices for outward supply",
        "Sr. No. From": "INV/2627/000001",
        "Sr. No. To": "INV/2627/000001",
        "Total Number": "1",
        Cancelled: "0",
      },
    ])
  })

  test("[FOLIO-7] an advance is received in its month, and adjusted in the month of its invoice", async () => {
    const booking = await aBooking(platform, { checkIn: calendarDateOf("2026-09-02") })
    await postLine(platform, booking.id, {
      kind: "extra",
      amount: 118_000,
      basisPoints: 1800,
      on: calendarDateOf("2026-08-01"),
    })
    const half = Math.round((booking.total + 118_000) / 2)
    await postLine(platform, booking.id, { kind: "payment", amount: -half, on: calendarDateOf("2026-08-02") })
    platform.moveTo("2026-08-31T06:30:00Z")
    const columns = { "Place Of Supply": "07-Delhi", "Applicable % of Tax Rate": "", "Cess Amount": "0" }
    const august = await accountsOf(platform, "2026-08")
    const rows = [
      { rate: "5", amount: String(booking.subtotal / 200) },
      { rate: "18", amount: "500" },
    ]
    expect(recordsOf(august, "gstr1-at")).toEqual(
      rows.map(({ rate, amount }) => ({ ...columns, Rate: rate, "Gross Advance Received": amount })),
    )
    expect(recordsOf(august, "gstr1-atadj")).toEqual([])
    await postLine(platform, booking.id, { kind: "payment", amount: -half, on: calendarDateOf("2026-09-03") })
    platform.moveTo(departureNoon(booking.checkOut))
    await completeWithInvoice(platform, booking.id)
    const september = await accountsOf(platform, "2026-09")
    expect(recordsOf(september, "gstr1-at")).toEqual([])
    expect(recordsOf(september, "gstr1-atadj")).toEqual(
      rows.map(({ rate, amount }) => ({ ...columns, Rate: rate, "Gross Advance Adjusted": amount })),
    )
    expect(recordsOf(await accountsOf(platform, "2026-08"), "gstr1-at")).toEqual(
      recordsOf(august, "gstr1-at"),
    )
  })

  test("[FOLIO-7] one zip holds every file", async () => {
    await aBooking(platform)
    const accounts = await accountsOf(platform, "2026-07")
    const zip = accountsFile(accounts, "month.zip")
    const files = unzipSync(zip?.bytes ?? new Uint8Array())
    expect(Object.keys(files)).toEqual(accounts.reports.map(({ key }) => `vimana-2026-07-${key}.csv`))
    expect(Buffer.from(files["vimana-2026-07-day-book.csv"] ?? [])).toEqual(
      Buffer.from(accountsFile(accounts, "day-book.csv")?.bytes ?? []),
    )
    expect(accountsFile(accounts, "nothing.csv")).toBeNull()
  })

  test("[API-10] are the owner's", async () => {
    const month = parseMonth(null, platform.clock.today())
    for (const role of roles)
      expect((await findMonthAccounts(platform, staffAs(role), month)) !== null, role).toBe(role === "owner")
  })
})

import { postLine } from "#src/features/documents/documents.factory.ts"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { seedAccounts } from "#src/features/accounts/demo/accounts.seed.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { aBooking, aPaidBooking, aTarget, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { deleteBooking } from "#src/features/bookings/cancel/delete-booking.service.ts"
import { reopenStay, updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { seedBookings } from "#src/features/bookings/demo/bookings.seed.ts"
import { postDiscount, voidLine } from "#src/features/bookings/folio/folio-charges.service.ts"
import { seedDocuments } from "#src/features/documents/documents.seed.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { seedRooms } from "#src/features/rooms/rooms.seed.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { formatDifference } from "./audit-checks.ts"
import { auditHotel, findLastAudit, registerAuditJob } from "./hotel-audit.service.ts"

const platform = setUpPlatform()

beforeAll(() => registerAuditJob(platform))
beforeEach(() => platform.clear())

const owner = staffAs("owner")
const reason = "A reason of the desk"
const sql = (text: string, ...values: unknown[]) => platform.db.execute(text, values)

/** Runs SQL that the triggers of a table refuse. */
async function corrupt(table: string, text: string, ...values: unknown[]): Promise<void> {
  await sql(`alter table ${table} disable trigger user`)
  try {
    await sql(text, ...values)
  } finally {
    await sql(`alter table ${table} enable trigger user`)
  }
}

/** Works without a constraint; empties the tables before the constraint comes back. */
async function withoutConstraint(table: string, name: string, work: () => Promise<void>): Promise<void> {
  const [row] = await platform.db.execute<{ definition: string }>(
    "select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1",
    [name],
  )
  await sql(`alter table ${table} drop constraint ${name}`)
  try {
    await work()
  } finally {
    await platform.clear()
    await sql(`alter table ${table} add constraint ${name} ${row?.definition}`)
  }
}

/** A paid stay that the guest left early, with receipt and invoice. */
async function anInvoicedStay(): Promise<Booking> {
  const booking = await aPaidBooking(platform)
  const change = { isCompleted: true, paymentStatus: "done" as const, reason }
  valueOf(await updateBookingStatus(platform, owner, { id: booking.id, change }))
  await issueDocuments(platform, booking.id)
  return booking
}

/** What the audit finds: check, reference and detail. */
const rupeesOf = (paise: number): string => `₹${(paise / 100).toFixed(2)}`

const found = async () => (await auditHotel(platform)).map(formatDifference)

const statesNone = ({ reference, total }: Booking): string =>
  `Invoiced charges, ${reference}: invoiced ${rupeesOf(total)}, its documents state ₹0.00`

const expectOneFound = async (pattern: string) =>
  expect(await found()).toEqual([expect.stringMatching(new RegExp(pattern))])

test("[FOLIO-8] the audit finds nothing in the demo hotel, nor after invoices, discounts and voids", async () => {
  await seedAccounts({ ...platform, config: { ...platform.config, seed: "demo" } })
  await seedRooms(platform)
  await seedBookings(platform)
  await seedDocuments(platform)
  expect(await found()).toEqual([])
  await platform.clear()
  const { id } = await anInvoicedStay()
  valueOf(await postDiscount(platform, owner, { ...aTarget(id), amount: fromRupees(300), reason }))
  const discount = (await listFolioLines(platform.db, id)).at(-1)?.id ?? ""
  await issueDocuments(platform, id)
  valueOf(await voidLine(platform, owner, { ...aTarget(id), lineId: discount, reason }))
  await issueDocuments(platform, id)
  expect(await found()).toEqual([])
})

test("[FOLIO-8] the audit finds nothing after a stay was reopened and a booking was deleted", async () => {
  const { id } = await anInvoicedStay()
  valueOf(await reopenStay(platform, owner, { id, reason }))
  valueOf(await deleteBooking(platform, owner, (await aBooking(platform)).id))
  expect(await found()).toEqual([])
})

describe("the audit names", () => {
  test("[FOLIO-8] a night that is sold more often than it is booked, with its bookings", async () => {
    const { reference } = await aBooking(platform)
    await sql("update inventory_nights set sold = 2 where night = '2026-08-01'")
    await expectOneFound(
      `^Inventory, ${reference}: .* on 2026-08-01 has 0 held and 2 sold of 5, its bookings hold 0 and take 1$`,
    )
  })

  test("[FOLIO-8] a night that has more rooms for sale than its room type", async () => {
    const { reference } = await aBooking(platform)
    await sql("update inventory_nights set out_of_order = 1 where night = '2026-08-01'")
    await expectOneFound(
      `^Inventory, ${reference}: .* 1 sold of 5, its bookings hold 0 and take 1, 4 rooms are in order$`,
    )
  })

  test("[FOLIO-8] a booking whose nights, total or folio sums differ", async () => {
    const [nights, totals, folio] = [
      await aBooking(platform),
      await aBooking(platform),
      await aBooking(platform),
    ]
    await sql("delete from booking_nights where booking_id = $1 and night = '2026-08-01'", nights.id)
    await sql(
      "update bookings set total_paise = total_paise + 1, gst_paise = gst_paise + 1 where id = $1",
      totals.id,
    )
    await corrupt("bookings", "update bookings set paid_paise = 5000 where id = $1", folio.id)
    const gst = totals.total - totals.subtotal
    expect(new Set(await found())).toEqual(
      new Set([
        `Booked nights, ${nights.reference}: 1 nights are priced, its rooms have 2`,
        `Booking total, ${totals.reference}: ₹10000.01 with ${rupeesOf(gst + 1)} GST, its nights sum to ₹10000.00 with ${rupeesOf(gst)}`,
        `Folio sums, ${folio.reference}: charged ₹10000.00, paid ₹50.00, refunded ₹0.00, owed by the company ₹0.00; its lines say ₹10000.00, ₹0.00, ₹0.00, ₹0.00 and room charges of ₹10000.00`,
      ]),
    )
  })

  test("[FOLIO-8] a booking whose invoiced charges are not those of its documents", async () => {
    const { id, reference, total } = await anInvoicedStay()
    await corrupt("bookings", "update bookings set invoiced_paise = 0 where id = $1", id)
    expect(await found()).toEqual([
      `Invoiced charges, ${reference}: invoiced ₹0.00, its documents state ${rupeesOf(total)}`,
    ])
  })

  test("[FOLIO-8] a discount that is larger than its charges", async () => {
    const { id, reference, total } = await aBooking(platform)
    await postLine(platform, id, { kind: "discount", amount: -total - 100, basisPoints: 1800 })
    expect(await found()).toEqual([
      `Charges, ${reference}: charges of the guest at 18% sum to -${rupeesOf(total + 100)}`,
    ])
  })

  test("[FOLIO-8] a posting that does not balance", async () => {
    await withoutConstraint("folio_lines", "folio_line_is_taxed_charge_or_payment", async () => {
      const { reference } = await aBooking(platform)
      await corrupt("folio_lines", "update folio_lines set taxable_paise = taxable_paise + 7")
      await expectOneFound(`^Ledger, ${reference}: posting \\d+ is out of balance by -₹0.07$`)
    })
  })

  test("[FOLIO-8] a void of another amount than its line", async () => {
    const { id, reference } = await aBooking(platform)
    const lines = async () => listFolioLines(platform.db, id)
    for (const rupees of [100, 250])
      valueOf(await postDiscount(platform, owner, { ...aTarget(id), amount: fromRupees(rupees), reason }))
    const [, first, second] = await lines()
    valueOf(await voidLine(platform, owner, { ...aTarget(id), lineId: first?.id ?? "", reason }))
    await corrupt(
      "folio_lines",
      "update folio_lines set voids_line_id = $1 where voids_line_id is not null",
      second?.id,
    )
    await expectOneFound(`^Void, ${reference}: posting \\d+ of ₹100.00 voids posting \\d+ of -₹250.00$`)
  })

  test("[FOLIO-8] an online payment that is posted with another amount", async () => {
    const { reference } = await aPaidBooking(platform)
    await sql("update payments set amount_paise = amount_paise + 1")
    await expectOneFound(`^Online payment, ${reference}: pay_.* of ₹10000.01 is posted as ₹10000.00$`)
  })

  test("[FOLIO-8] a gap in a series of documents, and a counter that is ahead", async () => {
    await anInvoicedStay()
    const second = await anInvoicedStay()
    const { reference } = await anInvoicedStay()
    const ofSecond = "(select id from documents where kind = 'invoice' and count = 2)"
    await corrupt("document_lines", `delete from document_lines where document_id = ${ofSecond}`)
    await corrupt("documents", `delete from documents where id = ${ofSecond}`)
    await sql("update document_counters set last_number = 9 where kind = 'receipt'")
    expect((await found()).toSorted()).toEqual([
      `Document number, ${reference}: INV/2627/000003 comes after number 1 of its series`,
      "Document number: the last receipt of 2627 is number 3, its counter says 9",
      statesNone(second),
    ])
  })

  test("[FOLIO-8] a number that two documents have", async () => {
    await withoutConstraint("documents", "documents_number_key", async () => {
      const [first, second] = [await anInvoicedStay(), await anInvoicedStay()]
      await corrupt(
        "documents",
        "update documents set number = 'INV/2627/000001' where number = 'INV/2627/000002'",
      )
      expect((await found()).toSorted()).toEqual(
        [
          `Document number, ${first.reference}: INV/2627/000001 is used 2 times`,
          `Document number, ${second.reference}: INV/2627/000001 is used 2 times`,
          `Document number, ${second.reference}: INV/2627/000001 is not number 2 of its year, on 2026-07-01`,
        ].toSorted(),
      )
    })
  })

  test.each([
    ["total_paise = total_paise + 1", "is of ₹10000.01, its folio lines sum to ₹10000.00"],
    [`figures = jsonb_set(figures, '{totals,total}', '5')`, "is of ₹10000.00, its print says ₹0.05"],
    [`figures = jsonb_set(figures, '{taxes,0,cgst}', '5')`, "states other taxes than its folio lines"],
  ])("[FOLIO-8] an invoice whose figures are not its folio lines: %s", async (change, detail) => {
    const { reference } = await anInvoicedStay()
    await corrupt("documents", `update documents set ${change} where kind = 'invoice'`)
    expect(await found()).toEqual([`Document figures, ${reference}: INV/2627/000001 ${detail}`])
  })

  test("[FOLIO-8] a document without folio lines, and one with lines of another folio", async () => {
    const [first, second] = [await anInvoicedStay(), await anInvoicedStay()]
    const linesOf = (number: string) => `document_id = (select id from documents where number = '${number}')`
    await corrupt("document_lines", `delete from document_lines where ${linesOf("INV/2627/000001")}`)
    await corrupt(
      "document_lines",
      `update document_lines set folio_line_id = (select id from folio_lines where kind = 'room' and booking_id = $1)
        where ${linesOf("INV/2627/000002")}`,
      first.id,
    )
    expect(new Set(await found())).toEqual(
      new Set([
        `Document figures, ${first.reference}: INV/2627/000001 states no folio line`,
        `Document figures, ${second.reference}: INV/2627/000002 states lines of another folio`,
        statesNone(second),
      ]),
    )
  })

  test.each([
    [
      "total_paise = 1, figures = jsonb_set(figures, '{totals,total}', '1')",
      "RFV/2627/000001 is of ₹0.01, its advances sum to ₹10000.00",
    ],
    [
      "total_paise = 1000001, figures = jsonb_set(figures, '{totals,total}', '1000001')",
      "RFV/2627/000001 is of ₹10000.01, its folio lines sum to ₹10000.00",
      "RFV/2627/000001 is of ₹10000.01, its advances sum to ₹10000.00",
    ],
    [
      `figures = jsonb_set(figures, '{refundedAdvances,0,taxes,0,gstBasisPoints}', '1800')`,
      "refund vouchers of RCP/2627/000001 at 18% sum to ₹10000.00, the receipt states ₹0.00",
    ],
    [
      `figures = jsonb_set(figures, '{refundedAdvances,0,receiptId}', '"none"')`,
      "RFV/2627/000001 refunds an advance without a receipt",
    ],
  ])(
    "[FOLIO-8] a refund voucher whose figures are not those of its receipt: %s",
    async (change, ...details) => {
      const { id, reference } = await aPaidBooking(platform)
      await issueDocuments(platform, id)
      valueOf(await cancelBooking(platform, owner, { id: id }))
      await sql("update refunds set status = 'processed'")
      await issueDocuments(platform, id)
      expect(await found()).toEqual([])
      await corrupt("documents", `update documents set ${change} where kind = 'refund-voucher'`)
      expect(await found()).toEqual(details.map((detail) => `Document figures, ${reference}: ${detail}`))
    },
  )

  test("[FOLIO-8] an invoice of a stay that has not ended", async () => {
    const { id, reference } = await anInvoicedStay()
    await sql("update bookings set status = 'confirmed', ended_on = null where id = $1", id)
    expect(await found()).toEqual([
      `Invoice before departure, ${reference}: INV/2627/000001 is of 2026-07-01, the stay ends on 2026-08-03`,
    ])
  })
})

test("[FOLIO-8] the audit runs each night, and its result is stored for the administration", async () => {
  const { id, reference } = await aBooking(platform)
  await corrupt("bookings", "update bookings set paid_paise = 5000")
  await platform.queue.runScheduled("audit-hotel")
  expect(await findLastAudit(platform, owner)).toMatchObject({
    found: 1,
    differences: [{ check: "folio", bookingId: id, reference }],
  })
})

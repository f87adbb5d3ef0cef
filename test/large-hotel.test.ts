import { beforeAll, describe, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { advanceIn } from "#src/features/documents/advance.ts"
import { chooseBuyer, invoiceFigures } from "#src/features/documents/document-figures.ts"
import { receiptFigures, refundVoucherFigures } from "#src/features/documents/payment-figures.ts"
import {
  findDocument,
  findDocumentedBooking,
  listBookingsMissingDocuments,
  listCharges,
} from "#src/features/documents/documents.store.ts"
import { advancesRefunded, type OpenRefund } from "#src/features/documents/refund-vouchers/refund-voucher.ts"
import { listAdvanceDocuments } from "#src/features/documents/refund-vouchers/refund-vouchers.store.ts"
import {
  banquetEvents,
  corporateEvents,
  type GuestBand,
  guestBands,
} from "#src/features/enquiries/enquiry.ts"
import { seedRooms } from "#src/features/rooms/rooms.seed.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { zero } from "#src/shared/money.ts"
import { findBalanceDifferences } from "./model/check-balances.ts"
import { setUpPlatform } from "./set-up-platform.ts"
import { fillLargeHotel, type LargeHotel } from "#database/seed/large/fill.ts"

const platform = setUpPlatform()
let hotel: LargeHotel

const filled = `select (select count(*) from bookings) as bookings, (select count(*) from users) as users,
  (select count(*) from booking_rooms) as rooms, (select count(*) from enquiries) as enquiries,
  (select count(*) from newsletter_subscribers) as subscribers`

beforeAll(async () => {
  hotel = { bookings: 600, users: 120, enquiries: 90, subscribers: 60, today: platform.clock.today() }
  await seedRooms(platform)
  await fillLargeHotel(platform.db, hotel, () => undefined)
})
describe("a hotel of many bookings", () => {
  test("has the requested number of each record", async () => {
    const [counts] = await platform.db.execute(filled)
    expect(counts).toEqual({ bookings: 600, users: 120, rooms: 661, enquiries: 90, subscribers: 60 })
  })

  test("[BOOK-8] its counters, totals and ledger agree with its bookings", async () => {
    expect(await auditHotel(platform)).toEqual([])
  })

  test("filled again it is unchanged: the same numbers make the same rows", async () => {
    const fingerprint = "select md5(string_agg(b::text, '' order by b.id)) as rows from bookings b"
    const [before] = await platform.db.execute(fingerprint)
    await fillLargeHotel(platform.db, hotel, () => undefined)
    expect(await platform.db.execute(fingerprint)).toEqual([before])
    expect(await auditHotel(platform)).toEqual([])
  })

  test("[ADM-9] its enquiries have the events and numbers of guests that their lists filter by", async () => {
    const choices = { banquet: banquetEvents, corporate: corporateEvents }
    const stored = await platform.db.execute<{
      kind: keyof typeof choices
      event: string
      guests: GuestBand
    }>("select distinct kind, event, guest_band as guests from enquiries where kind <> 'contact'")
    expect(stored.length).toBeGreaterThan(10)
    expect(stored.filter(({ kind, event }) => !choices[kind].some((choice) => choice === event))).toEqual([])
    expect(stored.filter(({ guests }) => !guestBands.includes(guests))).toEqual([])
  })

  test("every status and way of paying occurs", async () => {
    const kinds = await platform.db.execute(
      "select distinct status, payment_mode, payment_status from bookings",
    )
    expect(kinds.length).toBeGreaterThanOrEqual(6)
  })

  test("a stay is booked before today, at most eleven months ahead, and nothing is posted before its booking", async () => {
    const [booked] = await platform.db.execute(
      `select max((b.created_at at time zone 'Asia/Kolkata')::date) < $1::date as "beforeToday",
          min(check_in - (b.created_at at time zone 'Asia/Kolkata')::date) >= 0 as "beforeArrival",
          max(check_in - (b.created_at at time zone 'Asia/Kolkata')::date) <= 330 as "withinMonths",
          percentile_disc(0.5) within group (order by check_in - (b.created_at at time zone 'Asia/Kolkata')::date)
            between 50 and 90 as "weeksAhead",
          (select count(*) from folio_lines l join bookings o on o.id = l.booking_id
            where l.created_at < o.created_at or l.business_date <> (l.created_at at time zone 'Asia/Kolkata')::date) as wrong
        from bookings b`,
      [hotel.today],
    )
    expect(booked).toEqual({
      beforeToday: true,
      beforeArrival: true,
      withinMonths: true,
      weeksAhead: true,
      wrong: 0,
    })
  })
})

type Stated = {
  readonly id: string
  readonly kind: string
  readonly bookingId: string
  readonly lineId: string
}

/** The figures that the application gives the document of a line. */
async function figuresOf({ kind, bookingId, lineId }: Stated) {
  const { db } = platform
  const booking = await findDocumentedBooking(db, bookingId)
  if (!booking) throw new Error("the booking of a document is missing")
  const stated = await listCharges(db, bookingId)
  const charges = stated.slice(0, 1).map((line) => ({ ...line, documentId: null }))
  const buyer = chooseBuyer(booking, "guest", charges)
  if (kind === "invoice") return invoiceFigures(booking, { buyer, lines: charges })
  const [payment] = await db.execute<OpenRefund & { on: string }>(
    `select l.id, l.sequence, l.payer, l.description, abs(l.amount_paise) as amount, l.method, l.reference,
        p.id as "paymentLineId", l.business_date as on,
        coalesce(-(select sum(e.amount_paise) from folio_lines e where e.booking_id = l.booking_id and e.sequence < l.sequence
          and e.kind in ('payment', 'refund')), 0)::bigint as "paidBefore"
      from folio_lines l left join refunds r on r.id = l.refund_id left join folio_lines p on p.payment_id = r.payment_id
      where l.id = $1`,
    [lineId],
  )
  if (!payment) throw new Error("the line of a document is missing")
  if (kind === "refund-voucher") {
    const documents = await listAdvanceDocuments(db, bookingId)
    const before = documents.filter((document) => document.kind === "receipt")
    return refundVoucherFigures(booking, payment, advancesRefunded(payment, stated, before))
  }
  const advance = payment.on < booking.checkOut ? advanceIn({ ...payment, paidBefore: zero }, charges) : []
  return receiptFigures(booking, buyer, { payment, advance })
}

describe("the documents of a hotel of many bookings", () => {
  test("[FOLIO-6] are those that the application issues", async () => {
    const documents = await platform.db.execute<Stated>(
      `select d.id, d.kind, d.booking_id as "bookingId", s.folio_line_id as "lineId"
        from (select *, row_number() over (partition by kind order by id) as place from documents) as d
          join document_lines s on s.document_id = d.id where d.place <= 15`,
    )
    expect(new Set(documents.map(({ kind }) => kind)).size).toBe(3)
    for (const document of documents) {
      const found = await findDocument(platform.db, document.id)
      expect(found?.figures).toEqual(await figuresOf(document))
    }
  })

  test("[FOLIO-6] follow the days in each series, and none is missing", async () => {
    const late = await platform.db.execute(
      `select number from (select number, business_date < lag(business_date) over (partition by kind, financial_year
          order by count) or business_date >= $1::date as is_wrong from documents) as d where is_wrong`,
      [hotel.today],
    )
    expect(late).toEqual([])
    expect(await listBookingsMissingDocuments(platform.db, hotel.today)).toEqual([])
  })

  test("[FOLIO-7] only stays that are not over have charges to invoice", async () => {
    const statuses = await platform.db.execute(
      "select distinct status from bookings where uninvoiced_paise <> 0 or balance_paise <> 0",
    )
    expect(statuses).toEqual([{ status: "confirmed" }])
  })

  test.each([0, 1, 30, 400, 2000])(
    "[FOLIO-7] the accounts of %i days ago are the sums of all lines",
    async (days) => {
      expect(await findBalanceDifferences(platform.db, addDays(hotel.today, -days))).toEqual([])
    },
  )
})

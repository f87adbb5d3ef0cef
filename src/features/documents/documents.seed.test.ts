import { beforeAll, expect, test } from "vitest"
import { seedAccounts } from "#src/features/accounts/demo/accounts.seed.ts"
import { aTarget, bookingOf, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { seedBookings } from "#src/features/bookings/demo/bookings.seed.ts"
import { postRefund } from "#src/features/bookings/folio/folio-payments.service.ts"
import { seedRooms } from "#src/features/rooms/rooms.seed.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { listDocuments } from "./documents.service.ts"
import { seedDocuments } from "./documents.seed.ts"
import { issueDocuments } from "./issue-documents.service.ts"

const platform = setUpPlatform()

beforeAll(async () => {
  await platform.clear()
  await seedAccounts(platform)
  await seedRooms(platform)
  await seedBookings(platform)
  await seedDocuments(platform)
}, 120_000)

const owner = staffAs("owner")

test("[FOLIO-6] the demo hotel's series have no gap, and follow the days", async () => {
  const rows = await platform.db.execute<{ kind: string; documents: number; last: number; inOrder: boolean }>(
    `select kind || financial_year as kind, count(*)::int as documents, max(count) as last,
        bool_and(in_order) as "inOrder"
      from (select *, business_date >= lag(business_date, 1, business_date)
        over (partition by kind, financial_year order by count) as in_order from documents) as d group by 1 order by 1`,
  )
  expect(rows.length).toBeGreaterThan(1)
  for (const { documents, last, inOrder } of rows) expect([documents, inOrder]).toEqual([last, true])
})

test("[FOLIO-1] nobody of the demo hotel pays before the booking is made", async () => {
  const early = await platform.db.execute<{ reference: string; booked: string; paid: string }>(
    `select b.reference, b.created_at as booked, l.created_at as paid
      from folio_lines l join bookings b on b.id = l.booking_id where l.created_at < b.created_at`,
  )
  expect(early).toEqual([])
})

test("[FOLIO-6] what the demo hotel receives before the day of departure is an advance, with its tax on the receipt", async () => {
  const receipts = await platform.db.execute<{ isAdvance: boolean; stated: number; total: number }>(
    `select b.status = 'confirmed' or d.business_date < b.check_out as "isAdvance", d.total_paise as total,
        coalesce((select sum((t ->> 'taxable')::bigint + (t ->> 'cgst')::bigint + (t ->> 'sgst')::bigint)
          from jsonb_array_elements(d.figures -> 'taxes') as t), 0)::bigint as stated
      from documents d join bookings b on b.id = d.booking_id where d.kind = 'receipt'`,
  )
  expect(new Set(receipts.map(({ isAdvance }) => isAdvance)).size).toBe(2)
  expect(receipts.filter(({ isAdvance, stated, total }) => stated !== (isAdvance ? total : 0))).toEqual([])
})

test("[FOLIO-6] [FOLIO-5] a paid stay of the demo hotel that is cancelled has its refund voucher", async () => {
  const [paid] = await platform.db.execute<{ id: string }>(
    `select id from bookings where status = 'confirmed' and payment_status = 'done'
      and payment_mode = 'pay-at-hotel' and check_in > '2026-07-10' order by sequence limit 1`,
  )
  const booking = await bookingOf(platform, paid?.id ?? "")
  valueOf(await cancelBooking(platform, owner, { id: booking.id }))
  const refund = { amount: booking.total, method: "cash" as const, reference: "", reason: "the guest asked" }
  valueOf(await postRefund(platform, owner, { ...aTarget(booking.id), refund }))
  await issueDocuments(platform, booking.id)
  const issued = await listDocuments(platform, owner, [booking])
  expect(issued.map(({ kind, total }) => [kind, total])).toEqual([
    ["receipt", booking.total],
    ["refund-voucher", booking.total],
  ])
})

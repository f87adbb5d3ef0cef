import type { PaymentPlatform } from "#test/test-platform.ts"
import fc from "fast-check"
import { expect } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { findMonthAccounts } from "#src/features/accounting/month-accounts.service.ts"
import { parseMonth } from "#src/features/accounting/month.ts"
import { bookingOf, staffAs } from "#src/features/bookings/bookings.factory.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import { registerRefundJobs } from "#src/features/payments/refunds.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { checkHotel, noFindings } from "#test/stress/check.ts"
import { findBalanceDifferences } from "./check-balances.ts"
import { findDocumentErrors, findOverRefunds } from "./check-money.ts"
import { recomputeTables } from "./check-month.ts"
import { approvalCommands } from "./approval-commands.ts"
import { bookingCommands, placeCommands, type RealHotel } from "./commands.ts"
import { disputeCommands } from "./dispute-commands.ts"
import { folioCommands } from "./folio-commands.ts"
import { rateCommands } from "./rate-commands.ts"
import { requestCommands } from "./request-commands.ts"
import { roomTypeCommands } from "./room-type-commands.ts"
import { stayCommands } from "./stay-commands.ts"
import { transferCommands } from "./transfer-commands.ts"
import type { HotelOfTwoTypes } from "./two-room-types.ts"

// Listed twice where most are refused, or need another command before them.
const commands = [
  ...bookingCommands,
  ...folioCommands,
  ...stayCommands,
  ...transferCommands,
  ...requestCommands,
  ...approvalCommands,
  ...rateCommands,
  ...[roomTypeCommands, disputeCommands].flatMap((rare) => [...rare, ...rare]),
]

/** After each step the accounts are consistent, and every booking is as in the model. */
async function expectSame({ bookings }: HotelOfTwoTypes, { platform }: RealHotel): Promise<void> {
  expect(await checkHotel(platform.db)).toEqual(noFindings)
  expect(await findOverRefunds(platform.db)).toEqual([])
  for (const { id, status, stay } of bookings)
    expect(await bookingOf(platform, id)).toMatchObject({ status, checkIn: stay.checkIn })
}

/** The reports of the months in which something was posted sum to the ledger. */
async function expectAccountsAgree(platform: PaymentPlatform): Promise<void> {
  platform.moveTo("2026-12-01T06:30:00.000Z")
  for (const month of ["2026-07", "2026-08"]) {
    const parsed = parseMonth(month, platform.clock.today())
    const accounts = await findMonthAccounts(platform, staffAs("owner"), parsed)
    expect(accounts?.checks.map(({ reports, ledger }) => reports - ledger)).toEqual([0, 0, 0])
  }
  await expectBalancesAgree(platform)
}

/** Each day of the run and some days around it. */
async function expectBalancesAgree({ db }: PaymentPlatform): Promise<void> {
  const days = await db.execute<{ day: CalendarDate }>(
    `select distinct (business_date + shift)::date as day
      from (select business_date from folio_lines union select business_date from documents) as dates,
        unnest(array[-1, 0, 30]) as shift order by 1`,
  )
  for (const { day } of days)
    expect({ day, differences: await findBalanceDifferences(db, day) }).toEqual({ day, differences: [] })
}

/** When all documents are issued, they state the tax of every stay that is over. */
async function expectDocumentsAgree(platform: PaymentPlatform, { bookings }: HotelOfTwoTypes): Promise<void> {
  for (const { id } of bookings) await issueDocuments(platform, id)
  expect(await findDocumentErrors(platform.db)).toEqual([])
  expect(await auditHotel(platform)).toEqual([])
  for (const month of ["2026-07", "2026-08", "2026-12"]) {
    const { filed, recomputed } = await recomputeTables(platform, month)
    expect(filed).toEqual(recomputed)
  }
  await expectBalancesAgree(platform)
}

/** Runs the same commands on a model and on the hotel, and compares both after each step. */
export async function compareWithModel(
  platform: PaymentPlatform,
  { runs, steps }: { readonly runs: number; readonly steps: number },
): Promise<void> {
  const property = fc.asyncProperty(
    // Most commands are about a booking, so a run begins with some.
    fc.array(fc.oneof(...placeCommands), { minLength: 2, maxLength: 4 }),
    fc.array(fc.oneof(...commands), { maxLength: steps, size: "max" }),
    async (opening, chosen) => {
      await platform.clear()
      registerRefundJobs(platform)
      const model: HotelOfTwoTypes = { stock: { classic: 3, suite: 2 }, bookings: [] }
      const classic = await aRoom(platform, { stockQuantity: model.stock.classic })
      const suite = await aRoom(platform, { stockQuantity: model.stock.suite, price: fromRupees(11_800) })
      const real: RealHotel = {
        platform,
        roomIds: { classic: classic.id, suite: suite.id },
        payments: new Map(),
      }
      const checked = [...opening, ...chosen].map((one) => ({
        check: () => true,
        toString: () => one.toString(),
        async run(m: HotelOfTwoTypes, r: RealHotel) {
          await one.run(m, r)
          await expectSame(m, r)
        },
      }))
      await fc.asyncModelRun(() => ({ model, real }), checked)
      expect(await auditHotel(platform)).toEqual([])
      await expectAccountsAgree(platform)
      await expectDocumentsAgree(platform, model)
    },
  )
  await fc.assert(property, { numRuns: runs })
}

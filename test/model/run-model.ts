import type { PaymentPlatform } from "#test/test-platform.ts"
import fc from "fast-check"
import { expect } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { findMonthAccounts } from "#src/features/accounting/month-accounts.service.ts"
import { parseMonth } from "#src/features/accounting/month.ts"
import { bookingOf, staffAs } from "#src/features/bookings/bookings.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { checkHotel, noFindings } from "#test/stress/check.ts"
import { bookingCommands, type RealHotel } from "./commands.ts"
import { folioCommands } from "./folio-commands.ts"
import type { HotelModel } from "./hotel-model.ts"
import { stayCommands } from "./stay-commands.ts"
import { transferCommands } from "./transfer-commands.ts"

const stock = 3

/** After each step: the books are consistent, and every booking is as in the model. */
async function expectSame({ bookings }: HotelModel, { platform }: RealHotel): Promise<void> {
  expect(await checkHotel(platform.db)).toEqual(noFindings)
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
}

/** Does the same to a model and to the hotel, and compares them after each step. */
export async function compareWithModel(
  platform: PaymentPlatform,
  { runs, steps }: { readonly runs: number; readonly steps: number },
): Promise<void> {
  const property = fc.asyncProperty(
    fc.commands([...bookingCommands, ...folioCommands, ...stayCommands, ...transferCommands], {
      maxCommands: steps,
      size: "max",
    }),
    async (commands) => {
      await platform.clear()
      const { id: roomId } = await aRoom(platform, { stockQuantity: stock })
      const real: RealHotel = { platform, roomId, payments: new Map() }
      const model: HotelModel = { stock, bookings: [] }
      const checked = [...commands].map((one) => ({
        check: () => true,
        toString: () => one.toString(),
        async run(m: HotelModel, r: RealHotel) {
          await one.run(m, r)
          await expectSame(m, r)
        },
      }))
      await fc.asyncModelRun(() => ({ model, real }), checked)
      expect(await auditHotel(platform)).toEqual([])
      await expectAccountsAgree(platform)
    },
  )
  await fc.assert(property, { numRuns: runs })
}

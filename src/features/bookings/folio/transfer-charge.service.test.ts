import { randomUUID } from "node:crypto"
import fc from "fast-check"
import { beforeEach, describe, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import {
  aBooking,
  aTarget,
  completeStay,
  payAtDesk,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { aCompany, departureNoon } from "#src/features/documents/documents.factory.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import { isMovable } from "#src/features/folio/folio-line.ts"
import { findBalance, listFolioLines } from "#src/features/folio/folio.service.ts"
import { system } from "#src/shared/actor.ts"
import { fromPaise } from "#src/shared/money.ts"
import { accountsOf } from "#src/features/accounting/accounting.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { moveCharge, voidLine } from "./folio-charges.service.ts"
import { transferCharge } from "./transfer-charge.service.ts"
import { refusedAs } from "#test/refused-as.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const desk = staffAs("front-desk")
const reason = "Pays for both rooms"

const linesOf = ({ id }: Booking) => listFolioLines(platform.db, id)
const owedOf = async ({ id }: Booking) => (await findBalance(platform.db, id)).owed
const firstLine = async (booking: Booking) => (await linesOf(booking)).find(isMovable)?.id ?? ""

type Parts = Partial<Parameters<typeof transferCharge>[2]>

/** Transfers the first charge that can be transferred, unless said. */
const transfer = async (from: Booking, to: Booking, parts: Parts = {}) => {
  const lineId = parts.lineId ?? (await firstLine(from))
  const target = { ...aTarget(from.id), toReference: to.reference, reason }
  return transferCharge(platform, desk, { ...target, ...parts, lineId })
}

async function expectBooksAgree(): Promise<void> {
  expect(await auditHotel(platform)).toEqual([])
  const accounts = await accountsOf(platform, "2026-07")
  expect(accounts.checks.map(({ reports, ledger }) => reports - ledger)).toEqual([0, 0, 0])
}

describe("[FOLIO-1] [FOLIO-2] a transfer of a charge", () => {
  test("moves a room charge with its taxes, and each folio names the other booking", async () => {
    const [from, to] = [await aBooking(platform), await aBooking(platform)]
    valueOf(await transfer(from, to))
    expect(await owedOf(from)).toBe(0)
    expect(await owedOf(to)).toBe(from.total + to.total)
    const [room, sent] = await linesOf(from)
    expect(room).toMatchObject({ kind: "room", isVoided: true })
    expect(sent).toMatchObject({
      kind: "extra",
      amount: -from.total,
      voidsLineId: room?.id,
      description: `Transferred to ${to.reference}: Room charge`,
      otherReference: to.reference,
      reason,
    })
    const received = (await linesOf(to)).at(-1)
    expect(received).toMatchObject({
      kind: "extra",
      amount: from.total,
      taxable: room?.taxable,
      gst: room?.gst,
      sac: "996311",
      description: `Room charge, from ${from.reference}`,
      otherBookingId: from.id,
      reason,
    })
    const entries = await platform.db.execute(
      `select subject_id as id, before -> 'balance' as before, after -> 'balance' as after from audit_log
        where action = 'transfer-charge' order by subject_id = $1`,
      [from.id],
    )
    expect(entries).toEqual([
      { id: to.id, before: to.total, after: from.total + to.total },
      { id: from.id, before: from.total, after: 0 },
    ])
    await expectBooksAgree()
  })

  test("goes back by another transfer, never by a void, and can be billed to the company", async () => {
    const [from, to] = [await aBooking(platform), await aBooking(platform, { company: aCompany })]
    valueOf(await transfer(from, to))
    const received = (await linesOf(to)).at(-1)?.id ?? ""
    const line = { ...aTarget(to.id), lineId: received }
    expect(await voidLine(platform, staffAs("owner"), { ...line, reason })).toEqual(refusedAs("not-voidable"))
    valueOf(await moveCharge(platform, desk, { ...line, payer: "company" }))
    const moved = (await linesOf(to)).at(-1)
    expect(moved).toMatchObject({ payer: "company", otherBookingId: from.id })
    valueOf(await transfer(to, from, { lineId: moved?.id ?? "" }))
    expect([await owedOf(from), await owedOf(to)]).toEqual([from.total, to.total])
    await expectBooksAgree()
  })

  test("[FOLIO-5] goes back to a stay that was cancelled, whose folio is even then", async () => {
    const [from, to] = [await aBooking(platform), await aBooking(platform)]
    valueOf(await transfer(from, to))
    valueOf(await cancelBooking(platform, system, { id: from.id }))
    expect(await owedOf(from)).toBe(-from.total)
    const lineId = (await linesOf(to)).at(-1)?.id ?? ""
    valueOf(await transfer(to, from, { lineId }))
    expect([await owedOf(from), await owedOf(to)]).toEqual([0, to.total])
    await expectBooksAgree()
  })

  test("[FOLIO-4] is posted once by one key, on the balance that the clerk saw", async () => {
    const [from, to] = [await aBooking(platform), await aBooking(platform)]
    const lineId = await firstLine(from)
    expect((await transfer(from, to, { seenBalance: fromPaise(1) })).ok).toBe(false)
    const parts = { key: randomUUID(), seenBalance: from.total, lineId }
    const both = await Promise.all([transfer(from, to, parts), transfer(from, to, parts)])
    expect(both.map(({ ok }) => ok)).toEqual([true, true])
    expect(await transfer(from, to, { lineId })).toEqual(refusedAs("not-transferable"))
    expect(await owedOf(to)).toBe(from.total + to.total)
  })

  test("[FOLIO-2] is refused for payments, without a reason, and to or from an ended booking", async () => {
    const [from, to, ended] = [await aBooking(platform), await aBooking(platform), await aBooking(platform)]
    const lineId = await firstLine(ended)
    valueOf(await cancelBooking(platform, system, { id: ended.id }))
    await payAtDesk(platform, from.id)
    const payment = (await linesOf(from)).at(-1)?.id ?? ""
    expect(await transfer(from, to, { lineId: payment })).toEqual(refusedAs("not-transferable"))
    expect(await transfer(from, to, { lineId: randomUUID() })).toEqual(refusedAs("unknown-line"))
    expect(await transfer(from, to, { reason: " " })).toEqual(refusedAs("no-reason"))
    expect(await transfer(from, ended)).toEqual(refusedAs("no-other-booking"))
    expect(await transfer(from, from)).toEqual(refusedAs("no-other-booking"))
    expect(await transfer(from, to, { toReference: "nothing" })).toEqual(refusedAs("no-other-booking"))
    expect(await transfer(ended, to, { lineId })).toEqual(refusedAs("unknown-booking"))
    const target = { ...aTarget(from.id), toReference: to.reference, reason, lineId: await firstLine(from) }
    expect(await transferCharge(platform, staffAs("marketing"), target)).toEqual(refusedAs("forbidden"))
  })

  test("[FOLIO-6] [FOLIO-7] is on the invoice of the booking that pays it", async () => {
    const [from, to] = [await aBooking(platform), await aBooking(platform)]
    valueOf(await transfer(from, to))
    await payAtDesk(platform, to.id)
    platform.moveTo(departureNoon(from.checkOut))
    for (const { id } of [from, to]) {
      await completeStay(platform, id)
      await issueDocuments(platform, id)
    }
    const invoices = await platform.db.execute(
      `select booking_id as id, total_paise as total from documents where kind = 'invoice'`,
    )
    expect(invoices).toEqual([{ id: to.id, total: from.total + to.total }])
    expect(await auditHotel(platform)).toEqual([])
  })

  test("of any charges between two bookings, in both directions at once, keeps the sum of both", async () => {
    const aMove = fc.record({ isBack: fc.boolean(), choice: fc.nat(9) })
    await fc.assert(
      fc.asyncProperty(fc.array(aMove, { maxLength: 8 }), async (moves) => {
        const pair = [await aBooking(platform), await aBooking(platform)] as const
        await Promise.all(
          moves.map(async ({ isBack, choice }) => {
            const [from, to] = isBack ? [pair[1], pair[0]] : pair
            const lines = (await linesOf(from)).filter(isMovable)
            await transfer(from, to, { lineId: lines[choice % lines.length]?.id ?? "" })
          }),
        )
        expect((await owedOf(pair[0])) + (await owedOf(pair[1]))).toBe(pair[0].total + pair[1].total)
      }),
      { numRuns: 6 },
    )
    await expectBooksAgree()
  })
})

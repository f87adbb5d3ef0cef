import { anExtra } from "#src/features/folio/extras.factory.ts"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { fromRupees, subtract } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import { aBooking, aTarget, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { accommodationSac, isReversed, sumLines } from "#src/features/folio/folio-line.ts"
import { findBalance, insertFolioLines, listFolioLines } from "#src/features/folio/folio.service.ts"
import { taxIncludedIn } from "#src/features/pricing/gst.ts"
import { decideApproval, listApprovals, requestApproval } from "./approvals.service.ts"
import { moveCharge, postDiscount, postExtra, voidLine } from "./folio-charges.service.ts"
import { refusedAs } from "#test/refused-as.ts"

const platform = setUpPlatform()

beforeAll(() => registerBookingEmailJobs(platform))

beforeEach(() => platform.clear())

const desk = staffAs("front-desk")

const owner = staffAs("owner")

describe("charges and discounts", () => {
  test("[FOLIO-1] an extra is charged at the price of the list, with its tax", async () => {
    const booking = await aBooking(platform)
    const extra = await anExtra(platform)
    const { owed } = valueOf(
      await postExtra(platform, desk, { ...aTarget(booking.id), extraId: extra.id, quantity: 2 }),
    )
    expect(owed).toBe(booking.total + 2 * extra.price)
    const line = (await listFolioLines(platform.db, booking.id)).at(-1)
    expect(line).toMatchObject({ quantity: 2, amount: 150_000, taxable: 142_857, gst: 7_143, sac: "996332" })
  })

  test("[FOLIO-2] a discount above the limit of the desk waits for an owner, and posts once", async () => {
    const booking = await aBooking(platform)
    const amount = fromRupees(2500)
    const discount = { ...aTarget(booking.id), amount, reason: "The lift was noisy" }
    expect(await postDiscount(platform, desk, discount)).toEqual(
      refusedAs("over-limit", { limit: fromRupees(2000) }),
    )
    const request = { ...aTarget(booking.id), kind: "discount" as const, amount, reason: discount.reason }
    valueOf(await requestApproval(platform, desk, { ...request, method: null, reference: "" }))
    const [open] = await listApprovals(platform, owner, booking.id)
    const decision = { id: open?.id ?? "", isApproved: true }
    expect(await decideApproval(platform, desk, decision)).toEqual(refusedAs("forbidden"))
    valueOf(await decideApproval(platform, owner, decision))
    expect(await decideApproval(platform, owner, decision)).toEqual(refusedAs("decided"))
    expect((await findBalance(platform.db, booking.id)).charged).toBe(subtract(booking.total, amount))
  })

  test("[FOLIO-2] several small discounts count together", async () => {
    const booking = await aBooking(platform)
    const small = () => ({ ...aTarget(booking.id), amount: fromRupees(1500), reason: "Slow service" })
    valueOf(await postDiscount(platform, desk, small()))
    expect(await postDiscount(platform, desk, small())).toEqual(
      refusedAs("over-limit", { limit: fromRupees(2000) }),
    )
  })

  /** A booking with a no-show fee in two lines: the fee of nights with 5 % GST, and of nights with 18 %. */
  async function aNoShowFee(...amounts: number[]) {
    const { id: bookingId } = await aBooking(platform, { company: aCompany })
    const businessDate = platform.clock.today()
    const fee = { kind: "fee" as const, description: "No-show fee", sac: accommodationSac }
    const lines = amounts.map((rupees, at) => {
      const gstBasisPoints = at === 0 ? 500 : 1800
      const amount = fromRupees(rupees)
      return { ...fee, amount, gstBasisPoints, ...taxIncludedIn(amount, gstBasisPoints) }
    })
    await insertFolioLines(platform.db, { bookingId, actor: owner, businessDate, lines })
    return bookingId
  }

  /** The desk voids each line of a fee that is charged still. */
  async function waiveFee(bookingId: string) {
    const fees = (await listFolioLines(platform.db, bookingId)).filter(
      (line) => line.kind === "fee" && !isReversed(line),
    )
    const reason = "The flight was cancelled"
    const outcomes: unknown[] = []
    for (const { id: lineId } of fees) {
      const voided = await voidLine(platform, desk, { ...aTarget(bookingId), lineId, reason })
      outcomes.push(voided.ok ? "voided" : voided.refusal)
    }
    return outcomes
  }

  test("[FOLIO-2] the waived lines of a fee count together", async () => {
    expect(await waiveFee(await aNoShowFee(7500, 9500))).toEqual([
      "voided",
      { kind: "over-limit", limit: fromRupees(10_000) },
    ])
    expect(await waiveFee(await aNoShowFee(4000, 6000))).toEqual(["voided", "voided"])
  })

  test("[FOLIO-2] a fee that moves to the company and back is not waived", async () => {
    const bookingId = await aNoShowFee(9000)
    for (const payer of ["company", "guest"] as const) {
      const fee = (await listFolioLines(platform.db, bookingId)).findLast(({ kind }) => kind === "fee")
      valueOf(await moveCharge(platform, desk, { ...aTarget(bookingId), lineId: fee?.id ?? "", payer }))
    }
    expect(await waiveFee(bookingId)).toEqual(["voided"])
  })

  test("[FOLIO-2] a charge moves to the company and back, and the balance stays", async () => {
    const booking = await aBooking(platform, { company: aCompany })
    const room = (await listFolioLines(platform.db, booking.id))[0]
    const move = { ...aTarget(booking.id), lineId: room?.id ?? "", payer: "company" as const }
    expect(valueOf(await moveCharge(platform, desk, move)).owed).toBe(booking.total)
    const lines = await listFolioLines(platform.db, booking.id)
    expect(sumLines(lines.filter(({ payer }) => payer === "company")).owed).toBe(booking.total)
    expect(sumLines(lines.filter(({ payer }) => payer === "guest")).owed).toBe(0)
  })
})

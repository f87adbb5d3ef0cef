import { anExtra } from "#src/features/folio/extras.factory.ts"
import fc from "fast-check"
import { expect } from "vitest"
import { aTarget, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { changeCompany } from "#src/features/bookings/company/company.service.ts"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import {
  moveCharge,
  postDiscount,
  postExtra,
  voidLine,
} from "#src/features/bookings/folio/folio-charges.service.ts"
import { postPayment, postRefund } from "#src/features/bookings/folio/folio-payments.service.ts"
import {
  type FolioLine,
  isReversed,
  isVoidable,
  owedBy,
  payableBy,
  type Payer,
  payers,
  sumCredits,
} from "#src/features/folio/folio-line.ts"
import { movableCharge } from "#src/features/folio/movable-charge.ts"
import { findBalance, listFolioLines } from "#src/features/folio/folio.service.ts"
import { system } from "#src/shared/actor.ts"
import { add, fromPaise, fromRupees, subtract, sum, times } from "#src/shared/money.ts"
import type { ModelBooking } from "./hotel-model.ts"
import { type Command, onOne, type RealHotel, someone } from "./commands.ts"

const hasFolio = ({ wasConfirmed }: ModelBooking): boolean => wasConfirmed

const balanceOf = async ({ db }: RealHotel["platform"], { id }: ModelBooking) =>
  (await findBalance(db, id)).owed

/** The same posting sent twice changes the balance once. */
async function expectOnce(post: () => ReturnType<typeof postExtra>, owed: number): Promise<void> {
  expect(valueOf(await post()).owed).toBe(owed)
  expect(valueOf(await post()).owed).toBe(owed)
}

const charge = (at: number, quantity: number): Command =>
  onOne(`charge ${quantity}`, at, async (one, _, { platform }) => {
    const extra = await anExtra(platform)
    const posting = { ...aTarget(one.id), extraId: extra.id, quantity }
    const post = () => postExtra(platform, system, posting)
    if (hasFolio(one)) await expectOnce(post, (await balanceOf(platform, one)) + quantity * extra.price)
    else expect(await post()).toMatchObject({ refusal: { kind: "unknown-booking" } })
  })

const discount = (at: number, rupees: number): Command =>
  onOne(`discount ${rupees}`, at, async (one, _, { platform }) => {
    const { charged } = await findBalance(platform.db, one.id)
    const amount = fromRupees(rupees)
    const posting = { ...aTarget(one.id), amount, reason: "a late lunch" }
    if (!hasFolio(one) || charged < amount) return
    await expectOnce(
      () => postDiscount(platform, system, posting),
      subtract(await balanceOf(platform, one), amount),
    )
  })

const lastOf = async ({ db }: RealHotel["platform"], { id }: ModelBooking, kind: FolioLine["kind"]) =>
  (await listFolioLines(db, id)).findLast((line) => line.kind === kind && !isReversed(line))

/** Voids a charge or a discount, which leaves a credit if it was paid. A charge stays while a discount needs it. */
const voidLast = (at: number, kind: "extra" | "discount"): Command =>
  onOne(`void ${kind}`, at, async (one, _, { platform }) => {
    const line = await lastOf(platform, one, kind)
    if (!line || !isVoidable(line) || (await isNeeded(platform, one, line))) return
    const owed = subtract(await balanceOf(platform, one), line.amount)
    const posting = { ...aTarget(one.id), lineId: line.id, reason: "posted by mistake" }
    await expectOnce(() => voidLine(platform, system, posting), owed)
  })

async function isNeeded(
  { db }: RealHotel["platform"],
  { id }: ModelBooking,
  line: FolioLine,
): Promise<boolean> {
  const same = (await listFolioLines(db, id)).filter(
    ({ kind, payer, gstBasisPoints, sac }) =>
      kind !== "payment" &&
      kind !== "refund" &&
      payer === line.payer &&
      gstBasisPoints === line.gstBasisPoints &&
      sac === line.sac,
  )
  return sum(same.map(({ amount }) => amount)) < line.amount
}

/** Bills a charge to the company, which leaves the balance as it is. */
const moveToCompany = (at: number, kind: "extra" | "room"): Command =>
  onOne(`moveToCompany ${kind}`, at, async (one, _, { platform }) => {
    const line = await lastOf(platform, one, kind)
    const movable = line && movableCharge(line, await listFolioLines(platform.db, one.id))
    if (!movable || movable.payer === "company" || (await isNeeded(platform, one, movable))) return
    valueOf(await changeCompany(platform, system, { bookingId: one.id, company: aCompany }))
    const posting = { ...aTarget(one.id), lineId: movable.id, payer: "company" as const }
    await expectOnce(() => moveCharge(platform, system, posting), await balanceOf(platform, one))
  })

const issue = (at: number): Command =>
  onOne("issueDocuments", at, (one, _, { platform }) => issueDocuments(platform, one.id))

const owedByPayer = async ({ db }: RealHotel["platform"], { id }: ModelBooking, payer: Payer) =>
  owedBy(await listFolioLines(db, id), payer)

/** Pays a share of what a payer owes; the balance of the other payer stays. */
const payAtDesk = (at: number, share: number, payer: Payer): Command =>
  onOne(`payAtDesk ${share} % by ${payer}`, at, async (one, _, { platform }) => {
    const owed = payableBy(await listFolioLines(platform.db, one.id), payer)
    const amount = times(subtract(owed, fromPaise(owed % 100)), share / 100)
    if (!hasFolio(one) || amount <= 0) return
    const payment = { amount, method: "cash" as const, reference: "", payer }
    const after = subtract(await balanceOf(platform, one), amount)
    const posting = { ...aTarget(one.id), payment }
    await expectOnce(() => postPayment(platform, system, posting), after)
  })

/** Refunds the credits of both payers in cash; where there is none, nothing is due. */
const refund = (at: number): Command =>
  onOne("refund", at, async (one, _, { platform }) => {
    if (!hasFolio(one)) return
    const credit = sumCredits(await listFolioLines(platform.db, one.id))
    const amount = credit > 0 ? credit : fromRupees(1)
    const parts = { amount, method: "cash" as const, reference: "", reason: "a credit" }
    const posting = { ...aTarget(one.id), refund: parts }
    if (credit > 0) {
      const owed = await Promise.all(payers.map((payer) => owedByPayer(platform, one, payer)))
      const after = add(await balanceOf(platform, one), amount)
      await expectOnce(() => postRefund(platform, system, posting), after)
      // A refund to one payer is not owed by another.
      for (const [index, payer] of payers.entries())
        expect(await owedByPayer(platform, one, payer)).toBe(Math.max(0, owed[index] ?? 0))
    } else
      expect(await postRefund(platform, system, posting)).toMatchObject({ refusal: { kind: "nothing-due" } })
  })

/** The postings of the desk. */
export const folioCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(someone, fc.integer({ min: 1, max: 3 })).map((parts) => charge(...parts)),
  fc.tuple(someone, fc.constantFrom(100, 6000)).map((parts) => discount(...parts)),
  fc.tuple(someone, fc.constantFrom("extra", "discount")).map((parts) => voidLast(...parts)),
  fc.tuple(someone, fc.constantFrom("extra", "room")).map((parts) => moveToCompany(...parts)),
  someone.map(issue),
  fc.tuple(someone, fc.constantFrom(50, 100), fc.constantFrom(...payers)).map((parts) => payAtDesk(...parts)),
  someone.map(refund),
]

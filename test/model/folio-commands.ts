import fc from "fast-check"
import { expect } from "vitest"
import { aTarget, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { postDiscount, postExtra, voidLine } from "#src/features/bookings/folio/folio-charges.service.ts"
import { postPayment, postRefund } from "#src/features/bookings/folio/folio-payments.service.ts"
import { isReversed } from "#src/features/folio/folio-line.ts"
import { findBalance, listExtras, listFolioLines } from "#src/features/folio/folio.service.ts"
import { system } from "#src/shared/actor.ts"
import { fromPaise, fromRupees, subtract, times, zero } from "#src/shared/money.ts"
import type { ModelBooking } from "./hotel-model.ts"
import { type Command, onOne, type RealHotel, someone } from "./commands.ts"

const hasFolio = ({ status }: ModelBooking): boolean => status !== "held" && status !== "expired"

async function anExtra({ db }: RealHotel["platform"]) {
  await db.execute(
    `insert into extras (id, name, price_paise, gst_basis_points, sac) values (gen_random_uuid(), 'Breakfast', 75000, 500, '996332')
      on conflict do nothing`,
  )
  const [extra] = await listExtras(db)
  if (!extra) throw new Error("there is no extra")
  return extra
}

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

const discount = (at: number): Command =>
  onOne("discount", at, async (one, _, { platform }) => {
    const { charged } = await findBalance(platform.db, one.id)
    const amount = fromRupees(100)
    const posting = { ...aTarget(one.id), amount, reason: "a late lunch" }
    if (!hasFolio(one) || charged < amount) return
    await expectOnce(
      () => postDiscount(platform, system, posting),
      subtract(await balanceOf(platform, one), amount),
    )
  })

/** Voids what the desk charged last, which leaves a credit if it was paid. */
const voidCharge = (at: number): Command =>
  onOne("voidCharge", at, async (one, _, { platform }) => {
    const lines = await listFolioLines(platform.db, one.id)
    const line = lines.findLast((other) => other.kind === "extra" && other.amount > 0 && !isReversed(other))
    if (!line) return
    const owed = subtract(await balanceOf(platform, one), line.amount)
    const posting = { ...aTarget(one.id), lineId: line.id, reason: "charged by mistake" }
    await expectOnce(() => voidLine(platform, system, posting), owed)
  })

const payAtDesk = (at: number, share: number): Command =>
  onOne(`payAtDesk ${share} %`, at, async (one, _, { platform }) => {
    const owed = await balanceOf(platform, one)
    const amount = times(subtract(owed, fromPaise(owed % 100)), share / 100)
    if (!hasFolio(one) || amount <= 0) return
    const posting = { ...aTarget(one.id), payment: { amount, method: "cash" as const, reference: "" } }
    await expectOnce(() => postPayment(platform, system, posting), subtract(owed, amount))
  })

/** Refunds the credit of a guest in cash; where there is none, nothing is due. */
const refund = (at: number): Command =>
  onOne("refund", at, async (one, _, { platform }) => {
    if (!hasFolio(one)) return
    const credit = subtract(zero, await balanceOf(platform, one))
    const amount = credit > 0 ? credit : fromRupees(1)
    const parts = { amount, method: "cash" as const, reference: "", reason: "a credit" }
    const posting = { ...aTarget(one.id), refund: parts }
    if (credit > 0) await expectOnce(() => postRefund(platform, system, posting), 0)
    else
      expect(await postRefund(platform, system, posting)).toMatchObject({ refusal: { kind: "nothing-due" } })
  })

/** What the desk posts to the folios. */
export const folioCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(someone, fc.integer({ min: 1, max: 3 })).map((parts) => charge(...parts)),
  someone.map(discount),
  someone.map(voidCharge),
  fc.tuple(someone, fc.constantFrom(50, 100)).map((parts) => payAtDesk(...parts)),
  someone.map(refund),
]

import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aBooking, payAtDesk, staffAs } from "#src/features/bookings/bookings.factory.ts"
import {
  billRoomsToCompany,
  carPrice,
  carReason,
  chargeCar,
} from "#src/features/bookings/company/company-folio.factory.ts"
import { listDepositsOf } from "#src/features/bookings/deposits/deposits.store.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { findBalance, listFolioLines } from "#src/features/folio/folio.service.ts"
import type { Actor } from "#src/shared/actor.ts"
import { add, formatMoney } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { answerFolioForm } from "./folio-answers.ts"

const platform = setUpPlatform()

let clerk: Actor | undefined

const post = async (bookingId: string, form: Record<string, string>) => {
  clerk ??= (await anAccount(platform, { role: "front-desk" })).actor
  const answer = await answerFolioForm({ platform, actor: clerk, bookingId }, form)
  return answer?.data
}

test("[VAL-1] [FOLIO-2] the desk reads why an amount is refused, and posts the whole with its commas", async () => {
  const { id, total } = await aBooking(platform)
  const pay = async (amount: string) => {
    const target = { intent: "post-payment", seenBalance: String(total), key: randomUUID() }
    const call = { platform, actor: staffAs("front-desk"), bookingId: id }
    const answer = await answerFolioForm(call, { ...target, method: "cash", amount })
    return answer?.data.refused?.errors["amount"] ?? answer?.data.text
  }
  expect(await pay("0")).toBe("Amount Must Be More Than ₹0")
  expect(await pay("9,99,999")).toBe(`That is more than the ${formatMoney(total)} that is owed.`)
  expect(await pay(formatMoney(total))).toBe("Payment posted. Nothing is owed.")
})

test("[VAL-1] a reason of two characters is too short, and not missing", async () => {
  const { id, total } = await aBooking(platform)
  const discount = { intent: "post-discount", seenBalance: String(total), key: randomUUID(), amount: "50" }
  const errorOf = async (reason: string) =>
    (await post(id, { ...discount, reason }))?.refused?.errors["reason"]
  expect(await errorOf(" ")).toBe("Reason Field Is Required")
  expect(await errorOf("ok")).toBe("Give a reason of at least 3 characters.")
})

test("[FOLIO-4] the forms of a page that was not loaded again have one key: only the same form again is a repeat", async () => {
  const { id, total } = await aBooking(platform)
  const { id: extraId, price } = await anExtra(platform)
  const seen = { seenBalance: String(total), key: randomUUID() }
  const charge = { ...seen, intent: "post-extra", extraId, quantity: "1" }
  const payment = { ...seen, intent: "post-payment", method: "cash", amount: "100" }
  const discount = { ...seen, intent: "post-discount", amount: "50", reason: "a late lunch" }
  for (const form of [charge, charge]) expect((await post(id, form))?.tone).toBe("success")
  const changed = `The balance changed to ${formatMoney(add(total, price))}`
  for (const form of [payment, discount, { ...charge, quantity: "2" }])
    expect(await post(id, form)).toMatchObject({ tone: "error", reason: expect.stringContaining(changed) })
  expect((await findBalance(platform.db, id)).owed).toBe(add(total, price))
})

test("[FOLIO-4] the same holds for what an owner approves", async () => {
  const { id, total } = await aBooking(platform)
  const seen = {
    seenBalance: String(total),
    key: randomUUID(),
    intent: "post-discount",
    reason: "a late lunch",
  }
  for (const amount of ["2500", "2500"])
    expect((await post(id, { ...seen, amount }))?.text).toBe("Sent to an Admin for approval")
  expect((await post(id, { ...seen, amount: "3000" }))?.tone).toBe("error")
})

test("[FOLIO-4] [SAFE-7] the same form for another booking is a request of its own", async () => {
  const bookings = [await aBooking(platform), await aBooking(platform)]
  const key = randomUUID()
  for (const { id, total, checkIn } of bookings) {
    const form = { intent: "request-deposit", seenBalance: String(total), key, amount: "100", dueOn: checkIn }
    expect((await post(id, form))?.tone).toBe("success")
    expect(await listDepositsOf(platform.db, id)).toHaveLength(1)
  }
})

test("[FOLIO-4] a deposit of a form is requested once, and withdrawn by its id", async () => {
  const { id, total } = await aBooking(platform)
  const target = { seenBalance: String(total), key: randomUUID() }
  const request = { ...target, intent: "request-deposit", amount: "1000", dueOn: platform.clock.today() }
  for (const form of [request, request]) expect((await post(id, form))?.tone).toBe("success")
  const [deposit, ...others] = await listDepositsOf(platform.db, id)
  expect(others).toEqual([])
  const withdrawal = { ...target, intent: "withdraw-deposit", lineId: deposit?.id ?? "" }
  expect((await post(id, withdrawal))?.text).toContain("Deposit withdrawn")
})

test("[FOLIO-1] a posting answers with what is left of each payer: a credit pays no debt of the other", async () => {
  const { id, total } = await aBooking(platform)
  await billRoomsToCompany(platform, id)
  await chargeCar(platform, id)
  await payAtDesk(platform, id, carPrice)
  const car = (await listFolioLines(platform.db, id)).find(({ kind }) => kind === "extra")
  const form = { intent: "void-line", lineId: car?.id ?? "", seenBalance: String(total), key: randomUUID() }
  const call = { platform, actor: staffAs("front-desk"), bookingId: id }
  const answer = await answerFolioForm(call, { ...form, reason: carReason })
  expect(answer?.data.text).toBe(
    `Line voided. ${formatMoney(carPrice)} is owed to the guest. The company owes ${formatMoney(total)}.`,
  )
})

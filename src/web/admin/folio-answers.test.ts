import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { aBooking, staffAs } from "#src/features/bookings/bookings.factory.ts"
import { formatMoney } from "#src/shared/money.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { answerFolioForm } from "./folio-answers.ts"

let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

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

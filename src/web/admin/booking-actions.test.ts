import { afterAll, beforeAll, expect, test } from "vitest"
import { aBooking, staffAs } from "#src/features/bookings/bookings.factory.ts"
import { formatMoney } from "#src/shared/money.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { answerDeskAction } from "./booking-actions.ts"

let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

test("[VAL-1] the desk is told why an amount is refused, and takes the whole with its commas", async () => {
  const { id, total } = await aBooking(platform)
  const pay = async (amount: string) => {
    const form = { intent: "take-payment", amount }
    const answer = await answerDeskAction(platform, staffAs("front-desk"), { id, form })
    return answer?.data.reason ?? answer?.data.text
  }
  expect(await pay("0")).toBe("Amount Must Be More Than ₹0")
  expect(await pay("9,99,999")).toBe(`That is more than the ${formatMoney(total)} that is owed.`)
  expect(await pay(formatMoney(total))).toBe(`Received ${formatMoney(total)}. Nothing more is owed.`)
})

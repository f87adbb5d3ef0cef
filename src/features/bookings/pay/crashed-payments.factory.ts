import type { ProviderPayment } from "#src/platform/card-payments/card-payments.ts"
import type { TestPlatform } from "#test/test-platform.ts"
import { settlePayment } from "./settle-payment.service.ts"

/** Records a payment without settling it, as if the process had crashed between the two transactions. */
export async function settleAndCrash(platform: TestPlatform, payment: ProviderPayment): Promise<void> {
  let transactions = 0
  const transaction: TestPlatform["db"]["transaction"] = (work) => {
    transactions += 1
    if (transactions > 1) throw new Error("the process died")
    return platform.db.transaction(work)
  }
  const dying = { ...platform, db: { ...platform.db, transaction } }
  await settlePayment(dying, payment).catch((error: Error) => {
    if (error.message !== "the process died") throw error
  })
  if (transactions < 2) throw new Error("the payment was settled before the process died")
}

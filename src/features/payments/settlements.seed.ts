import { listSettledBefore } from "#src/platform/card-payments/sandbox/settlements.ts"
import type { Platform } from "#src/platform/platform.ts"
import { insertSettledItems } from "./settlements.store.ts"

/** The settlement reports of the demo hotel's payments, as if they had been read every night. */
export async function seedSettlements({ db, clock, cardPayments: { provider } }: Platform): Promise<void> {
  if (provider !== "sandbox") return
  const items = await listSettledBefore(db, clock.today())
  await db.transaction((tx) => insertSettledItems(tx, provider, items))
}

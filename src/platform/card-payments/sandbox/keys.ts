import type { RazorpaySettings } from "#src/config.ts"
import type { Database } from "../../db/database.ts"
import { randomWord } from "./identifiers.ts"

export const sandboxPath = "/sandbox/razorpay"

/** Refuses to open the sandbox beside live keys: a guest would see a payment that never happened. */
export function assertSandboxAllowed(live: RazorpaySettings | null): asserts live is null {
  if (live) throw new Error("The payment sandbox cannot be opened while Razorpay keys are set.")
}

type KeysRow = { key_id: string; key_secret: string; webhook_secret: string }

/** The sandbox's settings; its keys are made up once and kept. */
export async function findOrCreateSettings(db: Database, origin: string): Promise<RazorpaySettings> {
  await db.execute(
    "insert into sandbox_keys (key_id, key_secret, webhook_secret) values ($1, $2, $3) on conflict do nothing",
    [`rzp_test_${randomWord(14)}`, randomWord(24), randomWord(32)],
  )
  const [keys] = await db.execute<KeysRow>("select key_id, key_secret, webhook_secret from sandbox_keys")
  if (!keys) throw new Error("the sandbox keys were not kept")
  return {
    keyId: keys.key_id,
    keySecret: keys.key_secret,
    webhookSecret: keys.webhook_secret,
    baseUrl: `${origin}${sandboxPath}`,
  }
}

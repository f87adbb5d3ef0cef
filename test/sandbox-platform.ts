import { receiveProviderEvent } from "#src/features/bookings/pay/settle-payment.service.ts"
import { createSandboxPayments } from "#src/platform/card-payments/create-card-payments.ts"
import { createSandbox, type Sandbox } from "#src/platform/card-payments/sandbox/sandbox.ts"
import type { DeliverWebhook } from "#src/platform/card-payments/sandbox/webhooks.ts"
import { createClock } from "#src/platform/clock.ts"
import { silentLog } from "#src/platform/log/log.ts"
import type { Platform } from "#src/platform/platform.ts"
import { createTestPlatform, type TestPlatform } from "./test-platform.ts"
import { borrowDatabase, returnDatabase } from "./worker-database.ts"

const origin = "http://localhost:3000"

// Short only for a slow sandbox: a busy machine must not look like one.
const timeoutMilliseconds = { slow: 40, usual: 10_000 }

export type SandboxPlatform = TestPlatform & {
  readonly provider: Sandbox
  /** Pays an order at the sandbox's checkout; the fields are those that it sends back to the site. */
  payAtCheckout(
    order: { id: string; amount: number },
    fields?: CheckoutFields,
  ): Promise<Record<string, string>>
}

type CheckoutFields = { readonly fault?: string | undefined; readonly vpa?: string }

/** Receives a webhook as the server does: checks its signature, then handles the event. */
export const receiverOf =
  (platform: Platform): DeliverWebhook =>
  async (body, headers) => {
    const bytes = new TextEncoder().encode(body)
    const event = platform.cardPayments.verifyWebhook(bytes, headers["x-razorpay-signature"] ?? "")
    const id = headers["x-razorpay-event-id"]
    if (!event || !id) return { ok: false }
    await receiveProviderEvent(platform, id, event)
    return { ok: true }
  }

/** A test platform whose card provider is the sandbox, over the same database. */
export async function createSandboxPlatform(receive?: DeliverWebhook): Promise<SandboxPlatform> {
  const db = await borrowDatabase()
  let now = () => new Date()
  let deliverWebhook: DeliverWebhook = async () => ({ ok: false })
  const sandbox = await createSandbox({
    db,
    origin,
    clock: createClock(() => now()),
    log: silentLog,
    live: null,
    deliverWebhook: (body, headers) => deliverWebhook(body, headers),
  })
  const timing = { timeoutMilliseconds: timeoutMilliseconds.usual, retryAfterMilliseconds: 1 }
  const provider: Sandbox = {
    ...sandbox,
    misbehave(faults) {
      timing.timeoutMilliseconds = timeoutMilliseconds[faults.api === "slow" ? "slow" : "usual"]
      sandbox.misbehave(faults)
    },
  }
  const cardPayments = createSandboxPayments(provider, timing)
  const platform = await createTestPlatform({ db, cardPayments })
  now = () => platform.clock.now()
  deliverWebhook = receive ?? receiverOf(platform)
  return {
    ...platform,
    provider,
    payAtCheckout: (order, fields = {}) => payAtCheckout(provider, order, fields),
    async close() {
      provider.webhooks.stop()
      returnDatabase(db)
    },
  }
}

/** Pays an order at the checkout of a sandbox. */
export async function payAtCheckout(
  { app, settings }: Pick<Sandbox, "app" | "settings">,
  order: { id: string; amount: number },
  { fault = "", vpa = "success@upi" }: CheckoutFields = {},
): Promise<Record<string, string>> {
  const reply = await app.request(`${settings.baseUrl}/v1/checkout/pay`, {
    method: "POST",
    body: new URLSearchParams({
      key_id: settings.keyId,
      order_id: order.id,
      amount: String(order.amount),
      currency: "INR",
      callback_url: `${origin}/api/payments/callback`,
      action: "pay",
      method: "upi",
      vpa,
      fault,
    }),
  })
  const hidden = [...(await reply.text()).matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value]))
}

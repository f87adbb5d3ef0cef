import { fromPaise } from "#src/shared/money.ts"
import { createClock } from "../../clock.ts"
import type { Database } from "../../db/database.ts"
import { silentLog } from "../../log/log.ts"
import type { WebhookEvent } from "../card-payments.ts"
import { createSandboxPayments } from "../create-card-payments.ts"
import { createSandbox, type Sandbox } from "./sandbox.ts"

export const origin = "https://vimana.example"
export const price = fromPaise(1_250_000)

/** The fields by which a UPI address is chosen at the checkout. */
export const upi = (vpa: string) => ({ action: "pay", method: "upi", vpa })

/** The site that the sandbox posts to, and the time that both have. */
type Site = { now: Date; isWell: boolean; readonly posts: { id: string; event: WebhookEvent | null }[] }

function openBeside(db: Database, site: Site): Promise<Sandbox> {
  const opening = createSandbox({
    db,
    origin,
    clock: createClock(() => site.now),
    log: silentLog,
    live: null,
    deliverWebhook: async (body, headers) => {
      const event = createSandboxPayments(await opening).verifyWebhook(
        new TextEncoder().encode(body),
        headers["x-razorpay-signature"] ?? "",
      )
      site.posts.push({ id: headers["x-razorpay-event-id"] ?? "", event })
      return { ok: site.isWell }
    },
  })
  return opening
}

/** What a form of the checkout answers, and the fields that it sends back to the site. */
type CheckoutAnswer = { status: number; text: string; fields: Record<string, string> }

/** A sandbox, the payments through it, and a site that records the webhooks it receives. */
export async function aSandbox(db: Database) {
  const site: Site = { now: new Date("2026-12-25T10:00:00Z"), isWell: true, posts: [] }
  const sandbox = await openBeside(db, site)
  const payments = createSandboxPayments(sandbox)

  const post = (path: string, fields: Record<string, string>) =>
    sandbox.app.request(`${origin}/sandbox/razorpay/v1/checkout/${path}`, {
      method: "POST",
      body: new URLSearchParams(fields),
    })

  const checkoutOf = (orderId: string) => ({
    key_id: sandbox.settings.keyId,
    order_id: orderId,
    amount: String(price),
    currency: "INR",
    name: "Vimana",
    "prefill[email]": "asha@example.com",
    callback_url: `${origin}/payment/callback`,
    cancel_url: `${origin}/payment/VM-0001`,
  })

  return {
    site,
    sandbox,
    payments,
    post,
    checkoutOf,
    order: () => payments.createOrder({ amount: price, receipt: "VM-0001", notes: { booking: "VM-0001" } }),
    async pay(orderId: string, chosen: Record<string, string> = upi("success@upi")): Promise<CheckoutAnswer> {
      const reply = await post("pay", { ...checkoutOf(orderId), ...chosen })
      const text = await reply.text()
      const hidden = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
      return {
        status: reply.status,
        text,
        fields: Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value])),
      }
    },
    /** The types of the webhooks that the site received, in order. */
    types: () => site.posts.map(({ event }) => event?.type),
    /** The same sandbox in a further process. */
    reopen: () => openBeside(db, site),
    async close() {
      sandbox.webhooks.stop()
      await db.execute("delete from sandbox_events")
    },
  }
}

export type SandboxUnderTest = Awaited<ReturnType<typeof aSandbox>>

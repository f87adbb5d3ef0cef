import { Hono } from "hono"
import { z } from "zod"
import type { RazorpaySettings } from "#src/config.ts"
import { authenticated } from "./api.ts"
import { type Books, finishRefund } from "./bookkeeping.ts"
import { decideDispute, openDispute } from "./disputes.ts"
import { type Faults, faultsInput, type FaultSwitch } from "./faults.ts"
import type { SandboxWebhooks } from "./webhooks.ts"

type Parts = {
  books: Books
  settings: RazorpaySettings
  faults: FaultSwitch
  webhooks: SandboxWebhooks
  misbehave: (faults: Partial<Faults>) => void
}

const disputeInput = z.object({
  payment: z.string().optional(),
  dispute: z.string().optional(),
  status: z.enum(["under_review", "won", "lost", "closed"]).default("lost"),
})
const refundInput = z.object({ refund: z.string(), status: z.enum(["processed", "failed"]) })

/**
 * Injects faults into the sandbox, for tests and developers; not part of the provider's API. It needs the sandbox's
 * own credentials, so that no visitor of a demo site can use it.
 */
export const createFaultsApi = ({ books, settings, faults, webhooks, misbehave }: Parts): Hono =>
  new Hono()
    .use(authenticated(settings))
    .get("/", (c) => c.json(faults.current))
    .post("/", async (c) => {
      misbehave(faultsInput.parse(await c.req.json()))
      return c.json(faults.current)
    })
    .post("/disputes", async (c) => {
      const { payment, dispute, status } = disputeInput.parse(await c.req.json())
      const result = payment
        ? await openDispute(books, payment)
        : await decideDispute(books, { id: dispute ?? "", status })
      await webhooks.deliver()
      return result.ok ? c.json(result.value) : c.json({ error: result.refusal }, 400)
    })
    .post("/refunds", async (c) => {
      const { refund, status } = refundInput.parse(await c.req.json())
      const result = await finishRefund(books, { id: refund, status })
      await webhooks.deliver()
      return result.ok ? c.json(result.value) : c.json({ error: result.refusal }, 400)
    })

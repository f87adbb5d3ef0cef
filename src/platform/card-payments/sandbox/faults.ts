import { setTimeout as wait } from "node:timers/promises"
import type { MiddlewareHandler } from "hono"
import { z } from "zod"

export const paymentFaults = ["none", "late-authorization", "wrong-amount"] as const
export type PaymentFault = (typeof paymentFaults)[number]

export const faultsInput = z.object({
  /**
   * `unreachable`: no connection. `unavailable`: 503, nothing is done. `slow`: the reply comes after the client gave
   * up. `error-after-work`: the request is carried out, but the reply is a 500.
   */
  api: z.enum(["none", "unreachable", "unavailable", "slow", "error-after-work"]).default("none"),
  /** `late` webhooks wait until another value is chosen. */
  webhooks: z.enum(["prompt", "before-reply", "repeated", "disordered", "late"]).default("prompt"),
  payment: z.enum(paymentFaults).default("none"),
  /** `pending` refunds wait until they are finished; `fails-later` replies pending and then fails. */
  refund: z.enum(["none", "pending", "fails-later"]).default("none"),
})

/** The injected faults of the sandbox, chosen by tests and by its `/faults` endpoint. */
export type Faults = z.infer<typeof faultsInput>

export type FaultSwitch = { current: Faults }

export const createFaultSwitch = (): FaultSwitch => ({ current: faultsInput.parse({}) })

// Longer than the client's timeout, which ends the wait.
const slowMilliseconds = 15_000

/** Applies the faults of the API to its replies. */
export const applyApiFaults =
  ({ faults }: { faults: FaultSwitch }): MiddlewareHandler =>
  async (c, next) => {
    const { api } = faults.current
    if (api === "unavailable")
      return c.json({ error: { code: "SERVER_ERROR", description: "Try later" } }, 503)
    await next()
    if (api === "slow") await wait(slowMilliseconds, null, { signal: c.req.raw.signal }).catch(() => null)
    if (api === "error-after-work") {
      c.res = new Response(JSON.stringify({ error: { code: "SERVER_ERROR", description: "Failed" } }), {
        status: 500,
      })
    }
    return undefined
  }

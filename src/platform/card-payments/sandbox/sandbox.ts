import { Hono } from "hono"
import type { RazorpaySettings } from "#src/config.ts"
import type { Clock } from "../../clock.ts"
import type { Database } from "../../db/database.ts"
import type { Log } from "../../log/log.ts"
import { createProviderApi } from "./api.ts"
import { createAssets } from "./assets.ts"
import { createCheckout } from "./checkout.ts"
import { createFaultsApi } from "./faults-api.ts"
import { createFaultSwitch, type Faults, faultsInput } from "./faults.ts"
import { assertSandboxAllowed, findOrCreateSettings, sandboxPath } from "./keys.ts"
import { createWebhooks, type DeliverWebhook, type SandboxWebhooks } from "./webhooks.ts"

export type Sandbox = {
  /** Answers under /sandbox/razorpay: mount it with `route("/", sandbox.app)`, or call its `fetch`. */
  readonly app: Hono
  /** Answers the site's own calls in the process; rejects while the sandbox is unreachable. */
  fetch(request: Request): Promise<Response>
  readonly settings: RazorpaySettings
  readonly webhooks: SandboxWebhooks
  /** Chooses what goes wrong from now on; faults that are not given end. */
  misbehave(faults: Partial<Faults>): void
}

type SandboxParts = {
  readonly db: Database
  /** The public address of the site: the only place the checkout returns to. */
  readonly origin: string
  readonly clock: Clock
  readonly log: Log
  readonly deliverWebhook: DeliverWebhook
  /** The live settings, to refuse to open beside them. */
  readonly live: RazorpaySettings | null
}

/** The built-in sandbox of the card provider: its API, checkout and webhooks, with test money (PAY-6). */
export async function createSandbox({
  live,
  origin,
  deliverWebhook,
  ...outside
}: SandboxParts): Promise<Sandbox> {
  assertSandboxAllowed(live)
  const { db, clock, log } = outside
  const settings = await findOrCreateSettings(db, origin)
  const faults = createFaultSwitch()
  const webhooks = createWebhooks({ db, clock, log, settings, faults, deliverWebhook })
  const parts = { books: { db, clock }, settings, faults, webhooks }
  const misbehave = (chosen: Partial<Faults>) => {
    faults.current = faultsInput.parse(chosen)
    void webhooks.deliver()
  }
  const app = new Hono()
    .basePath(sandboxPath)
    .route("/", createAssets())
    .route("/v1/checkout", createCheckout({ ...parts, origin }))
    .route("/v1", createProviderApi(parts))
    .route("/faults", createFaultsApi({ ...parts, misbehave }))
  const fetch = async (request: Request) => {
    if (faults.current.api === "unreachable") throw new TypeError("fetch failed")
    const response = await app.fetch(request)
    request.signal.throwIfAborted()
    return response
  }
  return { app, fetch, settings, webhooks, misbehave }
}

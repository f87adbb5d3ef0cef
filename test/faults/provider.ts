import { createServer, type Server } from "node:http"
import { getRequestListener } from "@hono/node-server"
import type { RazorpaySettings } from "#src/config.ts"
import { createSandbox, type Sandbox } from "#src/platform/card-payments/sandbox/sandbox.ts"
import { createClock } from "#src/platform/clock.ts"
import { silentLog } from "#src/platform/log/log.ts"
import { listen } from "#test/local-server.ts"
import { createTestDatabase } from "#test/databases/postgresql-database.ts"
import { startTcpProxy, type TcpProxy } from "#test/services/tcp-proxy.ts"

type Webhook = { readonly body: string; readonly headers: Record<string, string> }

export type Provider = Pick<Sandbox, "app" | "settings" | "misbehave"> & {
  readonly proxy: TcpProxy
  /** The settings of a hotel that reaches the provider through the proxy. */
  readonly env: Record<string, string>
  /** What the provider announced of a payment; it is delivered by the tests. */
  webhooksOf(paymentId: string): Promise<readonly Webhook[]>
  /** Refunds of a payment, in paise. */
  refundsOf(paymentId: string): Promise<readonly number[]>
  /** Answers with a page instead of JSON, as a wrong gateway does. */
  answerWrongly(isWrong: boolean): void
  close(): Promise<void>
}

function createProviderServer(answer: (request: Request) => Response | Promise<Response>): Server {
  const listener = getRequestListener(answer, { overrideGlobalObjects: false })
  return createServer((request, response) => void listener(request, response))
}

const envOf = ({ keyId, keySecret, webhookSecret, baseUrl }: RazorpaySettings, port: number) => ({
  RAZORPAY_KEY_ID: keyId,
  RAZORPAY_KEY_SECRET: keySecret,
  RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  RAZORPAY_BASE_URL: `http://127.0.0.1:${port}${new URL(baseUrl).pathname}`,
})

/** The sandbox as a provider of its own: with its own database and port, behind a proxy. */
export async function startProvider(): Promise<Provider> {
  const database = await createTestDatabase()
  const db = database.open()
  const webhooks: Webhook[] = []
  const sandbox = await createSandbox({
    db,
    origin: "http://localhost:3000",
    clock: createClock(),
    log: silentLog,
    live: null,
    deliverWebhook: async (body, headers) => ({ ok: webhooks.push({ body, headers }) > 0 }),
  })
  let isWrong = false
  const server = createProviderServer((request) =>
    isWrong ? new Response("<p>Sign in to this network.</p>") : sandbox.app.fetch(request),
  )
  const proxy = await startTcpProxy({ host: "127.0.0.1", port: await listen(server) })
  return {
    ...sandbox,
    proxy,
    env: envOf(sandbox.settings, proxy.port),
    async webhooksOf(paymentId) {
      await sandbox.webhooks.deliver()
      return webhooks.filter(({ body }) => body.includes(paymentId))
    },
    async refundsOf(paymentId) {
      const rows = await db.execute<{ amount: number }>(
        "select amount_paise as amount from sandbox_refunds where payment_id = $1",
        [paymentId],
      )
      return rows.map(({ amount }) => amount)
    },
    answerWrongly: (wrong) => void (isWrong = wrong),
    async close() {
      sandbox.webhooks.stop()
      server.closeAllConnections()
      server.close()
      await proxy.close()
      await db.close()
      await database.drop()
    },
  }
}

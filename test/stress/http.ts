import { once } from "node:events"
import { createServer } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { createApp } from "#src/server/app.ts"
import type { Platform } from "#src/platform/platform.ts"
import { listen } from "#test/local-server.ts"

type Site = {
  readonly address: string
  close(): Promise<void>
}

/** The whole server over a platform, on a real port. */
export async function openSite(platform: Platform): Promise<Site> {
  const listener = getRequestListener(createApp(platform).fetch)
  const server = createServer((request, response) => void listener(request, response))
  const port = await listen(server)
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}

type Confirmation = { token: string; key: string; body: object; headers?: Record<string, string> }

/** Sends a confirmation as a client of the API does. */
export async function confirm(site: Pick<Site, "address">, { token, key, body, headers }: Confirmation) {
  const reply = await fetch(`${site.address}/api/booking`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      "idempotency-key": key,
      ...headers,
    },
    body: JSON.stringify(body),
  })
  return {
    status: reply.status,
    body: (await reply.json()) as { result: string; reason?: string; data?: { _id: string } },
  }
}

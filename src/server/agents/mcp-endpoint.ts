import { Hono } from "hono"
import type { ServerEnv } from "#src/platform/http/server-env.ts"

/** The Model Context Protocol over HTTP (revision 2025-06-18), without sessions: each request has its own server. */
export const mcpEndpoint = new Hono<ServerEnv>().all("/mcp", async (c) => {
  if (c.req.method !== "POST") return c.text("Send POST requests of the Model Context Protocol.", 405)
  // Loaded at the first call: the library takes about 9 MB.
  const { answerMcpCall } = await import("./mcp-server.ts")
  // The body was already read to limit its size.
  const body: unknown = await c.req.json().catch(() => undefined)
  return answerMcpCall({ platform: c.get("platform"), address: c.get("address") }, c.req.raw, body)
})

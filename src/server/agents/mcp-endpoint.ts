import { Hono } from "hono"
import { staySearchesByAddress } from "#src/features/bookings/stay-rate-limits.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"

// https://www.jsonrpc.org/specification, section 5.1
const rpcError = (code: number, message: string) => ({ jsonrpc: "2.0", id: null, error: { code, message } })

/** Requests by one network address: each sets up a server of its own. A client sends three before its first search. */
export const agentRequestsByAddress = { name: "agent-request-address", points: 300, seconds: 60 } as const

const isToolCall = (body: unknown): boolean =>
  typeof body === "object" && body !== null && "method" in body && body.method === "tools/call"

/**
 * The Model Context Protocol over HTTP (revision 2025-06-18, which has no batches), without sessions: each request has its
 * own server. A call of a tool counts as a search.
 */
export const mcpEndpoint = new Hono<ServerEnv>().all("/mcp", async (c) => {
  if (c.req.method !== "POST") return c.text("Send POST requests of the Model Context Protocol.", 405)
  const { rateLimiter } = c.get("platform")
  const refuse = (wait: number, reason: string) => {
    c.header("retry-after", String(wait))
    return c.json(rpcError(-32000, reason), 429)
  }
  const requestWait = await rateLimiter.take(agentRequestsByAddress, c.get("address"))
  if (requestWait !== null) return refuse(requestWait, "Too many requests. Try again later.")
  // Loaded at the first call: the library takes about 9 MB.
  const { answerMcpCall } = await import("./mcp-server.ts")
  // The body was already read to limit its size.
  const body: unknown = await c.req.json().catch(() => undefined)
  if (Array.isArray(body)) return c.json(rpcError(-32600, "Send one request at a time."), 400)
  const searchWait = isToolCall(body) ? await rateLimiter.take(staySearchesByAddress, c.get("address")) : null
  if (searchWait !== null) return refuse(searchWait, "Too many searches. Try again later.")
  return answerMcpCall({ platform: c.get("platform"), address: c.get("address") }, c.req.raw, body)
})

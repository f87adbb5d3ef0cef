import type { HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
import type { ServerEnv } from "./server-env.ts"

/** Whether the client closed the connection before the end of the body; the read error that follows is not a fault. */
export function isClientDisconnected(c: Context<ServerEnv>): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  return incoming !== undefined && incoming.destroyed && !incoming.complete
}

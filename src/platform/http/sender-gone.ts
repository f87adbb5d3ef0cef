import type { HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
import type { ServerEnv } from "./server-env.ts"

/** Whether the connection was closed before the whole body came: whatever reads the body then throws, and no code is at fault. */
export function isSenderGone(c: Context<ServerEnv>): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  return incoming !== undefined && incoming.destroyed && !incoming.complete
}

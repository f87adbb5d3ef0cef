import { isIP, SocketAddress } from "node:net"
import type { HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
import ipaddr from "ipaddr.js"
import type { ServerEnv } from "#src/platform/http/server-env.ts"

/**
 * The address that the outermost of our proxies saw. Each proxy appends to X-Forwarded-For the address that called it;
 * the caller may have written anything before that. Null when the header holds fewer addresses than our proxies write.
 */
function addressBehind(proxies: number, forwardedFor: string | undefined): string | null {
  if (proxies === 0 || forwardedFor === undefined) return null
  const seen = forwardedFor.split(",").at(-proxies)?.trim() ?? ""
  // Some proxies append the port.
  return isIP(seen) > 0 ? seen : (SocketAddress.parse(seen)?.address ?? null)
}

/** The network address of the caller: whole for IPv4, the first half for IPv6, where a household has a /64. */
export function callerAddress(c: Context<ServerEnv>, trustedProxies: number): string {
  const bindings = c.env as Partial<HttpBindings> | undefined
  const nearest = bindings?.incoming?.socket.remoteAddress ?? "local"
  const address = addressBehind(trustedProxies, c.req.header("x-forwarded-for")) ?? nearest
  if (isIP(address) === 0) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":")
    : parsed.toString()
}

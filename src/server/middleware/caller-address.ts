import { isIP } from "node:net"
import type { HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
import type { ServerEnv } from "#src/platform/http/server-env.ts"

const withoutPort = (address: string): string =>
  /^\[(?<inner>[^\]]+)\](?::\d+)?$/.exec(address)?.groups?.["inner"] ??
  /^(?<host>[\d.]+):\d+$/.exec(address)?.groups?.["host"] ??
  address

/**
 * Whom the outermost of our proxies saw: each adds, at the end of X-Forwarded-For, the address that it was called from.
 * What stands before that was written by the caller, and may be anything. Null when there are fewer than our proxies write.
 */
function addressBehind(proxies: number, forwardedFor: string | undefined): string | null {
  if (proxies === 0 || forwardedFor === undefined) return null
  const seen = forwardedFor.split(",").at(-proxies)
  const address = withoutPort(seen?.trim() ?? "")
  return isIP(address) === 0 ? null : address
}

/** The network address of the caller: whole for IPv4, the first half for IPv6, where a household owns a /64. */
export function callerAddress(c: Context<ServerEnv>, trustedProxies: number): string {
  const bindings = c.env as Partial<HttpBindings> | undefined
  const nearest = bindings?.incoming?.socket.remoteAddress ?? "local"
  const address = addressBehind(trustedProxies, c.req.header("x-forwarded-for")) ?? nearest
  if (address.toLowerCase().startsWith("::ffff:") && address.includes("."))
    return address.slice("::ffff:".length)
  return address.includes(":") ? firstHalf(address) : address
}

function firstHalf(address: string): string {
  const [head = "", tail] = address.split("::")
  const groups = head.split(":").filter((group) => group !== "")
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length
  return [...groups, ...Array.from({ length: missing }, () => "0")].slice(0, 4).join(":")
}

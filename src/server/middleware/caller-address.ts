import { isIP, SocketAddress } from "node:net"
import type { HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
import ipaddr from "ipaddr.js"
import type { ServerEnv } from "#src/platform/http/server-env.ts"

/**
 * The address that our outermost proxy saw. Each proxy appends its caller's address to X-Forwarded-For;
 * anything before that is untrusted. Null when the header has fewer addresses than our proxies write.
 */
function addressBehind(proxies: number, forwardedFor: string | undefined): string | null {
  if (proxies === 0 || forwardedFor === undefined) return null
  const address = forwardedFor.split(",").at(-proxies)?.trim() ?? ""
  // Some proxies append the port of the caller.
  return isIP(address) > 0 ? address : (SocketAddress.parse(address)?.address ?? null)
}

type Connection = { readonly nearest: string | undefined; readonly forwardedFor: string | undefined }

/** The network address of the caller: for IPv6 only its /48, because one subscriber may have as much (decision 138). */
export function resolveAddress(
  { nearest = "local", forwardedFor }: Connection,
  trustedProxies: number,
): string {
  const seen = addressBehind(trustedProxies, forwardedFor) ?? nearest
  // A link-local address may end in the name of an interface, such as `%br-lan`, which ipaddr.js does not read (RFC 4007, 11.2).
  const address = seen.replace(/%.*/s, "")
  if (isIP(address) === 0) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 3)
        .map((part) => part.toString(16))
        .join(":")
    : parsed.toString()
}

/** The same for a request that reached the app. */
export function callerAddress(c: Context<ServerEnv>, trustedProxies: number): string {
  const bindings = c.env as Partial<HttpBindings> | undefined
  const nearest = bindings?.incoming?.socket.remoteAddress
  return resolveAddress({ nearest, forwardedFor: c.req.header("x-forwarded-for") }, trustedProxies)
}

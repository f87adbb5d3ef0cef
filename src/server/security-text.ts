import { Hono } from "hono"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { millisecondsPerDay } from "#src/shared/format/durations.ts"

const validDays = 180

/** `/.well-known/security.txt` (RFC 9116): where to report weaknesses; absent without `SECURITY_CONTACT`. */
export const securityText = new Hono<ServerEnv>().get("/.well-known/security.txt", (c) => {
  const { config, clock, origin } = c.get("platform")
  if (config.securityContact === null) return c.text("There is no such file.", 404)
  const expires = new Date(clock.now().getTime() + validDays * millisecondsPerDay)
  const lines = [
    `Contact: ${config.securityContact}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en, hi",
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  return c.text(`${lines.join("\n")}\n`)
})

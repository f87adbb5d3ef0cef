import { randomBytes } from "node:crypto"
import { Hono } from "hono"
import type { Platform } from "#src/platform/platform.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { visitor } from "#src/shared/actor.ts"
import { health } from "./health.ts"
import { securityHeaders } from "./middleware/security-headers.ts"
import { pages } from "./pages.ts"

/** The one wiring list of the server: what answers which address, and what every request passes first. */
export function createApp(platform: Platform) {
  return new Hono<ServerEnv>()
    .use(async (c, next) => {
      c.set("platform", platform)
      c.set("actor", visitor)
      c.set("nonce", randomBytes(16).toString("base64url"))
      c.set("address", "local")
      await next()
    })
    .use(securityHeaders)
    .route("/", health)
    .all("*", pages)
}

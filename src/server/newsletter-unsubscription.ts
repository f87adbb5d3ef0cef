import { Hono } from "hono"
import { unsubscribe } from "#src/features/enquiries/newsletter/newsletter-consent.service.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"

/**
 * One-click unsubscription by mail programs, and the button of the page at this address: without session or CSRF token,
 * because the address is the permission, and repeatable (RFC 8058).
 */
export const newsletterUnsubscription = new Hono<ServerEnv>().post("/:key", async (c) => {
  const isKnown = await unsubscribe(c.get("platform"), c.req.param("key"))
  if (!isKnown) return c.text("There is no such subscription.", 404)
  const form = await c.req.parseBody()
  // Mail programs do not follow redirects reliably (RFC 8058, section 3.1).
  return form["List-Unsubscribe"] === "One-Click" ? c.text("Unsubscribed.") : c.redirect(c.req.path, 303)
})

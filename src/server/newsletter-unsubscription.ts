import { Hono } from "hono"
import { unsubscribe } from "#src/features/enquiries/newsletter/newsletter-consent.service.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"

/**
 * One-click unsubscription by mail programs, and by the button of the page at this URL. It needs no session and no CSRF
 * token, because the secret key in the URL is the permission. Repeats change nothing (RFC 8058).
 */
export const newsletterUnsubscription = new Hono<ServerEnv>().post("/:key", async (c) => {
  const isKnown = await unsubscribe(c.get("platform"), c.req.param("key"))
  if (!isKnown) return c.text("There is no such subscription.", 404)
  const form = await c.req.parseBody()
  // Mail programs do not follow redirects reliably (RFC 8058, section 3.1).
  return form["List-Unsubscribe"] === "One-Click" ? c.text("Unsubscribed.") : c.redirect(c.req.path, 303)
})

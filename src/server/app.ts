import { randomBytes } from "node:crypto"
import { Hono } from "hono"
import { compress } from "hono/compress"
import { withRequestId } from "#src/platform/log/request-id.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { visitor } from "#src/shared/actor.ts"
import type { Admission } from "./admission/admission.ts"
import { llmsTextFile } from "./agents/llms-text.ts"
import { mcpEndpoint } from "./agents/mcp-endpoint.ts"
import { api } from "./api/api.ts"
import { apiDocs } from "./api/api-docs.tsx"
import { bookingFiles, documentFiles } from "./booking-files.ts"
import { devMailbox } from "./dev-mailbox.tsx"
import { createHotelPriceFeed } from "./hotel-price-feed.ts"
import { health } from "./health.ts"
import { newsletterUnsubscription } from "./newsletter-unsubscription.ts"
import { admitRequest } from "./middleware/admit-request.ts"
import { limitBody } from "./middleware/body-limit.ts"
import { noStore } from "./middleware/no-store.ts"
import { readYourWrites } from "./middleware/read-your-writes.ts"
import { requestId } from "./middleware/request-id.ts"
import { originCheck } from "./middleware/origin-check.ts"
import { refusedChanges } from "./middleware/refused-changes.ts"
import { readableAddress, readableBody } from "./middleware/readable-request.ts"
import { securityHeaders } from "./middleware/security-headers.ts"
import { callerAddress } from "./middleware/caller-address.ts"
import { session } from "./middleware/session.ts"
import { pages } from "./pages.ts"
import { pictureFiles } from "./picture-files.ts"
import { securityText } from "./security-text.ts"
import { searchFiles } from "./search-files.ts"
import { uploadedPictureFiles } from "./uploaded-picture-files.ts"
import { serverFault } from "./server-fault.ts"
import { staticFiles } from "./static-files.ts"
import { refuseWhileDatabaseIsDown } from "./unavailable.tsx"
import { paymentCallback, webhooks } from "./payment-callbacks.ts"

/** Wires the server: the middleware of every request, and the handler of each path. */
export function createApp(platform: Platform, admission?: Admission) {
  const app = new Hono<ServerEnv>()
    .use(requestId(platform.config.trustedProxies))
    .use((c, next) => withRequestId(c.get("requestId"), next))
    .use(async (c, next) => {
      c.set("platform", platform)
      c.set("actor", visitor)
      c.set("nonce", randomBytes(16).toString("base64url"))
      c.set("address", callerAddress(c, platform.config.trustedProxies))
      await next()
    })
    .use(compress())
    .use(securityHeaders(platform))
    .use("/api/*", noStore)
    .use(readableAddress)
    .use(originCheck)
    .use(limitBody)
    .use(readableBody)
    .route("/", health)
    .route("/", securityText)
    .route("/", staticFiles(platform.config))
    .use(admission ? admitRequest(admission) : (_, next) => next())
    .route("/", searchFiles)
    .route("/media/pictures", pictureFiles)
    .route("/media/uploads", uploadedPictureFiles)
    .all("/media/*", (c) => c.text("There is no such file.", 404))
    .use(refuseWhileDatabaseIsDown)
    .route("/", llmsTextFile)
    .route("/", createHotelPriceFeed(platform))
    .route("/", mcpEndpoint)
    .route("/api/payments", paymentCallback)
    .route("/api/webhooks", webhooks)
    .route("/", platform.sandbox?.app ?? new Hono())
    .route("/dev/mailbox", devMailbox)
    .route("/newsletter/unsubscribe", newsletterUnsubscription)
    .use(session)
    .use(refusedChanges)
    .use(readYourWrites)
    .route("/api/docs", apiDocs)
    .route("/", api)
    .route("/booking", bookingFiles)
    .route("/documents", documentFiles)
    .all("*", pages)
  app.onError(serverFault)
  platform.sandbox?.deliverTo(async (body, headers) =>
    app.request("/api/webhooks/razorpay", { method: "POST", body, headers }),
  )
  return app
}

import { OpenAPIHono } from "@hono/zod-openapi"
import { accountsApi } from "#src/features/accounts/accounts.api.ts"
import { passwordResetsApi } from "#src/features/accounts/password-reset/password-resets.api.ts"
import { bookingsApi } from "#src/features/bookings/bookings.api.ts"
import { confirmationsApi } from "#src/features/bookings/list/confirmations.api.ts"
import { ownStaysApi } from "#src/features/bookings/own-stays.api.ts"
import { paymentsApi } from "#src/features/bookings/pay/payments.api.ts"
import { staysApi } from "#src/features/bookings/stays.api.ts"
import { offersEditingApi, testimonialsEditingApi } from "#src/features/content/content-editing.api.ts"
import { galleryApi } from "#src/features/content/gallery/gallery.api.ts"
import { offersApi } from "#src/features/content/offers/offers.api.ts"
import { testimonialsApi } from "#src/features/content/testimonials/testimonials.api.ts"
import { banquetApi, contactApi, corporateApi } from "#src/features/enquiries/enquiries.api.ts"
import { newsletterApi } from "#src/features/enquiries/newsletter/newsletter.api.ts"
import { pageViewsApi } from "#src/features/page-views/page-views.api.ts"
import { roomsApi } from "#src/features/rooms/rooms.api.ts"
import { roomsEditingApi } from "#src/features/rooms/rooms-editing.api.ts"
import { completeDocument } from "./api-document.ts"
import { oncePerOrigin } from "./once-per-origin.ts"
import { apiFault, apiNotFound } from "#src/platform/http/api-reply.ts"
import { authenticateHeader, knownCallsOnly } from "../middleware/known-calls.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { hotel } from "#src/shared/hotel.ts"

const description = {
  openapi: "3.1.0",
  info: {
    title: `${hotel.fullName} API`,
    version: "1",
    description:
      "Rooms, bookings, payments and users of the hotel. Amounts are rupees and include GST; dates are the hotel's own " +
      `(${hotel.timeZone}). Every reply carries \`result\`: \`Done\`, or \`Error\` with a \`reason\` and, for fields, \`errors\`.`,
  },
}

/** The API under `/api` and its OpenAPI document, from the same code (API-9). */
export const api = new OpenAPIHono<ServerEnv>()

api.use("/api/*", authenticateHeader).use(
  "/api/*",
  knownCallsOnly(() => apiDescription("")),
)

api
  .route("/api/user", accountsApi)
  .route("/api/user", passwordResetsApi)
  .route("/api/roomcart", roomsApi)
  .route("/api/roomcart", roomsEditingApi)
  // Before /booking/{id}, because `orders` and `verify` are not ids.
  .route("/api/booking", paymentsApi)
  .route("/api/booking", bookingsApi)
  .route("/api/booking", ownStaysApi)
  .route("/api", staysApi)
  .route("/api/confirm", confirmationsApi)
  .route("/api/testimonial", testimonialsApi)
  .route("/api/testimonial", testimonialsEditingApi)
  .route("/api/offer", offersApi)
  .route("/api/offer", offersEditingApi)
  .route("/api/gallery", galleryApi)
  .route("/api/contactus", contactApi)
  .route("/api/enquery", banquetApi)
  .route("/api/corporate-query", corporateApi)
  .route("/api/newsletter", newsletterApi)
  .route("/api/page-view", pageViewsApi)

api.openAPIRegistry.registerComponent("securitySchemes", "token", {
  type: "http",
  scheme: "bearer",
  description: "The `token` of a sign-in.",
})
api.onError(apiFault)

/** The OpenAPI document for an origin. */
export const apiDescription = (origin: string) =>
  completeDocument(api.getOpenAPI31Document(description), origin)

const apiDescriptionText = oncePerOrigin((origin) => JSON.stringify(apiDescription(origin)))

api.get("/api/openapi.json", (c) =>
  c.body(apiDescriptionText(c.get("platform").origin), 200, { "content-type": "application/json" }),
)
api.all("/api/*", apiNotFound)

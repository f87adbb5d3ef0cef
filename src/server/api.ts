import { OpenAPIHono } from "@hono/zod-openapi"
import { accountsApi } from "#src/features/accounts/accounts.api.ts"
import { passwordResetsApi } from "#src/features/accounts/password-resets.api.ts"
import { bookingsApi } from "#src/features/bookings/bookings.api.ts"
import { confirmationsApi } from "#src/features/bookings/confirmations.api.ts"
import { paymentsApi } from "#src/features/bookings/payments.api.ts"
import { offersEditingApi, testimonialsEditingApi } from "#src/features/content/content-editing.api.ts"
import { galleryApi } from "#src/features/content/gallery.api.ts"
import { offersApi } from "#src/features/content/offers.api.ts"
import { testimonialsApi } from "#src/features/content/testimonials.api.ts"
import { banquetApi, contactApi, corporateApi } from "#src/features/enquiries/enquiries.api.ts"
import { newsletterApi } from "#src/features/enquiries/newsletter.api.ts"
import { pageViewsApi } from "#src/features/page-views/page-views.api.ts"
import { roomsApi } from "#src/features/rooms/rooms.api.ts"
import { roomsEditingApi } from "#src/features/rooms/rooms-editing.api.ts"
import { apiFault, apiNotFound } from "#src/platform/http/api-reply.ts"
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

/** The whole API under `/api`, and its description, made from the same code (API-9). */
export const api = new OpenAPIHono<ServerEnv>()
  .route("/user", accountsApi)
  .route("/user", passwordResetsApi)
  .route("/roomcart", roomsApi)
  .route("/roomcart", roomsEditingApi)
  // Ahead of /booking/{id}: `orders` and `verify` are no ids.
  .route("/booking", paymentsApi)
  .route("/booking", bookingsApi)
  .route("/confirm", confirmationsApi)
  .route("/testimonial", testimonialsApi)
  .route("/testimonial", testimonialsEditingApi)
  .route("/offer", offersApi)
  .route("/offer", offersEditingApi)
  .route("/gallery", galleryApi)
  .route("/contactus", contactApi)
  .route("/enquery", banquetApi)
  .route("/corporate-query", corporateApi)
  .route("/newsletter", newsletterApi)
  .route("/page-view", pageViewsApi)

api.openAPIRegistry.registerComponent("securitySchemes", "token", {
  type: "http",
  scheme: "bearer",
  description: "The `token` of a sign-in.",
})
api.onError(apiFault)

export const apiDescription = () => api.getOpenAPI31Document(description)

api.get("/openapi.json", (c) => c.json(apiDescription()))
api.all("*", apiNotFound)

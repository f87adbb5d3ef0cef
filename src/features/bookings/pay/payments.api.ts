import { createRoute, z } from "@hono/zod-openapi"
import { ProviderError } from "#src/platform/card-payments/card-payments.ts"
import { needsSession } from "#src/platform/http/api-access.ts"
import {
  createApi,
  doneReply,
  errorBody,
  jsonBody,
  jsonReply,
  refusals,
  tooManyTries,
} from "#src/platform/http/api-reply.ts"
import { toRupees } from "#src/shared/money.ts"
import { orderInput, verifyInput } from "./payments.schema.ts"
import { startPayment, type VerifyRefusal, verifyPayment } from "./pay-booking.service.ts"
import { countVerification } from "./verification-limits.service.ts"

const tags = ["Payments"]

const orderOutput = z.object({
  _id: z.string().describe("The provider's order"),
  amount: z.number().describe("Rupees"),
  amountInPaise: z.number().int(),
  currency: z.literal("INR"),
  booking: z.string(),
  key: z.string().describe("The provider's public key, for its checkout"),
})

const ordersRoute = createRoute({
  method: "post",
  path: "/orders",
  operationId: "openOrder",
  tags,
  summary: "Open the payment order of a booking",
  ...needsSession,
  request: { body: jsonBody(orderInput) },
  responses: { 200: jsonReply("The order", doneReply(orderOutput)), ...refusals(401, 404, 409, 422, 502) },
})

const verifyRoute = createRoute({
  method: "post",
  path: "/verify",
  operationId: "verifyPayment",
  tags,
  summary: "Verify a payment that the checkout reports",
  ...needsSession,
  request: { body: jsonBody(verifyInput) },
  responses: {
    200: jsonReply("Paid", doneReply(z.object({ booking: z.string(), outcome: z.enum(["paid"]) }))),
    ...refusals(401, 404, 409, 422, 429, 502),
  },
})

const providerError = errorBody(
  "The payment provider does not answer. Your booking is safe; please try again.",
)
const unknown = errorBody("There is no such booking.")
const refundedReply = errorBody("This booking could not take your payment any more. It is returned in full.")

const startRefusals = {
  "already-paid": errorBody("This booking is paid."),
  lapsed: errorBody("The hold on these rooms has ended. Please search again."),
  ended: errorBody("This booking cannot be paid any more."),
  "online-payment-off": errorBody("Online payment is not available at the moment. Please pay at the hotel."),
}

const verifyRefusals: Readonly<Record<Exclude<VerifyRefusal, "not-signed-in" | "unknown-booking">, string>> =
  {
    forged: "The payment's signature is not right.",
    "unknown-payment": "The provider knows no such payment.",
    "other-order": "This payment belongs to another order.",
    "amount-differs": "The amount of this payment is not that of the booking.",
    "not-captured": "The payment was not completed.",
  }

/** The API of online payments, under `/api/booking` (API-7). */
export const paymentsApi = createApi()
  .openapi(ordersRoute, async (c) => {
    const platform = c.get("platform")
    const started = await startPayment(platform, c.get("actor"), c.req.valid("json").checkid).catch(
      (error: unknown) => {
        if (error instanceof ProviderError) return null
        throw error
      },
    )
    if (!started) return c.json(providerError, 502)
    if (started.ok) {
      const { booking, order } = started.value
      const amounts = {
        amount: toRupees(order.amount),
        amountInPaise: order.amount,
        currency: "INR" as const,
      }
      const key = platform.cardPayments.checkout.keyId
      const data = { _id: order.providerOrderId, ...amounts, booking: booking.id, key }
      return c.json({ result: "Done" as const, data }, 200)
    }
    const { refusal } = started
    if (refusal === "not-signed-in") return c.json(errorBody("Sign in first."), 401)
    if (refusal === "unknown-booking") return c.json(unknown, 404)
    return c.json(startRefusals[refusal], 409)
  })
  .openapi(verifyRoute, async (c) => {
    const input = c.req.valid("json")
    const claim = {
      bookingId: input.checkid,
      paymentId: input.razorpay_payment_id,
      orderId: input.razorpay_order_id ?? null,
      signature: input.razorpay_signature ?? null,
    }
    const platform = c.get("platform")
    const caller = { userId: c.get("signedIn").userId, address: c.get("address") }
    const wait = await countVerification(platform, caller)
    if (wait !== null) return tooManyTries(c, wait)
    const verified = await verifyPayment(platform, c.get("actor"), claim).catch((error: unknown) => {
      if (error instanceof ProviderError) return null
      throw error
    })
    if (!verified) return c.json(providerError, 502)
    if (verified.ok) {
      if (verified.value === "refunded") return c.json(refundedReply, 409)
      const data = { booking: input.checkid, outcome: "paid" as const }
      return c.json({ result: "Done" as const, data }, 200)
    }
    const { refusal } = verified
    if (refusal === "not-signed-in") return c.json(errorBody("Sign in first."), 401)
    if (refusal === "unknown-booking") return c.json(unknown, 404)
    return c.json(errorBody(verifyRefusals[refusal]), 422)
  })

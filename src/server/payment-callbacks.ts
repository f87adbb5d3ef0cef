import { Hono } from "hono"
import { requestPaymentFailedEmail } from "#src/features/booking-emails/due-booking-emails.service.ts"
import { verifyPayment } from "#src/features/bookings/pay/pay-booking.service.ts"
import { receiveProviderEvent } from "#src/features/bookings/pay/settle-payment.service.ts"
import { countVerification } from "#src/features/bookings/pay/verification-limits.service.ts"
import { errorBody } from "#src/platform/http/api-reply.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { system } from "#src/shared/actor.ts"
import { inLanguage } from "#src/shared/language/language.ts"

const text = (form: Record<string, unknown>, name: string): string | null => {
  const value = form[name]
  return typeof value === "string" && value !== "" ? value.slice(0, 300) : null
}

type Payer = { readonly booking: string; readonly link: string | undefined }

// A guest who used the link in an email has no session, and is sent back to it.
const paymentPage = ({ booking, link }: Payer, outcome: string, reason: string | null): string => {
  const query = new URLSearchParams({ outcome, ...(reason && { reason }) })
  return link
    ? `/pay/${encodeURIComponent(link)}?${query}`
    : `/payment/${encodeURIComponent(booking)}?${query}`
}

const thanksPage = ({ booking, link }: Payer): string =>
  link ? `/pay/${encodeURIComponent(link)}` : `/confirmation?booking=${encodeURIComponent(booking)}`

/**
 * The provider's callbacks: `/callback` with the guest's browser after a checkout without script, and
 * `/razorpay` with its webhooks. Neither has a session; each is verified by its signature (razorpay.com/docs).
 */
export const paymentCallback = new Hono<ServerEnv>().post("/callback", async (c) => {
  const booking = c.req.query("booking") ?? ""
  const payer = { booking, link: c.req.query("link") }
  const goTo = (page: string) =>
    c.redirect(inLanguage(c.req.query("language") === "hi" ? "hi" : "en", page), 303)
  const form = await c.req.parseBody()
  const paymentId = text(form, "razorpay_payment_id")
  const signature = text(form, "razorpay_signature")
  if (!paymentId || !signature) {
    return goTo(paymentPage(payer, "failed", text(form, "error[description]")))
  }
  const platform = c.get("platform")
  if ((await countVerification(platform, { userId: null, address: c.get("address") })) !== null)
    return goTo(paymentPage(payer, "unclear", null))
  const claim = { bookingId: booking, paymentId, orderId: text(form, "razorpay_order_id"), signature }
  try {
    const verified = await verifyPayment(platform, system, claim)
    if (!verified.ok) return goTo(paymentPage(payer, "failed", null))
    if (verified.value === "refunded") return goTo(paymentPage(payer, "refunded", null))
    return goTo(thanksPage(payer))
  } catch (error) {
    platform.log.error({ err: error }, "a payment could not be verified; the reconciler will")
    return goTo(paymentPage(payer, "unclear", null))
  }
})

export const webhooks = new Hono<ServerEnv>().post("/razorpay", async (c) => {
  const platform = c.get("platform")
  const body = new Uint8Array(await c.req.arrayBuffer())
  const event = platform.cardPayments.verifyWebhook(body, c.req.header("x-razorpay-signature") ?? "")
  const eventId = c.req.header("x-razorpay-event-id")
  if (!event || !eventId) return c.json(errorBody("This event is not signed by the provider."), 400)
  await receiveProviderEvent(platform, eventId, event)
  if (event.payment) await requestPaymentFailedEmail(platform, event.payment)
  return c.json({ result: "Done" })
})

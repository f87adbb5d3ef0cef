import { createHmac, timingSafeEqual } from "node:crypto"

/** Hex HMAC-SHA256, the only signature of the provider. */
export const sign = (content: string | Uint8Array, secret: string): string =>
  createHmac("sha256", secret).update(content).digest("hex")

/** Compares in constant time, so that the response time reveals nothing. */
export function verifySignature(content: string | Uint8Array, secret: string, signature: string): boolean {
  const expected = Buffer.from(sign(content, secret))
  const received = Buffer.from(signature)
  return expected.length === received.length && timingSafeEqual(expected, received)
}

/** What the checkout signs: order and payment, in this order (razorpay.com/docs/payments/payment-gateway). */
export const checkoutPayload = (orderId: string, paymentId: string): string => `${orderId}|${paymentId}`

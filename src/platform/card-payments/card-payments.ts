import type { Money } from "#src/shared/money.ts"

export type ProviderOrder = { readonly id: string; readonly amount: Money; readonly currency: string }

export type ProviderPayment = {
  readonly id: string
  readonly orderId: string | null
  readonly amount: Money
  readonly status: "created" | "authorized" | "captured" | "refunded" | "failed"
  /** 'card', 'upi', 'netbanking', 'emi' or another word of the provider's. */
  readonly method: string
}

export type ProviderRefund = { readonly id: string; readonly status: "pending" | "processed" | "failed" }

/** The provider could not be reached or answered against its own documents: a fault, worth a retry. */
export class ProviderError extends Error {
  override readonly name = "ProviderError"
}

export type WebhookEvent = {
  /** 'payment.captured', 'payment.failed', 'order.paid', 'refund.processed', ... */
  readonly type: string
  readonly payment: ProviderPayment | null
  readonly refund: (ProviderRefund & { readonly paymentId: string }) | null
}

/** The card provider (Razorpay's API), or its built-in sandbox, which speaks the same. Methods throw ProviderError. */
export type CardPayments = {
  /** `none`: online payment is off. */
  readonly provider: "razorpay" | "sandbox" | "none"
  /** What the browser needs to open the provider's checkout: nothing secret. */
  readonly checkout: {
    readonly keyId: string
    readonly scriptUrl: string
    /** Where a plain form is posted to when the browser runs no script. */
    readonly formUrl: string
    readonly isSandbox: boolean
  }
  createOrder(order: {
    amount: Money
    receipt: string
    notes: Record<string, string>
  }): Promise<ProviderOrder>
  findPayment(paymentId: string): Promise<ProviderPayment | null>
  listPaymentsOfOrder(orderId: string): Promise<ProviderPayment[]>
  /** Takes the money of an authorised payment. */
  capture(payment: { id: string; amount: Money }): Promise<ProviderPayment>
  /** Gives money back; the same key twice makes one refund. */
  refund(refund: { paymentId: string; amount: Money; idempotencyKey: string }): Promise<ProviderRefund>
  /** Constant-time check of the checkout's signature: HMAC-SHA256(order id | payment id). */
  isCheckoutSignature(proof: { orderId: string; paymentId: string; signature: string }): boolean
  /** Checks a webhook's signature over its raw bytes and reads it; null when it is forged or not understood. */
  readWebhook(rawBody: Uint8Array, signature: string): WebhookEvent | null
}

import type { CalendarDate } from "#src/shared/calendar-date.ts"
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

export type DisputeStatus = "open" | "under_review" | "won" | "lost" | "closed"

/** A chargeback: while it is open the provider withholds the amount; a lost one is deducted. */
export type ProviderDispute = {
  readonly id: string
  readonly paymentId: string
  readonly amount: Money
  readonly deducted: Money
  readonly reason: string
  readonly status: DisputeStatus
  readonly respondBy: string | null
  readonly openedAt: string
}

/** With the provider's time of the report: events arrive in any order. */
export type ReportedDispute = ProviderDispute & { readonly reportedAt: string }

/** A line of the settlement report. `fee` contains `tax`, its GST; `net` is what it adds to the bank transfer. */
export type SettledItem = {
  readonly settlementId: string
  readonly utr: string
  readonly settledAt: string
  readonly kind: "payment" | "refund" | "adjustment" | "other"
  readonly entityId: string
  readonly amount: Money
  readonly fee: Money
  readonly tax: Money
  readonly net: Money
  readonly disputeId: string | null
  readonly description: string
}

/** The provider could not be reached, or its answer contradicts its documentation: a fault that can be retried. */
export class ProviderError extends Error {
  override readonly name = "ProviderError"
}

/** The provider understood the request and refused it; `status` and `description` are its own. */
export class ProviderRefusal extends ProviderError {
  readonly status: number
  readonly description: string
  constructor(status: number, description: string) {
    super(`the card provider refused with ${status}: ${description}`)
    this.status = status
    this.description = description
  }
}

export type WebhookEvent = {
  /** 'payment.captured', 'payment.failed', 'order.paid', 'refund.processed', ... */
  readonly type: string
  readonly payment: ProviderPayment | null
  readonly refund: (ProviderRefund & { readonly paymentId: string }) | null
  readonly dispute: ReportedDispute | null
}

/** The card provider (Razorpay's API), or its built-in sandbox, which has the same API. Methods throw ProviderError. */
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
  /** Captures an authorised payment; when the provider refuses, the payment as it is there. */
  capture(payment: { id: string; amount: Money }): Promise<ProviderPayment>
  /** Refunds a payment or a part of it; the same key twice makes one refund. Throws ProviderRefusal. */
  refund(refund: { paymentId: string; amount: Money; idempotencyKey: string }): Promise<ProviderRefund>
  findRefund(refundId: string): Promise<ProviderRefund | null>
  /** All disputes, decided ones too (razorpay.com/docs/api/disputes/fetch-all). */
  listDisputes(): Promise<ProviderDispute[]>
  /** The settlement report of one day (razorpay.com/docs/api/settlements/fetch-recon). */
  listSettledItems(day: CalendarDate): Promise<SettledItem[]>
  /** Makes a harmless request, to check address and keys. */
  checkAccess(): Promise<void>
  /** Constant-time check of the checkout's signature: HMAC-SHA256(order id | payment id). */
  isCheckoutSignature(proof: { orderId: string; paymentId: string; signature: string }): boolean
  /** Checks a webhook's signature over its raw bytes and reads it; null when it is forged or not understood. */
  verifyWebhook(rawBody: Uint8Array, signature: string): WebhookEvent | null
}

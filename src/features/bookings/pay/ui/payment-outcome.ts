/** The outcome of a payment attempt, in the URL of the payment page. */
export type PaymentOutcome =
  | { readonly kind: "closed" | "refunded" | "unclear" }
  | { readonly kind: "failed"; readonly reason: string | null }

type OutcomeText = {
  readonly tone: "info" | "warning" | "error"
  readonly title: string
  readonly text: string
}

// Anybody can write a URL: only plain text is shown, without digits, addresses or links.
const plainText = /^\p{L}(?:[\p{L} ,;:'’()-]|[.!](?=\s|$)){0,200}$/u

/** The provider's reason, if it is plain text. */
export const readableReason = (text: string | null): string | null =>
  text !== null && plainText.test(text) ? text : null

export function parsePaymentOutcome(query: URLSearchParams): PaymentOutcome | null {
  const outcome = query.get("outcome")
  if (outcome === "closed" || outcome === "refunded" || outcome === "unclear") return { kind: outcome }
  return outcome === "failed" ? { kind: "failed", reason: readableReason(query.get("reason")) } : null
}

export function formatOutcomeQuery(outcome: PaymentOutcome): string {
  const query = new URLSearchParams({ outcome: outcome.kind })
  if (outcome.kind === "failed" && outcome.reason) query.set("reason", outcome.reason)
  return `?${query}`
}

/** The notice about an outcome and its consequence for the booking (PAY-3). */
export function formatPaymentOutcome(outcome: PaymentOutcome): OutcomeText {
  switch (outcome.kind) {
    case "closed":
      return {
        tone: "info",
        title: "The payment was closed",
        // Its window may have been closed after a payment that only the provider's webhook reports.
        text: "No payment has reached us, and your booking is kept. If money has left your account, please wait a few minutes; if not, you can pay again below.",
      }
    case "failed":
      return {
        tone: "error",
        title: "The payment did not go through",
        text: `${outcome.reason ?? "The bank or card issuer did not accept it."} Your booking is kept. You can try again below, or pay another way.`,
      }
    case "unclear":
      return {
        tone: "warning",
        title: "We have not heard yet whether your payment arrived",
        text: "If money has left your account, your booking is confirmed by itself within a few minutes. Please wait before you pay again.",
      }
    case "refunded":
      return {
        tone: "warning",
        title: "Your payment arrived when this stay was no longer kept for you",
        text: "It is returned to you in full. An email about it is on its way.",
      }
  }
}

import { type SubmitEvent, useState } from "react"
import { useNavigate } from "react-router"
import { readStoredSession } from "#src/features/accounts/ui/stored-session.ts"
import { formatOutcomeQuery, type PaymentOutcome, readableReason } from "./payment-outcome.ts"
import { openCheckout, type PaymentProof } from "./provider-checkout.ts"

/** The order of a payment, and the provider's script. */
export type CheckoutOrder = {
  readonly bookingId: string
  readonly scriptUrl: string
  readonly keyId: string
  readonly orderId: string
  readonly amount: number
  readonly currency: string
  readonly hotelName: string
  readonly description: string
  readonly guest: { readonly name: string; readonly email: string; readonly phone: string }
}

type Reply = { readonly result?: string; readonly reason?: string }

const callOf = (body: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", authorization: readStoredSession()?.token ?? "" },
  body: JSON.stringify(body),
})

/**
 * Whether the booking can still be paid: the page may be old, and the hold over, the booking closed or the session ended
 * elsewhere. Without an answer the payment goes on, and is verified after it.
 */
const isStillPayable = (checkid: string): Promise<boolean> =>
  fetch("/api/booking/orders", callOf({ checkid })).then(
    ({ status }) => status !== 409 && status !== 401,
    () => true,
  )

async function verify(order: CheckoutOrder, proof: PaymentProof): Promise<PaymentOutcome | null> {
  const response = await fetch("/api/booking/verify", callOf({ ...proof, checkid: order.bookingId }))
  const reply = (await response.json()) as Reply
  if (reply.result === "Done") return null
  if (response.status === 409) return { kind: "refunded" }
  // Other errors may follow a successful payment, so only a refused verification counts as a failed payment.
  return response.status === 422
    ? { kind: "failed", reason: readableReason(reply.reason ?? null) }
    : { kind: "unclear" }
}

async function pay(order: CheckoutOrder, onProof: () => void): Promise<PaymentOutcome | null> {
  const { guest } = order
  const end = await openCheckout(order.scriptUrl, {
    key: order.keyId,
    amount: order.amount,
    currency: order.currency,
    order_id: order.orderId,
    name: order.hotelName,
    description: order.description,
    prefill: { name: guest.name, email: guest.email, contact: guest.phone },
  })
  if (end.kind === "closed") return end
  if (end.kind === "failed") return { kind: "failed", reason: readableReason(end.reason) }
  onProof()
  return verify(order, end.proof).catch(() => ({ kind: "unclear" as const }))
}

/** Pays in the provider's window; if its script does not load, submits the form to the provider's page (PAY-2). */
export function useCheckout(order: CheckoutOrder) {
  const navigate = useNavigate()
  const [step, setStep] = useState<"idle" | "paying" | "verifying">("idle")
  const showOutcome = async (outcome: PaymentOutcome, form: HTMLFormElement) => {
    await navigate(`/payment/${order.bookingId}${formatOutcomeQuery(outcome)}`, { replace: true })
    // The focus was in the provider's window, which is gone.
    form.querySelector("button")?.focus({ preventScroll: true })
  }
  const payInWindow = async (form: HTMLFormElement) => {
    // The page loads again and shows why.
    if (!(await isStillPayable(order.bookingId)))
      return navigate(`/payment/${order.bookingId}`, { replace: true })
    const outcome = await pay(order, () => setStep("verifying"))
    return outcome ? showOutcome(outcome, form) : navigate(`/confirmation?booking=${order.bookingId}`)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setStep("paying")
    payInWindow(form)
      .catch(() => form.submit())
      .finally(() => setStep("idle"))
  }
  return { step, onSubmit }
}

/** The options of the provider's script (razorpay.com/docs/payments/payment-gateway/web-integration). */
type CheckoutOptions = {
  readonly key: string
  /** Paise. */
  readonly amount: number
  readonly currency: string
  readonly order_id: string
  readonly name: string
  readonly description: string
  readonly prefill: { readonly name: string; readonly email: string; readonly contact: string }
  /** Seconds until the checkout closes. */
  readonly timeout?: number
  readonly theme: { readonly color: string }
  readonly handler: (proof: PaymentProof) => void
  readonly modal: { readonly ondismiss: () => void }
}

export type PaymentProof = {
  readonly razorpay_payment_id: string
  readonly razorpay_order_id: string
  readonly razorpay_signature: string
}

type Failure = { readonly error?: { readonly description?: string } }

type Checkout = {
  open(): void
  on(event: "payment.failed", listener: (failure: Failure) => void): void
}

type CheckoutWindow = Window & { Razorpay?: new (options: CheckoutOptions) => Checkout }

const scripts = new Map<string, Promise<void>>()

/** Loads the provider's script once per page; rejects when it fails. */
function loadScript(url: string): Promise<void> {
  const loading =
    scripts.get(url) ??
    new Promise<void>((resolve, reject) => {
      const script = document.createElement("script")
      script.src = url
      script.addEventListener("load", () => resolve())
      script.addEventListener("error", () => {
        scripts.delete(url)
        script.remove()
        reject(new Error(`the checkout script did not load: ${url}`))
      })
      document.head.append(script)
    })
  scripts.set(url, loading)
  return loading
}

type CheckoutResult =
  | { readonly kind: "paid"; readonly proof: PaymentProof }
  | { readonly kind: "closed" }
  | { readonly kind: "failed"; readonly reason: string | null }

type CheckoutRequest = Omit<CheckoutOptions, "handler" | "modal" | "theme">

/** Opens the provider's window; resolves when it closes, rejects when it cannot be opened. */
export async function openCheckout(scriptUrl: string, request: CheckoutRequest): Promise<CheckoutResult> {
  await loadScript(scriptUrl)
  const { Razorpay } = window as CheckoutWindow
  if (!Razorpay) throw new Error("the checkout script defines no Razorpay")
  return new Promise((resolve) => {
    let result: CheckoutResult = { kind: "closed" }
    const checkout = new Razorpay({
      ...request,
      theme: { color: "#141d36" },
      handler: (proof) => resolve({ kind: "paid", proof }),
      modal: { ondismiss: () => resolve(result) },
    })
    // The window stays open after a failure, so the result is known only when it closes.
    checkout.on("payment.failed", ({ error }) => {
      result = { kind: "failed", reason: error?.description ?? null }
    })
    checkout.open()
  })
}

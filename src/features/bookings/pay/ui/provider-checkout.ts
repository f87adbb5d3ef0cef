/** What the provider's checkout script is given (razorpay.com/docs/payments/payment-gateway/web-integration). */
export type CheckoutOptions = {
  readonly key: string
  /** Paise. */
  readonly amount: number
  readonly currency: string
  readonly order_id: string
  readonly name: string
  readonly description: string
  readonly prefill: { readonly name: string; readonly email: string; readonly contact: string }
  /** Seconds until the checkout closes by itself. */
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

/** Loads the provider's script, once a page; rejects when it does not come. */
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

export type CheckoutEnd =
  | { readonly kind: "paid"; readonly proof: PaymentProof }
  | { readonly kind: "closed" }
  | { readonly kind: "failed"; readonly reason: string | null }

type Asked = Omit<CheckoutOptions, "handler" | "modal" | "theme">

/** Opens the provider's window over the page; resolves when it is gone, rejects when it cannot be opened. */
export async function openCheckout(scriptUrl: string, asked: Asked): Promise<CheckoutEnd> {
  await loadScript(scriptUrl)
  const { Razorpay } = window as CheckoutWindow
  if (!Razorpay) throw new Error("the checkout script brought no checkout")
  return new Promise((resolve) => {
    let end: CheckoutEnd = { kind: "closed" }
    const checkout = new Razorpay({
      ...asked,
      theme: { color: "#141d36" },
      handler: (proof) => resolve({ kind: "paid", proof }),
      modal: { ondismiss: () => resolve(end) },
    })
    // The window stays open after a failure, for another try: what counts is how it was left.
    checkout.on("payment.failed", ({ error }) => {
      end = { kind: "failed", reason: error?.description ?? null }
    })
    checkout.open()
  })
}

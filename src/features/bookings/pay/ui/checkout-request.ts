import { sessionStore } from "#src/ui/browser/session-storage.ts"

// The payment page is a document of its own: what is kept in memory does not reach it.
const key = "checkout-requested"

/** Asks the payment page that follows the confirmation to open the provider's window at once. */
export function requestCheckout(isWanted: boolean): void {
  if (isWanted) sessionStore()?.setItem(key, "")
  else sessionStore()?.removeItem(key)
}

/** Whether the window was requested; true once for each request. */
export function takeCheckoutRequest(): boolean {
  const isTaken = (sessionStore()?.getItem(key) ?? null) !== null
  requestCheckout(false)
  return isTaken
}

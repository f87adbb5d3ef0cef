let isRequested = false

/** Asks the payment page that follows the confirmation to open the provider's window at once. */
export function requestCheckout(isWanted: boolean): void {
  isRequested = isWanted
}

/** Whether the window was requested; true once for each request. */
export function takeCheckoutRequest(): boolean {
  const isTaken = isRequested
  isRequested = false
  return isTaken
}

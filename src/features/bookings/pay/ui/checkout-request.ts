/** The query with which a confirmation makes the payment page open the provider's window at once. */
export const checkoutRequest = "?checkout=open"

/** Whether the window was requested; removes the request from the address, so that a reload does not repeat it. */
export function takeCheckoutRequest(): boolean {
  if (window.location.search !== checkoutRequest) return false
  window.history.replaceState(window.history.state, "", window.location.pathname)
  return true
}

import { redirectDocument } from "react-router"
import { isPaymentPage } from "#src/features/bookings/pay/payment-pages.ts"

type ClientLoaderArgs<T> = { readonly request: Request; readonly serverLoader: () => Promise<T> }

/**
 * The client loader of a payment page. A navigation within the site keeps the Content-Security-Policy of the document it
 * began in, which refuses the card provider's script: such a navigation loads the page as a document of its own.
 */
export function loadPaymentDocument<T>({ request, serverLoader }: ClientLoaderArgs<T>): Promise<T> {
  const [document] = performance.getEntriesByType("navigation")
  if (!document || isPaymentPage(new URL(document.name).pathname)) return serverLoader()
  throw redirectDocument(request.url)
}

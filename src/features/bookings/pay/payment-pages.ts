import { splitLanguage } from "#src/shared/language/language.ts"

/** Whether a path is a page of a payment: these alone may load the card provider's checkout. */
export const isPaymentPage = (path: string): boolean => /^\/pay(?:ment)?\//.test(splitLanguage(path).path)

type Checkout = { readonly isSandbox: boolean }

/** What the addresses begin with that a provider returns to; the sandbox returns to the host that the page was opened by. */
export const returnOriginOf = (origin: string, { isSandbox }: Checkout): string => (isSandbox ? "" : origin)

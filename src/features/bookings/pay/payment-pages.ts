import { splitLanguage } from "#src/shared/language/language.ts"

/** Whether a path is a page of a payment: these alone may load the card provider's checkout. */
export const isPaymentPage = (path: string): boolean => /^\/pay(?:ment)?\//.test(splitLanguage(path).path)

type Checkout = { readonly isSandbox: boolean }

/** The origin of the provider's return URLs; the sandbox returns to the host by which the page was opened. */
export const returnOriginOf = (origin: string, { isSandbox }: Checkout): string => (isSandbox ? "" : origin)

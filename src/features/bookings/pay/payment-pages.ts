import { splitLanguage } from "#src/shared/language/language.ts"

/** Whether a path is a page of a payment: these alone may load the card provider's checkout. */
export const isPaymentPage = (path: string): boolean => /^\/pay(?:ment)?\//.test(splitLanguage(path).path)

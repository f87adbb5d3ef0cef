import { useMatches } from "react-router"

/** The settings of a page for the layout: `export const handle: PageHandle = { hero: true }`. */
export type PageHandle = {
  /** It starts with a dark full-bleed picture under the navigation bar. */
  hero?: boolean
  /** Its scripts load with the document: without them a form deletes without a confirmation, and a choice changes no text. */
  isUsedAtOnce?: boolean
  /** A step from the search to the confirmation: a slim header and footer. */
  isBookingStep?: boolean
  /** A step of a task: no booking bar. */
  withoutBookingBar?: boolean
  /** It has its own newsletter form. */
  withoutNewsletter?: boolean
}

/** The handle of the current page; inner routes override outer ones. */
export function usePageHandle(): PageHandle {
  const matches = useMatches()
  return Object.assign({}, ...matches.map(({ handle }) => handle)) as PageHandle
}

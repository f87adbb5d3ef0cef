import { useMatches } from "react-router"

/** What a page tells the frame around it: `export const handle: PageHandle = { hero: true }`. */
export type PageHandle = {
  /** It opens with a dark full-bleed picture that reaches under the navigation bar. */
  hero?: boolean
  /** It is looked at before it is used: its scripts come behind its first frame. */
  isSeenFirst?: boolean
  /** A step of a task, where the booking bar would only be in the way. */
  withoutBookingBar?: boolean
  /** It has the newsletter's form itself. */
  withoutNewsletter?: boolean
}

/** The handle of the page shown; the innermost route speaks last. */
export function usePageHandle(): PageHandle {
  const matches = useMatches()
  return Object.assign({}, ...matches.map(({ handle }) => handle)) as PageHandle
}

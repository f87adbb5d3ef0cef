import type { MetaDescriptor } from "react-router"
import { hotel } from "#src/shared/hotel.ts"

type PageFacts = {
  title: string
  description?: string
  /** The one address of a screen that answers at several (ROUTE-2). */
  canonical?: string
  /** Not for search engines: pages of a person, steps of a booking. */
  isPrivate?: boolean
}

/** The head of a page: `export const meta = () => pageMeta({ title: "Rooms" })`. */
export function pageMeta({ title, description, canonical, isPrivate }: PageFacts): MetaDescriptor[] {
  const whole = title === hotel.fullName ? title : `${title} | ${hotel.fullName}`
  return [
    { title: whole },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(canonical ? [{ tagName: "link", rel: "canonical", href: canonical }] : []),
    ...(isPrivate ? [{ name: "robots", content: "noindex" }] : []),
  ]
}

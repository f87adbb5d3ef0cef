import type { MetaDescriptor } from "react-router"
import { hotel } from "#src/shared/hotel.ts"

/** The description for search engines and shared links; required on public pages. */
type Described =
  | { description: string; isPrivate?: false }
  /** Not for search engines: pages of a person, steps of a booking. */
  | { description?: never; isPrivate: true }

type PageFacts = Described & {
  title: string
  /** The canonical address of a page with several addresses (ROUTE-2), from the root: "/rooms". */
  canonical?: string
  /** The picture shown where the page is shared, from the root; else the hotel's card. */
  image?: string
}

const card = "/brand/social-card.png"

const sharedAs = ({ title, description, canonical, image = card }: PageFacts): MetaDescriptor[] => [
  { property: "og:type", content: "website" },
  { property: "og:site_name", content: hotel.fullName },
  { property: "og:locale", content: "en_IN" },
  { property: "og:title", content: title },
  ...(description ? [{ property: "og:description", content: description }] : []),
  ...(canonical ? [{ property: "og:url", content: canonical }] : []),
  { property: "og:image", content: image },
  { name: "twitter:card", content: "summary_large_image" },
]

/**
 * The head of a page: `export const meta = () => pageMeta({ title: "Rooms" })`. Addresses start at the root; the
 * document makes them absolute, because it has the origin.
 */
export function pageMeta(facts: PageFacts): MetaDescriptor[] {
  const { title, description, canonical, isPrivate } = facts
  const fullTitle = title === hotel.fullName ? title : `${title} | ${hotel.fullName}`
  return [
    { title: fullTitle },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(canonical ? [{ tagName: "link", rel: "canonical", href: canonical }] : []),
    ...(isPrivate ? [{ name: "robots", content: "noindex" }] : sharedAs(facts)),
  ]
}

import type { MetaDescriptor } from "react-router"
import type { ContentImage } from "#src/features/content/image.ts"
import { hotel } from "#src/shared/hotel.ts"
import { pictureAddress } from "#src/shared/picture-address.ts"

/** The description for search engines and shared links; required on public pages. */
type Described =
  | { description: string; isPrivate?: false }
  /** Not for search engines: pages of a person, steps of a booking. */
  | { description?: never; isPrivate: true }

type PageFacts = Described & {
  title: string
  /** The canonical address of a page with several addresses (ROUTE-2), from the root: "/rooms". */
  canonical?: string
  /** The address that a shared link keeps, if not the canonical one: a search with its dates. */
  address?: string | undefined
  /** The picture shown where the page is shared; else the hotel's card, as for a drawing. */
  image?: SharedPicture | undefined
}

type SharedPicture = Pick<ContentImage, "id" | "width" | "height" | "alt" | "drawing">

type Card = {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

const card: Card = { src: "/brand/social-card.png", width: 1200, height: 630, alt: hotel.fullName }

/** Messengers ask for 1200 pixels, and WhatsApp leaves out files of more than 600 kB. */
const sharedWidth = 1200

function cardOf(picture: SharedPicture | undefined): Card {
  if (!picture || picture.drawing !== undefined) return card
  // Sizes are never wider than their master.
  const width = Math.min(sharedWidth, picture.width)
  return {
    src: pictureAddress(picture.id, { width: sharedWidth, format: "jpg" }),
    width,
    height: Math.round((width * picture.height) / picture.width),
    alt: picture.alt || hotel.fullName,
  }
}

const pictureAs = ({ src, width, height, alt }: Card): MetaDescriptor[] => [
  { property: "og:image", content: src },
  { property: "og:image:width", content: String(width) },
  { property: "og:image:height", content: String(height) },
  { property: "og:image:alt", content: alt },
]

const sharedAs = ({
  title,
  description,
  canonical,
  address = canonical,
  image,
}: PageFacts): MetaDescriptor[] => [
  { property: "og:type", content: "website" },
  { property: "og:site_name", content: hotel.fullName },
  { property: "og:locale", content: "en_IN" },
  { property: "og:title", content: title },
  ...(description ? [{ property: "og:description", content: description }] : []),
  ...(address ? [{ property: "og:url", content: address }] : []),
  ...pictureAs(cardOf(image)),
  { name: "twitter:card", content: "summary_large_image" },
]

/**
 * The head of a page: `export const meta = () => pageMeta({ title: "Rooms" })`. Addresses start at the root; the
 * document makes them absolute, because it has the origin.
 */
export function pageMeta(facts: PageFacts): MetaDescriptor[] {
  const { title, description, canonical, isPrivate } = facts
  return [
    { title: `${title} | ${hotel.fullName}` },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(canonical ? [{ tagName: "link", rel: "canonical", href: canonical }] : []),
    // Without the second, search results show small pictures or none.
    { name: "robots", content: isPrivate ? "noindex" : "max-image-preview:large" },
    ...(isPrivate ? [] : sharedAs(facts)),
  ]
}

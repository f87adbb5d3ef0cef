import { splitLanguage } from "#src/shared/language/language.ts"
import { blogSlug, listPosts } from "#src/features/content/blog-post.ts"

const addresses = new Set([
  "/",
  "/rooms",
  "/room",
  "/rooms/compare",
  "/booking",
  "/allroom",
  "/related-room",
  "/dine",
  "/dining",
  "/explore-dining",
  "/menu",
  "/gallery",
  "/offers",
  "/corporate",
  "/blog",
  "/privacypolicy",
  "/termsandconditions",
  "/cancellationandrefund",
  // Only known slugs: missing pages must not be rendered and cached.
  ...listPosts().map(({ slug }) => `/blog/${blogSlug(slug)}`),
])

const roomPage = /^\/rooms\/(?!compare$)(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*)$/

/** The slug in the address of a room type's page; null for other addresses. */
export const roomSlugIn = (address: string): string | null =>
  roomPage.exec(splitLanguage(address).path)?.groups?.["slug"] ?? null

/**
 * Whether a URL is a public page that can be cached. Compared with the raw URL: another spelling of a path, or any
 * query, goes to the router. Pages with a signed timestamp in a form, and pages that
 * read the session, availability or the time of day, are not listed.
 */
export const isSharedPage = (address: string): boolean =>
  addresses.has(splitLanguage(address).path) || roomSlugIn(address) !== null

import { blogSlug, listPosts } from "#src/features/content/blog-post.ts"

const addresses = new Set([
  "/",
  "/rooms",
  "/room",
  "/booking",
  "/allroom",
  "/related-room",
  "/dine",
  "/dining",
  "/explore-dining",
  "/menu",
  "/gallery",
  "/corporate",
  "/blog",
  "/privacypolicy",
  "/termsandconditions",
  "/cancellationandrefund",
  // Only known slugs: missing pages must not be rendered and cached.
  ...listPosts().map(({ slug }) => `/blog/${blogSlug(slug)}`),
])

/**
 * Whether a URL is a public page that can be cached. Compared with the raw URL: another spelling of a path, or any
 * query, goes to the router. Pages with a signed timestamp in a form, and pages that
 * read the session, availability or the time of day, are not listed.
 */
export const isSharedPage = (address: string): boolean => addresses.has(address)

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
  // Not any slug: a page that is not there would be rendered and compressed for nobody.
  ...listPosts().map(({ slug }) => `/blog/${blogSlug(slug)}`),
])

/**
 * Whether what is asked for looks the same to everybody, so that one rendering serves all. Compared with the address as it
 * was sent: another spelling of a path, or any query, is for the router. Pages with a form that carries its age, or that
 * read the session, the free rooms or the hour, are not here.
 */
export const isSharedPage = (address: string): boolean => addresses.has(address)

const screens = new Set([
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
])

const post = /^\/blog\/[a-z0-9-]{1,120}$/

/**
 * Whether what is asked for looks the same to everybody, so that one rendering serves all. Compared with the address as it
 * was sent: another spelling of a path, or any query, is for the router. Pages with a form that carries its age, or that
 * read the session, the free rooms or the hour, are not here.
 */
export const isSharedPage = (address: string): boolean => screens.has(address) || post.test(address)

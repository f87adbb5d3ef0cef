/** The pages whose views are counted: a fixed list, so that made-up paths cannot fill the table (API-11). */
const pages = [
  "/",
  "/signin",
  "/login",
  "/signup",
  "/signout",
  "/create-account",
  "/forget1",
  "/forget2",
  "/forget3",
  "/blog",
  "/blog/:slug",
  "/query",
  "/banquet-query",
  "/corporate-query",
  "/corporate",
  "/contact-us",
  "/newsletter",
  "/dine",
  "/dining",
  "/explore-dining",
  "/rooms",
  "/room",
  "/menu",
  "/check-availability",
  "/check-availability/:id",
  "/between-flights",
  "/allroom",
  "/booking",
  "/related-room",
  "/booking/:id",
  "/gallery",
  "/offers",
  "/privacypolicy",
  "/termsandconditions",
  "/cancellationandrefund",
  "/proof",
  "/checkin",
  "/confirmation",
  "/payment/:id",
  "/my-account",
  "/user-offer",
  "/user-support",
  "/user-booking",
  "/update-profile",
] as const

/** The name under which views of all other paths are counted. */
export const otherPages = "*"

const known: ReadonlySet<string> = new Set(pages)
const families = pages.filter((page) => page.includes("/:"))

const firstPart = (path: string): string => path.slice(0, path.indexOf("/", 1) + 1)

/** The page of a path, without ids; '*' for unknown paths. */
export function findPagePattern(path: string): string {
  const plain = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path
  if (known.has(plain) && !plain.includes(":")) return plain
  if (!/^\/[^/]+\/[^/]+$/.test(plain)) return otherPages
  return families.find((family) => firstPart(family) === firstPart(plain)) ?? otherPages
}

import { inTurn } from "../dated-search/search-addresses.ts"

const publicPaths = ["/", "/rooms", "/booking", "/dine", "/gallery", "/menu", "/corporate", "/blog"]
// Made at their first request.
const pictures = ["aero-stag-bar", "accessible-bathroom", "banquet-rounds", "banquet-theatre"].flatMap((id) =>
  [480, 1200].flatMap((width) => ["webp", "jpg"].map((format) => `/media/pictures/${id}-${width}.${format}`)),
)
const otherPaths = ["/signin", "/signup", "/api/roomcart", "/sitemap.xml", ...pictures]
const staffPaths = ["/admin", "/admin/booking", "/admin/day", "/admin/tape", "/admin/figures", "/admin/user"]

const turn = (values: readonly string[]) => {
  let requestCount = 0
  return () => values[requestCount++ % values.length] ?? "/"
}

/** An endless sequence of addresses of each kind in turn. */
export function createMixedPaths() {
  const kinds = [
    turn(publicPaths),
    inTurn(0, 500),
    turn(otherPaths),
    inTurn(500, 40_000),
    turn(publicPaths),
    inTurn(0, 500),
  ]
  let requestCount = 0
  return { visitor: () => kinds[requestCount++ % kinds.length]?.() ?? "/", staff: turn(staffPaths) }
}

let addresses = 0

// The requests of one address are rate limited (AUTH-8).
const fromElsewhere = (): string => `10.9.${addresses >> 8}.${addresses++ % 256}`

const post = (origin: string, person: { username: string; password: string }): Promise<Response> =>
  fetch(`${origin}/api/user/signin`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
      "x-forwarded-for": fromElsewhere(),
    },
    body: JSON.stringify(person),
  })

/** The cookie of a new session. */
export async function signIn(
  origin: string,
  person: { username: string; password: string },
): Promise<string> {
  const reply = await post(origin, person)
  const cookie = reply.headers.getSetCookie()[0]?.split(";")[0]
  if (!cookie) throw new Error(`cannot sign in: ${await reply.text()}`)
  return cookie
}

/** A sign-in with a wrong password, which costs as much as one with the right password. */
export async function tryToSignIn(origin: string): Promise<void> {
  const reply = await post(origin, { username: `nobody-${addresses}`, password: "Runway27Right" })
  await reply.arrayBuffer()
}

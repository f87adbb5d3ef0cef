import fc from "fast-check"
import { roles } from "#src/shared/actor.ts"
import type { Crawled, CrawledForm } from "./crawl.ts"
import { oddText } from "./fuzz-values.ts"

export type PageRequest = {
  readonly role: (typeof roles)[number] | "visitor" | "session-guest"
  readonly method: string
  readonly path: string
  /** `form` and `multipart` are what browsers send. */
  readonly contentType: string
  readonly fields: readonly (readonly [string, string])[]
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
}

const oneOf = (values: readonly string[], otherwise: fc.Arbitrary<string> = oddText): fc.Arbitrary<string> =>
  values.length === 0 ? otherwise : fc.constantFrom(...values)

const mostly = (usual: fc.Arbitrary<string>, weight = 4) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: oddText })

/** Names and values that some form or link has, or odd ones. */
const pairOf = ({ words }: Crawled): fc.Arbitrary<[string, string]> =>
  mostly(oneOf([...words.keys()]), 12).chain((name) =>
    mostly(oneOf(words.get(name) ?? []), 2).map((value): [string, string] => [name, value]),
  )

/** The fields of a form, some of them odd, missing or twice. */
const changed = ({ fields }: CrawledForm, pair: fc.Arbitrary<[string, string]>) =>
  fc
    .tuple(
      fc.array(
        fc.tuple(
          fc.nat(Math.max(0, fields.length - 1)),
          mostly(
            pair.map(([, value]) => value),
            1,
          ),
        ),
        {
          maxLength: 3,
        },
      ),
      fc.array(fc.nat(Math.max(0, fields.length - 1)), { maxLength: 2 }),
      fc.array(pair, { maxLength: 2 }),
    )
    .map(([odd, left, more]) => {
      const put = new Map(odd)
      const kept = fields.map(([name, value], place): [string, string] => [name, put.get(place) ?? value])
      return [...kept.filter((_, place) => !left.includes(place)), ...more]
    })

const fieldsOf = (forms: readonly CrawledForm[], pair: fc.Arbitrary<[string, string]>) =>
  fc.oneof(
    {
      weight: forms.length > 0 ? 5 : 0,
      arbitrary: fc.constantFrom(...forms, { action: "", fields: [] }).chain((form) => changed(form, pair)),
    },
    { weight: 1, arbitrary: fc.array(pair, { maxLength: 6 }) },
  )

const safely = (text: string): string => encodeURIComponent(text.toWellFormed())

const filled = (path: string, { addresses }: Crawled): fc.Arbitrary<string> => {
  const parts = [...path.matchAll(/:\w+|\*/g)].map(([part]) => part)
  const own = (addresses.get(path) ?? []).flatMap((address) => address.split("?", 1)[0]?.split("/") ?? [])
  const segment = mostly(oneOf(own), 2)
  return fc.tuple(...parts.map(() => segment)).map((values) => {
    const rest = [...values]
    return path.replace(/:\w+|\*/g, () => safely(rest.shift() ?? ""))
  })
}

// What the constructor of a header field accepts; the listener of Node accepts no more.
const headerText = oddText.map((text) => text.replace(/[^\t\x20-\x7e]/g, "~").slice(0, 4000))

const headers: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    "accept",
    "accept-language",
    "accept-encoding",
    "user-agent",
    "referer",
    "x-forwarded-for",
    "x-request-id",
    "if-none-match",
    "if-modified-since",
    "range",
    "authorization",
    "x-http-method-override",
    "purpose",
  ),
  headerText,
  { maxKeys: 2 },
)

const cookieNames = ["session", "__Host-session", "passkey", "reset", "device", "theme", "admin-theme"]
const cookies = fc.array(
  fc.tuple(fc.constantFrom(...cookieNames), headerText).map(([name, value]) => `${name}=${value}`),
  {
    maxLength: 2,
  },
)

const methods = fc.oneof(
  { weight: 10, arbitrary: fc.constant("GET") },
  { weight: 10, arbitrary: fc.constant("POST") },
  { weight: 1, arbitrary: fc.constantFrom("HEAD", "PUT", "DELETE", "OPTIONS") },
)

const contentTypes = fc.oneof(
  { weight: 10, arbitrary: fc.constant("form") },
  { weight: 2, arbitrary: fc.constant("multipart") },
  {
    weight: 1,
    arbitrary: fc.constantFrom("text/plain", "application/json", "multipart/form-data; boundary=", ""),
  },
)

const withQuery = (address: string, query: readonly [string, string][], isData: boolean): string => {
  const [pathname = "", ownQuery = ""] = address.split("?", 2)
  const params = new URLSearchParams(ownQuery)
  for (const [name, value] of query) params.append(name, value)
  // What the router's script requests instead of a document.
  const path = isData ? (pathname === "/" ? "/_root.data" : `${pathname}.data`) : pathname
  return params.size === 0 ? path : `${path}?${params}`
}

/** Requests of one page by anybody: its address, query, form, header fields and cookies, each of which may be odd. */
export function requestsOf(path: string, crawled: Crawled): fc.Arbitrary<PageRequest> {
  const pair = pairOf(crawled)
  const known = crawled.addresses.get(path) ?? []
  const address = fc.oneof(
    { weight: known.length > 0 ? 4 : 0, arbitrary: oneOf(known) },
    { weight: 1, arbitrary: filled(path, crawled) },
  )
  return fc
    .record({
      role: fc.constantFrom(...roles, "owner" as const, "visitor" as const, "session-guest" as const),
      method: methods,
      address,
      query: fc.array(pair, { maxLength: 3 }),
      isData: fc.integer({ min: 0, max: 5 }).map((drawn) => drawn === 0),
      contentType: contentTypes,
      fields: fieldsOf(crawled.forms.get(path) ?? [], pair),
      headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers }),
      cookies: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: cookies }),
    })
    .map(({ address: target, query, isData, ...rest }) => ({
      ...rest,
      path: withQuery(target, query, isData),
    }))
}

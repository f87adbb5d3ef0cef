import fresh from "fresh"
import Negotiator from "negotiator"

export const encodings = ["br", "gzip", "identity"] as const

export type Encoding = (typeof encodings)[number]

function negotiate(accepted: string | undefined): Encoding {
  const request = new Negotiator({ headers: { "accept-encoding": accepted } })
  const offered = new Set(request.encodings(["br", "gzip"]))
  return encodings.find((name) => offered.has(name)) ?? "identity"
}

const maxRemembered = 100
const remembered = new Map<string | undefined, Encoding>()

/** The smallest encoding that a request accepts; `identity` when it accepts none. Browsers send few different headers. */
export function encodingFor(accepted: string | undefined): Encoding {
  const known = remembered.get(accepted)
  if (known) return known
  const encoding = negotiate(accepted)
  if (remembered.size >= maxRemembered) remembered.clear()
  remembered.set(accepted, encoding)
  return encoding
}

/** Whether the browser has this version of a page. */
export const isAlreadyThere = (etag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch !== undefined && fresh({ "if-none-match": ifNoneMatch }, { etag })

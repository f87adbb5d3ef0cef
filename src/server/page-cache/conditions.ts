import fresh from "fresh"
import Negotiator from "negotiator"

export const encodings = ["br", "gzip", "identity"] as const

export type Encoding = (typeof encodings)[number]

/** The smallest encoding that a request accepts; `identity` when it accepts none. */
export function encodingFor(accepted: string | undefined): Encoding {
  const request = new Negotiator({ headers: { "accept-encoding": accepted } })
  const offered = new Set(request.encodings(["br", "gzip"]))
  return encodings.find((name) => offered.has(name)) ?? "identity"
}

/** Whether the browser has this version of a page. */
export const isAlreadyThere = (etag: string, asked: string | undefined): boolean =>
  fresh({ "if-none-match": asked }, { etag })

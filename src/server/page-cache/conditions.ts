import fresh from "fresh"
import Negotiator from "negotiator"

export const encodings = ["br", "gzip", "identity"] as const

export type Encoding = (typeof encodings)[number]

/** The encodings of a page that is compressed for one request: brotli takes seven times as long for the same size. */
export type QuickEncoding = Exclude<Encoding, "br">

const maxRemembered = 100

/** Returns the first of the encodings that a request accepts. Browsers send few different headers. */
function createNegotiation<Name extends Encoding>(
  names: readonly Name[],
): (accepted: string | undefined) => Name | "identity" {
  const remembered = new Map<string | undefined, Name | "identity">()
  function negotiate(accepted: string | undefined): Name | "identity" {
    const request = new Negotiator({ headers: { "accept-encoding": accepted } })
    const offered = new Set<string>(request.encodings([...names]))
    return names.find((name) => offered.has(name)) ?? "identity"
  }
  return (accepted) => {
    const known = remembered.get(accepted)
    if (known) return known
    const encoding = negotiate(accepted)
    if (remembered.size >= maxRemembered) remembered.clear()
    remembered.set(accepted, encoding)
    return encoding
  }
}

/** The smallest encoding that a request accepts; `identity` when it accepts none. */
export const encodingFor = createNegotiation(["br", "gzip"])

/** The same for a page that is compressed for this request. */
export const quickEncodingFor = createNegotiation(["gzip"])

/** Whether the browser has this version of a page already, so that 304 is the answer. */
export const isNotModified = (etag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch !== undefined && fresh({ "if-none-match": ifNoneMatch }, { etag })

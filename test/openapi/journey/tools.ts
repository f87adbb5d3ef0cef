import { Api } from "../../../.cache/api-client/client.ts"
import type { JourneyParts } from "../journey-parts.ts"

/** The client, and its calls; it signs in by the token of `setSecurityData`. */
export function clientOf({ baseUrl, fetch }: JourneyParts) {
  const client = new Api<string>({
    baseUrl,
    customFetch: fetch,
    securityWorker: (token) => (token ? { headers: { authorization: `Bearer ${token}` } } : undefined),
  })
  return { client, api: client.api }
}

export type Calls = ReturnType<typeof clientOf>["api"]

/** Fails a journey whose answer is not the expected one. */
export function check(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(`it is not so that ${what}`)
}

/** A form whose lists become repeated parts; the generated client would write them as JSON. Its fields stay typed. */
export function repeated<Fields extends Record<string, string | (string | File)[]>>(fields: Fields): Fields {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const part of Array.isArray(value) ? value : [value]) form.append(name, part)
  return form as unknown as Fields
}

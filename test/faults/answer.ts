import { noSpaceReason, pictureFileReasons } from "#src/features/media/picture-refusals.ts"
import { outageMessages } from "#src/shared/language/outage-messages.ts"
import { anAddress, type Environment } from "./environment.ts"

/** What a client got; null when the connection ended without an answer. */
export type Answer = {
  readonly status: number
  readonly body: string
  readonly location: string
  readonly retryAfter: string | null
} | null

export type Request = {
  readonly method?: "GET" | "POST"
  /** The token of a session. */
  readonly token?: string
  readonly json?: object
  readonly form?: Record<string, string> | FormData
  readonly headers?: Record<string, string>
  readonly body?: string
  /** A body that breaks off after these bytes. */
  readonly brokenBody?: Uint8Array
}

// Longer than any limit of the site: a request without an answer fails its case.
const timeoutMilliseconds = 60_000

function bodyOf({ json, form, body, brokenBody }: Request): BodyInit | null {
  if (json) return JSON.stringify(json)
  if (form) return form instanceof FormData ? form : new URLSearchParams(form)
  if (!brokenBody) return body ?? null
  return new ReadableStream({
    start: (stream) => stream.enqueue(brokenBody),
    pull: (stream) => stream.error(new Error("the sender is gone")),
  })
}

/** Calls the hotel over the network. */
export async function sendRequest(
  { hotel }: Environment,
  path: string,
  request: Request = {},
): Promise<Answer> {
  const { token, json, headers, method = "POST" } = request
  try {
    const response = await fetch(`${hotel.origin}${path}`, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMilliseconds),
      headers: {
        "x-forwarded-for": anAddress(),
        ...(json && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: bodyOf(request),
      // A stream is sent before the answer is read (fetch.spec.whatwg.org).
      ...(request.brokenBody && { duplex: "half" }),
    })
    return {
      status: response.status,
      body: await response.text(),
      location: response.headers.get("location") ?? "",
      retryAfter: response.headers.get("retry-after"),
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError") throw error
    return null
  }
}

/**
 * `done`: acknowledged. `unavailable`: 503, try again in some seconds. `provider`: 502, the payment provider does not
 * answer. `no room`: 413, the disk is full. `unclear`: back to the payment page, which says that the payment is being
 * checked. `not stored`: the object store does not take a picture. `no picture`: 503, it does not give one. `no flight`:
 * the page says to type the times. `cut`: no answer.
 */
export type Outcome =
  | "done"
  | "unavailable"
  | "provider"
  | "unclear"
  | "no room"
  | "not stored"
  | "no picture"
  | "no flight"
  | "cut"

const { title, text } = outageMessages.unavailable
const providerText = "The payment provider does not answer. Your booking is safe; please try again."

const isTemporary = (answer: NonNullable<Answer>): boolean =>
  answer.status === 503 && answer.retryAfter === "5"

const isUnavailable = (answer: NonNullable<Answer>): boolean =>
  isTemporary(answer) && (answer.body.includes(text) || answer.body.includes(title))

/** The outcome that an answer states; an answer that a guest should not see is returned as it is. */
export function outcomeOf(answer: Answer): string {
  if (answer === null) return "cut"
  if (isUnavailable(answer)) return "unavailable"
  if (answer.status === 502 && answer.body.includes(providerText)) return "provider"
  if (answer.status === 303 && answer.location.includes("outcome=unclear")) return "unclear"
  if (answer.status === 413 && answer.body.includes(noSpaceReason)) return "no room"
  if (answer.body.includes(pictureFileReasons["not-stored"])) return "not stored"
  if (isTemporary(answer) && answer.body.includes("The picture is not available at the moment."))
    return "no picture"
  if (answer.status === 200 && answer.body.includes("We could not look up this flight.")) return "no flight"
  if ([200, 201].includes(answer.status)) return "done"
  if (answer.status === 303 && !answer.location.includes("outcome=")) return "done"
  return `${answer.status} ${answer.location} ${answer.body.slice(0, 300)}`
}

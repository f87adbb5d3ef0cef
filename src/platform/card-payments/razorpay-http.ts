import { setTimeout as wait } from "node:timers/promises"
import type { z } from "zod"
import type { RazorpaySettings } from "#src/config.ts"
import { ProviderError, ProviderRefusal } from "./card-payments.ts"
import { errorReply } from "./razorpay-replies.ts"

export type Fetch = (request: Request) => Response | Promise<Response>

/** How long the client waits for an answer, and before it tries again. */
export type RequestTiming = { readonly timeoutMilliseconds: number; readonly retryAfterMilliseconds: number }

const usualTiming: RequestTiming = { timeoutMilliseconds: 10_000, retryAfterMilliseconds: 200 }

type Call = {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly body?: object
  readonly headers?: Record<string, string>
}

export type Ask = <Reply extends z.ZodType>(call: Call, reply: Reply) => Promise<z.output<Reply>>

/**
 * Calls the provider and checks its answer; every failure is a ProviderError that keeps its cause. Calls that change
 * nothing when repeated are tried twice, unless the first try ran into the timeout.
 */
export function createRazorpayRequest(
  { keyId, keySecret, baseUrl }: RazorpaySettings,
  fetch: Fetch,
  timing = usualTiming,
): Ask {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`
  const createRequest = ({ method, path, body, headers }: Call) =>
    new Request(`${baseUrl}${path}`, {
      method,
      headers: { authorization, accept: "application/json", ...(body && json), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timing.timeoutMilliseconds),
    })
  return async (call, reply) => {
    const send = () => exchange(createRequest(call), fetch)
    const { status, text } = isRepeatable(call)
      ? await sendTwice(send, timing.retryAfterMilliseconds)
      : await send()
    if (status >= 400 && status < 500) throw parseRefusal(status, text)
    if (status < 200 || status > 299) throw new ProviderError(`the card provider answered ${status}`)
    const checked = reply.safeParse(parsed(text))
    if (checked.success) return checked.data
    throw new ProviderError("the card provider's answer was not understood", { cause: checked.error })
  }
}

const json = { "content-type": "application/json" }

const isRepeatable = ({ method, headers }: Call): boolean =>
  method === "GET" || headers?.["x-refund-idempotency"] !== undefined

type Answer = { readonly status: number; readonly text: string }

const isTransient = ({ status }: Answer): boolean => status >= 500 || status === 409 || status === 429

async function sendTwice(send: () => Promise<Answer>, pauseMilliseconds: number): Promise<Answer> {
  try {
    const answer = await send()
    if (!isTransient(answer)) return answer
  } catch (error) {
    if (isTimeout(error)) throw error
  }
  await wait(pauseMilliseconds)
  return send()
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof DOMException && error.cause.name === "TimeoutError"

async function exchange(request: Request, fetch: Fetch): Promise<Answer> {
  try {
    const response = await fetch(request)
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    throw new ProviderError("the card provider could not be reached", { cause })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ProviderError("the card provider's answer was not JSON", { cause })
  }
}

function parseRefusal(status: number, text: string): ProviderRefusal {
  const { data } = errorReply.safeParse(parsed(text))
  return new ProviderRefusal(status, data?.error.description ?? "no reason given")
}

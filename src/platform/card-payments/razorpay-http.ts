import type { z } from "zod"
import type { RazorpaySettings } from "#src/config.ts"
import { ProviderError } from "./card-payments.ts"
import { errorReply } from "./razorpay-replies.ts"

export type Fetch = (request: Request) => Response | Promise<Response>

const timeoutMilliseconds = 10_000

/** The provider understood the request and refused it; `status` and `description` are its own. */
export class ProviderRefusal extends ProviderError {
  readonly status: number
  readonly description: string
  constructor(status: number, description: string) {
    super(`the card provider refused with ${status}: ${description}`)
    this.status = status
    this.description = description
  }
}

export type Call = {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly body?: object
  readonly headers?: Record<string, string>
}

export type Ask = <Reply extends z.ZodType>(call: Call, reply: Reply) => Promise<z.output<Reply>>

/** Asks the provider and checks its answer; every failure is a ProviderError that keeps its cause. */
export function createAsk({ keyId, keySecret, baseUrl }: RazorpaySettings, fetch: Fetch): Ask {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`
  const requestOf = ({ method, path, body, headers }: Call) =>
    new Request(`${baseUrl}${path}`, {
      method,
      headers: { authorization, accept: "application/json", ...(body && json), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
  return async (call, reply) => {
    const { status, text } = await exchange(requestOf(call), fetch)
    if (status >= 400 && status < 500) throw refusalOf(status, text)
    if (status < 200 || status > 299) throw new ProviderError(`the card provider answered ${status}`)
    const checked = reply.safeParse(parsed(text))
    if (checked.success) return checked.data
    throw new ProviderError("the card provider's answer was not understood", { cause: checked.error })
  }
}

const json = { "content-type": "application/json" }

async function exchange(request: Request, fetch: Fetch): Promise<{ status: number; text: string }> {
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

function refusalOf(status: number, text: string): ProviderRefusal {
  const { data } = errorReply.safeParse(parsed(text))
  return new ProviderRefusal(status, data?.error.description ?? "no reason given")
}

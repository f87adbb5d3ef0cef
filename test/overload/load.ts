import { Agent, request } from "node:http"
import { setTimeout as pause } from "node:timers/promises"
import { anAddress } from "#test/faults/environment.ts"

export type Call = { readonly path: string; readonly token?: string; readonly json?: object }

/** How a call was answered; 0 for no answer. */
type Reply = { readonly status: number; readonly milliseconds: number; readonly retryAfter: boolean }

export type Client = { ask(call: Call): Promise<Reply>; close(): void }

// Kept open, as by a proxy: Node accepts one new connection in each turn of its event loop (libuv 1.52).
const connections = 500

/** A proxy whose calls come from different visitors. */
export function createClient(origin: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections })
  return {
    close: () => agent.destroy(),
    ask: ({ path, token, json }) =>
      new Promise((resolve) => {
        const sentAt = performance.now()
        const reply = (status: number, retryAfter = false) =>
          resolve({ status, retryAfter, milliseconds: performance.now() - sentAt })
        const headers = {
          "x-forwarded-for": anAddress(),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(json && { "content-type": "application/json" }),
        }
        request(`${origin}${path}`, { agent, headers, method: json ? "POST" : "GET" }, (response) => {
          response
            .on("end", () => reply(response.statusCode ?? 0, response.headers["retry-after"] === "5"))
            .on("error", () => reply(0))
            .resume()
        })
          .on("error", () => reply(0))
          .end(json && JSON.stringify(json))
      }),
  }
}

/** Opens the connections. */
export const openConnections = async (client: Client): Promise<void> =>
  void (await Promise.all(Array.from({ length: connections }, () => client.ask({ path: "/healthz" }))))

/** A number of callers that each send the next call after an answer; returns the replies and their number per second. */
export async function sendInTurns(
  client: Client,
  next: () => Call,
  load: { callers: number; seconds: number },
) {
  const begun = performance.now()
  const replies: Reply[] = []
  const seconds = () => (performance.now() - begun) / 1000
  const caller = async () => {
    while (seconds() < load.seconds) replies.push(await client.ask(next()))
  }
  await Promise.all(Array.from({ length: load.callers }, caller))
  return { replies, perSecond: replies.length / seconds() }
}

/** A fixed number of calls per second; none waits for earlier ones. */
export async function sendAtRate(
  client: Client,
  next: () => Call,
  load: { perSecond: number; seconds: number },
): Promise<Reply[]> {
  const begun = performance.now()
  const replies: Promise<Reply>[] = []
  for (let passed = 0; passed < load.seconds; passed = (performance.now() - begun) / 1000) {
    while (replies.length < passed * load.perSecond) replies.push(client.ask(next()))
    await pause(5)
  }
  return Promise.all(replies)
}

export const isAccepted = ({ status }: Reply): boolean => status >= 200 && status < 300
export const isRefused = ({ status }: Reply): boolean => status === 503

/** The time within which this share of the replies came. */
export function quantile(replies: readonly Reply[], share: number): number {
  const times = replies.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
}

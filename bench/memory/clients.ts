import { Agent, request } from "node:http"
import { setTimeout as pause } from "node:timers/promises"

type Client = { readonly origin: string; readonly path: () => string; readonly cookie?: string }

const agent = new Agent({ keepAlive: true })
const pauseMilliseconds = 200

function ask(address: string, cookie: string | undefined): Promise<number | undefined> {
  const headers = { "accept-encoding": "gzip, deflate, br", ...(cookie && { cookie }) }
  return new Promise((resolve, reject) => {
    request(address, { agent, headers }, (reply) => {
      reply
        .on("error", reject)
        .on("end", () => resolve(reply.statusCode))
        .resume()
    })
      .on("error", reject)
      .end()
  })
}

/** Repeats the request until the site is not too busy to answer. */
async function askUntilAnswered(address: string, cookie: string | undefined): Promise<void> {
  for (;;) {
    const status = await ask(address, cookie)
    if (status === 200) return
    if (status !== 503) throw new Error(`${address}: ${status}`)
    await pause(pauseMilliseconds)
  }
}

/** Sends a number of requests, a few at a time. */
export async function sendRequests(
  { origin, path, cookie }: Client,
  count: number,
  atOnce: number,
): Promise<void> {
  let left = count
  const one = async () => {
    while (left-- > 0) await askUntilAnswered(`${origin}${path()}`, cookie)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

import { Agent, request } from "node:http"

type Client = { readonly origin: string; readonly path: () => string; readonly cookie?: string }

const agent = new Agent({ keepAlive: true })

function ask({ origin, path, cookie }: Client): Promise<void> {
  const headers = { "accept-encoding": "gzip, deflate, br", ...(cookie && { cookie }) }
  const address = path()
  return new Promise((resolve, reject) => {
    request(`${origin}${address}`, { agent, headers }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${address}: ${reply.statusCode}`))
      reply.on("error", reject).on("end", resolve).resume()
    })
      .on("error", reject)
      .end()
  })
}

/** Sends so many requests, a few at a time. */
export async function sendRequests(client: Client, count: number, atOnce: number): Promise<void> {
  let left = count
  const one = async () => {
    while (left-- > 0) await ask(client)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

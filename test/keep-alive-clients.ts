import { Agent, get } from "node:http"

type Answer = { readonly path: string; readonly at: number; readonly problem: string | null }

/** A connection that is kept open, and replaced when it closes. */
export const createConnection = () => new Agent({ keepAlive: true, maxSockets: 1 })

/** Requests a page as a visitor with a unique address; returns the text, or fails. */
export function ask(origin: string, path: string, agent: Agent): Promise<string> {
  const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join(".")}`
  const headers = { "x-forwarded-for": address }
  return new Promise((resolve, reject) => {
    const request = get(`${origin}${path}`, { agent, headers, timeout: 20_000 }, (response) => {
      let text = ""
      response.setEncoding("utf8").on("data", (part: string) => (text += part))
      response.on("error", reject)
      response.on("end", () =>
        response.statusCode === 200 ? resolve(text) : reject(new Error(`status ${response.statusCode}`)),
      )
    })
    request.on("timeout", () => request.destroy(new Error("no answer within 20 s")))
    request.on("error", reject)
  })
}

/** Clients that each request one path after the other on a kept connection, until they are stopped. */
export function startClients(origin: string, { count, paths }: { count: number; paths: readonly string[] }) {
  const answers: Answer[] = []
  const over = new AbortController()
  async function client(first: number): Promise<void> {
    const agent = createConnection()
    for (let turn = first; !over.signal.aborted; turn++) {
      const path = paths[turn % paths.length] ?? "/"
      const problem = await ask(origin, path, agent).then(
        () => null,
        (error: unknown) => String(error),
      )
      answers.push({ path, at: performance.now(), problem })
    }
    agent.destroy()
  }
  const clients = Array.from({ length: count }, (_, index) => client(index))
  return {
    answers,
    async stop(): Promise<readonly Answer[]> {
      over.abort()
      await Promise.all(clients)
      return answers
    },
  }
}

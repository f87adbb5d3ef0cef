import { once } from "node:events"
import { type AddressInfo, createServer, type Server } from "node:net"

export const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** Opens a server on a free port of this machine; returns the port. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening")
  return portOf(server)
}

/** A port of this machine that no process uses. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  server.close()
  await once(server, "close")
  return port
}

/** Whether a site answers from its database. */
export const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(10_000) }).then(
    ({ status }) => status === 200,
    () => false,
  )

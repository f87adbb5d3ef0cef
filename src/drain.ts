import type { Server, ServerResponse } from "node:http"

export type Drain = (limitMilliseconds: number) => Promise<"drained" | "cut-short">

/** Follows the requests of a server from now on. What it gives closes the server once those under way are answered. */
export function createDrain(server: Server): Drain {
  const underWay = new Set<ServerResponse>()
  let onIdle = () => undefined as void
  server.prependListener("request", (_request, response: ServerResponse) => {
    response.shouldKeepAlive &&= server.listening
    underWay.add(response)
    response.once("close", () => {
      underWay.delete(response)
      if (underWay.size === 0) onIdle()
    })
  })
  return (limitMilliseconds) =>
    new Promise((resolve) => {
      const end = (how: "drained" | "cut-short") => {
        clearTimeout(limit)
        // Node counts a connection on which nothing was asked yet as busy.
        server.closeAllConnections()
        resolve(how)
      }
      const limit = setTimeout(end, limitMilliseconds, "cut-short")
      onIdle = () => end("drained")
      server.close()
      for (const response of underWay) response.shouldKeepAlive = false
      if (underWay.size === 0) onIdle()
    })
}

import type { Server, ServerResponse } from "node:http"
import { Server as NetServer } from "node:net"

/** Both in milliseconds: the time until all ends, and how long idle connections stay open (0 unless set). */
export type DrainTimes = { readonly limit: number; readonly rest?: number }

export type Drain = (times: DrainTimes) => Promise<"drained" | "cut-short">

/** Counts the running requests of a server. The returned function closes the server once they are answered. */
export function createDrain(server: Server): Drain {
  const running = new Set<ServerResponse>()
  let onIdle = () => undefined as void
  // One function for all responses, so that a cached page does not create a closure.
  function leave(this: ServerResponse): void {
    running.delete(this)
    if (running.size === 0) onIdle()
  }
  server.prependListener("request", (_request, response: ServerResponse) => {
    response.shouldKeepAlive &&= server.listening
    running.add(response)
    response.on("close", leave)
  })
  return ({ limit, rest = 0 }) =>
    new Promise((resolve) => {
      const end = (how: "drained" | "cut-short") => {
        clearTimeout(limiting)
        clearTimeout(resting)
        // Node counts a connection without a request as busy.
        server.closeAllConnections()
        resolve(how)
      }
      const endWhenIdle = () => {
        onIdle = () => end("drained")
        if (running.size === 0) onIdle()
      }
      const limiting = setTimeout(end, limit, "cut-short")
      const resting = setTimeout(endWhenIdle, rest)
      // http.Server.close would close idle connections, and lose a request that a client sends at that moment.
      NetServer.prototype.close.call(server, () => end("drained"))
      for (const response of running) response.shouldKeepAlive = false
      if (rest === 0) endWhenIdle()
    })
}

import type { Server, ServerResponse } from "node:http"
import { Server as NetServer } from "node:net"

/** Both in milliseconds: the time for all, and how long connections without a request stay open (0 unless set). */
export type DrainTimes = { readonly limit: number; readonly rest?: number }

export type Drain = (times: DrainTimes) => Promise<"drained" | "cut-short">

/** Counts the running requests of a server. The returned function closes the server once they are answered. */
export function createDrain(server: Server): Drain {
  const underWay = new Set<ServerResponse>()
  let onIdle = () => undefined as void
  // One function for all responses, so that a cached page does not pay for a closure.
  function leave(this: ServerResponse): void {
    underWay.delete(this)
    if (underWay.size === 0) onIdle()
  }
  server.prependListener("request", (_request, response: ServerResponse) => {
    response.shouldKeepAlive &&= server.listening
    underWay.add(response)
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
        if (underWay.size === 0) onIdle()
      }
      const limiting = setTimeout(end, limit, "cut-short")
      const resting = setTimeout(endWhenIdle, rest)
      // A client may ask on an idle connection while it is closed, so http.Server.close would lose its request.
      NetServer.prototype.close.call(server, () => end("drained"))
      for (const response of underWay) response.shouldKeepAlive = false
      if (rest === 0) endWhenIdle()
    })
}

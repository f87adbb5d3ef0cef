import { once } from "node:events"
import { connect } from "node:net"
import { afterEach, describe, expect, test } from "vitest"
import { listen, portOf } from "#test/local-server.ts"
import { createSiteServer, slowClientLimits } from "./built-site.ts"

let server = createSiteServer(() => undefined)
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** The answer to a client that sends a part of a request and then nothing. */
async function answerTo(part: string): Promise<string> {
  const quick = { headersTimeout: 40, requestTimeout: 40, connectionsCheckingInterval: 10 }
  server = createSiteServer(
    (request, response) => void request.on("end", () => response.end()).resume(),
    quick,
  )
  await listen(server)
  const socket = connect(portOf(server), "127.0.0.1")
  let text = ""
  socket.on("data", (chunk: Buffer) => (text += chunk.toString())).write(part)
  await once(socket, "close")
  return text
}

describe("[SAFE-1] a slow client", () => {
  test.each([
    ["the first line", "GET / HT"],
    ["a part of the header", "GET / HTTP/1.1\r\nHost: a\r\nX-"],
    ["a part of the body", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc"],
  ])("that sends %s and then nothing loses its connection", async (_, part) => {
    expect(await answerTo(part)).toMatch(/^HTTP\/1\.1 408 /)
  })

  test("has ten seconds for the header, and two minutes for all", () => {
    server = createSiteServer(() => undefined)
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 120_000])
    expect(slowClientLimits.connectionsCheckingInterval).toBeLessThan(server.headersTimeout)
  })
})

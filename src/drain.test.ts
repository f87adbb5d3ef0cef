import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http"
import { connect } from "node:net"
import { afterEach, beforeEach, expect, test } from "vitest"
import { listen, portOf } from "#test/local-server.ts"
import { createDrain, type Drain } from "./drain.ts"

let server: Server
let agent: Agent
let drain: Drain
let release = () => undefined as void
let slowRequest: Promise<void>

beforeEach(async () => {
  agent = new Agent({ keepAlive: true })
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  slowRequest = new Promise((resolve) => {
    server = createServer((request, response) => {
      if (request.url !== "/slow") return void response.end("quick")
      resolve()
      void held.then(() => response.end("slow"))
    })
  })
  server.keepAliveTimeout = 75_000
  drain = createDrain(server)
  await listen(server)
})
afterEach(() => {
  agent.destroy()
  server.closeAllConnections()
})

const port = () => portOf(server)

const ask = (path: string, at = port()): Promise<{ text: string; connection: string | undefined }> =>
  new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port: at, path, agent }, (response: IncomingMessage) => {
      let text = ""
      response.on("data", (part) => (text += String(part)))
      response.on("end", () => resolve({ text, connection: response.headers.connection }))
    }).on("error", reject)
  })

// A drain that reaches the limit is cut short, so "drained" shows that it ended earlier.
const limit = 15_000

test("[SAFE-7] idle connections do not delay the shutdown", async () => {
  await ask("/quick")
  expect(await drain({ limit })).toBe("drained")
})

test("[SAFE-7] a connection that never had a request does not delay the shutdown", async () => {
  const socket = connect(port(), "127.0.0.1")
  await new Promise((resolve) => socket.on("connect", resolve))
  await ask("/quick")
  expect(await drain({ limit })).toBe("drained")
  socket.destroy()
})

test("[SAFE-7] a running request is answered before the shutdown, on a connection that then closes", async () => {
  const answer = ask("/slow")
  await slowRequest
  const ended = drain({ limit })
  release()
  expect(await answer).toEqual({ text: "slow", connection: "close" })
  expect(await ended).toBe("drained")
})

test("[SAFE-7] a running request is answered before the shutdown, while another connection is idle", async () => {
  const at = port()
  await ask("/quick")
  const other = new Agent({ keepAlive: true })
  const slow = new Promise((resolve) => {
    get({ host: "127.0.0.1", port: at, path: "/slow", agent: other }, (response) => {
      response.resume().on("end", () => resolve("answered"))
    })
  })
  await slowRequest
  const ended = drain({ limit })
  release()
  expect(await slow).toBe("answered")
  expect(await ended).toBe("drained")
  other.destroy()
})

test("[SAFE-7] an idle connection may send one more request while `rest` lasts, and is then closed", async () => {
  const at = port()
  await ask("/quick")
  const ended = drain({ limit, rest: limit })
  expect(await ask("/quick", at)).toEqual({ text: "quick", connection: "close" })
  expect(await ended).toBe("drained")
})

test("[SAFE-7] idle connections are closed after the time of `rest`", async () => {
  await ask("/quick")
  expect(await drain({ limit, rest: 100 })).toBe("drained")
})

test("[SAFE-7] a request that does not end delays the shutdown by at most the limit", async () => {
  const answer = ask("/slow").catch(() => "cut off")
  await slowRequest
  expect(await drain({ limit: 100 })).toBe("cut-short")
  expect(await answer).toBe("cut off")
})

import { createServer } from "node:http"
import { expect, test } from "vitest"
import { listen } from "#test/local-server.ts"
import { createPageListener } from "./page-listener.ts"

const nothing = { find: () => null, findCurrent: async () => null, load: async () => null }

const parts = {
  cache: nothing,
  datedCache: nothing,
  findDated: () => null,
  invalidate: () => undefined,
  onFault: () => null,
  admit: async () => () => undefined,
  answerBusy: () => undefined,
}

/** A listening server with these parts; its app answers with an empty page. */
async function serve(changed: Partial<Parameters<typeof createPageListener>[0]>) {
  const server = createServer(
    createPageListener({ ...parts, ...changed }, (_request, response) => response.end()),
  )
  const port = await listen(server)
  return { server, origin: `http://127.0.0.1:${port}` }
}

test("every changing request discards the known versions; a page view does not, because each page sends one", async () => {
  let discarded = 0
  const { server, origin } = await serve({ invalidate: () => void (discarded += 1) })
  const ask = async (path: string, method: string) => {
    await (await fetch(`${origin}${path}`, { method })).text()
    return discarded
  }
  expect(await ask("/rooms", "GET")).toBe(0)
  expect(await ask("/api/page-view", "POST")).toBe(0)
  expect(await ask("/api/booking", "POST")).toBe(1)
  expect(await ask("/api/booking/orders", "POST")).toBe(2)
  server.close()
})

const fail = (): never => {
  throw new Error("no address")
}

test.each([
  ["that cannot be looked up", { datedCache: { ...nothing, findCurrent: async () => fail() } }],
  ["that cannot take its turn", { admit: fail }],
])("[SAFE-7] a dated search %s is answered by the app, and the fault is reported", async (_, changed) => {
  const faults: unknown[] = []
  const onFault = (fault: unknown) => {
    faults.push(fault)
    return null
  }
  const findDated = () => ({ path: "/check-availability", stay: null })
  const { server, origin } = await serve({ ...changed, findDated, onFault })
  expect((await fetch(`${origin}/check-availability`)).status).toBe(200)
  expect(faults).toEqual([new Error("no address")])
  server.close()
})

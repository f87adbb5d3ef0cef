import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, test } from "vitest"
import { pagesFirst } from "./page-listener.ts"

const nothing = { find: () => null, findCurrent: async () => null, load: async () => null }

test("every changing request discards the known versions; a page view does not, because each page sends one", async () => {
  let discarded = 0
  const parts = {
    cache: nothing,
    datedCache: nothing,
    findDated: () => null,
    invalidate: () => void (discarded += 1),
    onFault: () => null,
    admit: async () => () => undefined,
    answerBusy: () => undefined,
  }
  const server = createServer(pagesFirst(parts, (_request, response) => response.end()))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const ask = async (path: string, method: string) => {
    await (await fetch(`http://127.0.0.1:${port}${path}`, { method })).text()
    return discarded
  }
  expect(await ask("/rooms", "GET")).toBe(0)
  expect(await ask("/api/page-view", "POST")).toBe(0)
  expect(await ask("/api/booking", "POST")).toBe(1)
  expect(await ask("/api/booking/orders", "POST")).toBe(2)
  server.close()
})

import fc from "fast-check"
import { Hono } from "hono"
import { expect, test } from "vitest"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { callerAddress } from "./caller-address.ts"

type Call = { remote?: string; forwardedFor?: string; proxies?: number }

async function addressOf({ remote = "10.0.0.1", forwardedFor, proxies = 0 }: Call): Promise<string> {
  const seen = new Hono<ServerEnv>().get("/", (c) => c.text(callerAddress(c, proxies)))
  const headers = forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor }
  const reply = await seen.request("/", { headers }, { incoming: { socket: { remoteAddress: remote } } })
  return reply.text()
}

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1"],
  ["2001:db8:1:2::9", "2001:db8:1"],
  ["2001:db8::1", "2001:db8:0"],
  ["::1", "0:0:0"],
  ["fe80::1%eth0", "fe80:0:0"],
  ["fe80::1%br-lan", "fe80:0:0"],
  ["fe80::1%eth0.100", "fe80:0:0"],
  ["::ffff:203.0.113.7%eth0.100", "203.0.113.7"],
])("[AUTH-8] %s counts as %s: an IPv6 network shares its first 48 bits", async (remote, expected) => {
  expect(await addressOf({ remote })).toBe(expected)
})

test("[AUTH-8] a caller without a network address gets a fixed name", async () => {
  const seen = new Hono<ServerEnv>().get("/", (c) => c.text(callerAddress(c, 1)))
  expect(await (await seen.request("/")).text()).toBe("local")
})

test.each([
  ["one proxy", 1, "203.0.113.7", "203.0.113.7"],
  ["one proxy, and a caller who claims to be another", 1, "198.51.100.1, 203.0.113.7", "203.0.113.7"],
  ["two proxies", 2, "198.51.100.1, 203.0.113.7, 10.0.0.2", "203.0.113.7"],
  ["a proxy that appends the port", 1, "203.0.113.7:52011", "203.0.113.7"],
  ["a proxy that appends the port to an IPv6 address", 1, "[2001:db8:1:2::9]:443", "2001:db8:1"],
])(
  "[AUTH-8] behind %s the address of the caller is the one that the proxy saw",
  async (_, proxies, forwardedFor, expected) => {
    expect(await addressOf({ proxies, forwardedFor })).toBe(expected)
  },
)

test.each([
  ["no proxy of ours", 0, "203.0.113.7"],
  ["fewer addresses than our proxies write", 2, "203.0.113.7"],
  ["no address", 1, "unknown"],
  ["nothing", 1, ""],
])("[AUTH-8] with %s the address of the connection counts", async (_, proxies, forwardedFor) => {
  expect(await addressOf({ proxies, forwardedFor })).toBe("10.0.0.1")
})

test("[AUTH-8] [SAFE-7] any IPv6 address is read, with the name of any interface", async () => {
  await fc.assert(
    fc.asyncProperty(fc.ipV6(), fc.stringMatching(/^%[a-z0-9][a-z0-9.@_-]{0,14}$/), async (address, zone) => {
      expect(await addressOf({ remote: address + zone })).toBe(await addressOf({ remote: address }))
    }),
  )
})

test("[AUTH-8] a caller cannot forge another address", async () => {
  const written = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.stringMatching(/^[!-~]{0,20}$/)), {
    maxLength: 5,
  })
  await fc.assert(
    fc.asyncProperty(written, async (claims) => {
      const forwardedFor = [...claims, "203.0.113.7"].join(", ")
      expect(await addressOf({ proxies: 1, forwardedFor })).toBe("203.0.113.7")
    }),
    { numRuns: 200 },
  )
})

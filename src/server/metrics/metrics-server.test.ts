import { readFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { aHold } from "#src/features/bookings/bookings.factory.ts"
import { listen } from "#test/local-server.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { createAdmission } from "../admission/admission.ts"
import { createApp } from "../app.ts"
import { createListener } from "../listener.ts"
import { type Metrics, startMetrics } from "./metrics-server.ts"

const platform = setUpPlatform()
let metrics: Metrics
let site: Server

const listening = async (server: Server): Promise<string> => `http://127.0.0.1:${await listen(server)}`

let origin: string
const admission = createAdmission()

beforeAll(async () => {
  metrics = await startMetrics({ ...platform, admission }, { host: "127.0.0.1", port: 0 })
  site = createServer(metrics.measure(createListener(platform, undefined, admission)))
  origin = await listening(site)
})
beforeEach(() => platform.clear())
afterAll(() => {
  metrics.stop()
  site.close()
})

const scrape = async (): Promise<string> => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()

describe("the metrics", () => {
  test("[FAST-6] count requests by method, group of paths and class of status, never by address", async () => {
    await (await fetch(`${origin}/healthz`)).text()
    await (await fetch(`${origin}/api/user/0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11`)).text()
    await (await fetch(`${origin}/secret-of-somebody/${crypto.randomUUID()}`)).text()
    const text = await scrape()
    expect(text).toMatch(
      /duration_seconds_count\{method="GET",route="\/healthz",status="2xx",cache="none"\} 1/,
    )
    expect(text).toMatch(
      /duration_seconds_count\{method="GET",route="\/api\/user",status="4xx",cache="none"\} 1/,
    )
    expect(text).toMatch(/route="other"/)
    expect(text).not.toContain("secret-of-somebody")
  })

  test("[FAST-6] state the figures of the hotel at the moment of the scrape", async () => {
    expect(await scrape()).toMatch(/^vimana_holds_open 0$/m)
    const hold = await aHold(platform)
    const text = await scrape()
    expect(text).toMatch(/^vimana_holds_open 1$/m)
    expect(text).toMatch(/^vimana_database_up 1$/m)
    expect(text).not.toMatch(/^vimana_audit_differences /m)
    expect(text).not.toContain(hold.reference)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  })

  test.each(["prometheus-alerts.yml", "grafana-dashboard.json"])(
    "[FAST-6] are all that %s names",
    async (file) => {
      await (await fetch(`${origin}/healthz`)).text()
      const text = await scrape()
      const rules = readFileSync(`deploy/${file}`, "utf8")
      const names = new Set(rules.match(/\b(?:vimana|nodejs|process|http)_\w+/g))
      expect(names.size).toBeGreaterThan(10)
      for (const name of names)
        expect(text).toMatch(new RegExp(`^# TYPE ${name.replace(/_(?:bucket|count)$/, "")} `, "m"))
    },
  )

  test("[FAST-6] are all in docs/monitoring.md, and no others", async () => {
    const typed = (await scrape()).matchAll(/^# TYPE ((?:vimana|http)_\w+) /gm)
    const documented = readFileSync("docs/monitoring.md", "utf8").matchAll(/`((?:vimana|http)_\w+)`/g)
    const names = (found: Iterable<RegExpMatchArray>) => new Set([...found].map(([, name]) => name))
    expect(names(documented)).toEqual(names(typed))
  })

  test("are on no other path, and not on the port of the site", async () => {
    expect((await fetch(`http://127.0.0.1:${metrics.port}/`)).status).toBe(404)
    expect(await (await fetch(`${origin}/metrics`)).text()).not.toContain("vimana_holds_open")
  })
})

describe("the id of a request", () => {
  const idOf = async (proxies: number, headers = {}) => {
    const app = createApp({ ...platform, config: { ...platform.config, trustedProxies: proxies } })
    return (await app.request("/healthz", { headers })).headers.get("x-request-id")
  }

  test("[FAST-6] is new for each request, or that of a proxy", async () => {
    expect(await idOf(1)).not.toBe(await idOf(1))
    expect(await idOf(1, { "x-request-id": "proxy-1" })).toBe("proxy-1")
    expect(await idOf(1, { "x-request-id": "a b\tc" })).not.toContain(" ")
  })

  test("[SAFE-8] is not chosen by a caller: without a proxy, nobody hides among the log lines of others", async () => {
    const id = await idOf(0, { "x-request-id": "somebody-else" })
    expect(id).toMatch(/^[\da-f-]{36}$/)
  })
})

import { once } from "node:events"
import { createServer, get, type IncomingMessage, type Server } from "node:http"
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { createLog } from "#src/platform/log/log.ts"
import { traceDatabase } from "#src/platform/tracing/traced-database.ts"
import { tracePlatform } from "#src/platform/tracing/traced-platform.ts"
import { inSpan, openTracing, type Tracing } from "#src/platform/tracing/tracing.ts"
import { listen, portOf } from "#test/local-server.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { openTraceCollector, type ReceivedSpan } from "#test/services/trace-collector.ts"
import { createListener } from "../listener.ts"
import { listRequestGroups } from "../metrics/request-groups.ts"
import { traceRequests } from "./request-tracing.ts"

const platform = setUpPlatform()
let tracing: Tracing
let site: Server
let origin: string
let collector: Awaited<ReturnType<typeof openTraceCollector>>
const lines: string[] = []

const person = { username: "aarohi-of-nowhere", password: "Runway27Wrong" }

beforeAll(async () => {
  collector = await openTraceCollector()
  tracing = await openTracing(collector.endpoint)
  const log = createLog("info", { write: (line) => void lines.push(line) })
  const traced = { ...platform, log, db: traceDatabase(platform.db, tracing), tracing }
  const listener = createListener(tracePlatform(traced, tracing))
  site = createServer(traceRequests(tracing, await listRequestGroups(), listener))
  origin = `http://127.0.0.1:${await listen(site)}`
})
beforeEach(() => platform.clear())
afterAll(async () => {
  site.close()
  await tracing.stop()
  collector.close()
})

/** The spans of the trace whose first span has this name; a request ends shortly after its client has the answer. */
const traceOf = (name: string): Promise<ReceivedSpan[]> =>
  vi.waitFor(async () => {
    await tracing.flush()
    const root = collector.spans().findLast((span) => span.name === name && !span.parentSpanId)
    if (!root) throw new Error(`no trace begins with ${name}`)
    return collector.spans().filter(({ traceId }) => traceId === root.traceId)
  })

const signIn = () =>
  fetch(`${origin}/api/user/signin`, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify(person),
  })

describe("with a collector", () => {
  test("[FAST-6] a request is one trace with its SQL, by its group of paths and its status", async () => {
    const { status } = await signIn()
    const spans = await traceOf("POST /api/user")
    const request = spans.find(({ parentSpanId }) => !parentSpanId)
    expect(request?.attributes).toEqual({
      "http.request.method": "POST",
      "http.route": "/api/user",
      "url.path": "/api/user/signin",
      "http.response.status_code": status,
    })
    const statements = spans.filter(({ attributes }) => "db.query.text" in attributes)
    expect(statements.length).toBeGreaterThan(0)
    expect(statements.every(({ parentSpanId }) => spans.some(({ spanId }) => spanId === parentSpanId))).toBe(
      true,
    )
  })

  test("[FAST-6] a loader and an action are spans of their request", async () => {
    await fetch(`${origin}/somewhere`)
    expect((await traceOf("GET other")).map(({ name }) => name)).toContain("loader *")
    const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" }
    await fetch(`${origin}/somewhere`, { method: "POST", headers: form, body: "a=b" })
    expect((await traceOf("POST other")).map(({ name }) => name)).toContain("action *")
  })

  test("[FAST-6] no trace holds what a person sent, an address or an id of a secret link", async () => {
    await signIn()
    const secret = "sN3cr3tsN3cr3tsN3cr3tsN3cr3ts"
    await fetch(`${origin}/pay/${secret}?code=5`)
    await vi.waitFor(async () => {
      await tracing.flush()
      expect(collector.text()).toContain("/pay/[removed]")
    })
    for (const value of [person.username, person.password, secret, "code=", "127.0.0.1"])
      expect(collector.text()).not.toContain(value)
  })

  test.each(["//", "/\\", "//[", "//x:y", "//%", "http://", "http://[::1"])(
    "[SAFE-7] a request of %s is traced and answered",
    async (path) => {
      const port = portOf(site)
      const sent = get({ host: "127.0.0.1", port, path, agent: false })
      const [answer] = (await once(sent, "response")) as [IncomingMessage]
      answer.resume()
      expect(answer.statusCode).toBeLessThan(500)
    },
  )

  test("[FAST-6] a log line names the trace that it belongs to", async () => {
    const span = tracing.begin({ name: "outside", kind: "step" })
    const log = createLog("info", { write: (line) => void lines.push(line) })
    await inSpan(tracing, { name: "logged", kind: "step" }, async () => log.info({}, "something happened"))
    span.end()
    const [logged] = await traceOf("logged")
    expect(lines.at(-1)).toContain(`traceId=${logged?.traceId}`)
    log.info({}, "outside of a trace")
    expect(lines.at(-1)).not.toContain("traceId")
  })

  test("[FAST-6] outgoing calls are spans without their content; failed ones are marked", async () => {
    const failing = {
      ...platform,
      mailer: { kind: "smtp", deliver: () => Promise.reject(new TypeError(`refused ${person.username}`)) },
    } as const
    const { mailer, media } = tracePlatform(failing, tracing)
    const email = { to: "a@vimana.example", subject: "", text: "", html: "", attachments: [] }
    await expect(mailer.deliver(email, "id")).rejects.toThrow(TypeError)
    expect(await media.read("uploads/nothing.webp")).toBeNull()
    const [delivery] = await traceOf("mailer deliver")
    expect(delivery).toMatchObject({ attributes: { "error.type": "TypeError" }, status: { code: 2 } })
    expect((await traceOf("media read"))[0]?.status.code ?? 0).toBe(0)
    expect(collector.text()).not.toContain("vimana.example")
  })
})

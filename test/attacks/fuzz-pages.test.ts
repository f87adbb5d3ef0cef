import { mkdir } from "node:fs/promises"
import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { aSessionGuest, aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { openSession, resolveSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { sessionCookie } from "#src/features/accounts/sessions/session-cookie.ts"
import { createApp } from "#src/server/app.ts"
import { servePages } from "#test/no-pages.ts"
import { readSitePages, type SitePage } from "#test/site-pages.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { type Crawled, crawl } from "./crawl.ts"
import { createFuzzRecord } from "./fuzz-record.ts"
import { type PageRequest, requestsOf } from "./fuzz-pages.ts"
import { openFuzzedHotel } from "./fuzzed-hotel.ts"

// `npm run fuzz` runs many more. FUZZ_SEED repeats a run.
const requests = Number(process.env["FUZZ_REQUESTS"] ?? 300)
const seed = Number(process.env["FUZZ_SEED"] ?? Math.floor(Math.random() * 2 ** 31))
const chunk = 500

const origin = "http://localhost:3000"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>
let pages: readonly SitePage[]
let hotel: Awaited<ReturnType<typeof openFuzzedHotel>>
let crawled: Crawled
let takeAway: () => void
const logged: unknown[] = []

beforeAll(async () => {
  const open = { take: async () => null, reset: async () => undefined, isExceeded: async () => false }
  const error = (given: unknown) => void logged.push(given)
  app = createApp({ ...platform, rateLimiter: open, log: { ...platform.log, error } })
  const site = await readSitePages()
  takeAway = servePages(site.build)
  pages = site.pages
  hotel = await openFuzzedHotel(platform)
  const paths = pages.map(({ path }) => path)
  // The pages show how much room the folder of the hotel has.
  await mkdir(platform.config.dataDir, { recursive: true })
  crawled = await crawl(paths, async (path) => (await send(aPageRequest({ path }))).text(), hotel.addresses)
  logged.splice(0)
})
afterAll(() => takeAway())

const aPageRequest = (parts: Partial<PageRequest>): PageRequest => ({
  role: parts.path?.startsWith("/admin") ? "owner" : "guest",
  method: "GET",
  path: "/",
  contentType: "form",
  fields: [],
  headers: {},
  cookies: [],
  ...parts,
})

const secrets = new Map<PageRequest["role"], string>()

/** The session of a role; a new one after each form, which may have ended it. */
async function secretOf(role: PageRequest["role"]): Promise<string | null> {
  if (role === "visitor") return null
  const known = secrets.get(role)
  if (known) return known
  const { secret } = await openedFor(role)
  secrets.set(role, secret)
  return secret
}

type StaffRole = Exclude<PageRequest["role"], "visitor" | "guest" | "session-guest">

const colleagues = new Map<StaffRole, string>()

/** A new session of the same colleague, unless a request deleted the account or removed the role. */
async function openStaff(role: StaffRole): Promise<{ readonly secret: string }> {
  const userId = colleagues.get(role)
  const opened = userId === undefined ? null : await openSession(platform, { userId, role })
  const session = opened && (await resolveSession(platform, opened.secret))
  if (opened && session?.actor.role === role) return opened
  const person = await aSignedIn(platform, { role })
  colleagues.set(role, person.id)
  return person
}

async function openedFor(
  role: Exclude<PageRequest["role"], "visitor">,
): Promise<{ readonly secret: string }> {
  if (role === "session-guest") return aSessionGuest(platform)
  return role === "guest" ? hotel.openGuest() : openStaff(role)
}

function bodyOf({ contentType, fields }: PageRequest): BodyInit {
  if (contentType === "multipart") {
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    form.append("picture", new Blob(["GIF89a"], { type: "image/gif" }), "a.gif")
    return form
  }
  return new URLSearchParams(fields.map(([name, value]) => [name, value])).toString()
}

async function send(request: PageRequest): Promise<Response> {
  const { role, method, path, contentType } = request
  const secret = await secretOf(role)
  const session = secret === null ? [] : [sessionCookie(secret, origin).split(";", 1)[0] ?? ""]
  const headers = new Headers({ "sec-fetch-site": "same-origin", ...request.headers })
  headers.set("cookie", [...session, ...request.cookies].join("; "))
  const isChange = !["GET", "HEAD", "OPTIONS"].includes(method)
  if (isChange) secrets.delete(role)
  if (isChange && contentType === "form") headers.set("content-type", "application/x-www-form-urlencoded")
  else if (isChange && contentType !== "multipart") headers.set("content-type", contentType)
  const body = isChange ? { body: bodyOf(request) } : {}
  return app.request(`${origin}${path}`, { method, headers, ...body })
}

test(`[SAFE-7] ${requests} odd requests of pages by everybody are answered without a fault or a leak`, async () => {
  const record = createFuzzRecord("pages")
  const oneRequest = fc
    .constantFrom(...pages)
    .chain(({ id, path }) => requestsOf(path, crawled).map((request) => ({ id, request })))
  for (let made = 0; made < requests; made += chunk) {
    const numRuns = Math.min(chunk, requests - made)
    for (const { id, request } of fc.sample(oneRequest, { seed: seed + made, numRuns })) {
      const startedAt = performance.now()
      const response = await send(request)
      const text = await response.text()
      const milliseconds = performance.now() - startedAt
      record.add({ page: id, request, status: response.status, text, milliseconds, logged: logged.splice(0) })
    }
    platform.queue.clear()
  }
  expect(record.faults(), `FUZZ_SEED=${seed}`).toEqual([])
  expect(await auditHotel(platform)).toEqual([])
  // Requests that only fail the first check would test little.
  expect(record.statuses()).toEqual(expect.arrayContaining([200, 302, 404]))
}, 86_400_000)

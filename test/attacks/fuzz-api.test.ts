import fc from "fast-check"
import { beforeAll, describe, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { aBooking } from "#src/features/bookings/bookings.factory.ts"
import { aContactMessage, aSender } from "#src/features/enquiries/enquiries.factory.ts"
import { sendEnquiry } from "#src/features/enquiries/enquiries.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { apiDescription } from "#src/server/api/api.ts"
import { listOperations } from "#src/server/api/api-document.ts"
import { createApp } from "#src/server/app.ts"
import { roles } from "#src/shared/actor.ts"
import { bearer } from "#test/api-caller.ts"
import { createAnswerCheck } from "#test/openapi/document-answers.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { createFuzzRecord } from "./fuzz-record.ts"
import { asText, oddText, type Schema, valuesOf } from "./fuzz-values.ts"

// `npm run fuzz` runs many more; a failure prints its seed and the shortest request that fails.
const requests = Number(process.env["FUZZ_REQUESTS"] ?? 600)

const origin = "http://localhost:3000"
const description = apiDescription(origin)
const { faultsOf } = createAnswerCheck(description)

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>
let samples: Record<string, string[]>

beforeAll(async () => {
  // No rate limits here: every call must reach its route.
  app = createApp({
    ...platform,
    rateLimiter: { take: async () => null, reset: async () => undefined, isExceeded: async () => false },
  })
  const room = await aRoom(platform, { stockQuantity: 50 })
  const guest = await aSignedIn(platform)
  const booking = await aBooking(platform, { roomId: room.id, actor: guest.actor })
  const enquiry = await sendEnquiry(platform, aContactMessage(), aSender())
  if (!enquiry.ok) throw new Error("the enquiry was refused")
  const ids = [room.id, guest.id, booking.id, enquiry.value.id]
  samples = {
    uuid: ids,
    id: ids,
    roomId: [room.id],
    checkIn: ["2026-08-01", "2026-08-05", "01-08-2026"],
    checkOut: ["2026-08-03", "2026-08-06", "03-08-2026"],
    date: ["2026-08-01", "2026-12-24"],
    email: [guest.email, "meera.rao@example.in"],
    phone: ["9810012345"],
    password: ["Lantern7Courtyard"],
    username: [guest.username],
    month: ["2026-07"],
  }
})

type Call = {
  readonly method: string
  readonly path: string
  readonly role: (typeof roles)[number] | "visitor"
  readonly contentType: string
  readonly body: string | undefined
}

type Parameter = {
  readonly name: string
  readonly in: string
  readonly schema?: Schema
  readonly required?: boolean
}

/** Calls of one operation: its path, query and body, each of which may be odd. */
function callsOf({ method, path, operation }: ReturnType<typeof listOperations>[number]): fc.Arbitrary<Call> {
  const value = valuesOf(description.components?.schemas ?? {}, samples)
  const parameters = (operation.parameters ?? []) as readonly Parameter[]
  const text = ({ name, schema }: Parameter) => value(name, schema ?? {}).map(asText)
  const segments = fc.record(
    Object.fromEntries(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [
        name,
        fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...(samples["id"] ?? [])) },
          { weight: 1, arbitrary: oddText },
        ),
      ]),
    ),
  )
  const query = fc.record(
    Object.fromEntries(parameters.filter((one) => one.in === "query").map((one) => [one.name, text(one)])),
    { requiredKeys: [] },
  )
  const content =
    operation.requestBody && "content" in operation.requestBody ? operation.requestBody.content : {}
  const schema = content["application/json"]?.schema as Schema | undefined
  const body = schema
    ? fc.oneof(
        { weight: 12, arbitrary: value("body", schema).map((one) => JSON.stringify(one) ?? "") },
        { weight: 1, arbitrary: oddText },
      )
    : fc.constant(undefined)
  const contentType = fc.oneof(
    { weight: 12, arbitrary: fc.constant("application/json") },
    {
      weight: 1,
      arbitrary: fc.constantFrom("text/plain", "multipart/form-data; boundary=x", "", "application/xml"),
    },
  )
  return fc
    .record({ segments, query, body, contentType, role: fc.constantFrom(...roles, "visitor" as const) })
    .map(({ segments: ids, query: fields, ...call }) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponentSafely(ids[name] ?? ""),
      )
      const search = new URLSearchParams(fields as Record<string, string>).toString()
      return { ...call, method, path: search === "" ? filled : `${filled}?${search}` }
    })
}

// Halves of surrogate pairs cannot be encoded.
const encodeURIComponentSafely = (given: string): string => encodeURIComponent(given.toWellFormed())

/** A new session for each call: some of them sign out, change a role or delete a user. */
async function answerOf({ method, path, role, contentType, body }: Call): Promise<Response> {
  const signedIn = role === "visitor" ? {} : bearer((await aSignedIn(platform, { role })).secret)
  const headers = {
    ...signedIn,
    ...(body !== undefined && contentType !== "" && { "content-type": contentType }),
  }
  return app.request(`${origin}${path}`, { method, headers, ...(body !== undefined && { body }) })
}

// Paths that an odd segment made; fields beyond the document, which the journeys of the document check.
const isOfAnotherTest = /is not described$|must NOT have additional properties/

describe(`[SAFE-7] ${requests} odd calls of the API`, () => {
  test("are answered as the document says, without a fault of the server or a leak", async () => {
    const operations = listOperations(description)
    const call = fc.integer({ min: 0, max: operations.length - 1 }).chain((index) => {
      const operation = operations[index]
      if (!operation) throw new Error("there is no such operation")
      return callsOf(operation)
    })
    const record = createFuzzRecord("API")
    const property = fc.asyncProperty(call, async (made) => {
      const startedAt = performance.now()
      const response = await answerOf(made)
      const text = await response.text()
      const milliseconds = performance.now() - startedAt
      record.add({
        page: made.method,
        request: made,
        status: response.status,
        text,
        milliseconds,
        logged: [],
      })
      expect(record.faults()).toEqual([])
      if (!response.headers.get("content-type")?.includes("json")) return
      const { method } = made
      const path = made.path.split("?", 1)[0] ?? ""
      const faults = faultsOf({ method, path, status: response.status, body: JSON.parse(text) as unknown })
      expect(faults.filter((fault) => !isOfAnotherTest.test(fault))).toEqual([])
    })
    await fc.assert(property, { numRuns: requests, endOnFailure: requests > 10_000 })
    expect(await auditHotel(platform)).toEqual([])
    // Calls that only fail the first check would test little.
    expect(record.statuses()).toEqual(expect.arrayContaining([200, 401, 403, 404, 422]))
  }, 86_400_000)
})

import { randomUUID } from "node:crypto"
import { beforeAll, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { apiDescription } from "#src/server/api/api.ts"
import { listOperations } from "#src/server/api/api-document.ts"
import { createApp } from "#src/server/app.ts"
import { bearer } from "#test/api-caller.ts"
import { callAccess } from "#test/rights-table.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { createAnswerCheck } from "./document-answers.ts"

type Operation = ReturnType<typeof listOperations>[number]
type Reply = { result: unknown; reason?: unknown; errors?: unknown }

const document = apiDescription("http://localhost:3000")
const operations = listOperations(document)
const { faultsOf } = createAnswerCheck(document)

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>
let room: string
let guest: Record<string, string>
let owner: Record<string, string>

beforeAll(async () => {
  // No case is to be answered 429: that has its own tests.
  app = createApp({
    ...platform,
    rateLimiter: { take: async () => null, isExceeded: async () => false, reset: async () => undefined },
  })
  room = (await aRoom(platform)).id
  guest = bearer((await aSignedIn(platform)).secret)
  owner = bearer((await aSignedIn(platform, { role: "owner" })).secret)
}, 60_000)

const json = { "content-type": "application/json" }

const accessOf = ({ method, path }: Operation) => callAccess[`${method} ${path.replace(/^\/api/, "")}`]
const hasId = ({ path }: Operation): boolean => path.includes("{id}")
const needsRight = (one: Operation): boolean => !["everybody", "signed-in"].includes(accessOf(one) ?? "")
const contentTypeOf = ({ operation: { requestBody } }: Operation): string | undefined =>
  requestBody && "content" in requestBody ? Object.keys(requestBody.content)[0] : undefined
const takesJson = (one: Operation): boolean => contentTypeOf(one) === json["content-type"]
const takesForm = (one: Operation): boolean => contentTypeOf(one) === "multipart/form-data"

type Call = { headers?: Record<string, string>; body?: string | FormData; id?: string; query?: string }

/** Everything that is wrong with an answer by API-9, and its status. */
async function judge({ method, path }: Operation, { headers = {}, body, id, query = "" }: Call) {
  const address = path.replace("{id}", id ?? randomUUID())
  const answer = await app.request(`${address}${query}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
  })
  const reply = (await answer.json()) as Reply
  const { status } = answer
  const isDone = status < 300
  const faults = faultsOf({ method, path: address, status, body: reply })
  if (!answer.headers.get("content-type")?.startsWith("application/json")) faults.push("is no JSON")
  if (reply.result !== (isDone ? "Done" : "Error")) faults.push(`result is ${JSON.stringify(reply.result)}`)
  if (!isDone && (typeof reply.reason !== "string" || reply.reason === "")) faults.push("has no reason")
  if (/invalid input|expected|zod|undefined|NaN/i.test(JSON.stringify(reply))) faults.push("shows raw words")
  if (status === 422 && !reply.errors) faults.push("names no field")
  if (status === 401 && !answer.headers.get("www-authenticate")) faults.push("has no way to sign in")
  if (status >= 500) faults.push(`is answered ${status}`)
  return { status, faults: faults.map((fault) => `${method} ${path} ${status}: ${fault}`) }
}

type Case = {
  readonly among: (one: Operation) => boolean
  readonly call: (one: Operation) => Call
  readonly statuses: readonly number[]
}

type Shape = { readonly properties?: Record<string, unknown> }

/** Every field of a body, each of a kind that it cannot be. */
function wrongKinds({ operation: { requestBody } }: Operation): string {
  const content =
    requestBody && "content" in requestBody ? requestBody.content["application/json"] : undefined
  const names = Object.keys((content?.schema as Shape | undefined)?.properties ?? {})
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, { wrong: true }])))
}

function form(): FormData {
  const fields = new FormData()
  fields.append("unknown", "x")
  return fields
}

const dates = "?checkIn=2026-08-01&checkOut=2026-08-03"
const datesOf = ({ method, path }: Operation): string =>
  method === "GET" && path.endsWith("/dates") ? dates : ""
const asOwner = (call: Call) => () => ({ ...call, headers: { ...owner, ...call.headers } })
const hasBody = (one: Operation): boolean => contentTypeOf(one) !== undefined
const needsSession = (one: Operation): boolean =>
  accessOf(one) !== "everybody" && one.path !== "/api/user/signout"
const text = { "content-type": "text/plain" }

const cases: Record<string, Case> = {
  "no session": { among: needsSession, call: () => ({}), statuses: [401] },
  "a session without the right": { among: needsRight, call: () => ({ headers: guest }), statuses: [403] },
  "no body": { among: takesJson, call: asOwner({}), statuses: [404, 422] },
  "a list for a body": { among: takesJson, call: asOwner({ headers: json, body: "[7]" }), statuses: [422] },
  "fields of wrong kinds": {
    among: takesJson,
    call: (one) => ({ headers: { ...owner, ...json }, body: wrongKinds(one) }),
    statuses: [422],
  },
  "broken JSON": { among: takesJson, call: asOwner({ headers: json, body: "{" }), statuses: [400] },
  "a form without its fields": {
    among: takesForm,
    call: () => ({ headers: owner, body: form() }),
    statuses: [422],
  },
  "no form": { among: takesForm, call: asOwner({}), statuses: [400] },
  "another content type": { among: hasBody, call: asOwner({ headers: text, body: "x" }), statuses: [415] },
  "an unknown parameter": { among: () => true, call: asOwner({ query: "?unknown=1" }), statuses: [400] },
  "an unknown id": {
    among: (one) => hasId(one) && !hasBody(one),
    call: (one) => ({ headers: owner, query: datesOf(one) }),
    statuses: [404],
  },
  "no id at all": {
    among: hasId,
    call: (one) => ({ headers: owner, id: "nonsense", query: datesOf(one) }),
    statuses: [404],
  },
}

test.each(Object.entries(cases))(
  "[API-9] every operation answers %s in the shape of a refusal",
  async (_, one) => {
    const among = operations.filter(one.among)
    expect(among.length).toBeGreaterThan(0)
    for (const operation of among) {
      const { status, faults } = await judge(operation, one.call(operation))
      const name = `${operation.method} ${operation.path}`
      expect([name, status, faults]).toEqual([name, expect.toBeOneOf([...one.statuses]), []])
    }
  },
)

test("[API-9] every operation without an id or a body answers Done to those who may call it", async () => {
  const among = operations.filter((one) => one.method === "GET" && !hasId(one))
  const needed: Record<string, string> = {
    "/api/availability": dates,
    "/api/quote": `${dates}&roomId=${room}`,
    "/api/price-calendar": `?room=${room}`,
  }
  for (const operation of among) {
    const call = { headers: owner, query: needed[operation.path] ?? "" }
    expect([operation.path, await judge(operation, call)]).toEqual([
      operation.path,
      { status: 200, faults: [] },
    ])
  }
})

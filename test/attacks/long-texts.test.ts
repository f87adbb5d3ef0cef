import { beforeAll, beforeEach, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { listOperations } from "#src/server/api/api-document.ts"
import { apiDescription } from "#src/server/api/api.ts"
import { createApp } from "#src/server/app.ts"
import { bearer } from "../api-caller.ts"
import { setUpPlatform } from "../set-up-platform.ts"

const platform = setUpPlatform()
let app: ReturnType<typeof createApp>
let owner: Record<string, string>

beforeAll(() => {
  // No rate limits here: every call must reach its schema.
  app = createApp({
    ...platform,
    rateLimiter: { take: async () => null, reset: async () => undefined, isExceeded: async () => false },
  })
})
beforeEach(async () => {
  owner = bearer((await aSignedIn(platform, { role: "owner" })).secret)
})

type Body = { content: Record<string, { schema: { properties?: Record<string, { type?: string }> } }> }

/** Every call with a body, and the names of its texts. */
const calls = listOperations(apiDescription("http://localhost:3000")).flatMap(
  ({ method, path, operation }) => {
    const body = (operation.requestBody as Body | undefined)?.content["application/json"]
    const texts = Object.entries(body?.schema.properties ?? {}).flatMap(([name, { type }]) =>
      type === "string" ? [name] : [],
    )
    return texts.length > 0 ? [{ method, path, texts }] : []
  },
)

// A pattern that can match a character in two ways takes the square of the length of such texts, or more.
const parts = ["a", "1", "-", "é", " ", "a.", "@", "a@", "a@a.", "+", "1 ", "\u200B", "<"]
const longest = 60_000

const id = "0b7c3f5e-6a1d-4e0f-9a55-2f6f0f2b8c11"

test.each(calls)(
  "[SAFE-7] no text of $method $path blocks the site, however long it is",
  async ({ method, path, texts }) => {
    const headers = { ...owner, "content-type": "application/json" }
    for (const part of parts)
      for (const text of texts) {
        const body = JSON.stringify({ [text]: part.repeat(longest / Buffer.byteLength(part)) })
        const before = process.cpuUsage()
        const { status } = await app.request(path.replace("{id}", id), { method, headers, body })
        expect([text, part, status < 500]).toEqual([text, part, true])
        // Not the time of the clock: other tests run beside this one. The square of the length takes more than two seconds.
        expect([text, part, process.cpuUsage(before).user < 2_000_000]).toEqual([text, part, true])
      }
  },
  30_000,
)

test("has calls to send them to", () => expect(calls.length).toBeGreaterThan(10))

import { execFileSync } from "node:child_process"
import { randomUUID } from "node:crypto"
import { mkdirSync, writeFileSync } from "node:fs"
import { generateApi } from "swagger-typescript-api"
import { beforeAll, expect, test } from "vitest"
import { anAccount, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { apiDescription } from "#src/server/api/api.ts"
import { createApp } from "#src/server/app.ts"
import { fromPaise } from "#src/shared/money.ts"
import { aJpeg, fileOf } from "#test/media/pictures.ts"
import { createTestCardPayments } from "#test/test-card-payments.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { createAnswerCheck } from "./document-answers.ts"
import type { Journey, JourneyParts } from "./journey-parts.ts"

const baseUrl = "http://localhost:3000"
const folder = ".cache/api-client"
const provider = createTestCardPayments()
const document = apiDescription(baseUrl)
const { faultsOf, operationOf } = createAnswerCheck(document)

const platform = setUpPlatform({ cardPayments: provider })
let parts: JourneyParts
const faults: string[] = []
const called = new Set<string>()

/** Calls the app as over the network, and compares every answer with the document. */
function checkedFetch(app: ReturnType<typeof createApp>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const answer = await app.request(request)
    const { pathname: path } = new URL(request.url)
    const { method } = request
    called.add(operationOf({ method, path })?.operation.operationId ?? path)
    faults.push(...faultsOf({ method, path, status: answer.status, body: await answer.clone().json() }))
    return answer
  }
}

function pay(order: { id: string; amountInPaise: number }) {
  const id = `pay_${randomUUID()}`
  provider.pay({ id, orderId: order.id, amount: fromPaise(order.amountInPaise) })
  return { id, signature: provider.signatureOf(order.id, id) }
}

let pictures = 0
async function aPicture(): Promise<File> {
  pictures += 1
  return fileOf(await aJpeg({ width: 900 + pictures, height: 700 }))
}

beforeAll(async () => {
  const { files } = await generateApi({
    spec: document,
    output: false,
    httpClientType: "fetch",
    silent: true,
  })
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/client.ts`, files.map(({ fileContent }) => fileContent).join("\n"))
  const { username } = await anAccount(platform, { role: "owner" })
  await aRoom(platform)
  await aRoom(platform)
  parts = {
    baseUrl,
    fetch: checkedFetch(createApp(platform)),
    adminCredentials: { username, password: factoryPassword },
    pay,
    picture: aPicture,
  }
}, 60_000)

// Not imported by its name: its types come from the client, which is made only here.
const modules = import.meta.glob<Record<string, Journey>>("./journey/*.ts")

async function runJourney(file: string, name: string): Promise<void> {
  const journey = (await modules[`./journey/${file}.ts`]?.())?.[name]
  if (!journey) throw new Error(`there is no ${name}`)
  await journey(parts)
}

test("[API-12] the types of a client that is made of the document alone compile", () => {
  expect(() =>
    execFileSync("node_modules/.bin/tsc", ["--noEmit", "-p", "test/openapi/journey"], { encoding: "utf8" }),
  ).not.toThrow()
}, 60_000)

test("[API-12] with that client a guest searches, books, pays, moves and cancels", async () => {
  await runJourney("guest", "guestJourney")
  expect(faults).toEqual([])
}, 60_000)

test("[API-12] [API-14] with that client the owner changes rooms, offers and bookings", async () => {
  await runJourney("admin", "adminJourney")
  expect(faults).toEqual([])
  expect(called.size).toBeGreaterThan(30)
}, 60_000)

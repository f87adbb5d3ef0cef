import { RouterContextProvider } from "react-router"
import { afterAll, beforeAll, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aHold } from "#src/features/bookings/bookings.factory.ts"
import { actorContext, platformContext } from "#src/web/context.ts"
import { createTestCardPayments } from "#test/test-card-payments.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import * as page from "./payment.tsx"

let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform({ cardPayments: createTestCardPayments() })
})
afterAll(() => platform.close())

test("[BOOK-4] [PAY-1] the newest booking is paid at its own address, whichever becomes the newest later", async () => {
  const { actor } = await anAccount(platform)
  const { id } = await aHold(platform, { actor })
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  context.set(actorContext, actor)
  const url = new URL("http://localhost:3000/payment/-1?checkout=open")
  const loading = page.loader({ context, request: new Request(url), url, params: { id: "-1" } } as never)
  const answer = await loading.catch((thrown: unknown) => thrown)
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).headers.get("location")).toBe(`/payment/${id}?checkout=open`)
})

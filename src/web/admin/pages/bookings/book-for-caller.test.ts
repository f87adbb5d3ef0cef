import { RouterContextProvider } from "react-router"
import { afterAll, beforeAll, expect, test } from "vitest"
import { formatStaySearch } from "#src/features/availability/stay-search-url.ts"
import { aStaySearch, bookingOf } from "#src/features/bookings/bookings.factory.ts"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { fromRupees } from "#src/shared/money.ts"
import { actorContext, addressContext, platformContext } from "#src/web/context.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import * as search from "./book.tsx"
import * as booking from "./book-room.tsx"

let platform: TestPlatform
let clerk: SignedInActor

beforeAll(async () => {
  platform = await createTestPlatform()
  clerk = { ...(await anAccount(platform)).actor, role: "front-desk" }
})
afterAll(() => platform.close())

/** What a page of the administration is called with. */
function called(path: string, body?: URLSearchParams) {
  const url = new URL(`http://localhost:3000${path}`)
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  context.set(actorContext, clerk)
  context.set(addressContext, "203.0.113.7")
  const request = new Request(url, body ? { method: "POST", body } : {})
  return { context, request, url, params: { id: url.pathname.split("/").at(-1) ?? "" } } as never
}

test("[GUEST-4] the desk books rooms of two types for a caller when no type has enough", async () => {
  await aRoom(platform, { name: "Classic Room", stockQuantity: 1 })
  await aRoom(platform, { name: "Family Suite", stockQuantity: 1 })
  const found = await search.loader(called(`/admin/book?${formatStaySearch(aStaySearch({ rooms: 2 }))}`))
  const [first, ...others] = found.offers ?? []
  expect(first).toMatchObject({ left: 1, status: { canBook: true }, total: fromRupees(20_000) })
  expect(first?.roomName).toMatch(/^1 × .*, 1 × /)
  expect(others.map(({ status }) => status.canBook)).toEqual([false, false])

  const bookTo = first?.bookTo ?? ""
  const shown = await booking.loader(called(bookTo))
  expect(shown).toMatchObject({ roomName: first?.roomName, offer: { quote: { total: first?.total } } })
  expect(shown.searchTo).not.toContain("types=")

  const form = { name: "Meera Iyer", email: "meera@example.in", phone: "9876543210", payment: "pay-at-hotel" }
  const key = "a-confirmation-of-the-desk"
  const body = new URLSearchParams({ ...form, seenTotal: String(first?.total), key })
  const answer = await booking.action(called(bookTo, body)).catch((thrown: unknown) => thrown)
  expect(answer).toBeInstanceOf(Response)
  const id = (answer as Response).headers.get("location")?.split("/").at(-1) ?? ""
  expect(await bookingOf(platform, id)).toMatchObject({ roomName: first?.roomName, rooms: 2 })
})

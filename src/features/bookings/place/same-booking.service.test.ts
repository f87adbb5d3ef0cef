import { beforeEach, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aBooking, aStaySearch, aRequest, lapse } from "#src/features/bookings/bookings.factory.ts"
import type { PlaceBookingRequest } from "./booking-request.ts"
import { findOwnHold, findSameBooking } from "./same-booking.service.ts"

const platform = setUpPlatform()
let guest: SignedInActor
let request: PlaceBookingRequest

beforeEach(async () => {
  await platform.clear()
  guest = (await anAccount(platform)).actor
  request = aRequest((await aRoom(platform)).id)
})

const again = (parts: Partial<PlaceBookingRequest> = {}) =>
  findSameBooking(platform, guest, { ...request, idempotencyKey: "another-key", ...parts })

const set = (columns: string, id: string) =>
  platform.db.execute(`update bookings set ${columns} where id = $1`, [id])

test("[BOOK-9] a second confirmation of the same stay finds the booking of the first", async () => {
  expect(await again()).toBeNull()
  const { id, reference } = await aBooking(platform, { actor: guest, ...request })
  expect(await again()).toEqual({ id, reference, isHeld: false })
  expect(await again({ paymentMode: "online" })).toMatchObject({ id })
})

test("[BOOK-9] the repeat of one confirmation is not a second one", async () => {
  await aBooking(platform, { actor: guest, ...request })
  expect(await again({ idempotencyKey: request.idempotencyKey })).toBeNull()
})

test("[BOOK-9] other dates, rooms, room types and guests are other stays", async () => {
  await aBooking(platform, { actor: guest, ...request })
  expect(await again({ search: aStaySearch({ nights: 3 }) })).toBeNull()
  expect(await again({ search: aStaySearch({ rooms: 2 }) })).toBeNull()
  expect(await again({ search: { ...request.search, checkOut: null } })).toBeNull()
  expect(await again({ roomId: (await aRoom(platform)).id })).toBeNull()
  expect(await again({ roomId: "not an id" })).toBeNull()
  const { actor } = await anAccount(platform)
  expect(await findSameBooking(platform, actor, request)).toBeNull()
})

test("[BOOK-9] a booking that was cancelled, deleted or made over an hour ago does not count", async () => {
  const { id } = await aBooking(platform, { actor: guest, ...request })
  await set("created_at = now() - interval '61 minutes'", id)
  expect(await again()).toBeNull()
  await set("created_at = now(), deleted_at = now()", id)
  expect(await again()).toBeNull()
  await set("deleted_at = null, status = 'cancelled'", id)
  expect(await again()).toBeNull()
})

test("[BOOK-9] a stay held for its payment counts for another online booking, until the hold ends", async () => {
  const online = { ...request, paymentMode: "online" } as const
  const { id } = await aBooking(platform, { actor: guest, ...online })
  expect(await again({ paymentMode: "online" })).toMatchObject({ id, isHeld: true })
  expect(await again({ paymentMode: "pay-at-hotel", idempotencyKey: "another-key" })).toBeNull()
  await lapse(platform, id)
  expect(await again({ paymentMode: "online" })).toBeNull()
})

test("[BOOK-10] the guest's own hold of a stay is found until it ends", async () => {
  expect(await findOwnHold(platform, guest, request)).toBeNull()
  const { id } = await aBooking(platform, { actor: guest, ...request, paymentMode: "online" })
  expect(await findOwnHold(platform, guest, request)).toMatchObject({ id })
  const { actor } = await anAccount(platform)
  expect(await findOwnHold(platform, actor, request)).toBeNull()
  await lapse(platform, id)
  expect(await findOwnHold(platform, guest, request)).toBeNull()
})

test("[BOOK-10] a booking paid at the hotel is no hold", async () => {
  await aBooking(platform, { actor: guest, ...request, paymentMode: "pay-at-hotel" })
  expect(await findOwnHold(platform, guest, request)).toBeNull()
})

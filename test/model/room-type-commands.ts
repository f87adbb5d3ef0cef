import fc from "fast-check"
import { expect } from "vitest"
import { bookingOf, valueOf } from "#src/features/bookings/bookings.factory.ts"
import {
  changeRoomType,
  previewRoomTypeChange,
} from "#src/features/bookings/change/change-room-type.service.ts"
import { type RoomTypePrice, roomTypePrices } from "#src/features/bookings/change/room-type-change.ts"
import { system } from "#src/shared/actor.ts"
import { type Command, onOne, someone } from "./commands.ts"
import { areFree, type ModelType, modelTypes, roomsOf } from "./two-room-types.ts"

type NewType = { readonly rooms: number; readonly type: ModelType; readonly price: RoomTypePrice }

/** The desk gives rooms the other type: what the preview says happens, once, and a kept price is kept (decision 116). */
const changeType = (at: number, { rooms, type, price }: NewType): Command =>
  onOne(`changeType ${rooms} to ${type} at the ${price} price`, at, async (one, model, real) => {
    const { platform, roomIds } = real
    const from = type === "suite" ? "classic" : "suite"
    const to = { from: roomIds[from], rooms, to: roomIds[type], price }
    const isPossible =
      one.status === "confirmed" &&
      one.isDayRoom !== true &&
      roomsOf(one)[from] >= rooms &&
      areFree(model, one.stay, { rooms: { [type]: rooms } })
    const before = await bookingOf(platform, one.id)
    const shown = await previewRoomTypeChange(platform, system, { id: one.id, to })
    expect(shown.ok).toBe(isPossible)
    if (!shown.ok) {
      expect(await changeRoomType(platform, system, { id: one.id, to })).toEqual(shown)
      return
    }
    const { fee, refund, owed, quote } = shown.value
    const seen = { fee, refund, owed }
    const request = { id: one.id, to, seenVersion: before.version, seenTotal: quote.total, seen }
    expect(valueOf(await changeRoomType(platform, system, request))).toEqual(shown.value)
    expect((await changeRoomType(platform, system, request)).ok).toBe(false)
    const after = await bookingOf(platform, one.id)
    expect(after.owed).toBe(owed)
    if (price === "keep") expect(after.total).toBe(before.total)
    one.suites += type === "suite" ? rooms : -rooms
  })

/** Changes of the room type. */
export const roomTypeCommands: fc.Arbitrary<Command>[] = [
  fc
    .tuple(
      someone,
      fc.record({
        rooms: fc.integer({ min: 1, max: 2 }),
        type: fc.constantFrom(...modelTypes),
        price: fc.constantFrom(...roomTypePrices),
      }),
    )
    .map((parts) => changeType(...parts)),
]

import { expect, test } from "vitest"
import { aBooking, staffAs } from "#src/features/bookings/bookings.factory.ts"
import { aNewType } from "#src/features/bookings/change/room-type-change.factory.ts"
import { listApprovals } from "#src/features/bookings/folio/approvals.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { changeRoomTypeAsRequested, readRoomTypeChange } from "./room-type-change.ts"

const platform = setUpPlatform()

test("[FOLIO-2] an upgrade above the limit of a clerk offers to ask an Admin, with a reason", async () => {
  const suite = await aRoom(platform, { price: fromRupees(30_000) })
  const booking = await aBooking(platform)
  const actor = staffAs("front-desk") as SignedInActor
  const to = aNewType(booking, suite.id, { price: "keep" })
  const fields = Object.entries(to).map(([name, value]) => [name, String(value)])
  const url = new URL(`http://hotel.test/?${new URLSearchParams(fields).toString()}`)
  const shown = await readRoomTypeChange({ platform, actor, url }, booking)
  expect(shown).toMatchObject({ tooHigh: to, priced: null })
  expect(shown.errors.price).toContain("ask an Admin for approval")
  const ask = (reason: string) => {
    const form = new FormData()
    for (const [name, value] of [...fields, ["intent", "request-upgrade"], ["reason", reason]])
      form.set(name ?? "", value ?? "")
    return changeRoomTypeAsRequested({ platform, actor }, booking.id, form)
  }
  expect(await ask("")).toBe("Give a reason of at least 3 characters.")
  expect(await ask("The booked room is too loud")).toBe(null)
  expect(await ask("The booked room is too loud")).toBe("A request is already waiting for approval.")
  expect(await listApprovals(platform, actor, booking.id)).toMatchObject([{ kind: "upgrade" }])
})

import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { findOrCreateGuest } from "#src/features/accounts/guests-of-desk.service.ts"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { aRequest, bookingOf, payAtDesk, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { reopenStay, updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { placeBookingByStaff } from "#src/features/bookings/place/place-booking.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { roles, type SignedInActor } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { erasedName } from "#src/features/emails/erased-guest.ts"
import { eraseGuestByStaff } from "./privacy.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const desk = staffAs("front-desk")

/** A guest without an email, for whom the desk books two nights from 1 August. */
async function aWalkIn() {
  const caller = { name: "Harish Kulkarni", phone: "9812345670", email: "" }
  const guest = valueOf(await findOrCreateGuest(platform, desk, caller))
  const { search, ...request } = aRequest((await aRoom(platform)).id)
  const booked = await placeBookingByStaff(platform, desk, { ...request, search, guestId: guest.id })
  return { guestId: guest.id, bookingId: valueOf(booked).id }
}

const afterTheStay = () => platform.moveTo("2026-08-20T06:30:00.000Z")

const aColleague = async (role: SignedInActor["role"]) => (await anAccount(platform, { role })).actor

const users = (id: string) =>
  platform.db.execute<{ name: string; phone: string; isErased: boolean }>(
    `select name, phone, erased_at is not null as "isErased" from users where id = $1`,
    [id],
  )

describe("the erasure of a guest by staff", () => {
  test("[SAFE-8] erases a guest without an email after the stay, and leaves the books even", async () => {
    const owner = await aColleague("owner")
    const { guestId, bookingId } = await aWalkIn()
    expect(await eraseGuestByStaff(platform, owner, guestId)).toEqual({
      ok: false,
      refusal: { kind: "stay-to-come" },
    })
    afterTheStay()
    expect(await eraseGuestByStaff(platform, owner, guestId)).toEqual({
      ok: false,
      refusal: { kind: "open-balance" },
    })
    await payAtDesk(platform, bookingId)
    valueOf(await eraseGuestByStaff(platform, owner, guestId))
    expect(await users(guestId)).toEqual([{ name: erasedName, phone: "", isErased: true }])
    expect((await bookingOf(platform, bookingId)).guest).toMatchObject({ name: erasedName, email: "" })
    expect(
      await platform.db.execute(
        `select actor_id as "actorId", subject_id as "subjectId" from audit_log where action = 'erase-account'`,
      ),
    ).toEqual([{ actorId: owner.userId, subjectId: guestId }])
    expect(await auditHotel(platform)).toEqual([])
    expect(await eraseGuestByStaff(platform, owner, guestId)).toMatchObject({ ok: false })
  })

  test("[SAFE-8] [API-10] is for the owner alone", async () => {
    const guest = await anAccount(platform)
    for (const role of roles.filter((one) => one !== "owner")) {
      const actor = role === "guest" ? guest.actor : await aColleague(role)
      expect(await eraseGuestByStaff(platform, actor, guest.id), role).toEqual({
        ok: false,
        refusal: { kind: "forbidden" },
      })
    }
    expect(await users(guest.id)).toMatchObject([{ isErased: false }])
    valueOf(await eraseGuestByStaff(platform, await aColleague("owner"), guest.id))
    expect(await users(guest.id)).toMatchObject([{ isErased: true }])
  })

  test("[SAFE-8] needs a recent password, and erases no colleague", async () => {
    const owner = await aColleague("owner")
    const { id } = await anAccount(platform)
    const stale = { ...owner, needsReauthentication: true as const }
    expect(await eraseGuestByStaff(platform, stale, id)).toEqual({
      ok: false,
      refusal: { kind: "reauthentication-needed" },
    })
    const colleague = await anAccount(platform, { role: "events" })
    for (const other of [colleague.id, owner.userId, "no-id"])
      expect(await eraseGuestByStaff(platform, owner, other)).toEqual({
        ok: false,
        refusal: { kind: "not-a-guest" },
      })
  })

  test("[SAFE-8] is final for a stay that was completed early: the stay is not opened again", async () => {
    const owner = await aColleague("owner")
    const { guestId, bookingId: id } = await aWalkIn()
    const change = { isCompleted: true, paymentStatus: "done" as const, reason: "Left early" }
    valueOf(await updateBookingStatus(platform, desk, { id, change }))
    valueOf(await eraseGuestByStaff(platform, owner, guestId))
    const reopened = await reopenStay(platform, desk, { id, reason: "Was a mistake" })
    expect(reopened).toEqual({ ok: false, refusal: { kind: "guest-erased" } })
  })
})

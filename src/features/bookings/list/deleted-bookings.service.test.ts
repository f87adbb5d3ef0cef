import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { eraseGuestByStaff } from "#src/features/privacy/privacy.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { visitor } from "#src/shared/actor.ts"
import { listRequest } from "#src/platform/lists/list-request.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { bookingList } from "./bookings.list.ts"
import {
  aBooking,
  actorOf,
  aHold,
  aTarget,
  bookingOf,
  lapse,
  soldNights,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { deleteBooking } from "#src/features/bookings/cancel/delete-booking.service.ts"
import { auditInventory } from "#src/features/inventory/inventory-audit.service.ts"
import { moveCharge } from "#src/features/bookings/folio/folio-charges.service.ts"
import { aCompany, departureNoon } from "#src/features/documents/documents.factory.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { issueInvoice } from "#src/features/documents/issue-documents.service.ts"
import { restoreBooking } from "#src/features/bookings/cancel/restore-booking.service.ts"
import { readListPage } from "#src/platform/lists/list-page.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const desk = staffAs("owner")

describe("a deleted booking", () => {
  test("[ADM-10] comes back as it was, with its rooms and its charge", async () => {
    const booking = await aBooking(platform, { rooms: 2 })
    valueOf(await deleteBooking(platform, desk, booking.id))
    valueOf(await restoreBooking(platform, desk, booking.id))
    const back = await bookingOf(platform, booking.id)
    expect(back).toMatchObject({ status: "confirmed", total: booking.total, nights: booking.nights })
    const { rows } = await readListPage(platform, desk, listRequest(bookingList([])))
    expect(rows).toMatchObject([{ reference: booking.reference }])
    expect(await auditInventory(platform)).toEqual({ counters: [], totals: [] })
    const [balance] = await platform.db.execute(
      "select sum(amount_paise)::bigint as owed from ledger_entries where account = 'guest'",
    )
    expect(balance).toEqual({ owed: booking.total })
    const logged = await platform.db.execute(
      "select action from audit_log where subject_id = $1 order by id",
      [booking.id],
    )
    expect(logged.slice(-2)).toEqual([{ action: "delete" }, { action: "restore" }])
  })

  test("[ADM-10] [FOLIO-2] comes back with its charge at the company that pays it", async () => {
    const { id, companyDue } = await aBooking(platform, { company: aCompany, nights: 2 })
    const [charge] = await listFolioLines(platform.db, id)
    valueOf(await moveCharge(platform, desk, { ...aTarget(id), lineId: charge?.id ?? "", payer: "company" }))
    const before = await bookingOf(platform, id)
    valueOf(await deleteBooking(platform, desk, id))
    valueOf(await restoreBooking(platform, desk, id))
    const { guestDue, companyDue: due } = await bookingOf(platform, id)
    expect({ companyDue, guestDue, due }).toEqual({ companyDue: 0, guestDue: 0, due: before.total })
  })

  test("[ADM-10] [BOOK-8] stays deleted when its rooms were sold since", async () => {
    const { id: roomId } = await aRoom(platform, { stockQuantity: 1 })
    const booking = await aBooking(platform, { roomId })
    valueOf(await deleteBooking(platform, desk, booking.id))
    await aBooking(platform, { roomId })
    expect(await restoreBooking(platform, desk, booking.id)).toEqual({ ok: false, refusal: "sold-out" })
    expect(await auditInventory(platform)).toEqual({ counters: [], totals: [] })
  })

  test("[ADM-10] [L-3] comes back to rooms whose hold has lapsed, swept or not", async () => {
    const { id: roomId } = await aRoom(platform, { stockQuantity: 1 })
    const booking = await aBooking(platform, { roomId })
    valueOf(await deleteBooking(platform, desk, booking.id))
    const hold = await aHold(platform, { roomId })
    await lapse(platform, hold.id)
    valueOf(await restoreBooking(platform, desk, booking.id))
    expect(await bookingOf(platform, booking.id)).toMatchObject({ status: "confirmed" })
    expect(await bookingOf(platform, hold.id)).toMatchObject({ status: "expired" })
    expect(await auditInventory(platform)).toEqual({ counters: [], totals: [] })
  })

  test("[SAFE-8] stays deleted when its guest was erased since: nobody would know of the stay", async () => {
    const { actor: admin } = await anAccount(platform, { role: "owner" })
    const booking = await aBooking(platform)
    valueOf(await deleteBooking(platform, desk, booking.id))
    valueOf(await eraseGuestByStaff(platform, admin, booking.guest.id))
    expect(await restoreBooking(platform, desk, booking.id)).toEqual({ ok: false, refusal: "guest-erased" })
    expect(await soldNights(platform, booking.roomTypeId)).toEqual({})
  })

  test("[FOLIO-3] a booking with an issued invoice is never deleted", async () => {
    const booking = await aBooking(platform)
    platform.moveTo(departureNoon(booking.checkOut, 1))
    valueOf(await issueInvoice(platform, desk, { bookingId: booking.id, payer: "guest" }))
    expect(await deleteBooking(platform, desk, booking.id)).toEqual({ ok: false, refusal: "has-postings" })
    expect(await bookingOf(platform, booking.id)).toMatchObject({ status: "confirmed" })
  })

  test("[ADM-10] is restored once, and only what was deleted", async () => {
    const booking = await aBooking(platform)
    const unknown = { ok: false, refusal: "unknown-booking" }
    expect(await restoreBooking(platform, desk, booking.id)).toEqual(unknown)
    expect(await restoreBooking(platform, desk, "nonsense")).toEqual(unknown)
    valueOf(await deleteBooking(platform, desk, booking.id))
    const answers = [
      await restoreBooking(platform, desk, booking.id),
      await restoreBooking(platform, desk, booking.id),
    ]
    expect(answers).toEqual([{ ok: true, value: null }, unknown])
    for (const actor of [visitor, actorOf(booking), staffAs("front-desk")]) {
      expect(await restoreBooking(platform, actor, booking.id)).toEqual({ ok: false, refusal: "forbidden" })
    }
  })
})

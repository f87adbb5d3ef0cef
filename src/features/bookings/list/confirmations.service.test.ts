import { beforeEach, describe, expect, test } from "vitest"
import { listRequest } from "#src/platform/lists/list-request.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import {
  aBooking,
  actorOf,
  aHold,
  aPaidBooking,
  bookingOf,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import {
  deleteConfirmedRecord,
  listConfirmedRecords,
  restoreConfirmedRecord,
} from "./confirmations.service.ts"
import { confirmationList } from "#src/features/bookings/list/confirmations.list.ts"
import { departureNoon } from "#src/features/documents/documents.factory.ts"
import { issueInvoice } from "#src/features/documents/issue-documents.service.ts"
import { readListPage } from "#src/platform/lists/list-page.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const desk = staffAs("owner")

describe("confirmed records", () => {
  test("[API-8] there is one for each booking that was confirmed, newest first, with its price", async () => {
    await aHold(platform)
    const booking = await aBooking(platform)
    const paid = await aPaidBooking(platform)
    const records = await listConfirmedRecords(platform, desk, { limit: 10 })
    expect(records.map((record) => record.bookingId)).toEqual([paid.id, booking.id])
    expect(records[0]).toMatchObject({
      total: paid.total,
      transactionId: paid.transactionId,
      paymentStatus: "done",
    })
    const last = { before: records[0]?.sequence ?? 0, limit: 10 }
    expect(await listConfirmedRecords(platform, desk, last)).toHaveLength(1)
  })

  test("[API-8] [API-10] deleting one leaves its booking, and belongs to the desk", async () => {
    const booking = await aBooking(platform)
    const [record] = await listConfirmedRecords(platform, desk, { limit: 10 })
    const id = record?.id ?? ""
    expect(await listConfirmedRecords(platform, actorOf(booking), { limit: 10 })).toEqual([])
    expect(await deleteConfirmedRecord(platform, actorOf(booking), id)).toEqual({
      ok: false,
      refusal: "forbidden",
    })
    valueOf(await deleteConfirmedRecord(platform, desk, id))
    for (const gone of [id, "nonsense"]) {
      expect(await deleteConfirmedRecord(platform, desk, gone)).toEqual({
        ok: false,
        refusal: "unknown-record",
      })
    }
    expect((await bookingOf(platform, booking.id)).status).toBe("confirmed")
  })

  test("[FOLIO-3] the record of a booking with an issued invoice stays", async () => {
    const booking = await aBooking(platform)
    platform.moveTo(departureNoon(booking.checkOut, 1))
    valueOf(await issueInvoice(platform, desk, { bookingId: booking.id, payer: "guest" }))
    const [record] = await listConfirmedRecords(platform, desk, { limit: 10 })
    const kept = { ok: false, refusal: "has-postings" }
    expect(await deleteConfirmedRecord(platform, desk, record?.id ?? "")).toEqual(kept)
  })

  test("[ADM-10] a deleted record comes back, once", async () => {
    const booking = await aBooking(platform)
    const [record] = await listConfirmedRecords(platform, desk, { limit: 10 })
    const id = record?.id ?? ""
    valueOf(await deleteConfirmedRecord(platform, desk, id))
    expect((await restoreConfirmedRecord(platform, actorOf(booking), id)).ok).toBe(false)
    valueOf(await restoreConfirmedRecord(platform, desk, id))
    expect((await restoreConfirmedRecord(platform, desk, id)).ok).toBe(false)
    const { rows } = await readListPage(
      platform,
      desk,
      listRequest(confirmationList, { q: booking.reference }),
    )
    expect(rows).toEqual([
      expect.objectContaining({ id, reference: booking.reference, total: booking.total }),
    ])
    expect(
      (
        await readListPage(
          platform,
          actorOf(booking),
          listRequest(confirmationList, { q: booking.reference }),
        )
      ).rows,
    ).toEqual([])
  })
})

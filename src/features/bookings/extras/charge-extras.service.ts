import { recordAudit } from "#src/features/audit/audit.service.ts"
import { lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import { folioChangedJob } from "#src/features/bookings/folio/post-to-folio.service.ts"
import { insertFolioLines } from "#src/features/folio/folio.service.ts"
import { arrivalDayOf } from "#src/features/day-rooms/day-room.ts"
import type { Platform } from "#src/platform/platform.ts"
import { system } from "#src/shared/actor.ts"
import { extraLines, sumExtras } from "./booked-extra.ts"
import { listBookingsWithUnchargedExtras, updateChargedExtras } from "./booked-extras.store.ts"

/** Charges the extras of all stays that have begun, once; returns how many bookings were charged. */
export async function chargeBookedExtras(platform: Platform): Promise<number> {
  const ids = await listBookingsWithUnchargedExtras(platform.db, platform.clock.today())
  let charged = 0
  for (const id of ids) if (await chargeExtrasOf(platform, id)) charged += 1
  return charged
}

// Checks again under the booking's lock: it may have been cancelled, or its extras changed or charged, in the meantime.
function chargeExtrasOf(platform: Platform, id: string): Promise<boolean> {
  const today = platform.clock.today()
  return platform.db.transaction(async (tx) => {
    const booking = await lockAndFindBooking(tx, id)
    if (!booking || arrivalDayOf(booking) > today) return false
    if (booking.status !== "confirmed" && booking.status !== "completed") return false
    const extras = booking.extras.filter(({ lineId }) => lineId === null)
    if (extras.length === 0) return false
    const lines = extraLines(extras, booking, booking.nights)
    const posting = { bookingId: id, actor: system, businessDate: today, lines }
    const lineIds = await insertFolioLines(tx, posting)
    await updateChargedExtras(tx, id, { extraIds: extras.map(({ extraId }) => extraId), lineIds })
    await platform.queue.enqueue(tx, { name: folioChangedJob, data: { bookingId: id } })
    await recordAudit(tx, system, {
      action: "charge-extras",
      subjectType: "booking",
      subjectId: id,
      after: { extras: extras.map(({ name }) => name), amount: sumExtras(extras, booking) },
    })
    return true
  })
}

import { bookingOf, aTarget } from "#src/features/bookings/bookings.factory.ts"
import { cancelOwnBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import {
  approveCancellation,
  requestCancellation,
} from "#src/features/bookings/cancel/cancellation-requests.service.ts"
import { deleteBooking } from "#src/features/bookings/cancel/delete-booking.service.ts"
import { restoreBooking } from "#src/features/bookings/cancel/restore-booking.service.ts"
import { changeRoomType } from "#src/features/bookings/change/change-room-type.service.ts"
import { reopenStay, updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"
import { changeCompany } from "#src/features/bookings/company/company.service.ts"
import { requestDeposit } from "#src/features/bookings/deposits/deposits.service.ts"
import { moveCharge, postDiscount, voidLine } from "#src/features/bookings/folio/folio-charges.service.ts"
import { postPayment } from "#src/features/bookings/folio/folio-payments.service.ts"
import { transferCharge } from "#src/features/bookings/folio/transfer-charge.service.ts"
import { payAtHotel } from "#src/features/bookings/pay/pay-at-hotel.service.ts"
import { reinstateBooking } from "#src/features/bookings/reinstate/reinstate-booking.service.ts"
import { retaxBookings } from "#src/features/bookings/retax/retax-bookings.service.ts"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import { isMovable, payers } from "#src/features/folio/folio-line.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { addGstPeriod, removeGstPeriod } from "#src/features/pricing/gst-periods/gst-periods.service.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import type { PaymentPlatform } from "#test/test-platform.ts"
import { below, oneOf, someStay } from "./requests.ts"

const reason = "A reason of the desk"

/** A random booking with one of its folio lines, another booking, and who acts. */
type Picked = {
  readonly id: string
  readonly lineId: string
  readonly guest: SignedInActor
  readonly clerk: SignedInActor
  readonly otherReference: string
  readonly roomIds: readonly string[]
}

type Act = (platform: PaymentPlatform, picked: Picked) => Promise<unknown>

const newDates = () => {
  const { checkIn, nights } = someStay()
  return { checkIn, checkOut: addDays(checkIn, nights) }
}

const somePayer = () => oneOf(payers) ?? "guest"

const folioActs: Readonly<Record<string, Act>> = {
  pay: (platform, { id, clerk }) => {
    const method = oneOf(["cash", "card"] as const) ?? "cash"
    const payment = { amount: fromRupees(1 + below(3000)), method, reference: "1234", payer: somePayer() }
    return postPayment(platform, clerk, { ...aTarget(id), payment })
  },
  discount: (platform, { id, clerk }) =>
    postDiscount(platform, clerk, { ...aTarget(id), amount: fromRupees(1 + below(500)), reason }),
  company: (platform, { id, clerk }) => changeCompany(platform, clerk, { bookingId: id, company: aCompany }),
  moveCharge: (platform, { id, clerk, lineId }) =>
    moveCharge(platform, clerk, { ...aTarget(id), lineId, payer: somePayer() }),
  transfer: (platform, { id, clerk, lineId, otherReference }) =>
    transferCharge(platform, clerk, { ...aTarget(id), lineId, toReference: otherReference, reason }),
  void: (platform, { id, clerk, lineId }) => voidLine(platform, clerk, { ...aTarget(id), lineId, reason }),
  deposit: (platform, { id, clerk }) =>
    requestDeposit(platform, clerk, {
      ...aTarget(id),
      amount: fromRupees(100),
      dueOn: platform.clock.today(),
    }),
  documents: (platform, { id }) => issueDocuments(platform, id),
  newGstRates: async (platform, { clerk }) => {
    const { checkIn: from } = someStay()
    const slabs = [{ upToTaxable: null, basisPoints: 500 + 100 * below(10) }]
    await (below(2) === 0
      ? addGstPeriod(platform, clerk, { from, slabs })
      : removeGstPeriod(platform, clerk, from))
    await retaxBookings(platform, from)
  },
}

const stayActs: Readonly<Record<string, Act>> = {
  changeDates: (platform, { id, clerk }) => changeStay(platform, clerk, { id, to: newDates() }),
  changeOwnDates: (platform, { id, guest }) => changeStay(platform, guest, { id, to: newDates() }),
  changeRoomType: (platform, { id, clerk, roomIds: [from = "", to = ""] }) =>
    changeRoomType(platform, clerk, { id, to: { from, to, rooms: 1, price: "keep" } }),
  complete: (platform, { id, clerk }) =>
    updateBookingStatus(platform, clerk, {
      id,
      change: { isCompleted: true, paymentStatus: "done", reason },
    }),
  reopen: (platform, { id, clerk }) => reopenStay(platform, clerk, { id, reason }),
  reinstate: (platform, { id, clerk }) => reinstateBooking(platform, clerk, { id, reason }),
  delete: (platform, { id, clerk }) => deleteBooking(platform, clerk, id),
  restore: (platform, { id, clerk }) => restoreBooking(platform, clerk, id),
  cancelOwn: (platform, { id, guest }) => cancelOwnBooking(platform, guest, { id }),
  payAtHotel: (platform, { id, guest }) => payAtHotel(platform, guest, id),
  requestCancellation: async (platform, { id, guest, clerk }) => {
    const requested = await requestCancellation(platform, guest, { bookingId: id, note: "" })
    if (requested.ok && below(2) === 0) await approveCancellation(platform, clerk, { id: requested.value.id })
  },
}

const acts = Object.entries({ ...folioActs, ...stayActs })

type Placed = { readonly id: string; readonly actor: SignedInActor }

/** Picks a booking and an act of the desk or the guest, and runs it. Refusals are answers; anything thrown is a fault. */
export async function runDeskAct(
  platform: PaymentPlatform,
  { placed, roomIds }: { readonly placed: readonly Placed[]; readonly roomIds: readonly string[] },
): Promise<string> {
  const [one, other, act] = [oneOf(placed), oneOf(placed), oneOf(acts)]
  if (!one || !other || !act) throw new Error("the hotel has bookings")
  const lines = await listFolioLines(platform.db, one.id)
  const line = oneOf(below(2) === 0 ? lines : lines.filter(isMovable))
  const found = await bookingOf(platform, other.id).catch(() => null)
  const [name, run] = act
  if (!line || !found) return `${name}: none`
  const clerk = { ...other.actor, role: "owner" } as const
  const picked = {
    id: one.id,
    guest: one.actor,
    lineId: line.id,
    clerk,
    otherReference: found.reference,
    roomIds,
  }
  const answer = await run(platform, picked)
  return `${name}: ${isRefusal(answer) ? "refused" : "done"}`
}

const isRefusal = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "ok" in answer && answer.ok === false

import { recordAudit } from "#src/features/audit/audit.service.ts"
import { checkParty } from "#src/features/availability/party.ts"
import { saveBookedOffer } from "#src/features/bookings/booked-offers.store.ts"
import { canManageBookings } from "#src/features/bookings/booking-access.ts"
import { updateRoomTypes, updateStay } from "#src/features/bookings/booking-changes.store.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { findBookingById, lockAndFindBooking } from "#src/features/bookings/bookings.store.ts"
import { closeOpenRequest } from "#src/features/bookings/cancel/close-open-request.service.ts"
import type { ApprovalRequest } from "#src/features/bookings/folio/approval-request.ts"
import { lockOpenApproval } from "#src/features/bookings/folio/approvals.store.ts"
import { closeApproval } from "#src/features/bookings/folio/close-approval.service.ts"
import { isSellable } from "#src/features/rooms/room-type.ts"
import { findRoomType } from "#src/features/rooms/rooms.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { daysUntil } from "#src/shared/calendar-date.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { acceptTerms, type AcceptedTerms, checkWaiver, findStayChange } from "./change-terms.service.ts"
import { findSoldNight } from "./full-night.service.ts"
import { postChange } from "./post-change.service.ts"
import { type CheckedChange, checkUpgrade, quoteNewRooms } from "./quote-new-rooms.service.ts"
import type { Reading } from "./quote-rooms.service.ts"
import {
  bookedRoomsAfter,
  type ChangeRoomTypeRefusal,
  formatBookedRooms,
  listLastRooms,
  type NewRoomType,
  type RoomTypeChange,
  type RoomTypePrice,
} from "./room-type-change.ts"
import type { Priced } from "./stay-change.ts"
import { changeWhileFree, moveNights } from "./take-nights.service.ts"

type RoomTypeRequest = AcceptedTerms & {
  readonly id: string
  readonly to: NewRoomType
  /** The version of the booking that was shown; a form sent twice changes the rooms once. */
  readonly seenVersion?: number
  /** The request that this change approves, in the same transaction. Refused if the upgrade no longer has the requested amount. */
  readonly approval?: ApprovalRequest
}

type Checked<Value> = Promise<Result<Value, ChangeRoomTypeRefusal>>

/** Quotes another room type for rooms of a confirmed booking and checks its availability, without changing anything. */
export async function previewRoomTypeChange(
  platform: Platform,
  actor: Actor,
  { id, to }: RoomTypeRequest,
): Checked<RoomTypeChange> {
  const checked = await checkChange(platform, actor, { booking: await findBookingById(platform.db, id), to })
  if (!checked.ok) return checked
  const change = checked.value
  const quoted = await quoteNewRooms(platform, change)
  if (!quoted.ok) return quoted
  const full = await findFullNight(platform, change)
  if (full) return refused({ kind: "not-available", ...full })
  const priced = quoted.value
  const terms = { booking: change.booking, to: change.booking, priced }
  const overLimit = checkUpgrade(actor, priced)
  if (overLimit) return refused(overLimit)
  const waiver = await checkWaiver(platform, actor, terms)
  if (!waiver.ok) return waiver
  return done({
    ...(await findStayChange(platform, terms)),
    bookedRooms: bookedRoomsAfter(change.booking, change),
    upgradeAmount: priced.upgradeAmount,
  })
}

/** The first night that has too few rooms of the new type. */
const findFullNight = (platform: Platform, { booking, type, positions }: CheckedChange) =>
  findSoldNight(platform, booking, [{ roomTypeId: type.id, roomName: type.name, rooms: positions.length }])

/** Checks that the rooms of a booking can get another type at all. */
export function checkTypeCanChange(
  { clock }: Pick<Platform, "clock">,
  booking: Booking | null,
): Result<Booking, ChangeRoomTypeRefusal> {
  if (!booking) return refused({ kind: "unknown-booking" })
  if (booking.status !== "confirmed") return refused({ kind: "not-changeable" })
  if (booking.dayRoom) return refused({ kind: "day-room" })
  // A booked room has one type for all of its nights (decision 116).
  if (booking.checkIn < clock.today()) return refused({ kind: "has-begun" })
  return done(booking)
}

type RequestedChange = { readonly booking: Booking | null; readonly to: NewRoomType }

async function checkChange(
  platform: Reading,
  actor: Actor,
  { booking: found, to: { from, rooms, to, price } }: RequestedChange,
): Checked<CheckedChange> {
  if (!canManageBookings(actor)) return refused({ kind: "forbidden" })
  const checked = checkTypeCanChange(platform, found)
  if (!checked.ok) return checked
  const booking = checked.value
  const booked = booking.bookedRooms.filter(({ roomTypeId }) => roomTypeId === from).length
  if (booked === 0) return refused({ kind: "not-booked" })
  if (rooms > booked) return refused({ kind: "too-many-rooms", booked })
  if (from === to) return refused({ kind: "same-type" })
  const type = await findRoomType(platform.db, to)
  if (!type || !isSellable(type)) return refused({ kind: "not-sold" })
  const change = { booking, type, positions: listLastRooms(booking, from, rooms), price }
  const party = checkParty(bookedRoomsAfter(booking, change))
  return party.ok ? done(change) : refused({ kind: "party", ...party.refusal })
}

/**
 * Gives rooms of a confirmed booking another type in one transaction: takes its nights, releases those of the old type,
 * and charges the difference. An overpayment is refunded the way it was paid.
 */
export async function changeRoomType(
  platform: Platform,
  actor: Actor,
  request: RoomTypeRequest,
): Checked<RoomTypeChange> {
  const { id, to } = request
  const checked = await checkChange(platform, actor, { booking: await findBookingById(platform.db, id), to })
  if (!checked.ok) return checked
  const { booking, type } = checked.value
  const findFull = () => findFullNight(platform, checked.value)
  return changeWhileFree(platform, { roomTypeIds: [type.id], stay: booking, findFull }, (tx) =>
    changeInTransaction(platform, tx, { actor, ...request }),
  )
}

const text = {
  roomCharge: "Room charge, changed room type",
  reason: "the room type changed",
  refundReason: "the new room type costs less",
}

async function changeInTransaction(
  platform: Platform,
  tx: Sql,
  request: RoomTypeRequest & { readonly actor: Actor },
): Checked<RoomTypeChange> {
  const { actor, id, to, seenVersion, approval } = request
  const inside = { clock: platform.clock, db: tx }
  const checked = await checkChange(inside, actor, { booking: await lockAndFindBooking(tx, id), to })
  if (!checked.ok) return checked
  const { booking } = checked.value
  if (approval && !(await lockOpenApproval(tx, approval.id))) return refused({ kind: "decided" })
  if (seenVersion !== undefined && seenVersion !== booking.version) return refused({ kind: "terms-differ" })
  const quoted = await quoteNewRooms(inside, checked.value)
  if (!quoted.ok) return quoted
  const priced = quoted.value
  if (approval && approval.amount !== priced.upgradeAmount) return refused({ kind: "terms-differ" })
  const terms = { booking, to: booking, priced }
  const refusal = checkUpgrade(actor, priced) ?? (await acceptTerms(inside, terms, request))
  if (refusal) return refused(refusal)
  await writeRooms(platform, tx, { ...checked.value, priced })
  const change = await postChange(platform, tx, { actor, booking, to: booking, priced, text })
  // An open cancellation request named the charge for the old rooms.
  await closeOpenRequest(platform, tx, { actor, bookingId: id, state: "withdrawn" })
  const bookedRooms = bookedRoomsAfter(booking, checked.value)
  const changed = { ...change, bookedRooms, upgradeAmount: priced.upgradeAmount }
  await recordChange(platform, tx, { actor, booking, changed, price: to.price })
  if (approval) await closeApproval(tx, actor, { request: approval, state: "approved" })
  return done(changed)
}

/** Takes the nights of the new type, releases the others, and writes the rooms with their prices. */
async function writeRooms(
  platform: Platform,
  tx: Sql,
  { booking, type, positions, price, priced: { quote } }: CheckedChange & { readonly priced: Priced },
): Promise<void> {
  const { checkIn, checkOut } = booking
  const newType = { positions, roomTypeId: type.id }
  const added = [{ ...newType, nights: daysUntil(checkIn, checkOut), rooms: positions.length }]
  await moveNights(platform, tx, { booking, to: { checkIn, checkOut, newType }, added })
  await updateRoomTypes(tx, booking, { ...newType, roomName: type.name, keepsPrice: price === "keep" })
  await updateStay(tx, booking, { stay: booking, quote, policy: booking.cancellationPolicy })
  if (quote.offer) await saveBookedOffer(tx, booking.id, quote.offer)
}

type ChangeToRecord = {
  readonly actor: Actor
  readonly booking: Booking
  readonly changed: RoomTypeChange
  readonly price: RoomTypePrice
}

async function recordChange(
  platform: Platform,
  tx: Sql,
  { actor, booking, changed, price }: ChangeToRecord,
): Promise<void> {
  const { quote, refund, companyRefund, owed, missedMinimum, bookedRooms, upgradeAmount } = changed
  await recordAudit(tx, actor, {
    action: "change-room-type",
    subjectType: "booking",
    subjectId: booking.id,
    before: { rooms: formatBookedRooms(booking.bookedRooms), total: booking.total },
    after: {
      rooms: formatBookedRooms(bookedRooms),
      total: quote.total,
      keptPrice: price === "keep",
      ...(price === "keep" && { upgradeAmount }),
      refund,
      owed,
      ...(missedMinimum && { allowedBelowMinimum: missedMinimum }),
    },
  })
  const before = { rooms: formatBookedRooms(booking.bookedRooms), total: booking.total }
  await requestBookingEmail(platform, tx, {
    bookingId: booking.id,
    kind: "changed",
    facts: { refund, companyRefund, before },
  })
}

import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { aHold } from "#src/features/bookings/bookings.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { payAtCheckout } from "#test/sandbox-platform.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { type Answer, sendRequest } from "./answer.ts"
import { stateOf } from "./state.ts"
import type { Environment } from "./environment.ts"

/** A prepared request, and what it must have stored in the end. */
export type Operation = {
  /** A text that is contained in the SQL statements of this operation. */
  readonly marker: string
  readonly run: () => Promise<Answer>
  /** Sends only a part of the request. */
  readonly runInPart?: () => Promise<Answer>
  /** The job that calls the provider after the answer. */
  readonly job?: "send-refund"
  /** Whether an answer to a repeat says that it is done already. */
  readonly isDoneAlready?: (answer: Answer) => boolean
  /** What is stored, and what is stored in the end when it was done once. */
  readonly state: () => Promise<object>
  readonly expected: object
}

export type Fixture = {
  readonly environment: Environment
  readonly platform: TestPlatform
  /** The first night of this case's stays: no other case sells it. */
  readonly checkIn: CalendarDate
}

export const createFixture = async (environment: Environment, now = new Date()): Promise<Fixture> => {
  const platform = await createTestPlatform({ db: environment.db, now: now.toISOString() })
  return { environment, platform, checkIn: addDays(platform.clock.today(), 20) }
}

export const aLastRoom = ({ platform }: Fixture) => aRoom(platform, { stockQuantity: 1 })

/** What a guest without a booking has. */
export const noBookings = { bookings: [], taken: 0, paid: 0, emails: 0, refunds: [], documents: [] }

/** A guest with an unpaid hold and the order of its payment. */
export async function aHeldStay(fixture: Fixture) {
  const { environment, platform, checkIn } = fixture
  const guest = await aSignedIn(platform)
  const { id: roomId } = await aLastRoom(fixture)
  const booking = await aHold(platform, { actor: guest.actor, roomId, checkIn })
  const open = () =>
    sendRequest(environment, "/api/booking/orders", { token: guest.secret, json: { checkid: booking.id } })
  return { guest, booking, open, state: () => stateOf(environment, guest) }
}

/** The same, paid at the checkout of the provider; the payment is not reported to the hotel yet. */
export async function aCheckedOutStay(fixture: Fixture) {
  const held = await aHeldStay(fixture)
  const opened = await held.open()
  const { data } = JSON.parse(opened?.body ?? "{}") as { data: { _id: string; amountInPaise: number } }
  const fields = await payAtCheckout(fixture.environment.provider, {
    id: data._id,
    amount: data.amountInPaise,
  })
  const paymentId = fields["razorpay_payment_id"] ?? ""
  const paid = {
    bookings: ["confirmed"],
    taken: 2,
    paid: held.booking.total,
    emails: 1,
    refunds: [],
    documents: [],
  }
  const verify = () =>
    sendRequest(fixture.environment, "/api/booking/verify", {
      token: held.guest.secret,
      json: { checkid: held.booking.id, ...fields },
    })
  return { ...held, fields, paymentId, verify, expected: paid }
}

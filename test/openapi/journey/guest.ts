import type { Journey, JourneyParts } from "../journey-parts.ts"
import { type Calls, check, clientOf } from "./tools.ts"

const stay = { checkIn: "01-08-2026", checkOut: "04-08-2026" }
const guests = { qty: 1, adult: 2, child: 1 }
const person = {
  name: "Meera Nair",
  username: "meera-nair",
  email: "meera.nair@example.in",
  phone: "9876543210",
  password: "Lantern7Courtyard",
}

async function findStay(api: Calls) {
  const { data: rooms } = (await api.listRoomTypes()).data
  const { data: offered } = (await api.searchAvailability({ ...stay, ...guests })).data
  check(offered.length === rooms.length, "every room type is offered")
  const roomId = offered.find(({ available }) => available)?.roomId ?? ""
  const calendar = { room: roomId, from: stay.checkIn, to: stay.checkOut }
  const { data: nights } = (await api.findPriceCalendar(calendar)).data
  const { data: quote } = (await api.quoteStay({ roomId, ...stay, ...guests })).data
  const sum = nights.reduce((total, { price }) => total + price, 0)
  check(sum === quote.total, "the calendar adds up to the quote")
  return { roomId, ...stay, ...guests, total: quote.total }
}

async function signUpAndIn(api: Calls): Promise<string> {
  const { data: user } = (await api.signUp(person)).data
  const { username, password } = person
  const { data: signedIn, token } = (await api.signIn({ username, password })).data
  check(signedIn._id === user._id, "one user signs up and in")
  return token
}

async function payOnline(api: Calls, checkid: string, pay: JourneyParts["pay"]): Promise<void> {
  const { data: order } = (await api.openOrder({ checkid })).data
  const payment = pay({ id: order._id, amountInPaise: order.amountInPaise })
  const proof = {
    checkid,
    razorpay_payment_id: payment.id,
    razorpay_order_id: order._id,
    razorpay_signature: payment.signature,
  }
  const { data: paid } = (await api.verifyPayment(proof)).data
  check(paid.outcome === "paid", "the order is paid")
  check((await api.findBooking(checkid)).data.data.paymentStatus === "Done", "the booking is paid")
}

async function listOwn(api: Calls): Promise<string[]> {
  const own: string[] = []
  let cursor: string | undefined
  do {
    const page = (await api.listBookings({ limit: 1, ...(cursor !== undefined && { cursor }) })).data
    own.push(...page.data.map(({ _id }) => _id))
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return own
}

async function moveStay(api: Calls, id: string): Promise<void> {
  const other = { checkIn: "11-08-2026", checkOut: "13-08-2026" }
  const { data: preview } = (await api.previewDates(id, other)).data
  const { data: moved } = (await api.changeDates(id, { ...other, total: preview.total })).data
  check(moved.refund === preview.refund && moved.refund > 0, "a shorter stay is refunded in part")
  check(moved.booking.checkIn === other.checkIn, "the stay is moved")
}

/** A guest finds a room, signs up, books, pays online, and moves and cancels stays (API-12). */
export const guestJourney: Journey = async (parts) => {
  const { client, api } = clientOf(parts)
  const wanted = await findStay(api)
  client.setSecurityData(await signUpAndIn(api))
  const { data: first } = (await api.placeBooking(wanted)).data
  const { data: second } = (await api.placeBooking({ ...wanted, paymentMode: "Net Banking" })).data
  await payOnline(api, second._id, parts.pay)
  check(
    (await listOwn(api)).join() === `${second._id},${first._id}`,
    "both bookings are listed, newest first",
  )
  await moveStay(api, second._id)
  const { data: request } = (await api.requestCancellation(first._id, { note: "Our plans changed." })).data
  check(request.state === "open", "the desk is asked to cancel")
  const refused = await api.findBooking(crypto.randomUUID()).catch((answer: unknown) => answer)
  check((refused as { status?: number }).status === 404, "an unknown booking is refused")
  await api.signOut()
}

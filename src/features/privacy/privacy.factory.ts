import { openSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { aPasskey, aRequest } from "#src/features/accounts/passkeys/passkeys.factory.ts"
import { anAccount, factoryPassword, type StoredAccount } from "#src/features/accounts/accounts.factory.ts"
import { beginSecondFactor } from "#src/features/accounts/second-factor/set-up.service.ts"
import { aWaiting } from "#src/features/bookings/waitlist/waitlist.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addBookingNote } from "#src/features/bookings/notes/booking-notes.service.ts"
import { aBooking, payAtDesk, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import { registerDocumentJobs } from "#src/features/documents/documents.jobs.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import { aContactMessage, aSender } from "#src/features/enquiries/enquiries.factory.ts"
import { aTable } from "#src/features/table-reservations/tables.factory.ts"
import { sendEnquiry } from "#src/features/enquiries/enquiries.service.ts"
import { subscribe } from "#src/features/enquiries/newsletter/newsletter.service.ts"
import { type TestPlatform } from "#test/test-platform.ts"

/** Registers the jobs that write emails and documents about a guest. */
export function registerGuestJobs(platform: TestPlatform): void {
  registerEmailJobs(platform)
  registerBookingEmailJobs(platform)
  registerDocumentJobs(platform)
}

export const person = {
  name: "Zubeida Quarishi",
  username: "zubeida-q",
  email: "zubeida.q@example.in",
  phone: "9876501234",
  address: "7 Neelkanth Lane",
} as const

/** A guest who stayed, wrote and subscribed: everything about them that the hotel can store. */
export async function aPastGuest(platform: TestPlatform): Promise<StoredAccount> {
  const guest = await anAccount(platform, person)
  const booking = await aBooking(platform, { actor: guest.actor })
  await platform.db.execute(
    "insert into booking_arrivals (booking_id, arrives_at, flight, requests, further_guests) values ($1, null, 'AI 302', $2, $3)",
    [booking.id, `a quiet room for ${person.name}`, person.name],
  )
  await payAtDesk(platform, booking.id)
  await issueDocuments(platform, booking.id)
  valueOf(
    await addBookingNote(platform, await aReceptionist(platform), {
      id: booking.id,
      text: `${person.name} called`,
    }),
  )
  const enquiry = aContactMessage({ name: person.name, email: person.email, phone: person.phone })
  valueOf(await sendEnquiry(platform, enquiry, aSender()))
  valueOf(await aTable(platform, { name: person.name, email: person.email, phone: person.phone }))
  valueOf(await subscribe(platform, person.email, aSender()))
  await aWaitlistEntry(platform, guest)
  const { secret } = await openSession(platform, { userId: guest.id, role: "guest" })
  await aPasskey(platform, { ...guest, secret })
  const proof = { currentPassword: factoryPassword, address: "203.0.113.7", sessionSecret: secret }
  valueOf(await beginSecondFactor(platform, guest.actor, proof))
  await aRequest(platform, "reauthenticate", guest.id)
  await platform.queue.runJobs()
  return guest
}

/** For a stay that somebody else has booked. */
async function aWaitlistEntry(platform: TestPlatform, { actor }: StoredAccount): Promise<void> {
  const { id: roomId } = await aRoom(platform, { stockQuantity: 1 })
  await aBooking(platform, { roomId })
  await aWaiting(platform, { roomId, actor })
}

const aReceptionist = async (platform: TestPlatform) =>
  (await anAccount(platform, { role: "front-desk" })).actor

/** The tables in which a text occurs anywhere, in any column. */
export async function tablesWith(platform: TestPlatform, text: string): Promise<string[]> {
  const tables = await platform.db.execute<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await platform.db.execute<{ count: number }>(
      `select count(*)::int as count from "${name}" as t where t::text ilike $1`,
      [`%${text}%`],
    )
    if (row && row.count > 0) found.push(name)
  }
  return found
}

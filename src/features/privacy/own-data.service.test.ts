import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { openSession } from "#src/features/accounts/sessions/sessions.service.ts"
import { aPasskey, aRequest } from "#src/features/accounts/passkeys/passkeys.factory.ts"
import {
  anAccount,
  aSessionGuest,
  factoryPassword,
  type StoredAccount,
} from "#src/features/accounts/accounts.factory.ts"
import { beginSecondFactor } from "#src/features/accounts/second-factor/second-factor.service.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import { aWaiting } from "#src/features/bookings/waitlist/waitlist.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { addBookingNote } from "#src/features/bookings/booking-notes.service.ts"
import { aBooking, payAtDesk, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { registerDocumentJobs } from "#src/features/documents/documents.jobs.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { aContactMessage, aSender } from "#src/features/enquiries/enquiries.factory.ts"
import { aTable } from "#src/features/tables/tables.factory.ts"
import { sendEnquiry } from "#src/features/enquiries/enquiries.service.ts"
import { subscribe } from "#src/features/enquiries/newsletter/newsletter.service.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { exportOwnData } from "./privacy.service.ts"

let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform()
  registerEmailJobs(platform)
  registerBookingEmailJobs(platform)
  registerDocumentJobs(platform)
})

beforeEach(() => platform.clear())

afterAll(() => platform.close())

const person = {
  name: "Zubeida Quarishi",
  username: "zubeida-q",
  email: "zubeida.q@example.in",
  phone: "9876501234",
  address: "7 Neelkanth Lane",
} as const

/** A guest who stayed, wrote and subscribed: everything about them that the hotel can store. */
async function aPastGuest(): Promise<StoredAccount> {
  const guest = await anAccount(platform, person)
  const booking = await aBooking(platform, { actor: guest.actor })
  await platform.db.execute(
    "insert into booking_arrivals (booking_id, arrives_at, flight, requests, further_guests) values ($1, null, 'AI 302', $2, $3)",
    [booking.id, `a quiet room for ${person.name}`, person.name],
  )
  await payAtDesk(platform, booking.id)
  await issueDocuments(platform, booking.id)
  valueOf(
    await addBookingNote(platform, await aReceptionist(), { id: booking.id, text: `${person.name} called` }),
  )
  const enquiry = aContactMessage({ name: person.name, email: person.email, phone: person.phone })
  valueOf(await sendEnquiry(platform, enquiry, aSender()))
  valueOf(await aTable(platform, { name: person.name, email: person.email, phone: person.phone }))
  valueOf(await subscribe(platform, person.email, aSender()))
  await aPlaceInLine(guest)
  await beginSecondFactor(platform, guest.actor, { currentPassword: factoryPassword, address: "203.0.113.7" })
  const { secret } = await openSession(platform, { userId: guest.id, role: "guest" })
  await aPasskey(platform, { ...guest, secret })
  await aRequest(platform, "reauthenticate", guest.id)
  await platform.queue.runJobs()
  return guest
}

/** For a stay that somebody else has booked. */
async function aPlaceInLine({ actor }: StoredAccount): Promise<void> {
  const { id: roomId } = await aRoom(platform, { stockQuantity: 1 })
  await aBooking(platform, { roomId })
  await aWaiting(platform, { roomId, actor })
}

const aReceptionist = async () => (await anAccount(platform, { role: "front-desk" })).actor

describe("the download of one's own data", () => {
  test("[SAFE-8] has the profile, bookings with their bill and documents, enquiries, newsletter and emails", async () => {
    const guest = await aPastGuest()
    const own = await exportOwnData(platform, guest.actor)
    expect(own).toMatchObject({
      account: { name: person.name, email: person.email, address: person.address },
      bookings: [
        {
          status: "confirmed",
          arrival: { flight: "AI 302" },
          rooms: [{ adults: 2 }],
          folio: [{ description: "Room charge" }, { description: "Cash payment" }],
          documents: [{ kind: "receipt" }],
        },
      ],
      enquiries: [{ kind: "contact", name: person.name }],
      passkeys: [{ name: "Chrome on Android", lastUsedAt: null }],
      newsletter: [{}],
      waitlist: [{ rooms: 1 }],
      tables: [{ outlet: "safar", guests: 2 }],
    })
    expect(own?.consents.map(({ purpose }) => purpose).toSorted()).toEqual([
      "account",
      "booking",
      "enquiry",
      "table",
    ])
    expect(own?.emails.length).toBeGreaterThan(1)
    expect(JSON.stringify(own)).not.toMatch(/argon2|secret|hash/)
  })

  test("[SAFE-8] has nothing of others, and nothing by an email that is not proven", async () => {
    await aPastGuest()
    const stranger = await aSessionGuest(platform, { email: person.email })
    expect(await exportOwnData(platform, stranger.actor)).toMatchObject({
      bookings: [],
      enquiries: [],
      newsletter: [],
      emails: [],
    })
    expect(await exportOwnData(platform, { kind: "visitor" })).toBeNull()
  })
})

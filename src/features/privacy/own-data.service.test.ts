import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { aSessionGuest } from "#src/features/accounts/accounts.factory.ts"
import { aBooking, actorOf, aPaidBooking, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { system } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { exportOwnData } from "./privacy.service.ts"
import { aPastGuest, person, registerGuestJobs } from "./privacy.factory.ts"

const platform = setUpPlatform()

beforeAll(() => registerGuestJobs(platform))

beforeEach(() => platform.clear())

/** The tables whose rows about a person the download has. */
const downloaded = [
  "booking_arrivals",
  "booking_companies",
  "booking_extras",
  "booking_kept_prices",
  "booking_nights",
  "booking_offers",
  "booking_rooms",
  "bookings",
  "cancellation_requests",
  "deposit_requests",
  "documents",
  "emails",
  "enquiries",
  "folio_lines",
  "newsletter_subscribers",
  "passkeys",
  "payments",
  "refunds",
  "second_factors",
  "sessions",
  "table_reservations",
  "users",
  "waitlist_entries",
]

const secrets = "Proofs of a sign-in or an address: hashes and keys, of which nothing can be read."
const internal = "What colleagues note and decide, and what the hotel derives from the other tables."

const leftOut: Readonly<Record<string, string>> = {
  approval_requests: internal,
  booking_confirmations: internal,
  booking_notes: internal,
  email_confirmations: secrets,
  idempotency_keys: secrets,
  known_devices: secrets,
  passkey_challenges: secrets,
  passkey_handles: secrets,
  password_resets: secrets,
  payment_links: secrets,
  payment_orders: internal,
  pending_sign_ins: secrets,
  recovery_codes: secrets,
}

describe("the download of one's own data", () => {
  test("[SAFE-8] has the profile, bookings with their bill and documents, enquiries, newsletter and emails", async () => {
    const guest = await aPastGuest(platform)
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
      secondFactors: [],
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

  test("[SAFE-8] has the kept price, the deposits, and what was paid and refunded online", async () => {
    const booking = await aPaidBooking(platform)
    const { id, total } = booking
    const inserted = [
      "insert into booking_kept_prices (booking_id, total_paise, expires_at) values ($1, 480000, now())",
      `insert into deposit_requests (id, booking_id, amount_paise, due_on)
        values (gen_random_uuid(), $1, 200000, '2027-01-04')`,
    ]
    for (const statement of inserted) await platform.db.execute(statement, [id])
    valueOf(await cancelBooking(platform, system, { id }))
    const own = await exportOwnData(platform, actorOf(booking))
    expect(own?.bookings).toMatchObject([
      {
        language: "en",
        nights: [{ room: 1 }, { room: 1 }],
        keptPrice: { total: 480_000 },
        deposits: [{ amount: 200_000, dueOn: "2027-01-04", withdrawnAt: null }],
        onlinePayments: [{ amount: total }],
        onlineRefunds: [{ amount: total, status: "requested" }],
      },
    ])
  })

  test("[SAFE-8] names the data of every table about a person, or says why it is left out", async () => {
    const tables = await platform.db.execute<{ name: string }>(
      `select distinct c.table_name as name from information_schema.columns c
          join information_schema.tables t on t.table_name = c.table_name and t.table_type = 'BASE TABLE'
        where c.table_schema = 'public' and t.table_schema = 'public' and c.table_name not like 'sandbox%'
          and c.column_name in ('user_id', 'booking_id', 'email', 'recipient')`,
    )
    const names = tables.map(({ name }) => name)
    expect(names.toSorted()).toEqual([...downloaded, ...Object.keys(leftOut)].toSorted())
  })

  test("[SAFE-8] has what emails said, also of a guest without an account, and nothing that opens their bookings", async () => {
    const guest = await aSessionGuest(platform, { email: person.email })
    const { reference } = await aBooking(platform, { actor: guest.actor })
    await platform.queue.runJobs()
    await platform.db.execute(
      `insert into emails (id, kind, recipient, subject, text_body, html_body, is_confidential, record_id)
        values (gen_random_uuid(), 'one-time-code', $1, 'Your code', 'The code is 123456', '', true, $2)`,
      [person.email, guest.actor.userId],
    )
    const links = await platform.db.execute<{ text: string }>("select text_body as text from emails")
    expect(links.some(({ text }) => /\/stay\/[^/]+\/[\w-]{24}/.test(text))).toBe(true)
    const own = await exportOwnData(platform, guest.actor)
    expect(own?.emails).toHaveLength(2)
    expect(own?.emails.some(({ text }) => text?.includes(reference))).toBe(true)
    expect(JSON.stringify(own?.emails)).not.toMatch(/123456|\/stay\/[^/]+\/[\w-]{24}/)
  })

  test("[SAFE-8] has nothing of others, and nothing by an email that is not verified", async () => {
    await aPastGuest(platform)
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

import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { aSessionGuest } from "#src/features/accounts/accounts.factory.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import { registerDocumentJobs } from "#src/features/documents/documents.jobs.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { exportOwnData } from "./privacy.service.ts"
import { aPastGuest, person } from "./privacy.factory.ts"

const platform = setUpPlatform()

beforeAll(() => {
  registerEmailJobs(platform)
  registerBookingEmailJobs(platform)
  registerDocumentJobs(platform)
})

beforeEach(() => platform.clear())

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

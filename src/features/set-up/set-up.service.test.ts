import { randomUUID } from "node:crypto"
import { aBooking } from "#src/features/bookings/bookings.factory.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { beforeEach, describe, expect, test } from "vitest"
import { recordBackup } from "#src/features/backups/backups.service.ts"
import { insertPaymentEvent } from "#src/features/payments/payments.service.ts"
import { runHotelAudit } from "#src/features/accounting/hotel-audit.service.ts"
import { sendTestEmail } from "#src/features/emails/email-log.service.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { ProviderError, ProviderRefusal } from "#src/platform/card-payments/card-payments.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, type Role, visitor } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { findSetUp } from "./set-up.service.ts"

const platform = setUpPlatform()

beforeEach(async () => {
  await platform.clear()
  platform.moveTo(new Date().toISOString())
})

const staff = (role: Role): Actor => ({ kind: "user", userId: randomUUID(), role })
const owner = staff("owner")

async function rowOf(name: string, parts: Partial<Platform> = {}) {
  const checks = await findSetUp({ ...platform, ...parts }, owner)
  const row = checks?.find((check) => check.name === name)
  return `${row?.state}: ${row?.text} ${row?.action}`
}

/** Live keys of Razorpay, and what the provider says to them. */
const keys = (keyId: string, checkAccess = async () => {}): Platform["cardPayments"] => ({
  ...platform.cardPayments,
  provider: "razorpay",
  checkout: { ...platform.cardPayments.checkout, keyId },
  checkAccess,
})

describe("the set-up page", () => {
  test("[SAFE-2] is for an owner", async () => {
    expect(await findSetUp(platform, owner)).not.toBeNull()
    for (const actor of [staff("front-desk"), staff("marketing"), staff("guest"), visitor])
      expect(await findSetUp(platform, actor)).toBeNull()
  })

  test("[PAY-6] says whether the provider accepts the keys, and never prints one", async () => {
    const live = keys("rzp_live_abc123")
    expect(await rowOf("Payment keys")).toMatch(/^check: The built-in sandbox takes payments/)
    expect(await rowOf("Payment keys", { cardPayments: live })).toMatch(/^ready: Live keys are set/)
    expect(await rowOf("Payment keys", { cardPayments: keys("rzp_test_abc123") })).toMatch(
      /^check: Test keys/,
    )
    const refusing = keys("rzp_live_abc123", () => Promise.reject(new ProviderRefusal(401, "bad key")))
    expect(await rowOf("Payment keys", { cardPayments: refusing })).toMatch(/^missing: .* refuses them/)
    const silent = keys("rzp_live_abc123", () => Promise.reject(new ProviderError("no answer")))
    expect(await rowOf("Payment keys", { cardPayments: silent })).toMatch(/^check: .* does not answer/)
    const page = JSON.stringify(await findSetUp({ ...platform, cardPayments: live }, owner))
    expect(page).not.toContain("abc123")
  })

  test("[PAY-5] says when the last webhook came, and where to add one", async () => {
    const cardPayments = keys("rzp_live_abc123")
    expect(await rowOf("Payment webhooks", { cardPayments })).toBe(
      "missing: None was received yet. Add the webhook http://localhost:3000/api/webhooks/razorpay in the provider's dashboard, with the same secret.",
    )
    await insertPaymentEvent(platform.db, "evt_1", "payment.captured")
    expect(await rowOf("Payment webhooks", { cardPayments })).toMatch(/^ready: The last one came .* [ap]m\./)
  })

  test("[FOLIO-9] says when the last email was sent or failed, and why", async () => {
    const mailer = { kind: "smtp" as const, deliver: () => Promise.reject(new Error("550 no such mailbox")) }
    expect(await rowOf("Emails", { mailer: { ...mailer, kind: "none" } })).toMatch(/^missing: No mail server/)
    expect(await rowOf("Emails")).toMatch(/^check: Emails stay in the local mailbox\. None was sent yet\./)
    expect(await rowOf("Emails", { mailer })).toBe("check: None was sent yet. Send a test email.")
    registerEmailJobs(platform)
    await sendTestEmail(platform, owner, "owner@example.in")
    await platform.queue.runJobs()
    expect(await rowOf("Emails", { mailer })).toMatch(/^ready: The last one was sent/)
    registerEmailJobs({ ...platform, mailer })
    await sendTestEmail(platform, owner, "owner@example.in")
    await expect(platform.queue.runJobs()).rejects.toThrow("550")
    expect(await rowOf("Emails", { mailer })).toMatch(/^missing: The last one failed .*550 no such mailbox/)
  })

  test("[FOLIO-8] says what the last audit found, and that none ran for a day", async () => {
    expect(await rowOf("Nightly audit")).toMatch(/^check: None was made yet/)
    await runHotelAudit(platform)
    expect(await rowOf("Nightly audit")).toMatch(/^ready: All figures agreed/)
    platform.passMinutes(48 * 60)
    expect(await rowOf("Nightly audit")).toMatch(/^missing: .* no audit ran since/)
    await platform.db.execute("update hotel_audits set found = 2")
    expect(await rowOf("Nightly audit")).toMatch(/^missing: 2 differences found/)
  })

  test("[SAFE-9] says how old the last backup is, and when one was last restored as a test", async () => {
    expect(await rowOf("Backups")).toMatch(/^missing: None was taken yet\. Run npm run backup each night/)
    const taken = {
      id: randomUUID(),
      takenAt: platform.clock.now().toISOString(),
      bytes: 1,
      verifiedAt: null,
    }
    await recordBackup(platform.db, taken)
    expect(await rowOf("Backups")).toMatch(
      /^check: The last one was taken .* None was restored as a test yet/,
    )
    await recordBackup(platform.db, { ...taken, verifiedAt: taken.takenAt })
    expect(await rowOf("Backups")).toMatch(/^ready: .* The last test restore was clean /)
    platform.passMinutes(26 * 60 - 1)
    expect(await rowOf("Backups")).toMatch(/^ready: /)
    platform.passMinutes(1)
    expect(await rowOf("Backups")).toMatch(/^missing: The last one was taken /)
  })

  test("[FOLIO-6] says that meals have the higher rate in the year after a room above the limit of the lower one", async () => {
    const fits = "ready: The rates of food and drink fit the rooms of the last financial year. null"
    await anExtra(platform)
    for (const [price, isAbove] of [
      [fromRupees(8_850), false],
      [fromRupees(8_851), true],
    ] as const) {
      platform.moveTo("2027-03-01T06:30:00Z")
      const roomId = (await aRoom(platform, { price })).id
      await aBooking(platform, { roomId, checkIn: calendarDateOf("2027-03-31"), nights: 1 })
      expect(await rowOf("GST on meals")).toBe(fits)
      platform.moveTo("2027-04-01T06:30:00Z")
      const row = await rowOf("GST on meals")
      if (isAbove) expect(row).toMatch(/^check: At 5%: Breakfast\. A room .* at \/admin\/extras\.$/)
      else expect(row).toBe(fits)
    }
    await platform.db.execute("update extras set gst_basis_points = 1800")
    expect(await rowOf("GST on meals")).toBe(fits)
  })

  test("[SAFE-2] names address, database and time zone", async () => {
    expect(await rowOf("Public address")).toMatch(/^check: http:\/\/localhost:3000, which is not encrypted/)
    expect(await rowOf("Public address", { origin: "https://vimana.example" })).toMatch(/^ready: https/)
    const db = { ...platform.db, kind: "postgresql" as const }
    expect(await rowOf("Database", { db })).toBe("ready: A PostgreSQL server. null")
    expect(await rowOf("Time zone")).toMatch(/^ready: Asia\/Kolkata\. At the hotel it is /)
  })
})

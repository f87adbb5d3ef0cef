import { beforeEach, describe, expect, test } from "vitest"
import { listEmailsOfBooking, registerEmailJobs } from "#src/features/emails/emails.service.ts"
import type { Email } from "#src/platform/mailer/mailer.ts"
import { system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { requestBookingEmail } from "#src/features/bookings/booking-email-requests.service.ts"
import { registerBookingEmailJobs } from "./booking-emails.service.ts"
import { aBooking, aHold, bookingOf, firstNight, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { anOffer } from "#src/features/content/offers/offers.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { changeStay } from "#src/features/bookings/change/change-stay.service.ts"

const platform = setUpPlatform()

beforeEach(async () => {
  await platform.clear()
  registerEmailJobs(platform)
  registerBookingEmailJobs(platform)
})

const attachmentOf = (email: Email | undefined, ending: string): string => {
  const found = email?.attachments.find(({ filename }) => filename.endsWith(ending))
  return found ? Buffer.from(found.base64, "base64").toString("latin1") : ""
}

const calendarOf = (email: Email | undefined) => {
  const file = attachmentOf(email, ".ics").replaceAll("\r\n ", "")
  const valueOfLine = (name: string) => new RegExp(`^${name}:(.*)\r$`, "m").exec(file)?.[1]
  return {
    method: valueOfLine("METHOD"),
    uid: valueOfLine("UID"),
    sequence: Number(valueOfLine("SEQUENCE")),
    start: valueOfLine("DTSTART;VALUE=DATE"),
  }
}

const setStatus = (booking: Booking, status: Booking["status"]) =>
  platform.db.execute("update bookings set status = $2, version = version + 1 where id = $1", [
    booking.id,
    status,
  ])

describe("emails about bookings", () => {
  test("[GUEST-7] name the offer of the booking and what it saves", async () => {
    await anOffer(platform, {}, { name: "Quiet August" })
    await aBooking(platform)
    await platform.queue.runJobs()
    expect(platform.sentEmails[0]?.text).toContain("Quiet August: ₹1,000 saved")
  })

  test("[BOOK-5] [L-7] a confirmed booking is emailed to its guest, with calendar entry and voucher", async () => {
    const booking = await aBooking(platform)
    await platform.queue.runJobs()
    const [email] = platform.sentEmails
    expect(platform.sentEmails).toHaveLength(1)
    expect(email?.to).toBe(booking.guest.email)
    expect(email?.subject).toBe(`Your stay at Vimana is confirmed: ${booking.reference}`)
    expect(email?.text).toContain(`${platform.origin}/user-booking`)
    expect(email?.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      [`${booking.reference}.ics`, "text/calendar; charset=utf-8; method=REQUEST"],
      [`${booking.reference}.pdf`, "application/pdf"],
    ])
    expect(attachmentOf(email, ".pdf").slice(0, 5)).toBe("%PDF-")
  })

  test("[WORDS-1] [BOOK-5] a stay that was booked in Hindi is confirmed in Hindi, with links to Hindi pages", async () => {
    const booking = await aBooking(platform, { language: "hi" })
    await platform.queue.runJobs()
    const [email] = platform.sentEmails
    expect(email?.subject).toBe(`विमाना में आपके प्रवास की पुष्टि हो गई है: ${booking.reference}`)
    expect(email?.text).toContain("यहाँ आने तक कुछ नहीं देना")
    expect(email?.text).toContain(`${platform.origin}/hi/user-booking`)
    expect(email?.html).toContain('lang="hi-IN"')
  })

  test("[L-26] new dates and a cancellation follow the calendar entry that the confirmation made", async () => {
    const booking = await aBooking(platform)
    await platform.queue.runJobs()
    const to = { checkIn: addDays(firstNight, 7), checkOut: addDays(firstNight, 9) }
    valueOf(await changeStay(platform, system, { id: booking.id, to }))
    await platform.queue.runJobs()
    valueOf(await cancelBooking(platform, system, { id: booking.id }))
    await platform.queue.runJobs()
    const entries = platform.sentEmails.map(calendarOf)
    expect(entries.map(({ method }) => method)).toEqual(["REQUEST", "REQUEST", "CANCEL"])
    expect(entries.map(({ start }) => start)).toEqual(["20260801", "20260808", "20260808"])
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1)
    const sequences = entries.map(({ sequence }) => sequence)
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b))
  })

  test("[L-12] the email about a cancellation states the amounts of its record", async () => {
    const booking = await aBooking(platform)
    platform.moveTo("2026-08-01T06:30:00.000Z")
    const { charge } = valueOf(await cancelBooking(platform, system, { id: booking.id }))
    await platform.queue.runJobs()
    expect(charge).toBe(fromRupees(5_000))
    const email = platform.sentEmails.at(-1)
    expect(email?.subject).toContain("is cancelled")
    expect(email?.text).toContain("the charge for it is ₹5,000.")
    expect(email?.text).not.toContain("We return")
    expect(attachmentOf(email, ".pdf")).toBe("")
  })

  test("[L-12] the email about new dates states the balance of the ledger", async () => {
    const booking = await aBooking(platform)
    const to = { checkIn: firstNight, checkOut: addDays(firstNight, 3) }
    valueOf(await changeStay(platform, system, { id: booking.id, to }))
    await platform.queue.runJobs()
    expect(platform.sentEmails.at(-1)?.text).toContain("The new price is ₹15,000, to be paid at the hotel.")
  })

  test("[BOOK-10] the guest gets an email that a payment came too late and is returned", async () => {
    const booking = await aHold(platform)
    await setStatus(booking, "expired")
    const facts = { refund: booking.total, reason: "sold-out" } as const
    await requestBookingEmail(platform, platform.db, {
      bookingId: booking.id,
      kind: "lapsed-refunded",
      facts,
    })
    await platform.queue.runJobs()
    expect(platform.sentEmails).toHaveLength(1)
    expect(platform.sentEmails[0]?.text).toContain("We return it in full: ₹10,000")
    expect(platform.sentEmails[0]?.attachments).toEqual([])
  })

  test("a payment received brings a fresh voucher and leaves the calendar alone", async () => {
    const booking = await aBooking(platform)
    platform.queue.clear()
    await requestBookingEmail(platform, platform.db, { bookingId: booking.id, kind: "paid" })
    await platform.queue.runJobs()
    expect(platform.sentEmails[0]?.attachments.map(({ filename }) => filename)).toEqual([
      `${booking.reference}.pdf`,
    ])
  })

  test("[L-8] no email says that a stay is confirmed once it is cancelled", async () => {
    const booking = await aBooking(platform)
    valueOf(await cancelBooking(platform, system, { id: booking.id }))
    await platform.queue.runJobs()
    expect(platform.sentEmails.map(({ subject }) => subject)).toEqual([
      `Your stay at Vimana is cancelled: ${booking.reference}`,
    ])
  })

  test("a job that runs twice writes one email", async () => {
    const booking = await aBooking(platform)
    const [job] = platform.queue.jobs
    if (!job) throw new Error("no email was asked for")
    await platform.queue.enqueue(platform.db, { name: job.name, data: job.data })
    await platform.queue.runJobs()
    expect(platform.sentEmails).toHaveLength(1)
    expect(await listEmailsOfBooking(platform, booking.id)).toHaveLength(1)
  })

  test("[L-25] the state of its emails shows on the booking, newest first", async () => {
    const booking = await aBooking(platform)
    await platform.queue.runJobs()
    await cancelBooking(platform, system, { id: booking.id })
    await platform.queue.runJobs("booking-email")
    const deliveries = await listEmailsOfBooking(platform, booking.id)
    expect(deliveries.map(({ kind, status, attempts }) => [kind, status, attempts])).toEqual([
      ["cancelled", "queued", 0],
      ["confirmed", "sent", 1],
    ])
    expect(deliveries[0]).toMatchObject({ recipient: booking.guest.email, lastError: null, sentAt: null })
  })

  test("a booking that is gone gets no email", async () => {
    const booking = await aBooking(platform)
    await platform.db.execute("update bookings set deleted_at = now()")
    await platform.queue.runJobs()
    expect(platform.sentEmails).toEqual([])
    await expect(bookingOf(platform, booking.id)).rejects.toThrow("there is no such booking")
  })
})

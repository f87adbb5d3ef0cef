import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { datesOfDayRoom } from "#src/features/availability/stay-search-url.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { expireAllLapsedHolds } from "#src/features/bookings/place/expire-holds.service.ts"
import {
  actorOf,
  aBooking,
  aHold,
  aRequest,
  couples,
  lapse,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { startPayment } from "#src/features/bookings/pay/pay-booking.service.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { parseDayRoom } from "#src/features/day-rooms/day-room.ts"
import { postLine } from "#src/features/documents/documents.factory.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import type { ProviderPayment } from "#src/platform/card-payments/card-payments.ts"
import { system } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { registerBookingEmailJobs } from "./booking-emails.service.ts"
import { requestPaymentFailedEmail } from "./due-booking-emails.service.ts"

const platform = setUpPlatform()

beforeEach(async () => {
  await platform.clear()
  registerEmailJobs(platform)
  registerBookingEmailJobs(platform)
})

const execute = (text: string, ...values: unknown[]) => platform.db.execute(text, values)

async function subjectsAfter(job: string): Promise<string[]> {
  for (let repeat = 0; repeat < 2; repeat += 1) {
    await platform.queue.runScheduled(job)
    await platform.queue.runJobs()
  }
  return platform.sentEmails.map(({ subject }) => subject.replace(/VM-\w+/, "VM"))
}

async function expire(hold: Booking): Promise<void> {
  await lapse(platform, hold.id)
  await expireAllLapsedHolds(platform)
  await execute("update bookings set ended_at = now() - interval '15 minutes' where id = $1", hold.id)
}

describe("a hold that ended", () => {
  const subject = "Your stay at Vimana is no longer held: VM"

  test("[FOLIO-9] [BOOK-10] is emailed once, with a link to the same stay", async () => {
    const hold = await aHold(platform)
    await expire(hold)
    expect(await subjectsAfter("hold-expired-emails")).toEqual([subject])
    expect(platform.sentEmails[0]?.text).toContain(
      `${platform.origin}/booking/${hold.roomTypeId}?checkIn=01-08-2026&checkOut=03-08-2026&rooms=2-0`,
    )
  })

  test("[FOLIO-9] is not emailed at once: the guest may be booking again", async () => {
    const hold = await aHold(platform)
    await lapse(platform, hold.id)
    await expireAllLapsedHolds(platform)
    expect(await subjectsAfter("hold-expired-emails")).toEqual([])
  })

  test("[FOLIO-9] is not emailed to a guest who has another booking of these dates", async () => {
    const { actor } = await anAccount(platform)
    const hold = await aHold(platform, { actor })
    await expire(hold)
    valueOf(await placeBooking(platform, actor, aRequest(hold.roomTypeId)))
    expect(await subjectsAfter("hold-expired-emails")).toEqual(["Your stay at Vimana is confirmed: VM"])
  })

  test("[FOLIO-9] is emailed once to a guest who tried twice", async () => {
    const { actor } = await anAccount(platform)
    const first = await aHold(platform, { actor })
    await expire(first)
    await expire(await aHold(platform, { actor, roomId: first.roomTypeId }))
    expect(await subjectsAfter("hold-expired-emails")).toEqual([subject])
  })

  test("[FOLIO-9] is not emailed when a late payment confirms the stay before the email is written", async () => {
    await expire(await aHold(platform))
    await platform.queue.runScheduled("hold-expired-emails")
    await execute("update bookings set status = 'confirmed', ended_at = null")
    await platform.queue.runJobs()
    expect(platform.sentEmails).toEqual([])
  })
})

describe("a payment that failed", () => {
  async function failedPaymentOf(hold: Booking): Promise<ProviderPayment> {
    const { order } = valueOf(await startPayment(platform, actorOf(hold), hold.id))
    const { providerOrderId: orderId, amount } = order
    return { id: "pay_declined", orderId, amount, status: "failed", method: "card" }
  }

  test("[FOLIO-9] [PAY-5] is emailed once while the rooms are held, with a link to the payment page", async () => {
    const hold = await aHold(platform)
    const payment = await failedPaymentOf(hold)
    for (let repeat = 0; repeat < 3; repeat += 1) await requestPaymentFailedEmail(platform, payment)
    expect(platform.queue.jobs[0]).toMatchObject({ startAfterSeconds: 120 })
    await platform.queue.runJobs()
    expect(platform.sentEmails).toHaveLength(1)
    expect(platform.sentEmails[0]?.subject).toBe(`Your payment for ${hold.reference} did not go through`)
    expect(platform.sentEmails[0]?.text).toContain(`${platform.origin}/payment/${hold.id}`)
  })

  test("[FOLIO-9] is not emailed once the stay is paid or its hold has ended", async () => {
    const hold = await aHold(platform)
    await requestPaymentFailedEmail(platform, await failedPaymentOf(hold))
    await expire(hold)
    await platform.queue.runJobs()
    expect(platform.sentEmails).toEqual([])
  })

  test("[FOLIO-9] of an order that is not ours is emailed to nobody", async () => {
    const payment = await failedPaymentOf(await aHold(platform))
    await requestPaymentFailedEmail(platform, { ...payment, orderId: "order_of_another" })
    await requestPaymentFailedEmail(platform, { ...payment, status: "captured" })
    expect(platform.queue.jobs).toEqual([])
  })
})

describe("the email before the arrival", () => {
  const subject = "We expect you on Sat 1 Aug 2026: VM"

  /** A stay from 1 August, whose confirmation left some days ago. */
  async function aConfirmedStay(parts: Parameters<typeof aBooking>[1] = {}): Promise<Booking> {
    const booking = await aBooking(platform, parts)
    await platform.queue.runJobs()
    await execute("update emails set created_at = now() - interval '2 days'")
    return booking
  }

  const subjectsOn = async (instant: string) => {
    platform.moveTo(instant)
    return (await subjectsAfter("pre-arrival-emails")).slice(1)
  }

  test.each([
    ["2026-07-29T03:30:00.000Z", []],
    ["2026-07-30T03:30:00.000Z", [subject]],
    ["2026-07-31T03:30:00.000Z", [subject]],
    ["2026-08-01T03:30:00.000Z", []],
  ])(
    "[FOLIO-9] is sent once, two days before, or the day after if that was missed: %s",
    async (at, expected) => {
      await aConfirmedStay()
      expect(await subjectsOn(at)).toEqual(expected)
    },
  )

  test.each([
    ["2026-07-30T03:30:00.000Z", 0],
    ["2026-08-01T03:30:00.000Z", 1],
  ])("[FOLIO-9] [GUEST-8] counts from the day on which a day room begins: %s", async (at, count) => {
    // From 6 am on 2 August: its first night is that of 1 August.
    const search = { ...datesOfDayRoom(parseDayRoom("2026-08-02T06:00", "6")), party: couples(1) }
    await aConfirmedStay({ search })
    expect(await subjectsOn(at)).toHaveLength(count)
  })

  test("[FOLIO-9] does not follow the confirmation on the same day", async () => {
    await aBooking(platform)
    await platform.queue.runJobs()
    expect(await subjectsOn("2026-07-30T03:30:00.000Z")).toEqual([])
  })

  test("[FOLIO-9] is not sent for a cancelled stay", async () => {
    const booking = await aConfirmedStay()
    platform.moveTo("2026-07-30T03:30:00.000Z")
    await platform.queue.runScheduled("pre-arrival-emails")
    valueOf(await cancelBooking(platform, system, { id: booking.id }))
    await platform.queue.runJobs()
    expect(platform.sentEmails.map(({ subject: sent }) => sent)).not.toContain(subject)
  })
})

describe("the thanks after a stay", () => {
  async function aCompletedStay(): Promise<void> {
    await aBooking(platform)
    await platform.queue.runJobs()
    await execute("update bookings set status = 'completed', updated_at = now() - interval '2 hours'")
  }

  const thanksOn = async (instant: string) => {
    platform.moveTo(instant)
    return (await subjectsAfter("thank-you-emails")).slice(1)
  }

  test("[FOLIO-9] are sent once", async () => {
    await aCompletedStay()
    expect(await thanksOn("2026-08-03T09:00:00.000Z")).toEqual(["Thank you for staying at Vimana: VM"])
  })

  test("[FOLIO-9] wait an hour, so that a completion can be undone", async () => {
    await aCompletedStay()
    await execute("update bookings set updated_at = now()")
    expect(await thanksOn("2026-08-03T09:00:00.000Z")).toEqual([])
  })

  test("[FOLIO-9] [FOLIO-6] bring the tax invoice that was issued at check-out, once", async () => {
    await aCompletedStay()
    await thanksOn("2026-08-03T09:00:00.000Z")
    const email = platform.sentEmails.at(-1)
    const [invoice] = await platform.db.execute<{ number: string }>("select number from documents")
    const name = `vimana-${invoice?.number.replaceAll("/", "-")}.pdf`
    expect(email?.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      [name, "application/pdf"],
    ])
    const bytes = Buffer.from(email?.attachments[0]?.base64 ?? "", "base64").toString("latin1")
    expect(bytes.slice(0, 5)).toBe("%PDF-")
    expect(email?.text).toContain(`Your tax invoice ${invoice?.number} is attached to this email.`)
  })

  test("[FOLIO-9] have no attachment where nothing was charged", async () => {
    await aCompletedStay()
    const [booking] = await platform.db.execute<{ id: string; total: number }>(
      "select id, charged_paise as total from bookings",
    )
    if (!booking) throw new Error("there is no stay")
    await postLine(platform, booking.id, { kind: "discount", amount: -booking.total })
    await thanksOn("2026-08-03T09:00:00.000Z")
    expect(platform.sentEmails.at(-1)?.attachments).toEqual([])
    expect(platform.sentEmails.at(-1)?.text).not.toContain("invoice")
  })

  test.each(["2026-08-02T09:00:00.000Z", "2026-08-11T09:00:00.000Z"])(
    "[FOLIO-9] are not sent before the departure, nor more than a week later: %s",
    async (at) => {
      await aCompletedStay()
      expect(await thanksOn(at)).toEqual([])
    },
  )

  test("[FOLIO-9] are not sent about bookings of the demo data, which had no email", async () => {
    await aCompletedStay()
    await execute("delete from emails")
    expect(await thanksOn("2026-08-03T09:00:00.000Z")).toEqual([])
  })
})

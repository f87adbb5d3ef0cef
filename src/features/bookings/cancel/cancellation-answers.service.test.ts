import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { datesOfDayRoom } from "#src/features/availability/stay-search-url.ts"
import { parseDayRoom } from "#src/features/day-rooms/day-room.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { registerRefundJobs } from "#src/features/payments/refunds.service.ts"
import { type Actor, visitor } from "#src/shared/actor.ts"
import { fromRupees, type Money, zero } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { registerBookingEmailJobs } from "#src/features/booking-emails/booking-emails.service.ts"
import {
  actorOf,
  aPaidBooking,
  aTarget,
  bookingOf,
  couples,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { postExtra } from "#src/features/bookings/folio/folio-charges.service.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { addExtra, findPriceList } from "#src/features/folio/extras.service.ts"
import { updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import {
  aRequestedCancellation,
  requestOf,
  deskAndMarketing,
  emailsTo,
} from "./cancellation-requests.factory.ts"
import {
  approveCancellation,
  countOpenCancellations,
  declineCancellation,
  findOpenCancellation,
  listOpenCancellations,
  listCancellationRequests,
  withdrawCancellation,
} from "./cancellation-requests.service.ts"
import { cancelBooking } from "./cancel-booking.service.ts"
import { previewCancellation } from "./cancellation-terms.service.ts"
import { cancellationList } from "./cancellations.list.ts"
import { readListPage } from "#src/platform/lists/list-page.ts"
import { listRequest } from "#src/platform/lists/list-request.factory.ts"
import { auditInventory } from "#src/features/inventory/inventory-audit.service.ts"

const platform = setUpPlatform()
let desk: Actor
let marketing: Actor

beforeAll(() => {
  registerEmailJobs(platform)
  registerBookingEmailJobs(platform)
  registerRefundJobs(platform)
})
beforeEach(async () => {
  await platform.clear()
  ;({ desk, marketing } = await deskAndMarketing(platform))
})

const inTime = "2026-07-31T08:30:00Z"
const late = "2026-07-31T08:30:01Z"
const evening = "2026-08-01T15:30:00Z"
const night = fromRupees(5000)

const refunds = () =>
  platform.db.execute<{ amount_paise: number; status: string }>("select amount_paise, status from refunds")

describe("the desk", () => {
  test("[CONST-6] [ACCT-5] approves at the charge at the time of the request, however late", async () => {
    platform.moveTo(inTime)
    const { booking, request } = await aRequestedCancellation(platform)
    platform.moveTo(late)
    const ended = valueOf(await approveCancellation(platform, desk, { id: request.id }))
    expect(ended).toMatchObject({ charge: zero, refund: zero })
    expect((await bookingOf(platform, booking.id)).status).toBe("cancelled")
    expect(await auditInventory(platform)).toEqual({ counters: [], totals: [] })
    expect((await listCancellationRequests(platform, [booking]))[0]?.state).toBe("approved")
  })

  test("[L-13] [CONST-6] a late request costs a night, and the rest of the online payment is refunded once", async () => {
    const booking = await aPaidBooking(platform)
    await platform.queue.runJobs()
    platform.moveTo(late)
    const request = valueOf(await requestOf(platform, booking))
    expect(request.charge).toBe(night)
    const [waiting] = await listOpenCancellations(platform, desk, 10)
    expect(waiting).toMatchObject({ charge: night, reference: booking.reference })
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => approveCancellation(platform, desk, { id: request.id })),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await refunds()).toEqual([{ amount_paise: night, status: "requested" }])
    await platform.queue.runJobs()
    expect(await refunds()).toEqual([{ amount_paise: night, status: "processed" }])
    const farewell = emailsTo(platform, booking.guest.email).at(-1)
    expect(farewell?.subject).toContain("is cancelled")
  })

  test.each([
    ["before check-in is a cancellation fee", late, "Cancellation fee", "Cancellation charge: ₹5,000"],
    ["after it is a no-show fee", evening, "No-show fee", "No-show fee: ₹10,000"],
  ])(
    "[CONST-6] [FOLIO-5] the charge of a request %s, whenever it is approved",
    async (_, requestedAt, name, row) => {
      const booking = await aPaidBooking(platform)
      platform.moveTo(requestedAt)
      const request = valueOf(await requestOf(platform, booking))
      platform.moveTo(evening)
      expect((await previewCancellation(platform, booking)).terms.chargeName).toBe(name)
      valueOf(await approveCancellation(platform, desk, { id: request.id }))
      await platform.queue.runJobs()
      const fees = (await listFolioLines(platform.db, booking.id)).filter(({ kind }) => kind === "fee")
      expect(fees.map(({ description }) => description)).toEqual([name])
      expect(emailsTo(platform, booking.guest.email).at(-1)?.text).toContain(row)
    },
  )

  test("[FOLIO-5] sees the refund that is made, after extras, and makes no other", async () => {
    const booking = await aPaidBooking(platform)
    const request = valueOf(await requestOf(platform, booking))
    const shown = async () => (await findOpenCancellation(platform, desk, booking))?.refund
    expect(await shown()).toBe(fromRupees(10_000))
    const name = "Airport car"
    const car = {
      name,
      description: "",
      unit: "stay" as const,
      price: fromRupees(1200),
      gst: 500,
      sac: "996412",
    }
    valueOf(await addExtra(platform, staffAs("owner"), car))
    const [extra] = (await findPriceList(platform, staffAs("owner"))) ?? []
    const charged = { ...aTarget(booking.id), extraId: extra?.id ?? "", quantity: 1 }
    valueOf(await postExtra(platform, desk, charged))
    const approve = (refund: Money) =>
      approveCancellation(platform, desk, { id: request.id, seen: { charge: zero, refund } })
    expect(await shown()).toBe(fromRupees(8800))
    expect(await approve(fromRupees(10_000))).toEqual({ ok: false, refusal: "terms-differ" })
    expect((await bookingOf(platform, booking.id)).status).toBe("confirmed")
    expect(valueOf(await approve(fromRupees(8800)))).toMatchObject({ refund: fromRupees(8800) })
    expect(await refunds()).toMatchObject([{ amount_paise: fromRupees(8800) }])
  })

  test("[ACCT-5] declines with a reason that the guest reads, and the stay stands", async () => {
    const { booking, request } = await aRequestedCancellation(platform)
    const reason = "The group rate of your company does not allow it."
    valueOf(await declineCancellation(platform, desk, { id: request.id, reason }))
    await platform.queue.runJobs()
    const answer = emailsTo(platform, booking.guest.email).find(({ subject }) =>
      subject.startsWith("About your"),
    )
    expect(answer?.text).toContain(reason)
    expect((await bookingOf(platform, booking.id)).status).toBe("confirmed")
    expect(await approveCancellation(platform, desk, { id: request.id })).toEqual({
      ok: false,
      refusal: "not-open",
    })
    expect((await bookingOf(platform, booking.id)).status).toBe("confirmed")
  })

  test("[ADM-10] each step is in the audit log, with the person who did it", async () => {
    const { booking, request } = await aRequestedCancellation(platform)
    valueOf(await declineCancellation(platform, desk, { id: request.id, reason: "Please call us first." }))
    valueOf(await requestOf(platform, booking))
    valueOf(await withdrawCancellation(platform, actorOf(booking), booking.id))
    valueOf(await requestOf(platform, booking))
    valueOf(await cancelBooking(platform, desk, { id: booking.id }))
    const entries = await platform.db.execute<{ action: string; actor_id: string }>(
      "select action, actor_id from audit_log where subject_id = $1 and action like '%cancel%' order by id",
      [booking.id],
    )
    const [guestId, deskId] = [booking.guest.id, desk.kind === "user" ? desk.userId : ""]
    expect(entries.map(({ action, actor_id: by }) => [action, by])).toEqual([
      ["request-cancellation", guestId],
      ["decline-cancellation", deskId],
      ["request-cancellation", guestId],
      ["withdraw-cancellation", guestId],
      ["request-cancellation", guestId],
      ["cancel", deskId],
    ])
  })

  test("[CONST-6] a cancellation by the desk approves the open request, at its charge", async () => {
    platform.moveTo(inTime)
    const { booking } = await aRequestedCancellation(platform)
    platform.moveTo(late)
    expect(valueOf(await cancelBooking(platform, desk, { id: booking.id })).charge).toBe(zero)
    expect((await listCancellationRequests(platform, [booking]))[0]?.state).toBe("approved")
  })

  test("[ACCT-5] cannot approve for a stay that was completed in the meantime", async () => {
    const { booking, request } = await aRequestedCancellation(platform)
    const change = { isCompleted: true, reason: "The guest left early", paymentStatus: "pending" as const }
    valueOf(await updateBookingStatus(platform, desk, { id: booking.id, change }))
    expect(await approveCancellation(platform, desk, { id: request.id })).toEqual({
      ok: false,
      refusal: "not-open",
    })
  })

  test("[API-10] nobody else answers requests or sees them", async () => {
    const { booking, request } = await aRequestedCancellation(platform)
    for (const actor of [visitor, actorOf(booking), marketing]) {
      expect(await approveCancellation(platform, actor, { id: request.id })).toMatchObject({
        refusal: "forbidden",
      })
      const declined = { id: request.id, reason: "Because I can." }
      expect(await declineCancellation(platform, actor, declined)).toMatchObject({ refusal: "forbidden" })
      expect(await listOpenCancellations(platform, actor, 10)).toEqual([])
      expect(await countOpenCancellations(platform, actor)).toBe(0)
    }
  })

  test("[ACCT-5] [ADM-9] lists what waits, the longest waiting first, and what is answered on request", async () => {
    const requests: Awaited<ReturnType<typeof aRequestedCancellation>>[] = []
    for (let count = 0; count < 3; count += 1) {
      requests.push(await aRequestedCancellation(platform))
      platform.passMinutes(5)
    }
    const all = requests.map(({ booking }) => booking.reference)
    const listed = async (address: string) => {
      const { rows } = await readListPage(platform, desk, listRequest(cancellationList, address))
      return rows
    }
    const references = async (address: string) => (await listed(address)).map(({ reference }) => reference)
    expect(await references("")).toEqual(all)
    expect(await references("sort=-requested")).toEqual(all.toReversed())
    expect(await references(`q=${all[1]}`)).toEqual([all[1]])
    expect((await listOpenCancellations(platform, desk, 2)).map(({ reference }) => reference)).toEqual(
      all.slice(0, 2),
    )
    const [first] = requests
    if (!first) throw new Error("nothing was requested")
    valueOf(await declineCancellation(platform, desk, { id: first.request.id, reason: "Please call us." }))
    expect(await references("")).toEqual(all.slice(1))
    expect(await listed("state=declined")).toEqual([
      expect.objectContaining({ reason: "Please call us.", settledBy: expect.any(String) }),
    ])
  })

  test("[ACCT-5] [GUEST-8] sees the dates of a day room's hours, not of the nights that it takes", async () => {
    const search = { ...datesOfDayRoom(parseDayRoom("2026-08-02T09:00", "6")), party: couples(1) }
    await aRequestedCancellation(platform, { search })
    const { rows } = await readListPage(platform, desk, listRequest(cancellationList))
    const { file } = cancellationList
    const written = rows.flatMap((row) => file.cells(row))
    expect(["Arrival", "Departure"].map((heading) => written[file.headings.indexOf(heading)])).toEqual([
      "2026-08-02",
      "2026-08-02",
    ])
  })
})

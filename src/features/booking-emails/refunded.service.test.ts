import { beforeEach, describe, expect, test } from "vitest"
import {
  aBooking,
  aPaidBooking,
  aTarget,
  payAtDesk,
  payOnline,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import {
  billRoomsToCompany,
  carReason,
  chargeCar,
  voidCar,
} from "#src/features/bookings/company/company-folio.factory.ts"
import {
  decideApproval,
  listApprovals,
  requestApproval,
} from "#src/features/bookings/folio/approvals.service.ts"
import { postDiscount } from "#src/features/bookings/folio/folio-charges.service.ts"
import { postRefund } from "#src/features/bookings/folio/folio-payments.service.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import type { DeskMethod } from "#src/features/folio/folio-line.ts"
import { fromRupees, type Money } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { registerBookingEmailJobs } from "./booking-emails.service.ts"

const platform = setUpPlatform()

beforeEach(async () => {
  await platform.clear()
  registerEmailJobs(platform)
  registerBookingEmailJobs(platform)
})

const owner = staffAs("owner")

type Way = { readonly method: DeskMethod | "online"; readonly reference?: string; readonly key?: string }

const refund = (bookingId: string, amount: Money, { method, reference = "", key }: Way) =>
  postRefund(platform, owner, {
    ...aTarget(bookingId),
    ...(key && { key }),
    refund: { amount, method, reference, reason: carReason },
  })

/** The texts of the emails about refunds. */
async function sentTexts(): Promise<string[]> {
  await platform.queue.runJobs("booking-email")
  await platform.queue.runJobs()
  return platform.sentEmails.flatMap(({ subject, text }) =>
    subject.startsWith("Your refund for") ? [text] : [],
  )
}

const credit = fromRupees(3000)

async function aBookingInCredit(): Promise<string> {
  const { id } = await aPaidBooking(platform)
  valueOf(await postDiscount(platform, owner, { ...aTarget(id), amount: credit, reason: "goodwill" }))
  return id
}

describe("[FOLIO-9] a refund that the desk posts is emailed to the guest", () => {
  test("with its amount, its method and when it arrives", async () => {
    const id = await aBookingInCredit()
    valueOf(await refund(id, fromRupees(1000), { method: "online" }))
    valueOf(await refund(id, fromRupees(2000), { method: "bank-transfer", reference: "UTR 7" }))
    const [online, transfer, ...others] = await sentTexts()
    expect(online).toContain(
      "We return ₹1,000 to you, the way it was paid. Refunds start in 3-5 business days",
    )
    expect(transfer).toContain("We return ₹2,000 to you by bank transfer. Refunds start in 3-5 business days")
    expect(transfer).toContain("The reference of the refund is UTR 7.")
    expect(others).toEqual([])
  })

  test("in cash, as received; a repeat of the posting sends nothing more", async () => {
    const { id } = await aBooking(platform)
    await payAtDesk(platform, id)
    valueOf(await postDiscount(platform, owner, { ...aTarget(id), amount: credit, reason: "goodwill" }))
    const way = { method: "cash", key: crypto.randomUUID() } as const
    valueOf(await refund(id, credit, way))
    valueOf(await refund(id, credit, way))
    const [cash, ...others] = await sentTexts()
    expect(cash).toContain("We have returned ₹3,000 to you in cash.")
    expect(cash).not.toContain("business days")
    expect(others).toEqual([])
  })

  test("once an owner has approved it", async () => {
    const id = await aBookingInCredit()
    const posting = { kind: "refund", method: "online", reference: "", reason: carReason } as const
    const request = { bookingId: id, amount: credit, seenBalance: null, key: null, ...posting }
    valueOf(await requestApproval(platform, staffAs("front-desk"), request))
    expect(await sentTexts()).toEqual([])
    const [approval] = await listApprovals(platform, owner, id)
    valueOf(await decideApproval(platform, owner, { id: approval?.id ?? "", isApproved: true }))
    expect(await sentTexts()).toHaveLength(1)
  })
})

describe("[FOLIO-9] a refund of a company is not emailed to the guest", () => {
  /** A booking whose company paid online and is in credit; the guest as well, after paying for a car. */
  async function aCreditOfCompany({ hasCar }: { hasCar: boolean }) {
    const { id } = await aBooking(platform, { nights: 2 })
    await billRoomsToCompany(platform, id)
    await payOnline(platform, id, "pay_company")
    if (hasCar) {
      await chargeCar(platform, id)
      await payOnline(platform, id, "pay_guest")
      await voidCar(platform, id)
    }
    const discount = { amount: credit, reason: "goodwill", payer: "company" as const }
    valueOf(await postDiscount(platform, owner, { ...aTarget(id), ...discount }))
    return id
  }

  test("when all of it goes to the company", async () => {
    const id = await aCreditOfCompany({ hasCar: false })
    valueOf(await refund(id, credit, { method: "online" }))
    expect(await sentTexts()).toEqual([])
  })

  test("the guest reads about the guest's part only", async () => {
    const id = await aCreditOfCompany({ hasCar: true })
    valueOf(await refund(id, fromRupees(3500), { method: "online" }))
    const texts = await sentTexts()
    expect(texts).toHaveLength(1)
    expect(texts[0]).toContain("We return ₹500 to you")
    expect(texts[0]).not.toMatch(/₹3,500|₹3,000/)
  })
})

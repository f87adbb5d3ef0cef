import { anExtra } from "#src/features/folio/extras.factory.ts"
import { beforeEach, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aBooking, aPaidBooking, staffAs, valueOf, aTarget } from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { postDiscount, postExtra, voidLine } from "#src/features/bookings/folio/folio-charges.service.ts"
import { postPayment, postRefund } from "#src/features/bookings/folio/folio-payments.service.ts"
import { aCompany, departureNoon } from "#src/features/documents/documents.factory.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { Actor } from "#src/shared/actor.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { recordsOf, sumOf, accountsOf } from "./accounting.factory.ts"
import { auditHotel } from "./hotel-audit.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const owner = staffAs("owner")
const reason = "A reason of the desk"

const pay = async (actor: Actor, id: string, rupees: number, method: "cash" | "card" | "bank-transfer") =>
  valueOf(
    await postPayment(platform, actor, {
      ...aTarget(id),
      payment: { amount: fromRupees(rupees), method, reference: "Slip 004512" },
    }),
  )

const complete = async (id: string) => {
  valueOf(
    await updateBookingStatus(platform, owner, {
      id,
      change: { isCompleted: true, paymentStatus: "pending" },
    }),
  )
  await issueDocuments(platform, id)
}

async function breakfast(id: string, quantity: number): Promise<string> {
  const extra = await anExtra(platform)
  valueOf(await postExtra(platform, owner, { ...aTarget(id), extraId: extra.id, quantity }))
  return (await listFolioLines(platform.db, id)).at(-1)?.id ?? ""
}

/** The sums of the ledger in August, by account; the guest accounts until its end. */
async function ledgerOfAugust(): Promise<Record<string, number>> {
  const rows = await platform.db.execute<{ account: string; sum: number }>(
    `select account, sum(amount_paise)::bigint as sum from ledger_entries
      where business_date <= '2026-08-31' and (account = 'guest' or business_date >= '2026-08-01') group by 1`,
  )
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))
}

/** Six stays of August: paid in parts, of a company, no-show, paid online and cancelled, waived, and one to come. */
async function august() {
  const clerk = (await anAccount(platform, { role: "front-desk", name: "Asha Nair" })).actor
  const roomId = (await aRoom(platform)).id
  const at = (day: string) => ({ roomId, checkIn: calendarDateOf(`2026-${day}`) })
  platform.moveTo("2026-08-01T06:30:00Z")
  const parts = await aBooking(platform, at("08-03"))
  const company = await aBooking(platform, { ...at("08-04"), company: aCompany })
  const noShow = await aBooking(platform, at("08-05"))
  const online = await aPaidBooking(platform, at("08-20"))
  const waived = await aBooking(platform, at("08-06"))
  const toCome = await aBooking(platform, at("09-10"))
  await pay(clerk, toCome.id, 2500, "bank-transfer")
  await pay(clerk, waived.id, 3000, "cash")
  valueOf(await cancelBooking(platform, owner, { id: online.id }))
  await breakfast(parts.id, 2)
  const voided = await breakfast(parts.id, 4)
  valueOf(await voidLine(platform, owner, { ...aTarget(parts.id), lineId: voided, reason }))
  valueOf(await postDiscount(platform, owner, { ...aTarget(parts.id), amount: fromRupees(500), reason }))
  await pay(clerk, parts.id, 4000, "cash")
  await pay(owner, parts.id, 6000, "card")
  platform.moveTo(departureNoon(parts.checkOut))
  await complete(parts.id)
  const late = await breakfast(company.id, 3)
  platform.moveTo(departureNoon(company.checkOut))
  await complete(company.id)
  valueOf(await voidLine(platform, owner, { ...aTarget(company.id), lineId: late, reason }))
  await issueDocuments(platform, company.id)
  platform.moveTo("2026-08-07T06:30:00Z")
  valueOf(await cancelBooking(platform, owner, { id: noShow.id }))
  valueOf(await cancelBooking(platform, owner, { id: waived.id, waiver: { reason } }))
  const refund = { amount: fromRupees(1000), method: "cash" as const, reference: "", reason }
  valueOf(await postRefund(platform, owner, { ...aTarget(waived.id), refund }))
  platform.moveTo("2026-08-31T06:30:00Z")
  await issueDocuments(platform, noShow.id)
  return { parts, company, noShow, waived, toCome }
}

test("[FOLIO-7] [FOLIO-8] a month with extras, voids, discounts, refunds and a no-show sums to the ledger, and its audit finds nothing", async () => {
  const { parts, company, noShow, waived, toCome } = await august()
  const accounts = await accountsOf(platform, "2026-08")
  const ledger = await ledgerOfAugust()
  const of = (account: string) => ledger[account] ?? 0
  for (const { label, ...sums } of accounts.checks)
    expect({ label, sum: sums.reports }).toEqual({ label, sum: sums.ledger })

  expect(sumOf(accounts, "day-totals", "of which GST")).toBe(0 - of("gst-payable"))
  for (const [method, account] of [
    ["Cash", "cash"],
    ["Card", "card"],
    ["Bank transfer", "bank-transfer"],
    ["Online", "provider"],
  ] as const) {
    const net = recordsOf(accounts, "payments-by-method").find((row) => row["Method"] === method)?.["Net"]
    expect({ method, net: Number(net) * 100 }).toEqual({ method, net: of(account) })
  }
  expect(recordsOf(accounts, "payments-by-clerk")).toContainEqual(
    expect.objectContaining({ Clerk: "Asha Nair", Payments: "3", Received: "9500", Net: "9500" }),
  )

  expect(recordsOf(accounts, "receivables")).toMatchObject([
    { Booking: parts.reference, Owed: "1000" },
    { Booking: company.reference, Owed: String(company.total / 100) },
    { Booking: noShow.reference, Days: "24", "8-30 days": String(noShow.total / 100) },
  ])
  expect(recordsOf(accounts, "refunds-due")).toMatchObject([
    { Booking: waived.reference, "To refund": "2000" },
  ])
  expect(recordsOf(accounts, "deposits-held")).toMatchObject([{ Booking: toCome.reference, Deposit: "2500" }])
  expect(recordsOf(accounts, "to-invoice")).toMatchObject([{ Booking: toCome.reference }])

  expect(recordsOf(accounts, "gstr1-cdnr")).toMatchObject([{ "Note Value": "2250" }])
  const taxes = ["gstr1-hsn-b2b", "gstr1-hsn-b2c"].flatMap((key) =>
    ["Central Tax Amount", "State/UT Tax Amount"].map((head) => sumOf(accounts, key, head)),
  )
  const uninvoicedGst = toCome.total - toCome.subtotal
  expect(taxes.reduce((all, tax) => all + tax, uninvoicedGst)).toBe(0 - of("gst-payable"))
  expect(await auditHotel(platform)).toEqual([])
})

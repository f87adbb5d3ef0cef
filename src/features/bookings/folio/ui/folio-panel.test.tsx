import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import {
  aBooking,
  aPaidBooking,
  aTarget,
  payAtDesk,
  staffAs,
  valueOf,
} from "#src/features/bookings/bookings.factory.ts"
import { cancelBooking } from "#src/features/bookings/cancel/cancel-booking.service.ts"
import { creditFailedRefund } from "#src/features/bookings/pay/credit-failed-refund.service.ts"
import { listFailedRefunds } from "#src/features/payments/refunds.service.ts"
import { billRoomsToCompany } from "#src/features/bookings/company/company-folio.factory.ts"
import { anExtra } from "#src/features/folio/extras.factory.ts"
import { system } from "#src/shared/actor.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { postDiscount, postExtra, voidLine } from "../folio-charges.service.ts"
import { findFolio } from "../find-folio.service.ts"
import { transferCharge } from "../transfer-charge.service.ts"
import { FolioPanel } from "./folio-panel.tsx"

const platform = setUpPlatform()

async function panelOf(bookingId: string, actor = staffAs("front-desk")): Promise<string> {
  const folio = await findFolio(platform, actor, bookingId)
  if (!folio) throw new Error("the booking has no folio")
  const posting = { folio, isPending: false, refused: undefined }
  const deposits = { deposits: [], dueDates: null }
  const element = <FolioPanel {...posting} {...{ deposits }} canChange canCharge hasCompany />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />)
}

/** The buttons of voids, as they are labelled. */
const voidsOf = (html: string): string[] => html.match(/(?<=>)Void [^<]*(?=<)/g) ?? []

test("[FOLIO-2] a void names the amount of its line without a sign, and a discount has the choice of its payer", async () => {
  const booking = await aPaidBooking(platform)
  const target = { ...aTarget(booking.id), amount: fromRupees(500), reason: "The lift was noisy" }
  valueOf(await postDiscount(platform, staffAs("owner"), target))
  const html = await panelOf(booking.id)
  expect(voidsOf(html)).toEqual(["Void ₹500"])
  expect(html).toContain("Lowers the charges of")
})

test("[FOLIO-2] a void is offered to those who may do it", async () => {
  const { id } = await aBooking(platform)
  const charge = { ...aTarget(id), extraId: (await anExtra(platform)).id, quantity: 1 }
  valueOf(await postExtra(platform, staffAs("front-desk"), charge))
  await payAtDesk(platform, id)
  expect(voidsOf(await panelOf(id))).toHaveLength(2)
  platform.moveTo(new Date(platform.clock.now().getTime() + 86_400_000).toISOString())
  expect(voidsOf(await panelOf(id))).toEqual([])
  expect(voidsOf(await panelOf(id, staffAs("owner")))).toHaveLength(2)
})

test("[FOLIO-2] a transferred charge names the booking or the payer that it was transferred to", async () => {
  const { id } = await aPaidBooking(platform)
  const other = await aPaidBooking(platform)
  await billRoomsToCompany(platform, id)
  expect(await panelOf(id)).toMatch(/Void [^<]*: transferred to the company/)
  const room = (await findFolio(platform, staffAs("owner"), id))?.lines.findLast(
    ({ kind }) => kind === "room",
  )
  const transfer = { lineId: room?.id ?? "", toReference: other.reference, reason: "They pay together" }
  valueOf(await transferCharge(platform, staffAs("owner"), { ...aTarget(id), ...transfer }))
  expect(await panelOf(id)).toMatch(new RegExp(`Transferred to ${other.reference} [^<]*: They pay together`))
})

test("[FOLIO-2] the quantity of a transferred charge stands before its name, apart from the reference", async () => {
  const { id, reference } = await aPaidBooking(platform)
  const other = await aPaidBooking(platform)
  const owner = staffAs("owner")
  const { id: extraId, name } = await anExtra(platform)
  valueOf(await postExtra(platform, owner, { ...aTarget(id), extraId, quantity: 2 }))
  const line = (await findFolio(platform, owner, id))?.lines.find(({ kind }) => kind === "extra")
  const transfer = { lineId: line?.id ?? "", toReference: other.reference, reason: "They pay together" }
  valueOf(await transferCharge(platform, owner, { ...aTarget(id), ...transfer }))
  expect(await panelOf(other.id)).toContain(`2 × ${name}, from ${reference}<`)
})

const hint = "Post the refund first."

test("[FOLIO-2] the folio says that a refund comes before the payment of the other payer", async () => {
  const { id } = await aPaidBooking(platform)
  expect(await panelOf(id)).not.toContain(hint)
  await billRoomsToCompany(platform, id)
  const html = await panelOf(id)
  expect(html).toContain(hint)
  expect(html).toContain('aria-label="Post refund"')
  expect(html).not.toContain('aria-label="Post payment"')
})

test("[FOLIO-2] a voided line is one row with the reason of its void", async () => {
  const { id } = await aPaidBooking(platform)
  const rows = (html: string) => html.match(/<tr/g)?.length ?? 0
  const before = rows(await panelOf(id))
  const owner = staffAs("owner")
  valueOf(
    await postDiscount(platform, owner, { ...aTarget(id), amount: fromRupees(500), reason: "Noisy lift" }),
  )
  const discounted = await findFolio(platform, owner, id)
  const lineId = discounted?.lines.find(({ kind }) => kind === "discount")?.id ?? ""
  valueOf(await voidLine(platform, owner, { ...aTarget(id), lineId, reason: "The wrong booking" }))
  const html = await panelOf(id)
  expect(rows(html)).toBe(before + 1)
  expect(html).toContain("Noisy lift")
  expect(html).toMatch(/Void [^<]*: The wrong booking/)
})

test("[FOLIO-2] a discount is offered while anything is charged", async () => {
  const { id } = await aPaidBooking(platform)
  expect(await panelOf(id)).toContain("Post discount")
  valueOf(await cancelBooking(platform, system, { id }))
  expect(await panelOf(id)).not.toContain("Post discount")
})

test("[L-10] [FOLIO-2] the row of a failed online refund says so until it is credited", async () => {
  const { id } = await aPaidBooking(platform)
  const owner = staffAs("owner")
  valueOf(await cancelBooking(platform, system, { id }))
  const states = async () => (await panelOf(id)).match(/Failed|Waits for a dispute|failed-refunds/g) ?? []
  expect(await states()).toEqual([])
  await platform.db.execute("update refunds set status = 'failed' where booking_id = $1", [id])
  expect(await states()).toEqual(["Failed", "failed-refunds"])
  const failed = await listFailedRefunds(platform, owner, 1)
  valueOf(await creditFailedRefund(platform, owner, failed?.first[0]?.id ?? ""))
  expect(await states()).toEqual([])
})

test("[L-10] [FOLIO-2] once an online refund failed and was credited, the refund form proposes a bank transfer", async () => {
  const { id } = await aPaidBooking(platform)
  const owner = staffAs("owner")
  valueOf(await cancelBooking(platform, system, { id }))
  await platform.db.execute("update refunds set status = 'failed' where booking_id = $1", [id])
  const failed = await listFailedRefunds(platform, owner, 1)
  valueOf(await creditFailedRefund(platform, owner, failed?.first[0]?.id ?? ""))
  const html = await panelOf(id)
  expect(html).toContain('<option value="bank-transfer" selected="">')
  expect(html).toMatch(/An online refund of [^ ]* did not reach the guest\./)
})

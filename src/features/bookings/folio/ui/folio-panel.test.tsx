import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { afterAll, beforeAll, expect, test } from "vitest"
import { aPaidBooking, aTarget, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { billRoomsToCompany } from "#src/features/bookings/company/company-folio.factory.ts"
import { fromRupees } from "#src/shared/money.ts"
import { createPaymentPlatform, type PaymentPlatform } from "#test/test-platform.ts"
import { postDiscount } from "../folio-charges.service.ts"
import { findFolio } from "../find-folio.service.ts"
import { FolioPanel } from "./folio-panel.tsx"

let platform: PaymentPlatform

beforeAll(async () => {
  platform = await createPaymentPlatform()
})
afterAll(() => platform.close())

async function panelOf(bookingId: string): Promise<string> {
  const folio = await findFolio(platform, staffAs("front-desk"), bookingId)
  if (!folio) throw new Error("the booking has no folio")
  const posting = { folio, isPending: false, refused: undefined }
  const deposits = { deposits: [], dueDates: null }
  const element = <FolioPanel {...posting} {...{ deposits }} canChange hasCompany />
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

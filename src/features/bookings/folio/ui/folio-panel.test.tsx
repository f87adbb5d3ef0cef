import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { afterAll, beforeAll, expect, test } from "vitest"
import { aPaidBooking, staffAs } from "#src/features/bookings/bookings.factory.ts"
import { billRoomsToCompany } from "#src/features/bookings/company/company-folio.factory.ts"
import { createPaymentPlatform, type PaymentPlatform } from "#test/test-platform.ts"
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

import { expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aRequest, aStaySearch, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { updateBookingStatus } from "#src/features/bookings/change/change-status.service.ts"
import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import type { DocumentFigures } from "./document-figures.ts"
import { issueDocuments } from "./issue-documents.service.ts"

const platform = setUpPlatform()

test("[FOLIO-6] [GUEST-4] an invoice names the rooms of several types at the rate of each", async () => {
  const classic = await aRoom(platform, { name: "Classic Room", price: fromRupees(5250) })
  const suite = await aRoom(platform, { name: "Family Suite", price: fromRupees(11_800) })
  const { actor } = await anAccount(platform)
  const search = { ...aStaySearch({ rooms: 3 }), types: [classic.slug, suite.slug, classic.slug] }
  const { id } = valueOf(await placeBooking(platform, actor, aRequest(classic.id, { search })))
  const change = { isCompleted: true, paymentStatus: "pending", reason: "Left a day early" } as const
  valueOf(await updateBookingStatus(platform, staffAs("owner"), { id, change }))
  await issueDocuments(platform, id)
  const [invoice] = await platform.db.execute<{ figures: DocumentFigures }>("select figures from documents")
  const lines = invoice?.figures.lines ?? []
  expect(
    lines.map(({ description, gstBasisPoints, amount }) => [description, gstBasisPoints, amount]),
  ).toEqual(
    expect.arrayContaining([
      ["2 × Classic Room, 2 nights", 500, fromRupees(4 * 5250)],
      ["1 × Family Suite, 2 nights", 1800, fromRupees(2 * 11_800)],
    ]),
  )
  expect(lines).toHaveLength(2)
})

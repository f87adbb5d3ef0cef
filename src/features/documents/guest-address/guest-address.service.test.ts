import { beforeEach, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aBooking, staffAs } from "#src/features/bookings/bookings.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aCompany, departureNoon, postLine } from "#src/features/documents/documents.factory.ts"
import { findDocument } from "#src/features/documents/documents.store.ts"
import { saveGuestAddress } from "./guest-address.service.ts"
import { findInvoicePayers, issueInvoice } from "#src/features/documents/issue-documents.service.ts"

const platform = setUpPlatform()
const desk = staffAs("front-desk")

beforeEach(() => platform.clear())

const noAddress = { address: "", city: "", pin: "", state: "" }
const home = { address: "14 Prabhat Road", city: "Pune", pin: "411004", state: "Maharashtra" }

const lacking = async (id: string) => (await findInvoicePayers(platform, desk, id)).guestAddress

/** A booking whose charges have this taxable value in rupees. */
async function aStay(taxable: number, company?: typeof aCompany) {
  const { actor } = await anAccount(platform)
  await platform.db.execute("update users set address = '', city = '', pin = '', state = '' where id = $1", [
    actor.userId,
  ])
  const booking = await aBooking(platform, { actor, ...(company && { company }) })
  const amount = Math.round((taxable * 100 - booking.subtotal) * 1.05)
  await postLine(platform, booking.id, { kind: "extra", amount })
  return booking
}

test("[FOLIO-6] the desk learns that the invoice of a large stay lacks the guest's address", async () => {
  expect(await lacking((await aStay(49_999)).id)).toBeNull()
  expect(await lacking((await aStay(60_000, aCompany)).id)).toBeNull()
  const { id, checkOut } = await aStay(50_000)
  expect(await lacking(id)).toEqual(noAddress)
  expect(
    await saveGuestAddress(platform, desk, { bookingId: id, address: { ...home, state: "" } }),
  ).toMatchObject({ ok: true })
  expect(await lacking(id)).toEqual({ ...home, state: "" })
  expect(await saveGuestAddress(platform, desk, { bookingId: id, address: home })).toMatchObject({ ok: true })
  expect(await lacking(id)).toBeNull()
  platform.moveTo(departureNoon(checkOut))
  const issued = await issueInvoice(platform, desk, { bookingId: id, payer: "guest" })
  const document = issued.ok ? await findDocument(platform.db, issued.value.id) : null
  expect(document?.figures.buyer.lines.slice(0, 2)).toEqual([
    "14 Prabhat Road",
    "Pune, Maharashtra (27), 411004",
  ])
})

test("[FOLIO-6] an invoiced folio lacks no address", async () => {
  const { id, checkOut } = await aStay(60_000)
  platform.moveTo(departureNoon(checkOut))
  await issueInvoice(platform, desk, { bookingId: id, payer: "guest" })
  expect(await lacking(id)).toBeNull()
})

test("[FOLIO-6] only staff of bookings change the address of a guest, and the audit log has it", async () => {
  const { id } = await aStay(60_000)
  const change = { bookingId: id, address: home }
  expect(await saveGuestAddress(platform, staffAs("events"), change)).toMatchObject({ refusal: "forbidden" })
  expect(await saveGuestAddress(platform, desk, { ...change, bookingId: "none" })).toMatchObject({
    refusal: "unknown-booking",
  })
  expect(await saveGuestAddress(platform, desk, change)).toMatchObject({ ok: true })
  expect(
    await platform.db.execute("select action from audit_log where action = 'update-profile'"),
  ).toHaveLength(1)
})

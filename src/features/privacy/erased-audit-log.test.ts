import { beforeAll, beforeEach, expect, test } from "vitest"
import { anAccount, factoryPassword } from "#src/features/accounts/accounts.factory.ts"
import { updateProfile } from "#src/features/accounts/update-profile.service.ts"
import { aBooking, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import {
  approveCancellation,
  requestCancellation,
} from "#src/features/bookings/cancel/cancellation-requests.service.ts"
import { changeCompany } from "#src/features/bookings/company/company.service.ts"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { aContactMessage, aSender } from "#src/features/enquiries/enquiries.factory.ts"
import { removeEnquiry, sendEnquiry } from "#src/features/enquiries/enquiries.service.ts"
import { removeSubscriber, subscribe } from "#src/features/enquiries/newsletter/newsletter.service.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { deleteExpiredData } from "./privacy.jobs.ts"
import { person } from "./privacy.factory.ts"
import { eraseOwnAccount } from "./privacy.service.ts"

const platform = setUpPlatform()

beforeAll(() => registerEmailJobs(platform))
beforeEach(() => platform.clear())

const owner = staffAs("owner")

const anOwner = async () => (await anAccount(platform, { role: "owner" })).actor

const entries = () =>
  platform.db.execute<{ action: string; before: unknown; after: unknown }>(
    "select action, before, after from audit_log order by id",
  )

async function removedEnquiry(): Promise<void> {
  const message = aContactMessage({ name: person.name, email: person.email })
  const { id } = valueOf(await sendEnquiry(platform, message, aSender()))
  valueOf(await removeEnquiry(platform, owner, { kind: "contact", id }))
}

async function removedSubscriber(): Promise<void> {
  valueOf(await subscribe(platform, person.email, aSender()))
  const [subscriber] = await platform.db.execute<{ id: string }>("select id from newsletter_subscribers")
  valueOf(await removeSubscriber(platform, owner, subscriber?.id ?? ""))
}

test("[SAFE-8] [ADM-10] an erasure leaves in the audit log what was done, and nothing about the person", async () => {
  const guest = await anAccount(platform, { ...person, phone: "9800000001" })
  const { id: bookingId } = await aBooking(platform, { actor: guest.actor })
  const company = { ...aCompany, name: "Quarishi Traders", address: person.address }
  valueOf(await changeCompany(platform, owner, { bookingId, company }))
  const own = { bookingId, note: `${person.name} is ill` }
  const { id } = valueOf(await requestCancellation(platform, guest.actor, own))
  valueOf(await approveCancellation(platform, await anOwner(), { id }))
  const change = { ...person, pin: "110037", city: "New Delhi", state: "Delhi" }
  valueOf(await updateProfile(platform, owner, { id: guest.id, change, address: "203.0.113.7" }))
  await removedEnquiry()
  await removedSubscriber()
  await platform.queue.runJobs()
  const request = { currentPassword: factoryPassword, code: "", email: "", address: "203.0.113.7" }
  const actions = (await entries()).map(({ action }) => action)
  valueOf(await eraseOwnAccount(platform, guest.actor, request))
  expect(JSON.stringify(await entries())).not.toMatch(
    /Zubeida|Quarishi|zubeida|9876501234|9800000001|Neelkanth|is ill/,
  )
  expect((await entries()).map(({ action }) => action)).toEqual([...actions, "erase-account"])
  expect(await entries()).toContainEqual({
    action: "request-cancellation",
    before: null,
    after: { charge: expect.any(Number) as number, refund: expect.any(Number) as number },
  })
})

test("[SAFE-8] [ADM-10] with an enquiry its sender leaves the audit log after two years", async () => {
  await removedEnquiry()
  platform.moveTo("2028-07-02T06:30:00.000Z")
  await deleteExpiredData(platform)
  expect(await entries()).toEqual([{ action: "remove", before: {}, after: null }])
})

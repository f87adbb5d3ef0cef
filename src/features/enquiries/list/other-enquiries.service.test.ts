import { beforeEach, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aBanquetEnquiry, aContactMessage, aSender } from "#src/features/enquiries/enquiries.factory.ts"
import { sendEnquiry } from "#src/features/enquiries/enquiries.service.ts"
import { findEnquiryFile } from "#src/features/enquiries/enquiry-pipeline.service.ts"
import type { EnquiryDraft } from "#src/features/enquiries/enquiry.ts"
import { system, type Role } from "#src/shared/actor.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { listOtherEnquiries } from "./other-enquiries.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

async function sent(draft: EnquiryDraft, trap = "") {
  const outcome = await sendEnquiry(platform, draft, aSender({ signs: { trap, formAge: null } }))
  if (!outcome.ok) throw new Error(outcome.refusal.kind)
  const file = await findEnquiryFile(platform, system, { kind: draft.kind, id: outcome.value.id })
  if (!file) throw new Error("not stored")
  return file.enquiry
}

const othersAs = async (role: Role, enquiry: Awaited<ReturnType<typeof sent>>) =>
  listOtherEnquiries(platform, (await anAccount(platform, { role })).actor, enquiry)

test("[ENQ-5] an enquiry names the others by its sender and for its day, of the kinds that the reader may see", async () => {
  const wedding = await sent(aBanquetEnquiry({ email: "ritu@example.in" }))
  expect(await othersAs("events", wedding)).toEqual([])
  await sent(aBanquetEnquiry({ email: "Ritu@example.in", eventOn: calendarDateOf("2027-02-13") }))
  await sent(aBanquetEnquiry({ email: "others@example.in" }))
  await sent(aBanquetEnquiry({ email: "spam@example.in" }), "filled")
  const message = await sent(aContactMessage({ email: "ritu@example.in" }))
  expect(await othersAs("events", wedding)).toEqual([
    { to: "/admin/contact?q=ritu%40example.in", label: "Contact messages: 1 more by this sender" },
    { to: "/admin/enquery?q=ritu%40example.in", label: "Banquet queries: 1 more by this sender" },
    {
      to: "/admin/enquery?eventDay-from=2026-12-25&eventDay-to=2026-12-25",
      label: "Banquet queries: 1 more for Fri 25 Dec 2026",
    },
  ])
  expect(await othersAs("marketing", message)).toEqual([])
  expect((await othersAs("events", message)).map(({ label }) => label)).toEqual([
    "Banquet queries: 2 more by this sender",
  ])
})

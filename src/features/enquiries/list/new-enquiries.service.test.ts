import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { staffAs } from "#src/features/bookings/bookings.factory.ts"
import { type Role, roles } from "#src/shared/actor.ts"
import { listRequest } from "#src/platform/lists/list-request.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { enquiryList } from "./enquiries.list.ts"
import { readListPage } from "#src/platform/lists/list-page.ts"
import { listNewEnquiries } from "./new-enquiries.service.ts"

const platform = setUpPlatform()

test("[ENQ-5] new enquiries are unanswered and not spam, for staff who may read their kind", async () => {
  const write = (name: string, stage: string, suspicion: string | null = null) =>
    platform.db.execute(
      `insert into enquiries (id, kind, name, email, phone, sent_at, stage, suspicion)
        values ($1, 'contact', $2, 'a@example.in', '9876543210', '2026-06-01T06:00:00Z', $3, $4)`,
      [randomUUID(), name, stage, suspicion],
    )
  await write("waits", "new")
  await write("had an answer", "answered")
  await write("a bot", "new", "trap")
  await write("had a second answer", "won")
  const list = enquiryList({ kind: "contact", isSpam: false }, [])
  const listed = await readListPage(platform, staffAs("owner"), listRequest(list, "stage=new"))
  expect(listed.rows.map(({ name }) => name)).toEqual(["waits"])
  const kindsFor = async (role: Role) =>
    (await listNewEnquiries(platform, staffAs(role), 6)).map(({ kind, count }) => [kind, count])
  const seen = await Promise.all(roles.map(async (role) => [role, await kindsFor(role)]))
  const all = [
    ["contact", 1],
    ["banquet", 0],
    ["corporate", 0],
  ]
  expect(Object.fromEntries(seen)).toEqual({
    guest: [],
    owner: all,
    "front-desk": [["contact", 1]],
    marketing: [["contact", 1]],
    events: all,
  })
})

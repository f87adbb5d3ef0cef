import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { type Actor, type Role, roles } from "#src/shared/actor.ts"
import { readTableQuery } from "#src/shared/table-query.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { enquiryList } from "./enquiries.list.ts"
import { readListPage } from "#src/platform/lists/list-page.ts"
import { listNewEnquiries } from "./new-enquiries.service.ts"

const platform = setUpPlatform()

const as = (role: Role): Actor => ({ kind: "user", userId: "00000000-0000-4000-8000-00000000de5c", role })

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
  const query = readTableQuery(list.rules, new URLSearchParams("stage=new"))
  const listed = await readListPage(platform, as("owner"), { list, query })
  expect(listed.rows.map(({ name }) => name)).toEqual(["waits"])
  const kindsFor = async (role: Role) =>
    (await listNewEnquiries(platform, as(role), 6)).map(({ kind, count }) => [kind, count])
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

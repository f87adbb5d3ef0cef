import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { roles, system } from "#src/shared/actor.ts"
import { listRequest } from "#src/platform/lists/list-request.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aBanquetEnquiry, aContactMessage, aSender } from "#src/features/enquiries/enquiries.factory.ts"
import { removeEnquiry, restoreEnquiry, sendEnquiry } from "#src/features/enquiries/enquiries.service.ts"
import type { EnquiryDraft, EnquiryKind } from "#src/features/enquiries/enquiry.ts"
import { enquiryList } from "./enquiries.list.ts"
import { readListPage, streamList } from "#src/platform/lists/list-page.ts"
import {
  assignEnquiry,
  listColleagues,
  moveEnquiry,
} from "#src/features/enquiries/enquiry-pipeline.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

async function sent(draft: EnquiryDraft, trap = ""): Promise<string> {
  const outcome = await sendEnquiry(platform, draft, aSender({ signs: { trap, formAge: null } }))
  if (!outcome.ok) throw new Error(outcome.refusal.kind)
  return outcome.value.id
}

type ListKind = { kind?: EnquiryKind; isSpam?: boolean }

async function requestOf(address: string, { kind = "banquet", isSpam = false }: ListKind = {}) {
  const list = enquiryList({ kind, isSpam }, await listColleagues(platform.db, kind))
  return listRequest(list, address)
}

const namesOf = async (address = "", which: ListKind = {}) =>
  (await readListPage(platform, system, await requestOf(address, which))).rows.map(({ name }) => name)

describe("the desk's lists of enquiries", () => {
  test("[ADM-9] are searched by name, mail, phone and company, and sorted", async () => {
    await sent(aBanquetEnquiry({ name: "Ishita Malhotra", phone: "9811240673" }))
    await sent(aBanquetEnquiry({ name: "Arun Varghese", companyName: "Wadhwa Tea Rooms" }))
    expect(await namesOf("q=0673")).toEqual(["Ishita Malhotra"])
    expect(await namesOf("q=wadhwa")).toEqual(["Arun Varghese"])
    expect(await namesOf("q=100%25")).toEqual([])
    expect(await namesOf("sort=name")).toEqual(["Arun Varghese", "Ishita Malhotra"])
    expect(await namesOf("sort=-name")).toEqual(["Ishita Malhotra", "Arun Varghese"])
  })

  test("[ADM-9] [ENQ-5] are found by the reference that the acknowledgement quotes", async () => {
    const id = await sent(aBanquetEnquiry({ name: "Ishita Malhotra" }))
    await sent(aBanquetEnquiry({ name: "Arun Varghese" }))
    const reference = `EQ-${id.slice(0, 8).toUpperCase()}`
    for (const words of [reference, reference.toLowerCase(), id.slice(0, 8), reference.slice(0, 9)])
      expect(await namesOf(`q=${words}`), words).toEqual(["Ishita Malhotra"])
    expect(await namesOf("q=EQ-")).toEqual([])
    const { rows } = await readListPage(platform, system, await requestOf(`q=${reference}`))
    expect(rows.map((row) => row.reference)).toEqual([reference])
  })

  test("[ADM-9] are filtered by stage, colleague, event and days", async () => {
    const events = await anAccount(platform, { role: "events" })
    const wedding = { kind: "banquet" as const, id: await sent(aBanquetEnquiry({ name: "Wedding" })) }
    await sent(aBanquetEnquiry({ name: "Party", event: "Party Hall" }))
    await moveEnquiry(platform, system, { ...wedding, from: "new", stage: "won" })
    await assignEnquiry(platform, system, { ...wedding, assigneeId: events.id })
    expect(await namesOf("stage=won")).toEqual(["Wedding"])
    expect(await namesOf("stage=new&stage=won&sort=name")).toEqual(["Party", "Wedding"])
    expect(await namesOf(`assignee=${events.id}`)).toEqual(["Wedding"])
    expect(await namesOf("assignee=nobody")).toEqual(["Party"])
    expect(await namesOf(`assignee=nobody&assignee=${events.id}&sort=name`)).toEqual(["Party", "Wedding"])
    await platform.db.execute("update users set role = 'guest' where id = $1", [events.id])
    expect(await namesOf("assignee=nobody&sort=name")).toEqual(["Party", "Wedding"])
    expect(await namesOf("event=Party+Hall")).toEqual(["Party"])
    expect(await namesOf("eventDay-from=2026-12-26")).toEqual([])
    expect(await namesOf("eventDay-from=2026-12-25&eventDay-to=2026-12-25&sort=name")).toHaveLength(2)
  })

  test("[ADM-9] [ENQ-5] a message is closed, never won", async () => {
    const message = { kind: "contact" as const, id: await sent(aContactMessage({ name: "Closed" })) }
    await sent(aContactMessage({ name: "Other" }))
    const moveTo = (stage: "won" | "lost") =>
      moveEnquiry(platform, system, { ...message, from: "new", stage })
    expect(await moveTo("won")).toEqual({ ok: false, refusal: "not-allowed" })
    expect(await moveTo("lost")).toMatchObject({ ok: true })
    expect(await namesOf("stage=lost", { kind: "contact" })).toEqual(["Closed"])
  })

  test("[ENQ-5] spam is listed apart, and each kind has its own list", async () => {
    await sent(aContactMessage({ name: "A person" }))
    await sent(aContactMessage({ name: "A program" }), "filled in")
    expect(await namesOf("", { kind: "contact" })).toEqual(["A person"])
    expect(await namesOf("", { kind: "contact", isSpam: true })).toEqual(["A program"])
    expect(await namesOf()).toEqual([])
  })

  test("[ADM-10] leave deleted enquiries out, and list them again when they are restored", async () => {
    const named = { kind: "contact" as const, id: await sent(aContactMessage()) }
    await removeEnquiry(platform, system, named)
    expect(await namesOf("", { kind: "contact" })).toEqual([])
    await restoreEnquiry(platform, system, named)
    expect(await namesOf("", { kind: "contact" })).toHaveLength(1)
  })

  test("[API-10] show no row, on screen or in a file, to staff without the right for that kind", async () => {
    await sent(aBanquetEnquiry())
    const seen: string[] = []
    for (const role of roles) {
      const { actor } = await anAccount(platform, { role })
      const page = await readListPage(platform, actor, await requestOf(""))
      const exported: unknown[] = []
      for await (const batch of streamList(platform, actor, await requestOf(""))) exported.push(...batch)
      expect(exported).toHaveLength(page.rows.length)
      if (page.rows.length > 0) seen.push(role)
    }
    expect(seen).toEqual(["owner", "events"])
  })
})

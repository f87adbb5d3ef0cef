import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { listEmails } from "#src/features/emails/emails.service.ts"
import { type Actor, type Role, system, visitor } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aBanquetEnquiry, aContactMessage, aSender } from "./enquiries.factory.ts"
import { sendEnquiry } from "./enquiries.service.ts"
import type { EnquiryDraft } from "./enquiry.ts"
import {
  addNote,
  assignEnquiry,
  countStages,
  findEnquiryFile,
  listColleagues,
  moveEnquiry,
  replyToEnquiry,
} from "./enquiry-pipeline.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

async function sent(draft: EnquiryDraft = aBanquetEnquiry()) {
  const outcome = await sendEnquiry(platform, draft, aSender())
  if (!outcome.ok) throw new Error(outcome.refusal.kind)
  return { kind: draft.kind, id: outcome.value.id }
}

const asStaff = async (role: Role): Promise<Actor> => (await anAccount(platform, { role })).actor

describe("work on an enquiry", () => {
  test("starts as new, without assignee and history", async () => {
    const file = await findEnquiryFile(platform, system, await sent())
    expect(file).toMatchObject({ stage: "new", assignee: null, entries: [] })
    expect(await countStages(platform, system, "banquet")).toEqual({ new: 1, answered: 0, won: 0, lost: 0 })
  })

  test("[ENQ-5] is answered once, however often the same reply is submitted", async () => {
    const named = await sent()
    const events = (await anAccount(platform, { role: "events", name: "Kabir Sethi" })).actor
    const reply = { ...named, key: randomUUID(), seen: 0, reply: "The lawn is free that day." }
    const outcomes = await Promise.all([1, 2, 3].map(() => replyToEnquiry(platform, events, reply)))
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    const file = await findEnquiryFile(platform, events, named)
    expect(file).toMatchObject({ stage: "answered", emails: [{ id: reply.key, status: "queued" }] })
    expect(file?.entries.map(({ kind }) => kind).toSorted()).toEqual(["reply", "stage"])
    const emails = (await listEmails(platform)).filter(({ kind }) => kind === "banquet-reply")
    expect(emails).toHaveLength(1)
    expect(emails[0]?.email).toMatchObject({ to: "ananya.b@example.in" })
    expect(emails[0]?.email.text).toContain("The lawn is free that day.")
    expect(emails[0]?.email.text).toContain("Warmly, Kabir Sethi, Vimana New Delhi")
  })

  test("[ENQ-5] is not answered again by staff who have not seen the first answer", async () => {
    const named = await sent()
    const [lakshmi, kabir] = [await asStaff("events"), await asStaff("owner")]
    const answer = (actor: Actor, seen: number, reply: string) =>
      replyToEnquiry(platform, actor, { ...named, key: randomUUID(), seen, reply })
    expect((await answer(lakshmi, 0, "The hall is free on the 12th.")).ok).toBe(true)
    const second = "The hall is taken on the 12th."
    expect(await answer(kabir, 0, second)).toEqual({ ok: false, refusal: "edit-conflict" })
    const emails = (await listEmails(platform)).filter(({ kind }) => kind === "banquet-reply")
    expect(emails).toHaveLength(1)
    const seen = (await findEnquiryFile(platform, kabir, named))?.entries.length ?? 0
    expect((await answer(kabir, seen, second)).ok).toBe(true)
  })

  test("moves through its stages, and refuses a move from another stage", async () => {
    const named = await sent()
    const events = await asStaff("events")
    const ask = (from: "new" | "answered" | "won", stage: "new" | "answered" | "won" | "lost") =>
      moveEnquiry(platform, events, { ...named, from, stage })
    expect(await ask("new", "won")).toEqual({ ok: true, value: null })
    expect(await ask("new", "lost")).toEqual({ ok: false, refusal: "edit-conflict" })
    expect(await ask("won", "new")).toEqual({ ok: false, refusal: "not-allowed" })
    expect(await ask("won", "won")).toEqual({ ok: true, value: null })
    expect((await findEnquiryFile(platform, events, named))?.stage).toBe("won")
  })

  test("[ADM-10] is assigned to staff who may answer it, and audited", async () => {
    const named = await sent()
    const events = await anAccount(platform, { role: "events", name: "Kabir Sethi" })
    const marketing = await anAccount(platform, { role: "marketing" })
    expect((await listColleagues(platform.db, "banquet")).map(({ id }) => id)).toContain(events.id)
    const give = (assigneeId: string | null) =>
      assignEnquiry(platform, events.actor, { ...named, assigneeId })
    expect(await give(marketing.id)).toEqual({ ok: false, refusal: "unknown-colleague" })
    expect(await give(events.id)).toEqual({ ok: true, value: null })
    expect(await findEnquiryFile(platform, events.actor, named)).toMatchObject({
      assignee: { name: "Kabir Sethi" },
      entries: [{ kind: "assignment", body: "Assigned to Kabir Sethi", authorName: "Kabir Sethi" }],
    })
    const logged = await platform.db.execute("select action, after from audit_log where subject_id = $1", [
      named.id,
    ])
    expect(logged).toEqual([{ action: "assign", after: { assignee: "Kabir Sethi" } }])
  })

  test("[ADM-10] stays assigned to staff who left, until it is assigned to somebody else", async () => {
    const named = await sent()
    const [admin, left] = [await asStaff("owner"), await anAccount(platform, { role: "events" })]
    await assignEnquiry(platform, admin, { ...named, assigneeId: left.id })
    await platform.db.execute("update users set role = 'guest' where id = $1", [left.id])
    const give = (assigneeId: string | null) => assignEnquiry(platform, admin, { ...named, assigneeId })
    expect(await give(left.id)).toEqual({ ok: true, value: null })
    expect((await findEnquiryFile(platform, admin, named))?.assignee?.id).toBe(left.id)
    expect(await give(null)).toEqual({ ok: true, value: null })
    expect(await give(left.id)).toEqual({ ok: false, refusal: "unknown-colleague" })
  })

  test("has internal notes", async () => {
    const named = await sent(aContactMessage())
    await addNote(platform, await asStaff("front-desk"), { ...named, note: "Called back." })
    const file = await findEnquiryFile(platform, system, named)
    expect(file).toMatchObject({ stage: "new", entries: [{ kind: "note", body: "Called back." }] })
  })
})

describe("who may work on what", () => {
  const roles: readonly (Role | "visitor")[] = [
    "owner",
    "front-desk",
    "marketing",
    "events",
    "guest",
    "visitor",
  ]
  const actorOf = async (role: Role | "visitor") => (role === "visitor" ? visitor : asStaff(role))

  test.each([
    { kind: "banquet" as const, may: ["owner", "events"] },
    { kind: "contact" as const, may: ["owner", "front-desk", "marketing", "events"] },
  ])("[API-10] $kind enquiries are for $may", async ({ kind, may }) => {
    const named = await sent(kind === "banquet" ? aBanquetEnquiry() : aContactMessage())
    const able: string[] = []
    for (const role of roles) {
      const actor = await actorOf(role)
      const noted = await addNote(platform, actor, { ...named, note: "Seen." })
      expect((await findEnquiryFile(platform, actor, named)) !== null).toBe(noted.ok)
      if (noted.ok) able.push(role)
    }
    expect(able).toEqual(may)
  })
})

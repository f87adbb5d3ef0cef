import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aTestimonial } from "#src/features/content/testimonials/testimonials.factory.ts"
import { deleteTestimonial } from "#src/features/content/testimonials/testimonials.service.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import { type Actor, system, visitor } from "#src/shared/actor.ts"
import { readListPage } from "#src/platform/lists/list-page.ts"
import { listRequest } from "#src/platform/lists/list-request.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { pathOfSubject } from "./audit-entry.ts"
import { findAuditLog, findLastChange, recordAudit, removePersonalValuesSql } from "./audit.service.ts"

const platform = setUpPlatform()
let owner: Actor

beforeEach(async () => {
  await platform.clear()
  owner = (await anAccount(platform, { role: "owner", name: "Zubin Owner" })).actor
})

const act = (actor: Actor, action: string, subjectId = "a-record") =>
  recordAudit(platform.db, actor, { action, subjectType: "lamp", subjectId, before: { lit: false } })

const ask = async (search: string, actor = owner) => {
  const list = await findAuditLog(platform)
  return readListPage(platform, actor, listRequest(list, search))
}

const actions = async (search: string) => (await ask(search)).rows.map(({ action }) => action)

describe("the audit log", () => {
  test("[ADM-10] [L-31] lists who did what to which record, newest first", async () => {
    await act(owner, "light")
    await act(system, "put-out")
    const { rows: entries } = await ask("")
    expect(entries).toMatchObject([
      { action: "put-out", actorKind: "system", actorName: null },
      { action: "light", actorName: "Zubin Owner", subjectId: "a-record", before: { lit: false } },
    ])
  })

  test("[ADM-10] is filtered by record, person, action and day", async () => {
    const desk = await anAccount(platform, { role: "front-desk", name: "Farah Siddiqui" })
    await act(owner, "light", "one")
    await act(desk.actor, "put-out", "two")
    expect(await actions("record=one")).toEqual(["light"])
    expect(await actions("q=siddiqui")).toEqual(["put-out"])
    expect(await actions("action=light")).toEqual(["light"])
    expect(await actions("q=%25")).toEqual([])
    expect(await actions("at-from=2000-01-01&at-to=2000-01-02")).toEqual([])
    expect(await actions("at-from=2000-01-01")).toHaveLength(2)
    expect(await actions("at-from=nonsense&before=nonsense")).toHaveLength(2)
    expect((await findAuditLog(platform)).rules.filters["action"]).toMatchObject({
      choices: [{ value: "light" }, { value: "put-out" }],
    })
  })

  test("[ADM-10] finds all entries of a renamed user by the new name", async () => {
    const desk = await anAccount(platform, { role: "front-desk", name: "Farah Siddiqui" })
    await act(desk.actor, "light")
    await platform.db.execute("update users set name = 'Farah Kidwai' where id = $1", [desk.id])
    await act(desk.actor, "put-out")
    expect(await actions("q=kidwai")).toEqual(["put-out", "light"])
    expect(await actions("q=siddiqui")).toEqual([])
  })

  test("[ADM-10] [ADM-3] shows the last editor of a record to those who may see the log", async () => {
    const desk = await anAccount(platform, { role: "front-desk", name: "Farah Siddiqui" })
    await act(owner, "light", "one")
    await act(desk.actor, "put-out", "one")
    await act(owner, "light", "two")
    const last = await findLastChange(platform, owner, "one")
    expect(last?.by).toBe("Farah Siddiqui")
    expect(last?.at).toBe((await ask("record=one")).rows[0]?.at)
    expect(await findLastChange(platform, owner, "three")).toBeNull()
    for (const actor of [desk.actor, visitor]) expect(await findLastChange(platform, actor, "one")).toBeNull()
  })

  test("[ADM-10] shows a user's name, and finds entries about them by id", async () => {
    const guest = await anAccount(platform, { name: "Meera Rao" })
    const subject = { subjectType: "user", subjectId: guest.id }
    await recordAudit(platform.db, owner, { action: "remove", ...subject })
    await act(owner, "light")
    const { rows: entries } = await ask(`record=${guest.id}`)
    expect(entries).toMatchObject([{ action: "remove", subjectName: "Meera Rao" }])
  })

  test("[ADM-9] [ADM-10] a search finds the staff first, and says when more people match than it reads", async () => {
    await Promise.all(Array.from({ length: 49 }, () => anAccount(platform, { name: "Same Name" })))
    const desk = await anAccount(platform, { role: "front-desk", name: "Same Name" })
    await act(desk.actor, "light")
    expect((await ask("q=same+name")).count).toEqual({ number: 1, kind: "exact" })
    await Promise.all(Array.from({ length: 20 }, () => anAccount(platform, { name: "Same Name" })))
    const page = await ask("q=same+name")
    expect(page.count.notice).toContain("More than 50 people match")
    expect(page.rows).toHaveLength(1)
  })

  test("[ADM-10] names and links records, including deleted ones", async () => {
    const room = await aRoom(platform, { name: "Neem Room" })
    const testimonial = await aTestimonial(platform, { name: "Meera Iyer" })
    await deleteTestimonial(platform, owner, testimonial.id)
    for (const [subjectType, subjectId] of [
      ["room-type", room.id],
      ["gallery", "all"],
      ["picture", `upload-${"a".repeat(40)}`],
      ["banquet-enquiry", room.id],
      ["file", "newsletter.csv"],
    ] as const)
      await recordAudit(platform.db, owner, { action: "look", subjectType, subjectId })
    const { rows: entries } = await ask("")
    const shown = entries.map((entry) => [entry.subjectName, pathOfSubject(entry)])
    expect(shown).toEqual([
      ["newsletter.csv", null],
      [room.id.slice(0, 8), `/admin/enquery/${room.id}`],
      ["upload-a", `/admin/media/upload-${"a".repeat(40)}`],
      ["all", "/admin/gallery"],
      ["Neem Room", `/admin/roomcart/update/${room.id}`],
      ["Meera Iyer", `/admin/update-testimonial/${testimonial.id}`],
    ])
    expect(pathOfSubject({ subjectType: "toString", subjectId: "1" })).toBeNull()
  })

  test("[ADM-9] is read page by page without gaps or repeats", async () => {
    for (let count = 0; count < 120; count += 1) await act(owner, `act-${count}`)
    const seen: number[] = []
    let after = ""
    do {
      const page = await ask(after)
      seen.push(...page.rows.map(({ id }) => Number(id)))
      after = page.next
        ? String(new URLSearchParams({ after: `${page.next.id}.${page.next.value}` }))
        : "none"
    } while (after !== "none")
    expect(seen).toHaveLength(120)
    expect(seen).toEqual(seen.toSorted((a, b) => b - a))
    expect(new Set(seen).size).toBe(120)
  })

  test("[API-10] is visible to the owner only", async () => {
    await act(owner, "light")
    const others = await Promise.all(
      (["guest", "front-desk", "marketing", "events"] as const).map((role) => anAccount(platform, { role })),
    )
    for (const actor of [visitor, ...others.map((other) => other.actor)]) {
      expect(await ask("", actor)).toMatchObject({ rows: [], next: null })
    }
  })

  test("[ADM-10] [SAFE-8] can be neither changed nor deleted, but loses personal values", async () => {
    const before = { name: "Meera Rao", total: 4000, stage: "new" }
    await recordAudit(platform.db, owner, { action: "light", subjectType: "lamp", subjectId: "one", before })
    for (const sql of [
      "update audit_log set action = 'nothing'",
      "update audit_log set before = before - 'total'",
      `update audit_log set before = '{"total": 4000, "stage": "won"}'`,
      "update audit_log set after = '{}'",
      "delete from audit_log",
    ])
      await expect(platform.db.execute(sql)).rejects.toThrow("append-only")
    await platform.db.execute(removePersonalValuesSql("select $1::text as id"), ["one"])
    expect((await ask("")).rows).toMatchObject([{ action: "light", before: { total: 4000, stage: "new" } }])
    expect((await ask("")).rows[0]?.before).not.toHaveProperty("name")
  })
})

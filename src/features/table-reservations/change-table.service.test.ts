import { findTableOfLink } from "./table-link.service.ts"
import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import type { Actor } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { changeCovers } from "./change-covers.service.ts"
import { cancelTableOfLink } from "./table-status.service.ts"
import { changeTableOfLink } from "./change-table.service.ts"
import { registerTableJobs } from "./table-emails.service.ts"
import type { TableReservation } from "./table-reservation.ts"
import { aReservedTable, linkOfTable, takenSeats } from "./tables.factory.ts"

const platform = setUpPlatform()
let desk: Actor

beforeEach(async () => {
  await platform.clear()
  registerEmailJobs(platform)
  desk = (await anAccount(platform, { role: "front-desk" })).actor
})

const reserved = (parts: Parameters<typeof aReservedTable>[1] = {}) => aReservedTable(platform, parts)
const taken = (table: TableReservation) => takenSeats(platform, table)
const linkOf = (table: TableReservation) => linkOfTable(platform, table)

describe("a guest who changes a table by the signed link", () => {
  const tomorrow = () => addDays(platform.clock.today(), 1)
  const move = async (table: TableReservation, to: Partial<TableReservation>) =>
    changeTableOfLink(platform, await linkOf(table), { ...table, ...to })

  test("[GUEST-7] gets another day, time and number of guests; the old seats are free", async () => {
    const table = await reserved({ guests: 4 })
    const day = addDays(tomorrow(), 3)
    const moved = await move(table, { day, slot: 42, guests: 6 })
    expect(moved).toMatchObject({
      value: { day, slot: 42, guests: 6, reference: table.reference, version: 2 },
    })
    expect((await taken(table)).every(([, guests]) => guests === 0)).toBe(true)
    expect(await taken({ ...table, day })).toEqual([
      [42, 6],
      [43, 6],
      [44, 6],
    ])
    expect(await findTableOfLink(platform, await linkOf(table))).toMatchObject({ day, slot: 42, guests: 6 })
  })

  test("[GUEST-7] may keep a time that overlaps theirs: their own seats count as free", async () => {
    await changeCovers(platform, desk, { outlet: "safar", covers: 4 })
    const table = await reserved({ slot: 40, guests: 4 })
    expect(await move(table, { slot: 41 })).toMatchObject({ ok: true })
    expect(await move(table, { slot: 41, guests: 2 })).toMatchObject({ ok: true })
    expect(await taken(table)).toEqual([
      [40, 0],
      [41, 2],
      [42, 2],
      [43, 2],
    ])
  })

  test("[GUEST-7] keeps the table when the new time is full, and is offered free ones", async () => {
    await changeCovers(platform, desk, { outlet: "safar", covers: 4 })
    const table = await reserved({ slot: 36, guests: 3 })
    await reserved({ slot: 40, guests: 2 })
    const before = await taken(table)
    expect(await move(table, { slot: 41 })).toMatchObject({
      refusal: { kind: "full", free: [35, 36, 37, 43] },
    })
    expect(await taken(table)).toEqual(before)
    expect(await findTableOfLink(platform, await linkOf(table))).toMatchObject({ slot: 36, version: 1 })
  })

  test("[GUEST-7] cannot with a forged link, to a time that is past, once it is due, or cancelled", async () => {
    const table = await reserved()
    const forged = { id: table.id, signature: "forged", address: "203.0.113.9" }
    expect(await changeTableOfLink(platform, forged, { ...table, slot: 41 })).toMatchObject({
      refusal: { kind: "unknown-table" },
    })
    expect(await move(table, { day: platform.clock.today(), slot: 24 })).toMatchObject({
      refusal: { kind: "time-is-past" },
    })
    platform.moveTo("2026-07-02T14:31:00.000Z")
    expect(await move(table, { day: addDays(tomorrow(), 1) })).toMatchObject({
      refusal: { kind: "not-changeable" },
    })
    const other = await reserved({ day: addDays(tomorrow(), 1) })
    await cancelTableOfLink(platform, await linkOf(other))
    expect(await move(other, { slot: 41 })).toMatchObject({ refusal: { kind: "not-changeable" } })
  })

  test("[GUEST-7] [L-26] has one calendar entry that follows each change, and no email when nothing changes", async () => {
    const table = await reserved({ slot: 40 })
    await move(table, { slot: 42 })
    await move({ ...table, slot: 42 }, {})
    await cancelTableOfLink(platform, await linkOf(table))
    await platform.queue.runJobs()
    const files = platform.sentEmails.map(({ attachments }) =>
      Buffer.from(attachments[0]?.base64 ?? "", "base64")
        .toString()
        .replaceAll("\r\n ", ""),
    )
    const lines = (name: string) =>
      files.map((file) => new RegExp(`^${name}:(.*)$`, "m").exec(file)?.[1]?.trim())
    expect(lines("METHOD")).toEqual(["REQUEST", "REQUEST", "CANCEL"])
    expect(lines("SEQUENCE")).toEqual(["1", "2", "3"])
    expect(new Set(lines("UID")).size).toBe(1)
    expect(lines("DTSTART")).toEqual(["20260702T143000Z", "20260702T153000Z", "20260702T153000Z"])
    expect(lines("DTEND")[0]).toBe("20260702T160000Z")
    expect(platform.sentEmails[1]?.subject).toMatch(/^Your table at Safar is now .*9:00 pm$/)
  })

  test("[GUEST-7] may change a table ten times an hour", async () => {
    const table = await reserved({ slot: 30 })
    for (let slot = 31; slot <= 40; slot += 1) expect(await move(table, { slot })).toMatchObject({ ok: true })
    expect(await move(table, { slot: 41 })).toMatchObject({ refusal: { kind: "too-many-changes" } })
  })

  test("[GUEST-7] sends a limited number of emails to one address, however many tables are changed", async () => {
    const tables = []
    for (let slot = 20; slot < 35; slot += 3)
      tables.push(await reserved({ slot, day: addDays(tomorrow(), 59) }))
    for (let hour = 0; hour < 6; hour += 1) {
      for (const table of tables)
        for (let count = 0; count < 10; count += 1) await move(table, { guests: 1 + (count % 2) })
      platform.passMinutes(61)
    }
    for (const table of tables) await cancelTableOfLink(platform, await linkOf(table))
    await platform.queue.runJobs("deliver-email")
    expect(platform.sentEmails).toHaveLength(15)
  })

  test("[GUEST-7] gets the last state of a table a day later when there were too many emails, once", async () => {
    registerTableJobs(platform)
    const [table, other] = [await reserved({ slot: 20, day: addDays(tomorrow(), 9) }), await reserved()]
    for (let count = 0; count < 10; count += 1) await move(table, { guests: 3 + (count % 2) })
    platform.passMinutes(60)
    await move(table, { guests: 7 })
    await move(table, { guests: 8, slot: 30 })
    await cancelTableOfLink(platform, await linkOf(other))
    await platform.queue.runJobs("deliver-email")
    expect(platform.sentEmails).toHaveLength(12)
    expect(await findTableOfLink(platform, await linkOf(table))).toMatchObject({ guests: 8 })
    platform.passMinutes(23 * 60)
    await platform.queue.runJobs()
    const late = platform.sentEmails.slice(12)
    expect(late.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/ is now .*3:00 pm$/),
      expect.stringContaining("is cancelled"),
    ])
    expect(late[0]?.text).toContain("8")
  })
})

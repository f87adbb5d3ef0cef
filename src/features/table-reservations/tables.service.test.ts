import { beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { firstPostsByAll } from "#src/features/enquiries/enquiry-rate-limits.ts"
import { aSender } from "#src/features/enquiries/enquiries.factory.ts"
import { classifySender } from "#src/features/enquiries/spam/sender.service.ts"
import type { Actor } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { changeCovers } from "./change-covers.service.ts"
import { changeTableOfLink } from "./change-table.service.ts"
import { cancelTableOfLink, changeTableStatus } from "./table-status.service.ts"
import { findTableDay } from "./table-day.service.ts"
import { findTableOfLink, createTablePath } from "./table-link.service.ts"
import type { TableReservation } from "./table-reservation.ts"
import { aReservedTable, aTable, aTableRequest, linkOfTable, takenSeats } from "./tables.factory.ts"
import { reserveTableForCaller } from "./tables.service.ts"
import { listSlots } from "./tables.store.ts"

const platform = setUpPlatform()
let desk: Actor
let marketing: Actor

beforeEach(async () => {
  await platform.clear()
  registerEmailJobs(platform)
  desk = (await anAccount(platform, { role: "front-desk" })).actor
  marketing = (await anAccount(platform, { role: "marketing" })).actor
})

const reserved = (parts: Parameters<typeof aReservedTable>[1] = {}) => aReservedTable(platform, parts)
const taken = (table: TableReservation) => takenSeats(platform, table)
const linkOf = (table: TableReservation) => linkOfTable(platform, table)

describe("a guest", () => {
  test("[GUEST-7] reserves a table for an hour and a half, and gets an email with its link", async () => {
    const table = await reserved({ slot: 40, guests: 5 })
    expect(await taken(table)).toEqual([
      [40, 5],
      [41, 5],
      [42, 5],
    ])
    await platform.queue.runJobs()
    const [email] = platform.sentEmails
    expect(email).toMatchObject({ to: table.email })
    expect(email?.text).toContain(table.reference)
    expect(email?.text).toContain(await createTablePath(platform.db, table.id))
  })

  test("[GUEST-7] is refused a full time and offered the nearest free ones of that day", async () => {
    await changeCovers(platform, desk, { outlet: "safar", covers: 4 })
    await reserved({ slot: 40, guests: 4 })
    expect(await aTable(platform, { slot: 41, guests: 1 })).toMatchObject({
      refusal: { kind: "full", free: [35, 36, 37, 43] },
    })
    expect(await aTable(platform, { guests: 5 })).toMatchObject({ refusal: { kind: "full", free: [] } })
    expect(await aTable(platform, { slot: 43, guests: 4 })).toMatchObject({ ok: true })
  })

  test("[BOOK-9] [GUEST-7] sends the same form twice and has one table", async () => {
    const key = crypto.randomUUID()
    const [first, second] = [await aTable(platform, {}, key), await aTable(platform, {}, key)]
    expect(second).toMatchObject({ ok: true, value: { id: first.ok && first.value.id } })
    expect(first.ok && (await taken(first.value))).toContainEqual([40, 2])
    expect(await aTable(platform, { guests: 3 }, key)).toMatchObject({ refusal: { kind: "key-reused" } })
  })

  test("[GUEST-7] cannot reserve a time of today that is past, or about to be", async () => {
    // Noon at the hotel.
    const today = { day: platform.clock.today() }
    expect(await aTable(platform, { ...today, slot: 24 })).toMatchObject({
      refusal: { kind: "time-is-past" },
    })
    expect(await aTable(platform, { ...today, slot: 25 })).toMatchObject({ ok: true })
  })

  test("[GUEST-7] has at most five tables a day for one email", async () => {
    for (let slot = 20; slot < 25; slot += 1) await reserved({ slot })
    expect(await aTable(platform, { slot: 25 })).toMatchObject({ refusal: { kind: "too-many-reservations" } })
  })

  test("[GUEST-7] is not refused because of other people's posts", async () => {
    for (let count = 0; count <= firstPostsByAll.points; count += 1)
      for (const kind of ["newsletter", "contact", "table"] as const)
        await classifySender(platform, aSender({ address: `198.51.100.${count}` }), { kind, name: "Bot" })
    expect(await aTable(platform)).toMatchObject({ ok: true })
  })

  test("[GUEST-7] cancels by the signed link, once, and the seats are free again", async () => {
    const table = await reserved({ guests: 4 })
    const link = await linkOf(table)
    expect(await cancelTableOfLink(platform, { ...link, signature: "forged" })).toMatchObject({
      refusal: "unknown-table",
    })
    for (let time = 0; time < 2; time += 1)
      expect(await cancelTableOfLink(platform, link)).toMatchObject({ value: { status: "cancelled" } })
    expect((await taken(table)).every(([, guests]) => guests === 0)).toBe(true)
    await platform.queue.runJobs()
    expect(platform.sentEmails.filter(({ subject }) => subject.includes("is cancelled"))).toHaveLength(1)
  })

  test("[GUEST-7] cannot cancel once the table is due", async () => {
    const table = await reserved()
    platform.moveTo("2026-07-02T14:31:00.000Z")
    const link = await linkOf(table)
    expect(await cancelTableOfLink(platform, link)).toMatchObject({ refusal: "time-is-past" })
    expect(await findTableOfLink(platform, link)).toMatchObject({ status: "confirmed" })
  })
})

describe("the staff", () => {
  test("[GUEST-7] see who comes on a day, and how full each outlet is", async () => {
    const table = await reserved({ guests: 3 })
    const day = await findTableDay(platform, desk, table.day)
    expect(day?.find(({ id }) => id === "safar")).toMatchObject({
      tables: [{ reference: table.reference }],
      slots: [{ taken: 3 }, { taken: 3 }, { taken: 3 }],
    })
    expect(await findTableDay(platform, marketing, table.day)).toBeNull()
  })

  test("[GUEST-7] seat guests, note a no-show, cancel, and undo each", async () => {
    const table = await reserved({ guests: 4 })
    const move = (to: TableReservation["status"], clerk = desk) =>
      changeTableStatus(platform, clerk, { id: table.id, to })
    expect(await move("seated", marketing)).toMatchObject({ refusal: "forbidden" })
    for (const to of ["seated", "confirmed", "no-show", "confirmed", "cancelled"] as const)
      expect(await move(to)).toMatchObject({ value: { status: to } })
    expect(await move("seated")).toMatchObject({ refusal: "not-possible" })
    expect(await move("confirmed")).toMatchObject({ value: { status: "confirmed" } })
    await platform.queue.runJobs()
    const subjects = platform.sentEmails.map(({ subject }) => subject)
    expect(subjects).toEqual([subjects[0], expect.stringContaining("is cancelled"), subjects[0]])
    expect(await move("cancelled")).toMatchObject({ value: { status: "cancelled" } })
    await changeCovers(platform, desk, { outlet: "safar", covers: 4 })
    await reserved({ guests: 3 })
    expect(await move("confirmed")).toMatchObject({ refusal: "full" })
    expect((await taken(table))[0]).toEqual([40, 3])
  })

  test("[GUEST-7] reserve for a caller without an email", async () => {
    const request = aTableRequest(platform, { email: "" })
    const key = crypto.randomUUID()
    expect(await reserveTableForCaller(platform, desk, { request, key })).toMatchObject({ ok: true })
    expect(await reserveTableForCaller(platform, marketing, { request, key })).toMatchObject({
      refusal: { kind: "forbidden" },
    })
    await platform.queue.runJobs()
    expect(platform.sentEmails).toEqual([])
  })

  test("[GUEST-7] lower the covers without cancelling a reservation", async () => {
    const table = await reserved({ guests: 6 })
    await changeCovers(platform, desk, { outlet: "safar", covers: 4 })
    expect((await taken(table))[0]).toEqual([40, 6])
    expect(await aTable(platform, { guests: 1 })).toMatchObject({ refusal: { kind: "full" } })
  })

  test("[GUEST-7] covers that change while a table is reserved or moved hold for its half hours", async () => {
    const { db } = platform
    let covers = 4
    const racing: typeof platform = {
      ...platform,
      db: {
        ...db,
        async transaction(work) {
          await changeCovers(platform, desk, { outlet: "safar", covers })
          return db.transaction(work)
        },
      },
    }
    const table = await aReservedTable(racing)
    const later = { ...table, slot: 44 }
    covers = 6
    expect(await changeTableOfLink(racing, await linkOf(table), later)).toMatchObject({ ok: true })
    const slots = await listSlots(db, table.outlet, table.day)
    expect(slots.map((one) => [one.slot, one.covers])).toEqual(
      [40, 41, 42, 44, 45, 46].map((slot) => [slot, 6]),
    )
  })

  test("[GUEST-7] lowered covers hold when a table of too many is cancelled", async () => {
    const first = await reserved({ guests: 8 })
    const second = await reserved({ guests: 8 })
    await changeCovers(platform, desk, { outlet: "safar", covers: 8 })
    const cancel = ({ id }: TableReservation) => changeTableStatus(platform, desk, { id, to: "cancelled" })
    await cancel(first)
    expect(await aTable(platform, { guests: 8 })).toMatchObject({ refusal: { kind: "full" } })
    await cancel(second)
    await reserved({ guests: 8 })
    expect((await taken(second))[0]).toEqual([40, 8])
  })
})

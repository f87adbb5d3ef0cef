import { beforeEach, describe, expect, test } from "vitest"
import { staffAs } from "#src/features/bookings/bookings.factory.ts"
import { aBooking, aStaySearch, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { quoteStay } from "#src/features/availability/quote-stay.service.ts"
import { type Actor, visitor } from "#src/shared/actor.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { createRoomType, deleteRoomType, restoreRoomType, updateRoomType } from "./edit-rooms.service.ts"
import type { RoomDraft } from "./room-type.ts"
import { aRoom } from "./rooms.factory.ts"
import { inventoryHorizonDays } from "#src/features/inventory/inventory.service.ts"
import { findRoomType, listActiveRoomTypes } from "./rooms.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const owner = staffAs("owner")
const others: Actor[] = [visitor, ...(["guest", "front-desk", "marketing", "events"] as const).map(staffAs)]

const aDraft = (parts: Partial<RoomDraft> = {}): RoomDraft => ({
  name: "Sky & Garden Suite",
  message: "",
  kind: "Suite",
  sizeSqft: null,
  bed: "",
  view: "",
  price: fromRupees(9999),
  discountPercent: 10,
  isInStock: true,
  stockQuantity: 3,
  isActive: true,
  ...parts,
})

const noPictures = { choices: [], fallbackAlt: null }

const create = (draft: RoomDraft, actor: Actor = owner) =>
  createRoomType(platform, actor, { draft, pictures: noPictures })

type Change = Omit<Parameters<typeof updateRoomType>[2], "pictures" | "allowUnusual">

const update = (change: Change, actor: Actor = owner, allowUnusual = false) =>
  updateRoomType(platform, actor, { ...change, pictures: null, allowUnusual })

const actions = async () =>
  (await platform.db.execute<{ action: string }>("select action from audit_log order by id")).map(
    ({ action }) => action,
  )

describe("creating a room type", () => {
  test("[ADM-3] [ADM-5] [CONST-1] puts it on sale at once, at the computed price", async () => {
    const made = valueOf(await create(aDraft()))
    expect(made).toMatchObject({ slug: "sky-and-garden-suite", finalPrice: fromRupees(8999) })
    expect((await listActiveRoomTypes(platform.db)).map(({ id }) => id)).toEqual([made.id])
    const [nights] = await platform.db.execute<{ count: number }>(
      "select count(*) as count from inventory_nights where capacity = 3",
    )
    expect(nights?.count).toBe(inventoryHorizonDays)
    expect((await quoteStay(platform, made.id, aStaySearch())).ok).toBe(true)
    expect(await actions()).toEqual(["create"])
  })

  test("[ADM-4] refuses a name that is taken in any capitals", async () => {
    await create(aDraft())
    expect(await create(aDraft({ name: "SKY & garden suite" }))).toEqual({
      ok: false,
      refusal: { kind: "name-taken" },
    })
  })

  test("gives a unique slug to a name whose slug is taken or empty", async () => {
    const names = ["Sky & Garden Suite", "Sky and Garden Suite", "महाराजा", "सुइट सुइट"]
    const slugs: string[] = []
    for (const name of names) slugs.push(valueOf(await create(aDraft({ name }))).slug)
    expect(new Set(slugs).size).toBe(4)
    for (const slug of slugs) expect(slug).toMatch(/^(sky-and-garden-suite|room)(-[0-9a-f]{8})?$/)
  })

  test("[ADM-10] [API-10] is allowed to the owner only", async () => {
    const room = await aRoom(platform)
    const forbidden = { ok: false, refusal: { kind: "forbidden" } }
    for (const actor of others) {
      expect(await create(aDraft(), actor)).toEqual(forbidden)
      expect(await update({ id: room.id, version: null, draft: aDraft() }, actor)).toEqual(forbidden)
      expect(await deleteRoomType(platform, actor, room.id)).toEqual(forbidden)
      expect(await restoreRoomType(platform, actor, room.id)).toEqual(forbidden)
    }
  })
})

describe("changing a room type", () => {
  test("[ROUTE-1] leaves the address of the comparison of rooms to its page", async () => {
    expect(valueOf(await create(aDraft({ name: "Compare" }))).slug).toMatch(/^compare-[0-9a-f]{8}$/)
  })

  test("keeps its slug, so that links to its page stay valid", async () => {
    const { id, slug } = valueOf(await create(aDraft()))
    const draft = aDraft({ name: "Moon Suite" })
    expect(valueOf(await update({ id, version: 1, draft }))).toMatchObject({ name: "Moon Suite", slug })
    expect((await listActiveRoomTypes(platform.db)).map((room) => room.slug)).toEqual([slug])
  })

  test("[ADM-3] [ADM-5] writes every field, and its pictures in their order", async () => {
    const room = await aRoom(platform, { pictureIds: ["classic-room", "suite"] })
    const draft = aDraft({ isActive: false })
    const turned = ["suite", "classic-room"].map((pictureId) => ({ pictureId, alt: null, focal: null }))
    const pictures = { choices: turned, fallbackAlt: null }
    const changed = valueOf(
      await updateRoomType(platform, owner, {
        id: room.id,
        version: 1,
        draft,
        pictures,
        allowUnusual: false,
      }),
    )
    expect(await findRoomType(platform.db, room.id)).toEqual(changed)
    const after = { ...draft, pictureIds: ["suite", "classic-room"], finalPrice: fromRupees(8999) }
    expect(changed).toEqual({ ...room, ...after, version: 2 })
    expect(await actions()).toEqual(["change-stock", "update"])
  })

  test("[ADM-5] an unusual price is saved only when it is confirmed", async () => {
    const room = await aRoom(platform)
    const change = { id: room.id, version: 1, draft: aDraft({ price: fromRupees(1), discountPercent: 0 }) }
    expect(await update(change)).toMatchObject({
      refusal: { kind: "unusual-price", before: room.finalPrice, after: fromRupees(1) },
    })
    expect(await findRoomType(platform.db, room.id)).toMatchObject({ version: 1, price: room.price })
    expect((await update(change, owner, true)).ok).toBe(true)
  })

  test("[ADM-3] of two editors of one version, the second gets the state that the first saved", async () => {
    const room = await aRoom(platform)
    const draft = aDraft({ name: "First" })
    valueOf(await update({ id: room.id, version: 1, draft }))
    const second = { id: room.id, version: 1, draft: aDraft({ name: "Second" }) }
    expect(await update(second)).toMatchObject({
      refusal: { kind: "edit-conflict", current: { name: "First", version: 2 } },
    })
    expect((await update({ ...second, version: 2 })).ok).toBe(true)
  })

  test("[ADM-3] of many concurrent saves, one succeeds and the others are refused", async () => {
    const room = await aRoom(platform)
    const outcomes = await Promise.all(
      ["Alpha", "Bravo", "Charlie"].map((name) =>
        update({ id: room.id, version: 1, draft: aDraft({ name }) }),
      ),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    for (const outcome of outcomes) if (!outcome.ok) expect(outcome.refusal.kind).toBe("edit-conflict")
  })

  test("[BOOK-8] [ADM-5] refuses stock below what is sold, names the nights and changes nothing", async () => {
    const room = await aRoom(platform)
    await aBooking(platform, { roomId: room.id, nights: 1, rooms: 4 })
    const change = { id: room.id, version: null, draft: aDraft({ stockQuantity: 3 }) }
    expect(await update(change)).toEqual({
      ok: false,
      refusal: { kind: "sold-beyond", nights: ["2026-08-01"] },
    })
    expect(await findRoomType(platform.db, room.id)).toEqual(room)
  })

  test("[ADM-4] refuses the name of another type", async () => {
    const room = await aRoom(platform)
    await aRoom(platform, { name: "Peacock Suite" })
    const change = { id: room.id, version: null, draft: aDraft({ name: "peacock SUITE" }) }
    expect(await update(change)).toMatchObject({ refusal: { kind: "name-taken" } })
  })
})

describe("deleting a room type", () => {
  test("[ADM-10] hides it, takes its rooms off sale, and can be undone", async () => {
    const room = await aRoom(platform)
    expect(await deleteRoomType(platform, owner, room.id)).toEqual({ ok: true, value: null })
    expect(await findRoomType(platform.db, room.id)).toBeNull()
    expect(await deleteRoomType(platform, owner, room.id)).toMatchObject({
      refusal: { kind: "unknown-room" },
    })
    expect(await restoreRoomType(platform, owner, room.id)).toEqual({ ok: true, value: null })
    expect(valueOf(await quoteStay(platform, room.id, aStaySearch())).left).toBe(5)
    expect(await actions()).toEqual(["delete", "restore"])
  })

  test("[BOOK-8] is refused while it has future stays, naming the nights", async () => {
    const room = await aRoom(platform)
    await aBooking(platform, { roomId: room.id, nights: 2 })
    expect(await deleteRoomType(platform, owner, room.id)).toEqual({
      ok: false,
      refusal: { kind: "sold-beyond", nights: ["2026-08-01", "2026-08-02"] },
    })
    expect((await findRoomType(platform.db, room.id))?.isActive).toBe(true)
    platform.moveTo("2026-08-03T06:30:00Z")
    expect((await deleteRoomType(platform, owner, room.id)).ok).toBe(true)
  })

  test("[ADM-4] cannot be undone when its name is taken", async () => {
    const room = await aRoom(platform, { name: "Peacock Suite" })
    await deleteRoomType(platform, owner, room.id)
    await aRoom(platform, { name: "peacock suite" })
    expect(await restoreRoomType(platform, owner, room.id)).toMatchObject({ refusal: { kind: "name-taken" } })
  })
})

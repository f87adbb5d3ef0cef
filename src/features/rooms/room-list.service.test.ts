import { beforeEach, describe, expect, test } from "vitest"
import { staffAs } from "#src/features/bookings/bookings.factory.ts"
import { type Actor, visitor } from "#src/shared/actor.ts"
import { fromRupees } from "#src/shared/money.ts"
import { listRequest } from "#src/platform/lists/list-request.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { deleteRoomType } from "./edit-rooms.service.ts"
import type { RoomType } from "./room-type.ts"
import { aRoom } from "./rooms.factory.ts"
import { readListPage, streamList } from "#src/platform/lists/list-page.ts"
import { roomTypeList } from "#src/features/rooms/room-types.list.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const owner = staffAs("owner")

const list = async (address: string, actor: Actor = owner) =>
  (await readListPage(platform, actor, listRequest(roomTypeList, address))).rows.map(({ name }) => name)

async function file(address: string, actor: Actor = owner): Promise<string[]> {
  const names: string[] = []
  for await (const rows of streamList(platform, actor, listRequest(roomTypeList, address)))
    names.push(...rows.map(({ name }) => name))
  return names
}

async function three(): Promise<RoomType[]> {
  return [
    await aRoom(platform, {
      name: "Neem Room",
      price: fromRupees(9000),
      view: "Neem tree",
      stockQuantity: 2,
    }),
    await aRoom(platform, { name: "attic Room", isActive: false, stockQuantity: 0 }),
    await aRoom(platform, {
      name: "Zodiac Suite",
      price: fromRupees(21_000),
      isInStock: false,
      kind: "Suite",
    }),
  ]
}

describe("the list of room types", () => {
  test("[ADM-9] is searched, ordered and narrowed", async () => {
    const [neem] = await three()
    expect(await list("q=SUITE")).toEqual(["Zodiac Suite"])
    expect(await list("q=neem+tree")).toEqual(["Neem Room"])
    expect(await list("sort=name")).toEqual(["attic Room", "Neem Room", "Zodiac Suite"])
    expect(await list("sort=-price")).toEqual(["Zodiac Suite", "Neem Room", "attic Room"])
    expect(await list("sort=stock")).toEqual(["attic Room", "Neem Room", "Zodiac Suite"])
    expect(await list("stock=in")).toEqual(["Neem Room"])
    expect(await list("stock=out&sort=name")).toEqual(["attic Room", "Zodiac Suite"])
    expect(await list("available=no")).toEqual(["attic Room"])
    const { rows } = await readListPage(platform, owner, listRequest(roomTypeList, "q=neem+room"))
    expect(rows).toMatchObject([neem])
  })

  test("[ADM-9] a file holds what the list shows, and no deleted one", async () => {
    const [neem] = await three()
    expect(await file("sort=price")).toEqual(["attic Room", "Neem Room", "Zodiac Suite"])
    expect((await deleteRoomType(platform, owner, neem?.id ?? "")).ok).toBe(true)
    expect(await file("sort=price")).toEqual(["attic Room", "Zodiac Suite"])
  })

  test("[API-10] the desk reads it; others get neither list nor file", async () => {
    await three()
    expect(await list("", staffAs("front-desk"))).toHaveLength(3)
    for (const actor of [visitor, staffAs("guest"), staffAs("marketing"), staffAs("events")])
      expect([await list("", actor), await file("", actor)]).toEqual([[], []])
  })
})

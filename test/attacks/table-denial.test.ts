import { beforeEach, expect, test } from "vitest"
import { aSender } from "#src/features/enquiries/enquiries.factory.ts"
import { changeTableOfLink } from "#src/features/table-reservations/change-table.service.ts"
import type { TableRequest } from "#src/features/table-reservations/table-reservation.ts"
import {
  aReservedTable,
  aTable,
  aTableRequest,
  linkOfTable,
  takenSeats,
} from "#src/features/table-reservations/tables.factory.ts"
import { reserveTable } from "#src/features/table-reservations/tables.service.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const address = "203.0.113.66"

/** A table for one of many names of one visitor. */
const byVisitor = (parts: Partial<TableRequest>) =>
  reserveTable(
    platform,
    {
      request: aTableRequest(platform, { email: `${crypto.randomUUID()}@example.in`, ...parts }),
      key: crypto.randomUUID(),
    },
    aSender({ address }),
  )

const refusal = { refusal: { kind: "too-many-seats" } }

test("[SAFE-3] [GUEST-7] one visitor with many names cannot reserve a whole restaurant", async () => {
  expect(await byVisitor({ guests: 12 })).toMatchObject({ ok: true })
  // Safar has 32 covers.
  expect(await byVisitor({ guests: 12, slot: 39 })).toMatchObject({ ok: true })
  expect(await byVisitor({ guests: 4 })).toMatchObject(refusal)
  expect(await byVisitor({ guests: 4, slot: 41 })).toMatchObject(refusal)
  expect(await byVisitor({ guests: 12, slot: 44 })).toMatchObject({ ok: true })
  expect(await byVisitor({ guests: 12, outlet: "udaan" })).toMatchObject({ ok: true })
  expect(await aTable(platform, { guests: 8 })).toMatchObject({ ok: true })
})

test("[SAFE-3] [GUEST-7] nor by small tables that become large, all at one time", async () => {
  const slots = [20, 24, 28, 32]
  const moved = []
  for (const slot of slots) {
    const table = await aReservedTable(platform, { slot, guests: 1, email: `guest${slot}@example.in` })
    const link = { ...(await linkOfTable(platform, table)), address }
    moved.push(await changeTableOfLink(platform, link, { day: table.day, slot: 40, guests: 8 }))
  }
  expect(moved.map(({ ok }) => ok)).toEqual([true, true, true, false])
  expect(moved.at(-1)).toMatchObject(refusal)
})

test("[GUEST-7] a party of the largest size reserves in a small restaurant, and stays a little longer", async () => {
  const reserved = await byVisitor({ guests: 12 })
  if (!reserved.ok) throw new Error(reserved.refusal.kind)
  const link = { ...(await linkOfTable(platform, reserved.value)), address }
  const later = { day: reserved.value.day, slot: 41, guests: 12 }
  expect(await changeTableOfLink(platform, link, later)).toMatchObject({ ok: true })
  expect(await takenSeats(platform, reserved.value)).toContainEqual([43, 12])
})

test("[GUEST-7] a full time names free ones, also to a visitor with many tables", async () => {
  for (const guests of [12, 12]) expect(await byVisitor({ guests })).toMatchObject({ ok: true })
  expect(await byVisitor({ guests: 12 })).toMatchObject({
    refusal: { kind: "full", free: expect.arrayContaining([37, 43]) },
  })
})
